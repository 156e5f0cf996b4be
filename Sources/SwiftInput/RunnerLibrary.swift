internal import Foundation
internal import HostSystem
internal import SpecInput

/// Flatplan as a library that a user's code is compiled against.
struct RunnerLibrary: Sendable {
  /// Where it was built.
  var folder: String

  var modules: String { folder + "/Modules" }
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

  /// Whether it can be used.
  var isThere: Bool {
    Files.exists(path) && Files.exists(modules + "/FlatplanScreens.swiftmodule")
      && Files.exists(modules + "/UIKit.swiftmodule")
  }
}

extension RunnerLibrary {
  /// The library, built if there is none that is as new as its sources.
  ///
  /// It is looked for where `FLATPLAN_BUILD` says, then in the package that `FLATPLAN_PACKAGE` names,
  /// then in the one that the running executable was built in.
  static func find(
    _ toolchain: Toolchain, in surroundings: RunEnvironment, cache: Cache
  ) throws(Failure) -> RunnerLibrary {
    if let folder = surroundings.environment["FLATPLAN_BUILD"], !folder.isEmpty {
      let library = RunnerLibrary(folder: surroundings.absolute(folder))
      guard library.isThere else {
        throw .environment(
          "FLATPLAN_BUILD names \(folder), where no \(product) library has been built")
      }
      return library
    }
    let place = try BuildDirectory.find(in: surroundings, cache: cache)
    let library = RunnerLibrary(folder: place.folder)
    try place.bring(
      product, at: library.path, cache: cache,
      words: {
        surroundings.words(
          "building Flatplan's library for Swift files, which takes minutes once\n")
      },
      toolchain: { toolchain })
    guard library.isThere else {
      throw .environment("the modules of \(product) are not in \(library.modules)")
    }
    return library
  }
}
