internal import Foundation
package import SpecInput

/// A folder of what can be made again.
package struct Cache: Sendable {
  var folder: String

  /// `FLATPLAN_CACHE`, or a folder of Flatplan's in the one that the system has for caches.
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
