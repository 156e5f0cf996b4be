internal import Foundation
package import SpecInput

/// The cache folder. Its contents can be deleted at any time.
package struct Cache: Sendable {
  var folder: String

  /// Uses the folder in `FLATPLAN_CACHE`, or a subfolder of the user's cache folder.
  package init(in surroundings: RunEnvironment) {
    let environment = surroundings.environment
    if let named = environment["FLATPLAN_CACHE"], !named.isEmpty {
      folder = surroundings.absolute(named)
      return
    }
    let home = environment["HOME", default: NSTemporaryDirectory()]
    #if canImport(Darwin)
      let all = home + "/Library/Caches"
    #else
      let named = environment["XDG_CACHE_HOME", default: ""]
      let all = named.isEmpty ? home + "/.cache" : named
    #endif
    folder = all + "/flatplan"
  }
}
