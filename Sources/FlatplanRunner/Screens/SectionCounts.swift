internal import FlatplanScreens
internal import Foundation
internal import Synchronization

/// The numbers of sections of screens, found out when the first of them is wanted.
final class SectionCounts: Sendable {
  private let screens: [Screen]
  private let known = Mutex<[Int: Int]?>(nil)

  init(_ screens: [Screen]) {
    self.screens = screens
  }

  /// At least 1.
  subscript(index: Int) -> Int {
    known.withLock { known in
      let counts = known ?? Watch.shared.excuse(find)
      known = counts
      return max(counts[index] ?? 1, 1)
    }
  }

  /// Lets processes count until all screens had their turn.
  ///
  /// Others than the one that is wanted may take their time there.
  private func find() -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var next = 0
    while let first = screens.indices.dropFirst(next).first(where: { screens[$0].items == nil }) {
      let found = Self.count(from: first)
      counts.merge(found) { $1 }
      next = max(found.keys.max() ?? first, first) + 1
    }
    return counts
  }

  private static func count(from first: Int) -> [Int: Int] {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [SectionCount.flag, "\(first)"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      Note.say("sections cannot be counted, and one is drawn: \(error.localizedDescription)")
      return [:]
    }
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return SectionCount.read(String(decoding: written, as: UTF8.self))
  }
}
