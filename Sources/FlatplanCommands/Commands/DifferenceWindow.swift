internal import ArgumentParser

/// The argument of `--window`: how many pixels may differ in any square of a given side.
struct DifferenceWindow: Hashable, Sendable {
  /// The side in pixels.
  var side: Int
  var count: Int

  /// Parses an argument such as `8:12`.
  ///
  /// - Throws: `ValidationError` if the text is not a side and a count.
  init(argument text: String) throws {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let side = numbers[0], let count = numbers[1], side > 0, count >= 0
    else { throw ValidationError("'\(text)' is not a window side and a pixel count, such as 8:12") }
    (self.side, self.count) = (side, count)
  }

  /// - Throws: `ValidationError` if the argument of `--threshold` is out of range.
  static func validate(threshold: Double?) throws {
    guard let threshold, !(0...1).contains(threshold) else { return }
    throw ValidationError("--threshold needs a number from 0 to 1")
  }
}
