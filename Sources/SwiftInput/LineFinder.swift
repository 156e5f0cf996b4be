internal import Foundation
internal import HostSystem
internal import SpecInput

/// Finds the line of a user's code at which a program stopped.
struct LineFinder: Sendable {
  private let program: String
  private let symbolizer: String?
  private let surroundings: RunEnvironment
  /// What the user calls files, by their paths.
  private let names: [String: String]

  init(
    program: String, units: [SwiftUnit], toolchain: Toolchain, _ surroundings: RunEnvironment
  ) {
    self.program = program
    symbolizer = toolchain.symbolizer
    self.surroundings = surroundings
    let names = units.flatMap(\.files).map(\.name).map {
      (Files.direct(surroundings.absolute($0)), $0)
    }
    self.names = Dictionary(names) { first, _ in first }
  }

  /// What is said of addresses in the program, the innermost first: the first line that is the user's, with
  /// its code, or where the code begins that has no line of its own, as traps of checks in it. `nil` where
  /// that cannot be known, as without debugging tools.
  func note(of addresses: [String]) -> String? {
    places(of: addresses).lazy.compactMap { place in
      guard place.line == 0 else { return note(place, "it stopped in this line") }
      guard names[Files.direct(place.path)] != nil, let start = place.start else { return nil }
      return places(of: [start]).first.flatMap { note($0, "it stopped in what begins here") }
    }.first
  }

  /// A place in code, as the symbolizer tells it.
  ///
  /// See [llvm-symbolizer](https://llvm.org/docs/CommandGuide/llvm-symbolizer.html).
  private struct Place: Decodable {
    var path: String
    /// 0 for none.
    var line: Int
    /// The address that its function begins at.
    var start: String?

    enum CodingKeys: String, CodingKey {
      case path = "FileName"
      case line = "Line"
      case start = "StartAddress"
    }
  }

  private struct Answer: Decodable {
    var places: [Place]?

    enum CodingKeys: String, CodingKey {
      case places = "Symbol"
    }
  }

  private func places(of addresses: [String]) -> [Place] {
    guard let symbolizer, !addresses.isEmpty else { return [] }
    let outcome = try? ChildProcess(
      path: symbolizer,
      arguments: ["--obj=\(program)", "--output-style=JSON", "--no-inlines"] + addresses,
      folder: surroundings.folder, limit: Self.patience
    ).run()
    guard let outcome, outcome.ending == .exit(0) else { return [] }
    let answers = try? JSONDecoder().decode([Answer].self, from: Data(outcome.output))
    return (answers ?? []).flatMap { $0.places ?? [] }
  }

  /// Seconds.
  private static let patience = 10.0

  private func note(_ place: Place, _ words: String) -> String? {
    let (path, line) = (place.path, place.line)
    guard line > 0, let name = names[Files.direct(path)] else { return nil }
    let text =
      (try? Files.read(path, named: name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let code =
      lines.indices.contains(line - 1) ? lines[line - 1].trimmingPrefix(while: \.isWhitespace) : ""
    return "\(name):\(line): note: \(words)\(code.isEmpty ? "" : ": \(code)")"
  }
}
