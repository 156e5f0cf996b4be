internal import Foundation
package import HostSystem
package import SpecInput

/// The Swift compiler of the machine.
package struct Toolchain: Sendable {
  /// The paths of the tools.
  var compiler: String
  var packageManager: String
  /// The one that tells lines by addresses, if there is one.
  var symbolizer: String?

  /// The first on the `PATH`.
  ///
  /// - Throws: `Failure.environment(_:)` where there is none.
  package static func find(in surroundings: RunEnvironment) throws(Failure) -> Toolchain {
    let folders = surroundings.environment["PATH", default: ""].split(separator: ":")
    func path(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 && !Files.isFolder($0) }
    }
    func tool(_ name: String) throws(Failure) -> String {
      guard let path = path(name) else {
        throw .environment(
          """
          a Swift file is compiled, and there is no '\(name)' on the PATH; \
          Swift 6.2 or later is at https://www.swift.org/install
          """)
      }
      return path
    }
    return Toolchain(
      compiler: try tool("swiftc"), packageManager: try tool("swift"),
      symbolizer: path("llvm-symbolizer"))
  }

  /// What tells this compiler from others, without asking it.
  var identity: String { Stamp.of(URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path) }
}
