import CPangoCairo
import Foundation
import Scene

/// Boxes with round corners, each distinct one filled by Cairo once and then copied wherever it comes
/// again, pixel by pixel the same.
///
/// A picture of a layout is cells that are alike: filling and stroking their paths over and over is
/// most of its time.
final class BoxStamps {
  /// What a box is made of.
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

  private static let mostStamps = 512
  /// Pixels; what is larger has few pixels at its edges, and Cairo is as fast.
  private static let mostLong = 1 << 20

  /// Draws a box that is opaque and has round corners on a surface that nothing shines through;
  /// `false`, and nothing, for any other.
  ///
  /// - Parameter rect: Where it lies, in pixels.
  func draw(_ layers: Layers, in rect: CGRect, on surface: ImageSurface) -> Bool {
    let (ground, line) = (layers.ground, layers.line)
    guard surface.isOpaque, ground.color.isOpaque, line?.color.isOpaque ?? true,
      ground.corners != .square,
      rect.isWhole, rect.width < CGFloat(Self.mostLong), rect.height < CGFloat(Self.mostLong),
      abs(rect.minX) < CGFloat(Self.mostLong), abs(rect.minY) < CGFloat(Self.mostLong)
    else { return false }
    let key = Key(
      layers: Layers(
        ground: ground.moved(by: rect.origin), line: line?.moved(by: rect.origin)),
      size: rect.size)
    guard let stamp = stamp(key) else { return false }
    stamp.draw(on: surface, x: Int(rect.minX), y: Int(rect.minY))
    return true
  }

  private func stamp(_ key: Key) -> BoxStamp? {
    if let known = stamps[key] { return known }
    if stamps.count >= Self.mostStamps { stamps.removeAll(keepingCapacity: true) }
    let stamp = BoxStamp(key.layers, size: key.size)
    stamps[key] = stamp
    return stamp
  }
}

extension BoxLayer {
  /// The layer with a point as its origin.
  fileprivate func moved(by origin: CGPoint) -> BoxLayer {
    var layer = self
    layer.rect = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    return layer
  }
}

extension CGRect {
  /// Whether all edges lie between pixels.
  fileprivate var isWhole: Bool {
    [minX, minY, width, height].allSatisfy { $0 == $0.rounded() }
  }
}
