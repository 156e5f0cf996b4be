internal import Foundation
internal import Synchronization

/// Notes about a user's code, each printed once.
enum Note {
  static let printed = Mutex<Set<String>>([])

  static func print(_ text: String, to file: FileHandle = .standardError) {
    guard printed.withLock({ $0.insert(text).inserted }) else { return }
    file.write(Data("note: \(text)\n".utf8))
  }
}
