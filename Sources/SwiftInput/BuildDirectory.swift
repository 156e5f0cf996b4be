internal import Basics
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// Flatplan's sources, in a checkout or installed, and the folder where they are built.
struct BuildDirectory: Sendable {
  /// The folder of the sources.
  var package: String
  /// The scratch path passed to the package manager.
  var scratch: String
  var configuration: String
  /// The installed C libraries that the sources are built with; `nil` for those of the system.
  var libraries: PrivateLibraries?
  /// The folder of the built products.
  var folder: String { "\(scratch)/\(configuration)" }

  /// Finds the checkout that `FLATPLAN_PACKAGE` names, the one that contains the running
  /// executable, or the sources that are installed with it.
  ///
  /// - Throws: `Failure.environment(_:)` if there are none.
  static func find(
    _ toolchain: Toolchain, in environment: RunEnvironment, cache: Cache
  ) throws(Failure) -> BuildDirectory {
    if let named = environment.variables["FLATPLAN_PACKAGE"], !named.isEmpty {
      let package = Files.direct(environment.absolute(named))
      guard isPackage(package) else {
        throw .environment(
          "FLATPLAN_PACKAGE is set to \(named), which is not a checkout of Flatplan")
      }
      return BuildDirectory(
        package: package, scratch: cache.folder + "/builds/" + StableHash(package).text,
        configuration: "release")
    }
    let executable = Installation.executable ?? ""
    if let checkout = around(executable) { return checkout }
    if let installed = installed(with: executable, toolchain, cache: cache) { return installed }
    throw .environment(
      """
      Swift files are compiled against Flatplan's sources, which are not installed. Install the \
      flatplan-swift, or set FLATPLAN_PACKAGE=path/to/flatplan
      """)
  }

  /// The sources of the package `flatplan-swift`, installed beside an executable. Each release and
  /// each compiler has a build folder of its own, because a compiler does not load the modules of
  /// another.
  static func installed(
    with executable: String, _ toolchain: Toolchain, cache: Cache
  ) -> BuildDirectory? {
    let installation = Installation(executable: executable)
    let package = installation.share + "/swift/flatplan"
    guard isPackage(package) else { return nil }
    let key = StableHash([package, Release.description, toolchain.identity])
    return BuildDirectory(
      package: package, scratch: "\(cache.folder)/builds/\(key.text)", configuration: "release",
      libraries: PrivateLibraries(of: installation))
  }

  /// The package that contains the path of a built executable, as in
  /// `PACKAGE/.build/TRIPLE/CONFIGURATION/flatplan`.
  static func around(_ executable: String) -> BuildDirectory? {
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

  /// The extensions of Swift and C code and of embedded files. Symbols are embedded in packed form, so
  /// that only sketches are SVG files.
  private static let sourceExtensions: Set<Substring> = [
    "swift", "c", "h", "md", "txt", "yaml", "css", "js", "html",
  ]

  /// The latest modification time of all sources, in seconds since 1970.
  var newestSource: Double {
    var newest = Stamp.modified(package + "/Package.swift")
    var folders = [package + "/Sources"]
    // Every run reads the dates. Foundation's enumerator takes several times as long.
    while let folder = folders.popLast() {
      for name in CodeFolder.entries(of: folder) {
        let path = folder + "/" + name
        guard let dot = name.lastIndex(of: ".") else {
          folders.append(path)
          continue
        }
        let kind = name[name.index(after: dot)...]
        if Self.sourceExtensions.contains(kind) || kind == "svg" && folder.contains("/Sketches/") {
          newest = max(newest, Stamp.modified(path))
        }
      }
    }
    return newest
  }

  /// Builds a product unless it exists and is newer than the sources.
  ///
  /// - Parameters:
  ///   - path: The path of the built product.
  ///   - words: Prints a message; called before a build starts.
  ///   - toolchain: Finds the toolchain; called only if a build is necessary.
  /// - Throws: `Failure.environment(_:)` with the output of the package manager.
  func buildIfNeeded(
    _ product: String, at path: String, cache: Cache, announce: () -> Void,
    toolchain: () throws(Failure) -> Toolchain
  ) throws(Failure) {
    // The package manager does not touch a product if its sources have a new date but the same
    // content. The stamp file records the date of the last build instead.
    let stamp = cache.folder + "/products/" + StableHash(path).text
    let built = max(Stamp.modified(path), Stamp.modified(stamp))
    if Files.exists(path), built >= newestSource { return }
    try cache.secure()
    announce()
    try build(product, by: try toolchain())
    guard Files.exists(path) else {
      throw .environment("\(path) does not exist after the build")
    }
    // An unchanged file keeps its date.
    if try Files.replace(stamp, with: [], named: stamp) == .unchanged { utimes(stamp, nil) }
  }

  private func build(_ product: String, by toolchain: Toolchain) throws(Failure) {
    let outcome = try ChildProcess(
      path: toolchain.packageManager,
      arguments: [
        "build", "--package-path", package, "--scratch-path", scratch, "-c", configuration,
        "--product", product,
      ] + (libraries?.buildArguments ?? []), folder: package
    ).run()
    guard outcome.ending != .exit(0) else { return }
    let log = String(decoding: outcome.output + outcome.errors, as: UTF8.self)
    throw .environment("\(product) in \(package) cannot be built:\n" + log.trimmingNewlines)
  }
}
