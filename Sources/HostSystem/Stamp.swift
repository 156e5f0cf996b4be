internal import Foundation

/// What tells a file from what it was before, without reading it.
package enum Stamp {
  /// The path, the time of its last change and its size; of what a link leads to.
  package static func of(_ path: String) -> String {
    "\(path) \(modified(path)) \(status(path)?.st_size ?? -1)"
  }

  /// Seconds since 1970; 0 where there is no file.
  package static func modified(_ path: String) -> Double {
    guard let status = status(path) else { return 0 }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
