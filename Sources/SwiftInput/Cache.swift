internal import Basics
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// The cache folder. Its contents can be deleted at any time.
struct Cache: Sendable {
  var folder: String

  /// Uses the folder in `FLATPLAN_CACHE`, or a subfolder of the user's cache folder.
  init(in environment: RunEnvironment) {
    let variables = environment.variables
    if let named = variables["FLATPLAN_CACHE"], !named.isEmpty {
      folder = environment.absolute(named)
      return
    }
    // Without a home there is no place that belongs to the user, so the name tells users apart, and
    // `secure()` checks the owner.
    guard let home = variables["HOME"], !home.isEmpty else {
      folder = NSTemporaryDirectory() + "flatplan-\(geteuid())"
      return
    }
    #if canImport(Darwin)
      let all = home + "/Library/Caches"
    #else
      let named = variables["XDG_CACHE_HOME", default: ""]
      let all = named.isEmpty ? home + "/.cache" : named
    #endif
    folder = all + "/flatplan"
  }

  /// Creates the folder for this user only, or checks that other users cannot write in it: programs
  /// in it are run.
  ///
  /// - Throws: ``Failure/environment(_:)`` if the folder is a link, belongs to another user, or
  ///   cannot be made private.
  func secure() throws(Failure) {
    try PrivateFolder.secure(
      folder, as: "cache folder", advice: "set FLATPLAN_CACHE to a folder of your own")
  }
}
