internal import Foundation
internal import SpecDiagnostics

/// A figure that a page asks for: a spec in a fence, or the path of one in a comment.
struct PageFigure {
  enum Source {
    /// A spec in the page, with an empty line for each line before it.
    case text(String)
    /// The path of a spec relative to the page.
    case file(String)
  }

  var source: Source
  /// The options after the language of the fence, or after the path.
  var options: String
  /// The line of the fence or of the comment, from 1.
  var line: Int
  /// The lines of the markup that an earlier run has written, with its markers, from 0; empty where
  /// it is to be inserted.
  var markup: Range<Int>
}

/// The lines of a page and its figures.
struct PageFigures {
  private(set) var figures: [PageFigure] = []
  private(set) var problems: [Diagnostic] = []
  private let lines: [String]
  /// The line break of the page, which Windows checkouts write as two characters.
  private let lineBreak: Character
  private let kind: PageKind
  private let name: String

  private static let language = "flatplan"
  static let beginning = "flatplan:begin"
  static let end = "flatplan:end"

  /// Finds the figures of a page.
  ///
  /// - Parameter name: The path of the page in messages.
  init(_ text: String, _ kind: PageKind, named name: String) {
    lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
    lines = text.split(separator: lineBreak, omittingEmptySubsequences: false).map(String.init)
    (self.kind, self.name) = (kind, name)
    var index = 0
    while index < lines.count {
      if kind.hasFences, let fence = Fence(lines[index]) {
        index = addFence(fence, at: index)
      } else {
        if let comment = kind.textOfComment(lines[index]) { addFile(comment, at: index) }
        index += 1
      }
    }
  }

  /// Returns the text of the page with the markup of each figure.
  ///
  /// - Parameter markups: The lines of each figure's markup, without markers; `nil` leaves a figure
  ///   as it is.
  func text(with markups: [[String]?]) -> String {
    var lines = lines
    for (figure, markup) in zip(figures, markups).reversed() {
      guard let markup else { continue }
      lines.replaceSubrange(figure.markup, with: block(markup))
    }
    return lines.joined(separator: String(lineBreak))
  }

  func contains(_ markup: [String], of figure: PageFigure) -> Bool {
    Array(lines[figure.markup]) == block(markup)
  }

  private func block(_ markup: [String]) -> [String] {
    ["", kind.comment(Self.beginning)] + markup + [kind.comment(Self.end)]
  }

  func location(of figure: PageFigure) -> Diagnostic.Location { location(ofLine: figure.line - 1) }

  private func location(ofLine index: Int) -> Diagnostic.Location {
    Diagnostic.Location(
      path: name, line: index + 1, column: 1, length: lines[index].unicodeScalars.count,
      sourceLine: lines[index])
  }

  // MARK: Finding

  /// The first line of a fenced block.
  private struct Fence {
    var mark: Character
    var length: Int
    var language: String
    var options: String

    init?(_ line: String) {
      let rest = line.drop { $0 == " " }
      guard let mark = rest.first, mark == "`" || mark == "~" else { return nil }
      let marks = rest.prefix { $0 == mark }
      guard marks.count >= 3 else { return nil }
      let words = rest.dropFirst(marks.count).split(separator: " ", maxSplits: 1)
      (self.mark, length) = (mark, marks.count)
      language = words.first.map(String.init) ?? ""
      options = words.count > 1 ? String(words[1]) : ""
    }

    func isClosed(by line: String) -> Bool {
      let rest = line.trimmingCharacters(in: .whitespaces)
      return rest.count >= length && rest.allSatisfy { $0 == mark }
    }
  }

  /// Adds the figure of a fence, if it is one; returns the index of the line after it.
  private mutating func addFence(_ fence: Fence, at index: Int) -> Int {
    let inside = lines[(index + 1)...]
    let close = inside.firstIndex { fence.isClosed(by: $0) }
    let end = close ?? lines.count
    guard fence.language == Self.language else { return end + 1 }
    guard close != nil else {
      report("the fence of this figure is never closed", at: index)
      return end + 1
    }
    let text = Array(repeating: "", count: index + 1) + inside[..<end] + [""]
    add(
      PageFigure(
        source: .text(text.joined(separator: "\n")),
        options: fence.options, line: index + 1, markup: end + 1..<end + 1))
    return end + 1
  }

  private mutating func addFile(_ comment: String, at index: Int) {
    let prefix = Self.language + ": "
    guard comment.hasPrefix(prefix) else { return }
    let words = comment.dropFirst(prefix.count).split(separator: " ", maxSplits: 1)
    guard let path = words.first else { return }
    add(
      PageFigure(
        source: .file(String(path)), options: words.count > 1 ? String(words[1]) : "",
        line: index + 1, markup: index + 1..<index + 1))
  }

  /// Adds a figure with the markup that follows it.
  private mutating func add(_ figure: PageFigure) {
    var figure = figure
    let after = figure.markup.lowerBound
    var first = after
    while first < lines.count, first < after + 2,
      lines[first].allSatisfy({ $0 == " " })
    {
      first += 1
    }
    if first < lines.count, kind.textOfComment(lines[first]) == Self.beginning {
      let rest = lines[first...]
      guard let end = rest.firstIndex(where: { kind.textOfComment($0) == Self.end }) else {
        return report("the markup is not closed by '\(kind.comment(Self.end))'", at: first)
      }
      figure.markup = after..<end + 1
    }
    figures.append(figure)
  }

  private mutating func report(_ message: String, at index: Int) {
    problems.append(
      Diagnostic(
        severity: .error, code: "page", message: message, location: location(ofLine: index)))
  }
}
