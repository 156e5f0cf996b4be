/// What the elements of a collection view say, as text: a block for each of them, a line for each of its
/// fields.
///
/// Made to be compared and kept: ``description`` is what ``init(parsing:)`` reads.
public struct ContentRecord: Hashable, Sendable {
  /// In the order of listings.
  public var elements: [Element]

  /// What one cell, header or badge says.
  public struct Element: Hashable, Sendable {
    /// `0/3` for the fourth cell of the first section, `0/3 badge` for what stands on it.
    public var name: String
    /// In the order in which the view shows them.
    public var fields: [Field]

    public init(name: String, fields: [Field]) {
      (self.name, self.fields) = (name, fields)
    }
  }

  /// One of the things that an element says.
  public struct Field: Hashable, Sendable {
    /// What the view's class calls it, such as `titleLabel`, or what it is.
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  public init(elements: [Element]) {
    self.elements = elements
  }
}

// MARK: - As text

extension ContentRecord: CustomStringConvertible {
  private static let heading = "content 1"

  /// A line for each field, and one for each element that says nothing.
  public var description: String {
    let blocks = elements.map { element in
      "\(element.name)\n" + element.fields.map { "  \($0.name) \($0.quoted)\n" }.joined()
    }
    return "\(Self.heading)\n" + blocks.joined()
  }

  /// Reads what ``description`` has written.
  ///
  /// - Throws: ``ContentRecordProblem``, with the number of a line.
  public init(parsing text: String) throws(ContentRecordProblem) {
    elements = []
    var number = 0
    // By scalars: a line that ends with two signs ends with one character.
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

/// A line that no record of content has.
public struct ContentRecordProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public var line: Int

  public var description: String { "line \(line) is none of a record of content" }
}

extension ContentRecord.Field {
  /// The value in quotation marks, on one line.
  var quoted: String {
    // By scalars: marks belong to the quotation mark where a text begins with them.
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

  /// `  titleLabel "A title"`; `nil` for other lines. There may be blanks in the name.
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
