internal import CodeSalvage
internal import HostSystem
internal import SpecDiagnostics

/// A comment that controls Flatplan, such as `// flatplan: items 12, 4`.
package enum Directive: Hashable, Sendable {
  /// The number of items of each section.
  case items([Int])
  /// Excludes the following declaration from drawing.
  case skip
  /// Leaves out the bars around the declaration's controller.
  case barsOff
  /// The language mode of the file.
  case swift(String)
  /// The name of the declaration's pictures.
  case name(String)
  /// The `render` settings of the declaration, in the syntax of a spec.
  case render(String)
  /// The arguments of a function, as Swift expressions with their labels.
  case arguments([String])

  /// Why a directive is invalid.
  enum Problem: Error, Hashable {
    case reason(String)
    /// The errors in the `render` settings, with locations in the line.
    case request(SpecErrors)
  }

  /// The maximum number of items of a section.
  private static let maximumItems = 1_000_000

  /// Parses a line; `nil` if it is not a directive.
  init?(
    _ line: some StringProtocol, checkingRequest: RequestCheck = { _ in }
  ) throws(Problem) {
    let slashes = line.drop { $0.isWhitespace }
    guard slashes.hasPrefix("//") else { return nil }
    let comment = slashes.drop { $0 == "/" || $0.isWhitespace }
    guard comment.hasPrefix("flatplan:") else { return nil }
    let words = comment.dropFirst("flatplan:".count).split { $0.isWhitespace || $0 == "," }
    switch words.first {
    case "items":
      let counts = words.dropFirst().map { Int($0) }
      let known = counts.compactMap { $0 }.filter { (0...Self.maximumItems).contains($0) }
      guard !known.isEmpty, known.count == counts.count else {
        throw Problem.reason(
          "'items' needs the number of items of each section: // flatplan: items 12, 4")
      }
      self = .items(known)
    case "skip" where words.count == 1: self = .skip
    case "bars" where words.count == 2 && words[1] == "off": self = .barsOff
    case "bars": throw Problem.reason("'bars' can only be off: // flatplan: bars off")
    case "swift" where words.count == 2 && ["5", "6"].contains(words[1]):
      self = .swift(String(words[1]))
    case "name":
      guard words.count == 2 else {
        throw Problem.reason("'name' needs one word: // flatplan: name home")
      }
      self = .name(String(words[1]))
    case "arguments":
      let text = String(line[words[0].endIndex...])
      guard let arguments = Self.arguments(text) else {
        throw Problem.reason(
          "'arguments' needs the arguments of a call: // flatplan: arguments count: 3, \"Title\"")
      }
      self = .arguments(arguments)
    case "render":
      let text = line[words[0].endIndex...].drop { $0.isWhitespace }
      let before = line[..<text.startIndex].unicodeScalars.count
      self = .render(
        try Self.request(
          String(text), in: String(line), after: before, checkingRequest))
    case "swift":
      throw Problem.reason("'swift' needs the language mode 5 or 6: // flatplan: swift 6")
    default:
      throw Problem.reason(
        """
        unknown directive '\(words.joined(separator: " "))'; use 'items 12, 4', 'skip', 'name home', \
        'arguments count: 3', 'render {…}', 'bars off' or 'swift 6'
        """)
    }
  }

  /// Validates the `render` settings of a directive.
  ///
  /// - Parameter before: The number of Unicode scalars of the line before the settings.
  private static func request(
    _ text: String, in line: String, after before: Int, _ check: RequestCheck
  ) throws(Problem) -> String {
    do throws(SpecErrors) {
      try check(text)
    } catch {
      throw .request(
        error.moved { location in
          location.column += before
          location.sourceLine = line
        })
    }
    return text
  }
}

extension Directive {
  /// Parses a line and ignores invalid directives.
  static func valid(_ line: some StringProtocol) -> Directive? {
    (try? Directive(line)) ?? nil
  }
}

extension Directive {
  /// The arguments in a list; `nil` if brackets or quotes are not closed, or there are none.
  private static func arguments(_ text: String) -> [String]? {
    let code = SourceTokens(Array(text.utf8))
    var arguments: [Range<Int>] = []
    var start = 0
    var depth = 0
    for (index, token) in code.tokens.enumerated() {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .text
      where token.range.count < 2
        || !"\"#".utf8.contains(code.bytes[token.range.upperBound - 1]):
        return nil
      default: break
      }
      guard depth >= 0 else { return nil }
      guard depth == 0, code.isSign(",", at: index) else { continue }
      arguments.append(start..<index)
      start = index + 1
    }
    arguments.append(start..<code.tokens.count)
    guard depth == 0, !arguments.contains(where: \.isEmpty) else { return nil }
    // From the first token to the last: without the spaces and comments around them.
    return arguments.map { argument in
      let first = code.tokens[argument.lowerBound].range.lowerBound
      let end = code.tokens[argument.upperBound - 1].range.upperBound
      return String(decoding: code.bytes[first..<end], as: UTF8.self)
    }
  }
}
