/// The exit status of a command. Higher values are worse.
package enum CommandStatus: Int32, Hashable, Sendable, Comparable {
  case done = 0
  /// An error in a spec, or differences from baselines.
  case badSpec = 1
  case badUsage = 2
  /// An input, output or environment error.
  case system = 3

  package static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
}
