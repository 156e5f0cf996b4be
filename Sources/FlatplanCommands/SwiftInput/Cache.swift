internal import Foundation

/// A folder of what can be made again.
struct Cache: Sendable {
  var folder: String

  /// `FLATPLAN_CACHE`, or a folder of Flatplan's in the one that the system has for caches.
  init(in surroundings: Surroundings) {
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

/// Names of files that follow from what is in them.
enum Digest {
  /// 32 hexadecimal digits: two FNV-1a sums of 64 bits. They name; they prove nothing.
  static func of(_ parts: [String]) -> String {
    var one: UInt64 = 0xcbf2_9ce4_8422_2325
    var two: UInt64 = 0x8422_2325_cbf2_9ce4
    for part in parts {
      for byte in part.utf8 + [0] {
        one = (one ^ UInt64(byte)) &* 0x100_0000_01b3
        two = (two ^ UInt64(~byte)) &* 0x100_0000_01b3
      }
    }
    return [one, two].map { sum in
      let digits = String(sum, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
