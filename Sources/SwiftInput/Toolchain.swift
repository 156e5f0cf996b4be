internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// The installed Swift toolchain.
struct Toolchain: Sendable {
  /// The path of `swiftc`.
  var compiler: String
  /// The path of `swift`.
  var packageManager: String
  /// The path of `llvm-symbolizer`, which converts addresses to lines; `nil` if it is not installed.
  var symbolizer: String?

  /// Finds the first toolchain on the `PATH`.
  ///
  /// - Throws: `Failure.environment(_:)` if there is none.
  static func find(in environment: RunEnvironment) throws(Failure) -> Toolchain {
    let folders = environment.variables["PATH", default: ""].split(separator: ":")
    func path(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first(where: Files.isExecutable)
    }
    func tool(_ name: String) throws(Failure) -> String {
      guard let path = path(name) else {
        throw .environment(
          """
          '\(name)' is not on the PATH, and Swift files need it; install Swift 6.2 or later from \
          https://www.swift.org/install
          """)
      }
      return path
    }
    return Toolchain(
      compiler: try tool("swiftc"), packageManager: try tool("swift"),
      symbolizer: path("llvm-symbolizer"))
  }

  /// A stamp of the compiler executable that identifies it without running it.
  var identity: String { Stamp.of(URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path) }
}
