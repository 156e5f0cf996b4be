internal import Foundation

/// Where the subitems of a line lie along it and across it.
///
/// The room left over, W - Σ lengths - Σ least gaps, is shared equally by all flexible gaps of the
/// line; a share may be negative (R12). Without a flexible gap everything stays at the start (R11).
struct DistributeLine {
  var axis: Axis
  var gap: Spacing
  /// The length of the line; `nil` when the line is as long as what it holds.
  var length: CGFloat?
  /// The room across; `nil` when it is as wide as its widest subitem.
  var cross: CGFloat?

  /// A subitem with the gaps around it (R16).
  struct Subitem {
    var size: CGSize
    var edges: EdgeSpacing
  }

  /// Offsets of the subitems, of which there is one at least, and the size they fill.
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
  /// The gap when every flexible one gets `share` on top of its least.
  fileprivate func taking(_ share: CGFloat) -> CGFloat {
    isFlexible ? minimum + share : minimum
  }
}

extension EdgeSpacing {
  /// Where a single box of the given length lies in a room: flexible gaps share what is left.
  func position(of length: CGFloat, in room: CGFloat, _ axis: Axis) -> CGFloat {
    let (start, end) = (start(axis), end(axis))
    guard start.isFlexible else { return start.minimum }
    return start.minimum + (room - length - minimum(axis)) / (end.isFlexible ? 2 : 1)
  }
}
