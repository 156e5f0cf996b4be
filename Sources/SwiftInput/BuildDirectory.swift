internal import Foundation
package import HostSystem
package import SpecInput

/// A checkout of Flatplan and its build folder.
package struct BuildDirectory: Sendable {
  /// The folder of the checkout.
  package var package: String
  /// The scratch path passed to the package manager.
  var scratch: String
  var configuration: String
  /// The folder of the built products.
  package var folder: String { "\(scratch)/\(configuration)" }

  /// Finds the checkout that `FLATPLAN_PACKAGE` names, or the one that contains the running
  /// executable.
  ///
  /// - Throws: `Failure.environment(_:)` if there is none.
  package static func find(in surroundings: RunEnvironment, cache: Cache) throws(Failure)
    -> BuildDirectory
  {
    if let named = surroundings.environment["FLATPLAN_PACKAGE"], !named.isEmpty {
      let package = Files.direct(surroundings.absolute(named))
      guard isPackage(package) else {
        throw .environment(
          "FLATPLAN_PACKAGE is set to \(named), which is not a checkout of Flatplan")
      }
      return BuildDirectory(
        package: package, scratch: cache.folder + "/builds/" + StableHash(package).text,
        configuration: "release")
    }
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
    guard let directory = around(executable) else {
      throw .environment(
        """
        Swift files are compiled against Flatplan's sources, but this executable is not in the \
        build folder of a checkout. Set FLATPLAN_PACKAGE=path/to/flatplan, or link to the \
        executable in the checkout instead of copying it
        """)
    }
    return directory
  }

  /// The package that contains the path of a built executable, as in
  /// `PACKAGE/.build/TRIPLE/CONFIGURATION/flatplan`.
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

  /// The latest modification time of all sources, in seconds since 1970.
  var newestSource: Double {
    let sources = package + "/Sources"
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".swift") }.map { sources + "/" + $0 }
    return (paths + [package + "/Package.swift"]).map(Stamp.modified).max() ?? 0
  }

  /// Builds a product unless it exists and is newer than the sources.
  ///
  /// - Parameters:
  ///   - path: The path of the built product.
  ///   - words: Prints a message; called before a build starts.
  ///   - toolchain: Finds the toolchain; called only if a build is necessary.
  /// - Throws: `Failure.environment(_:)` with the output of the package manager.
  package func buildIfNeeded(
    _ product: String, at path: String, cache: Cache, words: () -> Void,
    toolchain: () throws(Failure) -> Toolchain
  ) throws(Failure) {
    // The package manager does not touch a product if its sources have a new date but the same
    // content. The stamp file records the date of the last build instead.
    let stamp = cache.folder + "/products/" + StableHash(path).text
    let built = max(Stamp.modified(path), Stamp.modified(stamp))
    if Files.exists(path), built >= newestSource { return }
    words()
    try build(product, by: try toolchain())
    guard Files.exists(path) else {
      throw .environment("\(path) does not exist after the build")
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
    let log = String(decoding: outcome.output + outcome.errors, as: UTF8.self)
    throw .environment("\(product) in \(package) cannot be built:\n" + log.trimmingNewlines)
  }
}
