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
    Bundle.main.executableURL?.resolvingSymlinksInPath().path
  }
}
