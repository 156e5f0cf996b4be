internal import Foundation
internal import Synchronization

/// What is told of code that is drawn all the same, or would be but for that: each thing once.
enum Note {
  static let told = Mutex<Set<String>>([])

  static func say(_ words: String, to file: FileHandle = .standardError) {
    guard told.withLock({ $0.insert(words).inserted }) else { return }
    file.write(Data("note: \(words)\n".utf8))
  }
}
