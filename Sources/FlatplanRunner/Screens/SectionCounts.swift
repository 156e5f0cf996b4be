internal import FlatplanScreens
internal import Foundation
internal import Synchronization

/// The numbers of sections of screens, counted on first use.
final class SectionCounts: Sendable {
  private let screens: [Screen]
  private let known = Mutex<[Int: Int]?>(nil)

  init(_ screens: [Screen]) {
    self.screens = screens
  }

  /// The number of sections of the screen at an index, at least 1.
  subscript(index: Int) -> Int {
    known.withLock { known in
      let counts = known ?? Watch.shared.pause(find)
      known = counts
      return max(counts[index] ?? 1, 1)
    }
  }

  /// Counts the sections of all screens. If a counting process crashes, a new one continues after the
  /// screen that caused it.
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
      Note.print(
        "the sections cannot be counted, so one is drawn: \(error.localizedDescription)")
      return [:]
    }
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return SectionCount.read(String(decoding: written, as: UTF8.self))
  }
}
