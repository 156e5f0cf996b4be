internal import CodeSalvage
internal import Foundation
internal import HostSystem
internal import Synchronization

/// Forwards the output of a program line by line, up to a size limit.
///
/// Replaces file names by the names that the user gave. After a restart of the program, it omits the
/// lines that the previous run already printed.
final class OutputFilter: Sendable {
  /// The size limit, in bytes.
  private static let maximumBytes = 1 << 20

  private let environment: RunEnvironment
  private let names: [(module: String, file: String)]
  /// Converts the addresses of a ``ProgramMessages/frames`` line to a note about the user's code.
  private let place: @Sendable (_ addresses: [String]) -> String?
  private let state: Mutex<State>

  private struct State {
    var rest: [UInt8] = []
    var count = 0
    var traces = StackTraces()
    /// The lines forwarded, including those omitted as repetitions.
    var lines: [String] = []
    /// The lines of the previous run that have not yet been repeated.
    var expected: ArraySlice<String>
    var stopped: StoppedCall?
  }

  /// - Parameters:
  ///   - earlier: The lines of the previous run.
  ///   - place: Converts addresses to a note about the user's code.
  init(
    _ units: [SwiftUnit], _ environment: RunEnvironment, after earlier: [String] = [],
    place: @escaping @Sendable (_ addresses: [String]) -> String? = { _ in nil }
  ) {
    self.environment = environment
    self.place = place
    state = Mutex(State(expected: earlier[...]))
    names = units.flatMap { unit in
      unit.files.map { ("\(unit.module)/\($0.base)", $0.name) }
    }
  }

  func receive(_ bytes: [UInt8]) {
    state.withLock { state in
      guard state.count < Self.maximumBytes else { return }
      state.count += bytes.count
      state.rest += bytes
      let end = state.rest.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      forward(state.rest[..<end], &state)
      state.rest.removeFirst(end)
      guard state.count >= Self.maximumBytes else { return }
      forward(state.rest[...], &state)
      state.rest = []
      environment.messages("\nnote: the rest of the program's output is omitted\n")
    }
  }

  func finish() {
    state.withLock { state in
      forward(state.rest[...], &state)
      state.rest = []
    }
  }

  /// The lines received so far, and the call that stopped the program, if any.
  var received: (lines: [String], stopped: StoppedCall?) {
    state.withLock { ($0.lines, $0.stopped) }
  }

  private func forward(_ bytes: ArraySlice<UInt8>, _ state: inout State) {
    guard !bytes.isEmpty else { return }
    var text = state.traces.removed(from: String(decoding: bytes, as: UTF8.self))
    for (module, file) in names { text = text.replacingOccurrences(of: module, with: file) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.compactMap { line in forwarded(line, &state) }.joined(separator: "\n")
    if !text.isEmpty { environment.messages(text) }
  }

  /// The line to forward, with addresses replaced by a note; `nil` for internal messages and
  /// repetitions.
  private func forwarded(_ line: Substring, _ state: inout State) -> String? {
    if line.hasPrefix(ProgramMessages.stopped) {
      state.stopped = StoppedCall(line: line.dropFirst(ProgramMessages.stopped.count))
      return nil
    }
    var text = String(line)
    if line.hasPrefix(ProgramMessages.frames) {
      let addresses = line.dropFirst(ProgramMessages.frames.count).split(separator: " ")
      guard let place = place(addresses.map(String.init)) else { return nil }
      text = place
    }
    guard !text.isEmpty else { return state.expected.isEmpty ? text : nil }
    state.lines.append(text)
    if state.expected.first == text {
      state.expected.removeFirst()
      return nil
    }
    state.expected = []
    return text
  }
}
