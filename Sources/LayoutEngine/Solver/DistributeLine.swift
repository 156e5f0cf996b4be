internal import Foundation
internal import Geometry

/// Computes the positions of subitems along and across a line.
///
/// The remaining space, W - Σ lengths - Σ minimum gaps, is shared equally by all flexible gaps of
/// the line; a share may be negative (R12). Without a flexible gap all subitems are at the start
/// (R11).
struct DistributeLine {
  var axis: Axis
  var gap: Spacing
  /// The length of the line; `nil` if it is as long as its content.
  var length: CGFloat?
  /// The space across the line in points; `nil` uses the size of the widest subitem.
  var cross: CGFloat?

  /// A subitem with its edge spacing (R16).
  struct Subitem {
    var size: CGSize
    var edges: EdgeSpacing
  }

  /// Returns the offsets of the subitems and the size that they fill. There must be at least one
  /// subitem.
  func distribute(_ subitems: [Subitem]) -> (offsets: [CGPoint], filled: CGSize) {
    let needed = subitems.reduce(CGFloat(subitems.count - 1) * gap.minimum) {
      $0 + $1.size[axis] + $1.edges.minimum(axis)
    }
    let across = axis.across
    let widest = subitems.map { $0.size[across] + $0.edges.minimum(across) }.max() ?? 0
    let room = cross ?? widest
    let share = share(of: length.map { $0 - needed } ?? 0, among: subitems)
    var position: CGFloat = 0
    var offsets: [CGPoint] = []
    offsets.reserveCapacity(subitems.count)
    for subitem in subitems {
      position += subitem.edges.start(axis).taking(share)
      let aside = subitem.edges.position(of: subitem.size[across], in: room, across)
      offsets.append(CGPoint(axis, position, across: aside))
      position += subitem.size[axis] + subitem.edges.end(axis).taking(share) + gap.taking(share)
    }
    return (offsets, CGSize(axis, needed, across: widest))
  }

  private func share(of leftover: CGFloat, among subitems: [Subitem]) -> CGFloat {
    var flexible = gap.isFlexible ? subitems.count - 1 : 0
    for subitem in subitems {
      if subitem.edges.start(axis).isFlexible { flexible += 1 }
      if subitem.edges.end(axis).isFlexible { flexible += 1 }
    }
    return flexible > 0 ? leftover / CGFloat(flexible) : 0
  }
}

extension Spacing {
  /// Returns the gap if every flexible gap grows by `share`.
  fileprivate func taking(_ share: CGFloat) -> CGFloat {
    isFlexible ? minimum + share : minimum
  }
}

extension EdgeSpacing {
  /// Returns the position of a box in the given space; flexible gaps share the rest.
  func position(of length: CGFloat, in room: CGFloat, _ axis: Axis) -> CGFloat {
    let (start, end) = (start(axis), end(axis))
    guard start.isFlexible else { return start.minimum }
    return start.minimum + (room - length - minimum(axis)) / (end.isFlexible ? 2 : 1)
  }
}
