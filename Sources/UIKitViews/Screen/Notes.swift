internal import Foundation
internal import Synchronization

/// Notes about views that cannot be drawn as intended, each printed once.
package enum Notes {
  private static let printed = Mutex<Set<String>>([])

  /// Prints a note to standard error.
  package static func report(_ message: String) {
    guard printed.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("UIView: \(message)\n".utf8))
  }
}
