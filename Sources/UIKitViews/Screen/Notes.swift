internal import Foundation
internal import Synchronization

/// Notes about views that cannot be drawn as intended, each printed once.
package enum Notes {
  private static let printed = Mutex<Set<String>>([])

  /// Prints a note to standard error.
  package static func report(_ message: String) { print("UIView: \(message)") }

  /// Prints a note about a line of a file, whose path is shown relative to the working directory.
  static func report(_ message: String, in path: String, line: Int) {
    print("\(relative(path)):\(line): note: \(message)")
  }

  private static func print(_ line: String) {
    guard printed.withLock({ $0.insert(line).inserted }) else { return }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private static func relative(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let folder = ResourceFiles.workingFolder.split(separator: "/")
    let common = zip(parts, folder).prefix { $0 == $1 }.count
    guard path.hasPrefix("/"), common > 0 else { return path }
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}
