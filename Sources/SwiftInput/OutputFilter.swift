internal import Foundation
internal import SpecInput
internal import Synchronization

/// Passes on what a program says, line by line, up to a measure; files are called what the user calls
/// them. Of a program that is started again, what it said before is not said twice.
final class OutputFilter: Sendable {
  /// Bytes.
  private static let most = 1 << 20

  private let surroundings: RunEnvironment
  private let names: [(module: String, file: String)]
  /// The place in the user's code that a line of ``ProgramMessages/frames`` tells, and what is said of it.
  private let place: @Sendable (_ addresses: [String]) -> String?
  private let state: Mutex<State>

  private struct State {
    var rest: [UInt8] = []
    var heard = 0
    var traces = StackTraces()
    /// The lines that were passed on, or would have been.
    var lines: [String] = []
    /// Those of the run before that are still to come again.
    var expected: ArraySlice<String>
    var stopped: StoppedCall?
  }

  /// - Parameter earlier: The lines of the run before.
  init(
    _ units: [SwiftUnit], _ surroundings: RunEnvironment, after earlier: [String] = [],
    place: @escaping @Sendable (_ addresses: [String]) -> String? = { _ in nil }
  ) {
    self.surroundings = surroundings
    self.place = place
    state = Mutex(State(expected: earlier[...]))
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
      surroundings.words("\nnote: the program says more than is passed on\n")
    }
  }

  func finish() {
    state.withLock { state in
      tell(state.rest[...], &state)
      state.rest = []
    }
  }

  /// The lines that were heard, and the call that stopped the program, if one did.
  var heard: (lines: [String], stopped: StoppedCall?) { state.withLock { ($0.lines, $0.stopped) } }

  private func tell(_ bytes: ArraySlice<UInt8>, _ state: inout State) {
    guard !bytes.isEmpty else { return }
    var text = state.traces.removed(from: String(decoding: bytes, as: UTF8.self))
    for (module, file) in names { text = text.replacingOccurrences(of: module, with: file) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.compactMap { line in passed(line, &state) }.joined(separator: "\n")
    if !text.isEmpty { surroundings.words(text) }
  }

  /// A line as it is passed on, with what is said of addresses in their place; `nil` where it is for nobody
  /// else, or was passed on before.
  private func passed(_ line: Substring, _ state: inout State) -> String? {
    if line.hasPrefix(ProgramMessages.stopped) {
      state.stopped = StoppedCall(line: line.dropFirst(ProgramMessages.stopped.count))
      return nil
    }
    var words = String(line)
    if line.hasPrefix(ProgramMessages.frames) {
      let addresses = line.dropFirst(ProgramMessages.frames.count).split(separator: " ")
      guard let place = place(addresses.map(String.init)) else { return nil }
      words = place
    }
    guard !words.isEmpty else { return state.expected.isEmpty ? words : nil }
    state.lines.append(words)
    if state.expected.first == words {
      state.expected.removeFirst()
      return nil
    }
    state.expected = []
    return words
  }
}
