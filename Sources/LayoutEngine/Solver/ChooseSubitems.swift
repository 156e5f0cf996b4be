package import Foundation
package import Geometry

/// The number of subitems in a line and the length that their fractions refer to.
package struct LineChoice {
  package var count: Int
  /// The length in points that fractions along the line refer to.
  package var fractionBase: CGFloat
  /// The length in points that one more subitem would have needed; `nil` if the count was given.
  var neededForNext: CGFloat?

  package init(count: Int, fractionBase: CGFloat) {
    self.count = count
    self.fractionBase = fractionBase
  }
}

/// The length of a subitem while it is fitted: `fraction` of the base plus `fixed` points.
package struct SubitemLength {
  package var fraction: CGFloat
  package var fixed: CGFloat

  package init(fraction: CGFloat = 0, fixed: CGFloat = 0) {
    self.fraction = fraction
    self.fixed = fixed
  }

  /// Creates the length along `axis` of a subitem in a box, including the gaps around it.
  package init(
    _ dimension: Dimension, edges: CGFloat, along axis: Axis, in box: CGSize, on grid: PixelGrid
  ) {
    guard let fraction = dimension.fraction(of: axis) else {
      self.init(fixed: dimension.resolved(in: box, on: grid) + edges)
      return
    }
    self.init(fraction: fraction, fixed: edges)
  }
}

/// Chooses how many subitems fit into a line (R5).
///
/// With gap s, n subitems are laid out in a base of W - (n-1)s. They fit if their fractions f and
/// fixed lengths a satisfy Σf·(W - (n-1)s) + Σa + (n-1)s <= W. While Σf <= 1 the left side grows
/// with n, and beyond that nothing fits, so the search ends at the first n that does not fit. Exact
/// lengths are compared, before rounding (OPEN QUESTION Q12). For one repeated fraction the
/// condition is n·f <= 1, whatever the gap.
package struct ChooseSubitems {
  /// The direction of the line.
  var axis: Axis
  /// W: the available length in points.
  var available: CGFloat
  /// s: the gap in points; the minimum of a flexible gap.
  var gap: CGFloat
  /// Whether a subitem's cross length is a fraction of the line.
  var crossRefersToLine: Bool
  var compatibility: Compatibility

  package init(
    along axis: Axis, available: CGFloat, gap: CGFloat, crossRefersToLine: Bool,
    compatibility: Compatibility
  ) {
    self.axis = axis
    self.available = available
    self.gap = gap
    self.crossRefersToLine = crossRefersToLine
    self.compatibility = compatibility
  }

  /// The length in points by which a line may be overfull and still fit, so that ten tenths fit.
  static let tolerance: CGFloat = 0.001

  package func choose(
    _ length: (Int) throws(GroupFailure) -> SubitemLength
  ) throws(GroupFailure) -> LineChoice {
    if compatibility == .ios13 {
      // iOS 13: fractions refer to the full length.
      return try fill(gap: gap, base: { _ in available }, length)
    }
    guard crossRefersToLine else { return try fill(gap: gap, base: base(of:), length) }
    let loose = try fill(gap: 0, base: { _ in available }, length)
    let base = base(of: loose.count)
    return try fill(gap: gap, base: { _ in base }, length)
  }

  /// Returns the choice for a given count.
  package func counted(_ count: Int) -> LineChoice {
    LineChoice(count: count, fractionBase: max(base(of: count), 0))
  }

  /// Returns the choice for a line with an estimated length, which contains each subitem once.
  package func run(of count: Int) -> LineChoice {
    // iOS 13 subtracted gaps only for counted groups.
    compatibility == .ios13 ? LineChoice(count: count, fractionBase: available) : counted(count)
  }

  /// The length that fractions along the line refer to: the line less the gaps (R4).
  private func base(of count: Int) -> CGFloat { available - CGFloat(max(count, 1) - 1) * gap }

  private func fill(
    gap: CGFloat, base: (Int) -> CGFloat,
    _ length: (Int) throws(GroupFailure) -> SubitemLength
  ) throws(GroupFailure) -> LineChoice {
    var sum = SubitemLength()
    var count = 0
    while true {
      let next = count + 1
      let room = base(next)
      // With a negative base, fractions would seem to fit again.
      guard room > 0 else { return choice(count, base, needed: nil) }
      let subitem = try length(count)
      sum.fraction += subitem.fraction
      sum.fixed += subitem.fixed
      let needed = sum.fraction * room + sum.fixed + CGFloat(next - 1) * gap
      guard needed <= available + Self.tolerance else {
        return choice(count, base, needed: needed)
      }
      count = next
      guard count <= LayoutLimits.itemsInGroup else {
        let limit = LayoutLimits.itemsInGroup
        throw .error(
          sum.fraction <= 0 && sum.fixed <= 0
            ? .noLength(axis) : .tooLarge(what: "the number of items in a group", limit: limit))
      }
    }
  }

  private func choice(
    _ count: Int, _ base: (Int) -> CGFloat, needed: CGFloat?
  ) -> LineChoice {
    var choice = LineChoice(count: count, fractionBase: base(max(count, 1)))
    choice.neededForNext = needed
    return choice
  }
}
