/// The content of a collection view's elements as text: one block per element, one line per field.
///
/// Records can be stored and compared: ``init(parsing:)`` reads what ``description`` writes.
public struct ContentRecord: Hashable, Sendable {
  /// The elements in the order of listings.
  public var elements: [Element]

  /// The content of one cell, header, footer or badge.
  public struct Element: Hashable, Sendable {
    /// The element's index path, such as `0/3` for the fourth cell of the first section, or `0/3
    /// badge` for its badge.
    public var name: String
    /// The fields in the order in which the view shows them.
    public var fields: [Field]

    public init(name: String, fields: [Field]) { (self.name, self.fields) = (name, fields) }
  }

  /// A piece of an element's content.
  public struct Field: Hashable, Sendable {
    /// The name of the property that holds the view, such as `titleLabel`, or the kind of content.
    public var name: String
    /// The content as text.
    public var value: String

    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  public init(elements: [Element]) { self.elements = elements }
}

// MARK: - Text format

extension ContentRecord: CustomStringConvertible {
  private static let heading = "content 1"

  /// The record as text: a heading, then a line per element followed by a line per field.
  public var description: String {
    let blocks = elements.map { element in
      "\(element.name)\n" + element.fields.map { "  \($0.name) \($0.quoted)\n" }.joined()
    }
    return "\(Self.heading)\n" + blocks.joined()
  }

  /// Parses a record that ``description`` has written.
  ///
  /// - Throws: ``ContentRecordProblem`` with the line number.
  public init(parsing text: String) throws(ContentRecordProblem) {
    elements = []
    var number = 0
    // Splits Unicode scalars, because a carriage return and a line feed form one character.
    for scalars in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = Substring(scalars.last == "\r" ? scalars.dropLast() : scalars)
      number += 1
      if number == 1 {
        guard line == Self.heading else { throw ContentRecordProblem(line: 1) }
      } else if let field = Field(line: line) {
        guard !elements.isEmpty else { throw ContentRecordProblem(line: number) }
        elements[elements.count - 1].fields.append(field)
      } else if line.first.map({ $0 != " " }) ?? false {
        elements.append(Element(name: String(line), fields: []))
      } else if !line.isEmpty {
        throw ContentRecordProblem(line: number)
      }
    }
  }
}

/// A line that is not part of a content record.
public struct ContentRecordProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line number, starting at 1.
  public var line: Int

  /// A message with the line number.
  public var description: String { "line \(line) is not part of a content record" }
}

extension ContentRecord.Field {
  /// The value in quotation marks, on one line.
  var quoted: String {
    // Escapes Unicode scalars, because a combining mark at the start of the value would merge with
    // the quotation mark.
    let escaped = value.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Parses a line such as `  titleLabel "A title"`; `nil` for other lines. The name may contain
  /// spaces.
  fileprivate init?(line: Substring) {
    let scalars = line.unicodeScalars
    guard line.hasPrefix("  "), let start = scalars.firstIndex(of: "\"") else { return nil }
    let (name, quoted) = (scalars[..<start].dropFirst(2), scalars[start...])
    guard quoted.count >= 2, quoted.last == "\"", name.last == " " else { return nil }
    var value = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in quoted.dropFirst().dropLast() {
      if isEscaped {
        value.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        value.append(scalar)
      }
    }
    self.init(String(name.dropLast()), String(value))
  }
}
