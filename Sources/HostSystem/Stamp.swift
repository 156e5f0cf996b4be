internal import Foundation

/// Detects changes of a file without reading it.
package enum Stamp {
  /// Returns the path, modification time and size of a file; links are followed.
  package static func of(_ path: String) -> String {
    "\(path) \(modified(path)) \(status(path)?.st_size ?? -1)"
  }

  /// Returns the modification time in seconds since 1970; 0 if the file does not exist.
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
