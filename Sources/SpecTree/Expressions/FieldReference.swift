internal import Basics

/// A field in a text: `$title`, `$author.name`, `$images.0.url` or `$"first name"`.
package struct FieldReference: Sendable {
  /// The characters of the reference, from the dollar sign.
  package var range: Range<Int>
  /// The field, and the names inside of its value if that is a map or a list.
  package var path: FieldPath
  /// Whether parentheses follow, as in `$words(2)`.
  package var isCall = false

  /// The whole path, such as `author.name`, which names a field of its own.
  package var name: String { path.name }

  /// Reads the reference at a dollar sign; `nil` if there is none.
  ///
  /// - Parameter isKnown: Whether data has a field. A full stop before another one is part of the
  ///   reference, and otherwise ends a sentence.
  package init?(_ scalars: [Unicode.Scalar], at start: Int, isKnown: (FieldPath) -> Bool) {
    guard scalars[safely: start] == "$",
      let first = FieldPath.step(in: scalars, at: start + 1), first.isName || first.isQuoted
    else { return nil }
    path = FieldPath([first.text])
    range = start..<first.end
    isCall = !first.isQuoted && scalars[safely: first.end] == "("
    while !isCall, scalars[safely: range.upperBound] == ".",
      let step = FieldPath.step(in: scalars, at: range.upperBound + 1)
    {
      let next = FieldPath(path.steps + [step.text])
      guard isKnown(next) else { break }
      (path, range) = (next, start..<step.end)
    }
  }

  /// Returns the references in a text from left to right. Two dollar signs are a sign and no reference.
  package static func all(
    in text: String, withCalls: Bool = false, isKnown: (FieldPath) -> Bool
  ) -> [FieldReference] {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    let scalars = Array(text.unicodeScalars)
    var (found, index): ([FieldReference], Int) = ([], 0)
    while let start = scalars[index...].firstIndex(of: "$") {
      let field = FieldReference(scalars, at: start, isKnown: isKnown)
      let isEscaped = scalars[safely: start + 1] == "$"
      index = field?.range.upperBound ?? min(start + (isEscaped ? 2 : 1), scalars.count)
      if let field, withCalls || !field.isCall { found.append(field) }
    }
    return found
  }
}

/// The names of values inside of one another, such as `data.items` in a file or a row.
package struct FieldPath: Hashable, Sendable {
  package var steps: [String]

  /// What stands for an element of a list in the names of fields.
  package static let element = "#"

  package init(_ steps: [String]) { self.steps = steps }

  /// The path as one name.
  package var name: String { steps.joined(separator: ".") }

  /// The same with a sign in place of each number.
  package var nameOfElements: String {
    steps.map { Int($0) == nil ? $0 : FieldPath.element }.joined(separator: ".")
  }

  /// The paths that this one begins with, and itself.
  package var prefixes: [FieldPath] { steps.indices.map { FieldPath(Array(steps[...$0])) } }

  /// The path after its first name.
  package var rest: FieldPath { FieldPath(Array(steps.dropFirst())) }

  /// Reads a path that is a whole text; `nil` if it is none.
  package init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    steps = []
    var index = 0
    repeat {
      guard let step = Self.step(in: scalars, at: index) else { return nil }
      steps.append(step.text)
      index = step.end + 1
    } while scalars[safely: index - 1] == "."
    guard index > scalars.count else { return nil }
  }

  fileprivate struct Step {
    var text: String
    var end: Int
    var isQuoted = false

    var isName: Bool { text.unicodeScalars.first?.isNameStart ?? false }
  }

  /// Reads a name, a number or a name in quotes.
  fileprivate static func step(in scalars: [Unicode.Scalar], at start: Int) -> Step? {
    if let quote = scalars[safely: start], quote == "\"" || quote == "'",
      let end = scalars[(start + 1)...].firstIndex(of: quote), end > start + 1
    {
      return Step(text: String(scalars[(start + 1)..<end]), end: end + 1, isQuoted: true)
    }
    let text = scalars[min(start, scalars.count)...].prefix(while: \.isNamePart)
    guard let first = text.first else { return nil }
    let isNumber = !first.isNameStart
    let part = isNumber ? text.prefix { !$0.isNameStart } : text
    return Step(text: String(part), end: start + part.count)
  }

  /// A name as a step of a path, in quotes if it needs them.
  package static func written(_ name: String) -> String {
    let isPlain = step(in: Array(name.unicodeScalars), at: 0)?.text == name && name.first != "\""
    return isPlain ? name : "\"\(name)\""
  }

  /// The value that the path leads to. A name leads from a list to that field of all its maps.
  package func value(in node: SourceNode) -> SourceNode? {
    var node = node
    for step in steps {
      guard let next = node.value(of: step) else { return nil }
      node = next
    }
    return node
  }
}

extension SourceNode {
  fileprivate func value(of step: String) -> SourceNode? {
    guard let elements else { return self[step] }
    if let index = Int(step) { return elements[safely: index] }
    let values = elements.compactMap { $0[step] }
    return values.isEmpty ? nil : SourceNode(value: .list(values), place: place)
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init()
    unicodeScalars.append(contentsOf: scalars)
  }
}
