internal import Basics

/// A position in a file. Lines and columns count from 1; a column is one Unicode scalar.
package struct SourcePlace: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int
  /// The file: 0 is the spec itself, others are included files.
  package var file = 0

  package init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }

  package static let start = SourcePlace(line: 1, column: 1)

  package static func < (one: Self, two: Self) -> Bool {
    (one.file, one.line, one.column) < (two.file, two.line, two.column)
  }
}

/// A range of characters on one line.
package struct SourceSpan: Hashable, Sendable {
  package var place: SourcePlace
  /// The length in Unicode scalars.
  package var length: Int

  package init(place: SourcePlace, length: Int) {
    self.place = place
    self.length = length
  }
}

/// The text of a file, split into lines.
package struct SourceText: Sendable {
  package let path: String
  package let text: String
  private let scalars: [Unicode.Scalar]
  private let lines: [Line]
  /// The included files, with their paths relative to the spec's folder.
  package private(set) var included: [(path: String, text: SourceText)] = []

  /// The offsets of a line, without its line break.
  private struct Line {
    var start: Int
    var end: Int
  }

  package init(_ text: String, path: String) {
    self.path = path
    self.text = text
    scalars = Array(text.unicodeScalars)
    lines = Self.lines(of: scalars)
  }

  /// Adds an included file and returns its number.
  package mutating func include(_ text: SourceText, at path: String) -> Int {
    included.append((path, text))
    return included.count
  }

  /// Returns the text of the file that contains a position.
  package func file(_ place: SourcePlace) -> SourceText {
    included[safely: place.file - 1]?.text ?? self
  }

  /// Returns the folder of the file that contains a position, relative to the spec's folder.
  package func folder(_ place: SourcePlace) -> String {
    guard let path = included[safely: place.file - 1]?.path,
      let slash = path.lastIndex(of: "/")
    else { return "" }
    return String(path[..<slash])
  }

  /// Returns the path shown in messages for a file, given relative to the spec's folder. It has no
  /// redundant `..`, which would keep editors from finding the file.
  package func displayPath(of path: String) -> String {
    var parts = self.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var rest = path.namesInPath[...]
    while rest.first == "..", let last = parts.last, !["", ".", ".."].contains(last) {
      parts.removeLast()
      rest.removeFirst()
    }
    return (parts + rest).joined(separator: "/")
  }

  package var lineCount: Int { lines.count }

  /// Returns the scalars of a line without its line break; empty outside the file.
  package func line(_ number: Int) -> ArraySlice<Unicode.Scalar> {
    lines[safely: number - 1].map { scalars[$0.start..<$0.end] } ?? []
  }

  /// Returns the rest of the line from a position.
  package func rest(from place: SourcePlace) -> ArraySlice<Unicode.Scalar> {
    file(place).line(place.line).dropFirst(max(place.column - 1, 0))
  }

  /// Returns the beginning of the line up to a position.
  package func beginning(before place: SourcePlace) -> ArraySlice<Unicode.Scalar> {
    file(place).line(place.line).prefix(max(place.column - 1, 0))
  }

  /// Returns the position of the scalar at an offset.
  package func place(at offset: Int) -> SourcePlace {
    let after = lines.partitioningIndex { $0.start > offset }
    guard after > 0 else { return .start }
    return SourcePlace(line: after, column: offset - lines[after - 1].start + 1)
  }

  /// Returns the text with the characters of a span replaced.
  package func replacing(_ span: SourceSpan, with replacement: String) -> String {
    let line = lines[safely: span.place.line - 1]?.start ?? 0
    let start = min(line + span.place.column - 1, scalars.count)
    let end = min(start + span.length, scalars.count)
    var result = String.UnicodeScalarView(scalars[..<start])
    result.append(contentsOf: replacement.unicodeScalars)
    result.append(contentsOf: scalars[end...])
    return String(result)
  }

  /// Splits the text at the same line breaks as the YAML parser, so that line numbers agree.
  private static func lines(of scalars: [Unicode.Scalar]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      let isBreak = isLineBreak(scalars[index])
      let length = scalars[index] == "\r" && scalars[safely: index + 1] == "\n" ? 2 : 1
      if isBreak {
        lines.append(Line(start: start, end: index))
        start = index + length
      }
      index += isBreak ? length : 1
    }
    lines.append(Line(start: start, end: scalars.count))
    return lines
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
