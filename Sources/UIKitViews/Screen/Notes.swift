internal import Foundation
internal import Synchronization

/// Notes about views that cannot be drawn as intended, each printed once.
package enum Notes {
  private static let said = Mutex<Set<String>>([])

  /// Prints a note to standard error.
  package static func say(_ words: String) {
    guard said.withLock({ $0.insert(words).inserted }) else { return }
    FileHandle.standardError.write(Data("UIView: \(words)\n".utf8))
  }
}
