import Foundation

/// The part of an exhaustive sweep that this run covers.
///
/// Without `FLATPLAN_TEST_SHARD` a sweep is complete. With `FLATPLAN_TEST_SHARD=2/4` it covers the
/// second, sixth, tenth… of its cases; four such runs, from `1/4` to `4/4`, cover them all.
public struct TestShard: Sendable {
  private let index: Int
  private let count: Int

  /// The shard that the environment names.
  public static let current = TestShard(
    ProcessInfo.processInfo.environment["FLATPLAN_TEST_SHARD"] ?? "1/1")

  /// - Parameter text: Two numbers with a slash between them: which shard, from 1, of how many.
  public init(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...max(count, 1)).contains(index)
    else { preconditionFailure("FLATPLAN_TEST_SHARD is '\(text)', not like '1/4'") }
    self.index = index
    self.count = count
  }

  /// The cases that this shard covers.
  public func cases<Cases: Sequence>(of all: Cases) -> [Cases.Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
