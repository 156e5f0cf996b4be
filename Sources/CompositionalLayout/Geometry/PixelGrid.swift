public import Foundation

/// The pixels of a display. Everything that is rounded is rounded here (R3, R70).
///
/// A fractional length is rounded down to a pixel as soon as it is resolved, so that children see
/// the rounded parent; a position is rounded to the nearest pixel once, when it is placed. Rounding
/// all edges in a last pass, as other engines do, gives 100.5 where the real system gives 100.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: CGFloat

  /// Which of the system's two ways of rounding is followed.
  public let compatibility: Compatibility

  public init(scale: CGFloat, compatibility: Compatibility = .ios16) {
    self.scale = scale
    self.compatibility = compatibility
  }

  /// The part of a pixel by which a length may miss a pixel and still count as on it.
  static let tolerance: CGFloat = 0.05

  /// A resolved fractional length, in points.
  package func floor(_ length: CGFloat) -> CGFloat {
    switch compatibility {
    case .ios16: (length * scale + Self.tolerance).rounded(.down) / scale
    case .ios13, .ios15: length
    }
  }

  /// The part of a pixel by which a sum of lengths may miss a half pixel and still count as one. A
  /// third of a point has no exact number, so which side of the half such a sum falls on would
  /// otherwise hang on the order in which it was added up.
  private static let halfTolerance: CGFloat = 1e-6

  /// A coordinate, or the length of a badge: the nearest pixel, halves away from zero.
  func nearest(_ coordinate: CGFloat) -> CGFloat {
    let pixels = coordinate * scale
    let nudged = pixels + (pixels < 0 ? -Self.halfTolerance : Self.halfTolerance)
    return nudged.rounded(.toNearestOrAwayFromZero) / scale
  }

  func nearest(_ size: CGSize) -> CGSize {
    CGSize(width: nearest(size.width), height: nearest(size.height))
  }

  /// The size of a badge, from which its place is worked out: up to iOS 15 an exact one, as all are
  /// until they are placed.
  func badge(_ size: CGSize) -> CGSize {
    switch compatibility {
    case .ios16: nearest(size)
    case .ios13, .ios15: size
    }
  }

  /// A frame as it is handed out: its origin on the grid and its size as it was resolved; in the
  /// older way all four numbers on the grid, each by itself.
  func placed(_ frame: CGRect) -> CGRect {
    let origin = CGPoint(x: nearest(frame.origin.x), y: nearest(frame.origin.y))
    return switch compatibility {
    case .ios16: CGRect(origin: origin, size: frame.size)
    case .ios13, .ios15: CGRect(origin: origin, size: nearest(frame.size))
    }
  }
}

/// A generation of the system whose layout differs in a rule.
public enum Compatibility: String, Hashable, Sendable, CaseIterable {
  /// iOS 13: as iOS 15, and inter-item spacing does not come off before fractions resolve.
  case ios13
  /// iOS 15 and earlier: sizes stay exact, final frames are rounded to the nearest pixel.
  case ios15
  /// iOS 16 and later.
  case ios16
}
