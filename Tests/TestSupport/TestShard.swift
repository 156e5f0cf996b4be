import Foundation

/// The subset of an exhaustive test that this run covers.
///
/// Without `FLATPLAN_TEST_SHARD` all cases run. With `FLATPLAN_TEST_SHARD=2/4` the second, sixth, tenth…
/// case runs; four runs, from `1/4` to `4/4`, cover all cases.
public struct TestShard: Sendable {
  private let index: Int
  private let count: Int

  /// The shard set in the environment.
  public static let current = TestShard(
    ProcessInfo.processInfo.environment["FLATPLAN_TEST_SHARD"] ?? "1/1")

  /// - Parameter text: The number of the shard, starting at 1, and the number of shards, separated by a
  ///   slash.
  public init(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...max(count, 1)).contains(index)
    else { preconditionFailure("FLATPLAN_TEST_SHARD is '\(text)', expected a value such as '1/4'") }
    self.index = index
    self.count = count
  }

  /// The cases that this shard covers.
  public func cases<Cases: Sequence>(of all: Cases) -> [Cases.Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
