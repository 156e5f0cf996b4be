// Code may ask for the order of drawing `Int.max`, and files may say any number.
extension FixedWidthInteger {
  /// The sum, or the bound that it lies beyond.
  func addingWithSaturation(_ other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the bound that it lies beyond.
  package func subtractingWithSaturation(_ other: Self) -> Self {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }
}
