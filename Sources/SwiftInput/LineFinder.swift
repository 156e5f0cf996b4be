internal import CodeSalvage
internal import Foundation
internal import HostSystem

/// Finds the line of a user's code at which the program crashed.
struct LineFinder: Sendable {
  private let program: String
  private let symbolizer: String?
  private let environment: RunEnvironment
  /// The names that the user gave to files, keyed by path.
  private let names: [String: String]

  init(
    program: String, units: [SwiftUnit], toolchain: Toolchain, _ environment: RunEnvironment
  ) {
    self.program = program
    symbolizer = toolchain.symbolizer
    self.environment = environment
    let names = units.flatMap(\.files).map(\.name).map {
      (Files.direct(environment.absolute($0)), $0)
    }
    self.names = Dictionary(names) { first, _ in first }
  }

  /// A note about the first address that belongs to the user's code, with the line and its source.
  /// For code without a line of its own, such as traps of runtime checks, the note names the line where
  /// its function starts.
  ///
  /// - Parameter addresses: Addresses in the program, innermost first.
  /// - Returns: `nil` if the line cannot be determined, for example without a symbolizer.
  func note(of addresses: [String]) -> String? {
    places(of: addresses).lazy.compactMap { place in
      guard place.line == 0 else { return note(place, "the program stopped in this line") }
      guard names[Files.direct(place.path)] != nil, let start = place.start else { return nil }
      return places(of: [start]).first.flatMap {
        note($0, "the program stopped in the code that starts here")
      }
    }.first
  }

  /// A source location in the output of the symbolizer.
  ///
  /// See [llvm-symbolizer](https://llvm.org/docs/CommandGuide/llvm-symbolizer.html).
  private struct Place: Decodable {
    var path: String
    /// The line number; 0 if unknown.
    var line: Int
    /// The start address of the function.
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
      folder: environment.folder, limit: Self.timeLimit
    ).run()
    guard let outcome, outcome.ending == .exit(0) else { return [] }
    let answers = try? JSONDecoder().decode([Answer].self, from: Data(outcome.output))
    return (answers ?? []).flatMap { $0.places ?? [] }
  }

  /// The time limit of the symbolizer, in seconds.
  private static let timeLimit = 10.0

  private func note(_ place: Place, _ text: String) -> String? {
    let (path, line) = (place.path, place.line)
    guard line > 0, let name = names[Files.direct(path)] else { return nil }
    let contents =
      (try? Files.read(path, named: name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = contents.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let code =
      lines.indices.contains(line - 1) ? lines[line - 1].trimmingPrefix(while: \.isWhitespace) : ""
    return "\(name):\(line): note: \(text)\(code.isEmpty ? "" : ": \(code)")"
  }
}
