/// What a command tells the one who called it. A higher one is worse.
package enum CommandStatus: Int32, Hashable, Sendable, Comparable {
  case done = 0
  /// An error in a spec, or differences.
  case badSpec = 1
  case badUsage = 2
  /// Input, output or the machine.
  case system = 3

  package static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
}
