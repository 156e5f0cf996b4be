import CPangoCairo
import Foundation
import Scene

/// A cache of boxes with round corners. Cairo fills each distinct box once; copies have identical
/// pixels.
///
/// Pictures of layouts contain many equal cells, and filling and stroking their paths would take
/// most of the time.
final class BoxStamps {
  struct Layers: Hashable {
    var ground: BoxLayer
    var line: BoxLayer?
  }

  private struct Key: Hashable {
    var layers: Layers
    var size: CGSize
    func hash(into hasher: inout Hasher) {
      hasher.combine(layers.ground.color)
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }

  private var stamps: [Key: BoxStamp] = [:]

  private static let maxStamps = 512
  /// The maximum side in pixels. Larger boxes have relatively few edge pixels, so Cairo is as fast.
  private static let maxLength = 1 << 20

  /// Draws an opaque box with round corners on an opaque surface. Returns false, and draws nothing,
  /// for any other box or surface.
  ///
  /// - Parameter rect: The box's frame in pixels.
  /// - Throws: ``RendererError`` if memory runs out.
  func draw(_ layers: Layers, in rect: CGRect, on surface: ImageSurface) throws -> Bool {
    let (ground, line) = (layers.ground, layers.line)
    guard surface.isOpaque, ground.color.isOpaque, line?.color.isOpaque ?? true,
      ground.corners != .square,
      rect.isWhole, rect.width < CGFloat(Self.maxLength), rect.height < CGFloat(Self.maxLength),
      abs(rect.minX) < CGFloat(Self.maxLength), abs(rect.minY) < CGFloat(Self.maxLength)
    else { return false }
    let key = Key(
      layers: Layers(
        ground: ground.moved(by: rect.origin), line: line?.moved(by: rect.origin)),
      size: rect.size)
    guard let stamp = try stamp(key) else { return false }
    stamp.draw(on: surface, x: Int(rect.minX), y: Int(rect.minY))
    return true
  }

  private func stamp(_ key: Key) throws -> BoxStamp? {
    if let known = stamps[key] { return known }
    if stamps.count >= Self.maxStamps { stamps.removeAll(keepingCapacity: true) }
    let stamp = try BoxStamp(key.layers, size: key.size)
    stamps[key] = stamp
    return stamp
  }
}

extension BoxLayer {
  /// The layer in coordinates relative to a point.
  fileprivate func moved(by origin: CGPoint) -> BoxLayer {
    var layer = self
    layer.rect = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    return layer
  }
}

extension CGRect {
  /// Whether all edges are on pixel boundaries.
  fileprivate var isWhole: Bool {
    [minX, minY, width, height].allSatisfy { $0 == $0.rounded() }
  }
}
