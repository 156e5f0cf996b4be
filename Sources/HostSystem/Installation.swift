internal import Foundation

/// The folders of an installed program: `bin`, `lib/flatplan` and `share/flatplan` in one folder.
package struct Installation: Sendable {
  /// The private shared libraries.
  package let libraries: String
  /// Files that do not depend on the processor.
  package let share: String

  /// - Parameter executable: The path of the program, without symbolic links.
  package init(executable: String) {
    let prefix = Files.split(Files.split(executable).folder).folder
    libraries = prefix + "/lib/flatplan"
    share = prefix + "/share/flatplan"
  }

  /// The folders around the running program; `nil` if its path is unknown.
  package static var current: Installation? {
    Self.executable.map(Installation.init(executable:))
  }

  /// The path of the running program, without symbolic links; `nil` if it is unknown.
  package static var executable: String? {
    #if os(Linux)
      if Files.isMissing("/proc/self/exe") { return started(CommandLine.arguments.first ?? "") }
    #endif
    return Bundle.main.executableURL?.resolvingSymlinksInPath().path
  }

  /// The path of a program as a shell finds it.
  private static func started(_ name: String) -> String? {
    if name.contains("/") { return Files.resolved(name) }
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }.map(Files.resolved)
  }
}
