internal import Foundation
internal import Synchronization

/// Passes on what a program says, line by line, up to a measure; files are called what the user calls
/// them.
final class Ear: Sendable {
  /// Bytes.
  private static let most = 1 << 20

  private let surroundings: Surroundings
  private let names: [(module: String, file: String)]
  /// The place in the user's code that a line of ``frames`` tells, and what is said of it.
  private let place: @Sendable (_ addresses: [String]) -> String?
  private let state = Mutex(State())

  private struct State {
    var rest: [UInt8] = []
    var heard = 0
    var traces = StackTraces()
  }

  /// What the program begins a line with that says where it stops: addresses of its code.
  static let frames = "flatplan-frames:"

  init(
    _ units: [SwiftUnit], _ surroundings: Surroundings,
    place: @escaping @Sendable (_ addresses: [String]) -> String? = { _ in nil }
  ) {
    self.surroundings = surroundings
    self.place = place
    names = units.flatMap { unit in
      unit.files.map { ("\(unit.module)/\($0.base)", $0.name) }
    }
  }

  func hear(_ bytes: [UInt8]) {
    state.withLock { state in
      guard state.heard < Self.most else { return }
      state.heard += bytes.count
      state.rest += bytes
      let end = state.rest.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      tell(state.rest[..<end], &state)
      state.rest.removeFirst(end)
      guard state.heard >= Self.most else { return }
      tell(state.rest[...], &state)
      state.rest = []
      surroundings.words("note: the program says more than is passed on\n")
    }
  }

  func finish() {
    state.withLock { state in
      tell(state.rest[...], &state)
      state.rest = []
    }
  }

  private func tell(_ bytes: ArraySlice<UInt8>, _ state: inout State) {
    guard !bytes.isEmpty else { return }
    var text = state.traces.removed(from: String(decoding: bytes, as: UTF8.self))
    for (module, file) in names { text = text.replacingOccurrences(of: module, with: file) }
    text = placed(text)
    if !text.isEmpty { surroundings.words(text) }
  }

  /// A text with what is said of addresses in their place.
  private func placed(_ text: String) -> String {
    guard text.contains(Self.frames) else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.compactMap { line in
      guard line.hasPrefix(Self.frames) else { return String(line) }
      return place(line.dropFirst(Self.frames.count).split(separator: " ").map(String.init))
    }.joined(separator: "\n")
  }
}

/// Leaves out what Swift prints of the stack when a program stops: it is the way through Flatplan; the
/// line before it names the place in the user's code.
struct StackTraces {
  private var isInside = false

  /// A text without them, which goes on where the last one ended, at a line's beginning.
  mutating func removed(from text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    for (index, line) in lines.enumerated() {
      if line == "Current stack trace:" {
        isInside = true
      } else if isInside, index < lines.count - 1 {
        isInside = line.first?.isNumber ?? false
      }
      if !isInside || index == lines.count - 1 { kept.append(line) }
    }
    return kept.joined(separator: "\n")
  }
}
