public import Foundation

/// The pixel grid of a display. All rounding happens here (R3, R70).
///
/// A fractional length is rounded down to a pixel as soon as it is resolved, so children see the
/// rounded parent. A position is rounded to the nearest pixel once, when it is placed. Rounding all
/// edges in a final pass, as other engines do, gives 100.5 where UIKit gives 100.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point.
  public let scale: CGFloat

  /// The system generation whose rounding is used (R70).
  public let compatibility: Compatibility

  /// Creates a grid of `scale` pixels per point.
  public init(scale: CGFloat, compatibility: Compatibility = .ios26) {
    self.scale = scale
    self.compatibility = compatibility
  }

  /// The fraction of a pixel by which a length may miss a pixel and still count as on it.
  static let tolerance: CGFloat = 0.05

  /// The fraction of a pixel by which a measured length may exceed a pixel and still count as on it.
  private static let measuredTolerance: CGFloat = 0.001

  /// Rounds a measured length, in points, up to a pixel.
  package func up(_ length: CGFloat) -> CGFloat {
    (length * scale - Self.measuredTolerance).rounded(.up) / scale
  }

  /// Rounds the coordinate of measured content to the nearest pixel, halves down (R104).
  package func nearestHalfDown(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale - 0.5 - Self.measuredTolerance).rounded(.up) / scale
  }

  /// Rounds a resolved fractional length, in points, down to a pixel.
  package func floor(_ length: CGFloat) -> CGFloat {
    guard compatibility.roundsSizes else { return length }
    return (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The fraction of a pixel by which a sum may miss a half pixel and still count as one. A third
  /// of a point has no exact binary representation, so without it the order of addition would
  /// decide how such a sum is rounded.
  private static let halfTolerance: CGFloat = 1e-6

  /// Rounds a coordinate to the nearest pixel, halves away from zero.
  package func nearest(_ coordinate: CGFloat) -> CGFloat {
    let pixels = coordinate * scale
    let nudged = pixels + (pixels < 0 ? -Self.halfTolerance : Self.halfTolerance)
    return nudged.rounded(.toNearestOrAwayFromZero) / scale
  }

  private func nearest(_ point: CGPoint) -> CGPoint {
    CGPoint(x: nearest(point.x), y: nearest(point.y))
  }

  func nearest(_ size: CGSize) -> CGSize {
    CGSize(width: nearest(size.width), height: nearest(size.height))
  }

  /// The size of a badge, used to compute its position. From iOS 16 on it is rounded to the nearest
  /// pixel, halves down (R102). Up to iOS 15 it stays exact, as all sizes do until they are placed.
  package func badge(_ size: CGSize) -> CGSize {
    guard compatibility.roundsSizes else { return size }
    func rounded(_ length: CGFloat) -> CGFloat {
      (length * scale - 0.5 - Self.halfTolerance).rounded(.up) / scale
    }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  /// The final frame of an element: its four numbers are rounded separately, so that an absolute
  /// length off the grid becomes the nearest pixel, as in the frames of UIKit's views (R70).
  package func placed(_ frame: CGRect) -> CGRect {
    CGRect(origin: nearest(frame.origin), size: nearest(frame.size))
  }

  /// The final frame of a cell of a custom group, which keeps its size from iOS 16 on (R70).
  package func placedCustom(_ frame: CGRect) -> CGRect {
    compatibility.roundsSizes
      ? CGRect(origin: nearest(frame.origin), size: frame.size) : placed(frame)
  }
}

/// A system generation with layout rules and list metrics of its own.
public enum Compatibility: String, Hashable, Sendable, CaseIterable {
  /// iOS 13: as iOS 15, but inter-item spacing is not subtracted before fractions resolve (Q2).
  case ios13
  /// iOS 15 and earlier: sizes stay exact and final frames are rounded to the nearest pixel (R70).
  case ios15
  /// iOS 16 and later: resolved sizes are rounded down to a pixel (R70). Lists are those of iOS 18.
  case ios16
  /// iOS 18: frames as in iOS 16, lists as in iOS 15 to 18 (R103).
  case ios18
  /// iOS 26, the default: frames as in iOS 16, with the lists of iOS 26 (R103).
  case ios26

  /// Whether sizes are rounded down as soon as they are resolved (R70).
  var roundsSizes: Bool {
    switch self {
    case .ios16, .ios18, .ios26: true
    case .ios13, .ios15: false
    }
  }
}
