internal import Foundation
package import HostSystem
package import SpecInput

/// A checkout of Flatplan, and where it is built.
package struct BuildDirectory: Sendable {
  package var package: String
  /// What is given to the package manager as its scratch path.
  var scratch: String
  var configuration: String
  /// Where the products go.
  package var folder: String { "\(scratch)/\(configuration)" }

  /// - Throws: `Failure.environment(_:)` where there are no sources.
  package static func find(in surroundings: RunEnvironment, cache: Cache) throws(Failure)
    -> BuildDirectory
  {
    if let named = surroundings.environment["FLATPLAN_PACKAGE"], !named.isEmpty {
      let package = Files.direct(surroundings.absolute(named))
      guard isPackage(package) else {
        throw .environment("FLATPLAN_PACKAGE names \(named), which is no checkout of Flatplan")
      }
      return BuildDirectory(
        package: package, scratch: cache.folder + "/builds/" + StableHash(package).text,
        configuration: "release")
    }
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
    guard let place = around(executable) else {
      throw .environment(
        """
        a Swift file is compiled against Flatplan's own sources, and they are not where this \
        executable was built; say where they are: FLATPLAN_PACKAGE=path/to/flatplan
        """)
    }
    return place
  }

  /// The package whose build an executable is from: `PACKAGE/.build/TRIPLE/CONFIGURATION/flatplan`.
  package static func around(_ executable: String) -> BuildDirectory? {
    let parts = executable.split(separator: "/").map(String.init)
    guard let build = parts.lastIndex(of: ".build"), parts.count >= build + 3 else { return nil }
    let package = "/" + parts[..<build].joined(separator: "/")
    guard isPackage(package) else { return nil }
    let configuration = parts.dropFirst(build + 1).first { ["debug", "release"].contains($0) }
    return BuildDirectory(
      package: package, scratch: package + "/.build", configuration: configuration ?? "release")
  }

  private static func isPackage(_ folder: String) -> Bool {
    Files.exists(folder + "/Package.swift") && Files.exists(folder + "/Sources/FlatplanRunner")
  }

  /// When a source was last changed, in seconds since 1970.
  var newestSource: Double {
    let sources = package + "/Sources"
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".swift") }.map { sources + "/" + $0 }
    return (paths + [package + "/Package.swift"]).map(Stamp.modified).max() ?? 0
  }

  /// Builds a product unless what it becomes is there, and as new as the sources.
  ///
  /// - Throws: `Failure.environment(_:)` with what the package manager said.
  package func bring(
    _ product: String, at path: String, cache: Cache, words: () -> Void,
    toolchain: () throws(Failure) -> Toolchain
  ) throws(Failure) {
    // The package manager leaves a product alone whose sources say what they said before.
    let stamp = cache.folder + "/products/" + StableHash(path).text
    let built = max(Stamp.modified(path), Stamp.modified(stamp))
    if Files.exists(path), built >= newestSource { return }
    words()
    try build(product, by: try toolchain())
    guard Files.exists(path) else {
      throw .environment("\(path) is missing although it was built")
    }
    try Files.replace(stamp, with: [], named: stamp)
  }

  private func build(_ product: String, by toolchain: Toolchain) throws(Failure) {
    let outcome = try ChildProcess(
      path: toolchain.packageManager,
      arguments: [
        "build", "--package-path", package, "--scratch-path", scratch, "-c", configuration,
        "--product", product,
      ], folder: package
    ).run()
    guard outcome.ending != .exit(0) else { return }
    let said = String(decoding: outcome.output + outcome.errors, as: UTF8.self)
    throw .environment("\(product) in \(package) cannot be built:\n" + said.trimmingNewlines)
  }
}
