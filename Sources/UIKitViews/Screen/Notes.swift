internal import Foundation
internal import Synchronization

/// What is said about views that cannot be drawn as they are meant, each thing once.
package enum Notes {
  private static let said = Mutex<Set<String>>([])

  /// Says it where programs say such things.
  package static func say(_ words: String) {
    guard said.withLock({ $0.insert(words).inserted }) else { return }
    FileHandle.standardError.write(Data("UIView: \(words)\n".utf8))
  }
}
