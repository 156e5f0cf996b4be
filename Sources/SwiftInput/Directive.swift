internal import LayoutSpec
internal import SpecDiagnostics

/// What a comment says to Flatplan: `// flatplan: items 12, 4`.
enum Directive: Hashable, Sendable {
  /// The number of items of each section.
  case items([Int])
  /// The function that follows is no picture.
  case skip
  /// The language mode of the file.
  case swift(String)
  /// What the pictures of the function are called.
  case name(String)
  /// The pictures that are wanted of the function, as `render` of a spec has them.
  case render(String)

  /// What a directive should be and is not.
  enum Problem: Error, Hashable {
    case reason(String)
    /// What is wrong with the pictures wanted, with places in the line.
    case request(SpecErrors)
  }

  /// The most items that a directive may ask for.
  private static let mostItems = 1_000_000

  /// Reads a line; `nil` where it is no directive.
  init?(_ line: some StringProtocol) throws(Problem) {
    let slashes = line.drop { $0.isWhitespace }
    guard slashes.hasPrefix("//") else { return nil }
    let comment = slashes.drop { $0 == "/" || $0.isWhitespace }
    guard comment.hasPrefix("flatplan:") else { return nil }
    let words = comment.dropFirst("flatplan:".count).split { $0.isWhitespace || $0 == "," }
    switch words.first {
    case "items":
      let counts = words.dropFirst().map { Int($0) }
      let known = counts.compactMap { $0 }.filter { (0...Self.mostItems).contains($0) }
      guard !known.isEmpty, known.count == counts.count else {
        throw Problem.reason(
          "'items' takes the number of items of each section: // flatplan: items 12, 4")
      }
      self = .items(known)
    case "skip" where words.count == 1: self = .skip
    case "swift" where words.count == 2 && ["5", "6"].contains(words[1]):
      self = .swift(String(words[1]))
    case "name":
      guard words.count == 2 else {
        throw Problem.reason("'name' takes one word: // flatplan: name home")
      }
      self = .name(String(words[1]))
    case "render":
      let text = line[words[0].endIndex...].drop { $0.isWhitespace }
      let before = line[..<text.startIndex].unicodeScalars.count
      self = .render(try Self.request(String(text), in: String(line), behind: before))
    case "swift": throw Problem.reason("'swift' takes 5 or 6: // flatplan: swift 6")
    default:
      throw Problem.reason(
        """
        known are 'items 12, 4', 'skip', 'name home', 'render {…}' and 'swift 6', \
        not '\(words.joined(separator: " "))'
        """)
    }
  }

  /// What is written behind `render` and so many characters of a line, if it can be read.
  private static func request(
    _ text: String, in line: String, behind before: Int
  ) throws(Problem) -> String {
    do throws(SpecErrors) {
      _ = try RenderRequest(text, path: "")
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
  /// What a line of code asks for; nothing, where it asks wrongly.
  static func asked(_ line: some StringProtocol) -> Directive? {
    (try? Directive(line)) ?? nil
  }
}
