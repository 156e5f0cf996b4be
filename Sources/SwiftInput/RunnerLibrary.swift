internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// The Flatplan library that a user's code is compiled against.
struct RunnerLibrary: Sendable {
  /// The build folder.
  var folder: String
  /// The folder of the package that it is built from, if known.
  var package: String?

  private var modules: String { folder + "/Modules" }

  /// The arguments of the compiler that find the library's modules. Those with C code have a module map
  /// beside their object files.
  var moduleArguments: [String] {
    ["-I", modules, "-Xcc", "-fmodule-map-file=\(folder)/CEmbeddedFiles.build/module.modulemap"]
  }

  var path: String { folder + "/" + Self.file }

  /// The product's name.
  static let product = "FlatplanSwift"

  private static var file: String {
    #if canImport(Darwin)
      "lib\(product).dylib"
    #else
      "lib\(product).so"
    #endif
  }

  /// Whether the library and its modules exist.
  var isThere: Bool {
    Files.exists(path) && Files.exists(modules + "/FlatplanScreens.swiftmodule")
      && Files.exists(modules + "/UIKit.swiftmodule")
  }
}

extension RunnerLibrary {
  /// Finds the library, and builds it if it is missing or older than its sources.
  ///
  /// Searches the folder in `FLATPLAN_BUILD`, then the package in `FLATPLAN_PACKAGE`, then the package
  /// that contains the running executable, then the sources installed with it.
  static func find(
    _ toolchain: Toolchain, in environment: RunEnvironment, cache: Cache
  ) throws(Failure) -> RunnerLibrary {
    if let folder = environment.variables["FLATPLAN_BUILD"], !folder.isEmpty {
      let library = RunnerLibrary(folder: environment.absolute(folder))
      guard library.isThere else {
        throw .environment(
          "FLATPLAN_BUILD is set to \(folder), which does not contain the library \(product)")
      }
      return library
    }
    let directory = try BuildDirectory.find(toolchain, in: environment, cache: cache)
    let library = RunnerLibrary(folder: directory.folder, package: directory.package)
    try directory.buildIfNeeded(
      product, at: library.path, cache: cache,
      announce: {
        environment.note(
          "building Flatplan's library for Swift files; this takes a few minutes the first time\n")
      },
      toolchain: { toolchain })
    guard library.isThere else {
      throw .environment("\(library.modules) does not contain the modules of \(product)")
    }
    return library
  }
}
