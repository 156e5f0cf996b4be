/// Finds the line of a user's code at which a program stopped.
struct LineFinder: Sendable {
  private let program: String
  private let symbolizer: String?
  private let surroundings: Surroundings
  /// What the user calls files, by their paths.
  private let names: [String: String]

  init(
    program: String, units: [SwiftUnit], toolchain: Toolchain, _ surroundings: Surroundings
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
  /// its code. `nil` where that cannot be known, as without debugging tools.
  func note(of addresses: [String]) -> String? {
    guard let symbolizer, !addresses.isEmpty else { return nil }
    let outcome = try? ChildProcess(
      path: symbolizer,
      arguments: ["--obj=\(program)", "--functions=none", "--no-inlines"] + addresses,
      folder: surroundings.folder, limit: Self.patience
    ).run()
    guard let outcome, outcome.ending == .exit(0) else { return nil }
    let places = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    return places.lazy.compactMap(Self.place).compactMap(note).first
  }

  /// Seconds.
  private static let patience = 10.0

  /// Reads `/folder/Home.swift:12:3`.
  private static func place(_ text: Substring) -> (path: String, line: Int)? {
    let parts = text.split(separator: ":")
    guard parts.count > 2, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
    return (parts.dropLast(2).joined(separator: ":"), line)
  }

  private func note(_ path: String, _ line: Int) -> String? {
    guard let name = names[Files.direct(path)] else { return nil }
    let text =
      (try? Files.read(path, named: name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let code =
      lines.indices.contains(line - 1) ? lines[line - 1].trimmingPrefix(while: \.isWhitespace) : ""
    return "\(name):\(line): note: it stopped in this line\(code.isEmpty ? "" : ": \(code)")"
  }
}
