package import Foundation
package import Scene

/// The track and the thumb of a slider, in points.
package struct SliderShape {
  /// The rectangle of the whole track.
  package private(set) var track: CGRect
  private var filled: CGRect
  /// The rectangle of the thumb.
  package private(set) var thumb: CGRect

  /// Places a thumb on a track.
  ///
  /// - Parameters:
  ///   - fraction: The position of the value, from 0 to 1.
  ///   - rect: The room. The track is as wide, and vertically centered.
  ///   - size: The size of a thumb of one's own; `nil` is the system's.
  package init(
    _ fraction: Double, in rect: CGRect, thumb size: CGSize? = nil, _ metrics: ControlMetrics,
    isMirrored: Bool
  ) {
    let height = metrics.sliderTrack
    let width = max(rect.width, 0)
    track = CGRect(x: rect.minX, y: rect.midY - height / 2, width: width, height: height)
    let usual = metrics.thumb
    let size = size ?? CGSize(width: min(usual.width, width), height: usual.height)
    let offset = (width - size.width) * CGFloat(min(max(fraction, 0), 1))
    filled = track.leading(offset + size.width / 2, isMirrored: isMirrored)
    thumb = CGRect(
      x: isMirrored ? track.maxX - offset - size.width : track.minX + offset,
      y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The shapes from bottom to top. Parts without a color are not drawn.
  package func shapes(tint: RGBA?, track color: RGBA?, thumb knob: RGBA?) -> [Shape] {
    var shapes = ControlShapes.capsule(track, color) + ControlShapes.capsule(filled, tint)
    if let knob {
      shapes += ControlShapes.raised(
        thumb, radius: thumb.height / 2, knob, shadow: 0.15, blur: 6)
    }
    return shapes
  }
}
