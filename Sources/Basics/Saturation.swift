// Code may set a z index of `Int.max`, files may contain any number, and the cell counts of many
// sections may add up to more than `Int` can hold.
extension FixedWidthInteger {
  /// Returns the sum, clamped to the type's bounds on overflow.
  package func addingWithSaturation(_ other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, clamped to the type's bounds on overflow.
  package func subtractingWithSaturation(_ other: Self) -> Self {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }
}

extension Sequence where Element: FixedWidthInteger {
  /// Returns the sum of all elements, clamped to the type's bounds on overflow.
  package func sumWithSaturation() -> Element { reduce(0) { $0.addingWithSaturation($1) } }
}
