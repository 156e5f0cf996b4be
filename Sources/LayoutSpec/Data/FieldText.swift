internal import Artwork
internal import Basics
internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecSource

/// A text of data with placeholders that are filled in for each item.
struct FieldText: Sendable {
  enum Piece: Sendable {
    case text(String)
    case expression(SpecExpression)
    case generated(SampleText, count: SpecExpression?)
    case photo(PhotoKind)
    /// A column, and the path into its value.
    case column(Int, FieldPath)
  }

  var pieces: [Piece]
  var node: SourceNode

  /// Whether the text is the same for all items.
  var isFixed: Bool { fixed != nil }

  /// The text, if it is the same for all items.
  var fixed: String? {
    var text = ""
    for piece in pieces {
      guard case .text(let part) = piece else { return nil }
      text += part
    }
    return text
  }

  /// Returns the list or map of a data file that the text is for an item; `nil` if it is a text.
  func node(for item: Item) -> SourceNode? {
    guard pieces.count == 1, case .column(let column, let path) = pieces[0] else { return nil }
    return item.columns[safely: column]?.value(at: path).node(at: node.place)
  }

  /// The names in the placeholders.
  var names: Set<String> {
    pieces.reduce(into: []) { names, piece in
      switch piece {
      case .text, .column, .photo: break
      case .expression(let expression): names.formUnion(expression.names)
      case .generated(_, let count): names.formUnion(count?.names ?? [])
      }
    }
  }

  /// Evaluates the text for an item; `nil` if it is only a column that is empty there.
  func text(
    _ field: String, for item: Item
  ) throws(Evaluator.Failure) -> String? {
    if pieces.count == 1 {
      let text = try pieces[0].text(field, for: item)
      if text.isEmpty, case .column = pieces[0] { return nil }
      return text
    }
    var text = ""
    for piece in pieces { text += try piece.text(field, for: item) }
    return text
  }
}

extension FieldText.Piece {
  fileprivate func text(
    _ field: String, for item: Item
  ) throws(Evaluator.Failure) -> String {
    switch self {
    case .text(let part): return part
    case .column(let column, let path):
      return item.columns[safely: column]?.value(at: path).shown ?? ""
    case .expression(let expression):
      var evaluator = Evaluator(item.scope, recordsNames: false)
      return try evaluator.value(of: expression).text
    case .photo(let kind): return SampleText.photo(kind, item.chance(field))
    case .generated(let sample, let count):
      var evaluator = Evaluator(item.scope, recordsNames: false)
      var number: Double?
      if let count, case .number(let value) = try evaluator.value(of: count) { number = value }
      return sample.text(item.chance(field), count: number)
    }
  }
}

/// The columns that texts can name.
struct DataColumns: Hashable, Sendable {
  var names: [String] = []
  /// Whether they are those of a data file. Its rows have no made-up values, unless a text asks for
  /// them with a call, such as `$price()`.
  var areOfFile = false
}

/// An item of a section, with all that its texts can refer to.
struct Item: Sendable {
  var scope: Scope
  /// The item's row of the data file.
  var columns: [DataValue] = []
  var seed: Int
  var section: String
  var index: Int

  /// Returns the random source of a field, which depends only on the seed, the section, the item
  /// and the field.
  func chance(_ field: String) -> Chance {
    Chance("\(seed)\u{1F}\(section)\u{1F}\(index)\u{1F}\(field)")
  }
}

extension ExpressionValue {
  /// The value as it appears in a text.
  var text: String {
    switch self {
    case .boolean(let boolean): "\(boolean)"
    case .number(let number): Self.text(of: number)
    }
  }

  /// Formats a number: whole numbers without a decimal point, small ones without an exponent, and
  /// without rounding errors of arithmetic.
  private static func text(of number: Double) -> String {
    let isExact = abs(number) >= 1e6
    let number = isExact ? number : (number * 1e9).rounded() / 1e9
    if let whole = Int(exactly: number) { return String(whole) }
    guard !isExact else { return "\(number)" }
    return String(String(format: "%.9f", number).reversed().drop { $0 == "0" }.reversed())
  }
}

extension ValueKind<FieldText> {
  /// A text with `$name`, `$words(2)` and `$(expression)` in it, or `=expression`. A text that begins with
  /// an equals sign has two of them.
  static let fieldText: ValueKind = .init(name: "text", shape: .text) { node, context, sink in
    guard let text = ValueKind<String>.text.read(node, context, &sink) else { return nil }
    let isEscaped = text.hasPrefix("==")
    if text.hasPrefix("="), !isEscaped {
      return context.expression(in: node, from: 1, &sink).map {
        FieldText(pieces: [.expression($0)], node: node)
      }
    }
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      return FieldText(pieces: [.text(isEscaped ? String(text.dropFirst()) : text)], node: node)
    }
    do throws(ValueError) {
      var parser = FieldTextParser(
        Array(text.unicodeScalars), from: isEscaped ? 1 : 0, context.scope, context.data.columns,
        sink.names.fields)
      return FieldText(pieces: try parser.pieces(), node: node)
    } catch {
      sink.report(error, in: node)
      return nil
    }
  }
}

/// Parses the placeholders in a text.
private struct FieldTextParser {
  private let scalars: [Unicode.Scalar]
  private let scope: Scope
  private let columns: DataColumns
  private let fields: Set<String>
  private var index: Int

  init(
    _ scalars: [Unicode.Scalar], from start: Int, _ scope: Scope, _ columns: DataColumns,
    _ fields: Set<String>
  ) {
    self.scalars = scalars
    index = start
    self.scope = scope
    self.columns = columns
    self.fields = fields
  }

  mutating func pieces() throws(ValueError) -> [FieldText.Piece] {
    var pieces: [FieldText.Piece] = []
    var plain = ""
    while index < scalars.count {
      let end = scalars[index...].firstIndex(of: "$") ?? scalars.count
      plain.unicodeScalars.append(contentsOf: scalars[index..<end])
      index = end
      guard index < scalars.count else { break }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if next == "$" {
        plain.unicodeScalars.append("$")
        index += 2
      } else if next == "(" || field(at: index) != nil {
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(try piece())
      } else {
        plain.unicodeScalars.append("$")
        index += 1
      }
    }
    if !plain.isEmpty || pieces.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  /// The reference at a dollar sign.
  private func field(at start: Int) -> FieldReference? {
    FieldReference(scalars, at: start) { columns.names.contains($0.name) || fields.has($0) }
  }

  /// The value of a column, of the field of a composition, or of a path into one of them.
  private func column(_ path: FieldPath) -> FieldText.Piece? {
    if let column = columns.names.firstIndex(of: path.name) {
      return .column(column, FieldPath([]))
    }
    return columns.names.firstIndex(of: path.steps[0]).map { .column($0, path.rest) }
  }

  private mutating func piece() throws(ValueError) -> FieldText.Piece {
    let start = index
    guard let field = field(at: start) else {
      index += 1
      return .expression(try SpecExpression(scalars, in: try parenthesised()))
    }
    index = field.range.upperBound
    let (name, isCall) = (field.name, field.isCall)
    let range = (start + 1)..<index
    if !isCall, let column = column(field.path) { return column }
    if let sample = SampleText(rawValue: name), isCall || !columns.areOfFile && !isKnown(name) {
      if sample == .photo, isCall { return .photo(try photoKind()) }
      let count = isCall ? try argument() : nil
      guard count == nil || sample.isCounted else {
        throw ValueError(problem: .wrongArity(name, 0...0, found: 1), range: range)
      }
      return .generated(sample, count: count)
    }
    if !isCall, isKnown(name) || Scope.places[name] != nil {
      return .expression(.name(name, at: range))
    }
    if Picture.kinds.contains(name) {
      if isCall { _ = try parenthesised() }
      throw ValueError(
        problem: .unknownInText(name, samples: SampleText.allCases.map { "$\($0)" }),
        range: start..<index, instead: [name], replacesRange: true)
    }
    let samples = SampleText.allCases.map(\.rawValue)
    if samples.contains(name) {
      throw ValueError(
        problem: .unknownColumn(name), range: range,
        instead: Similar.words(to: name, among: columns.names) + [name + "()"], replacesRange: true)
    }
    let written = FieldPath.written(name)
    let names = columns.names.map(FieldPath.written) + scope.names + samples
    throw ValueError(
      problem: .unknownInText(written, samples: SampleText.allCases.map { "$\($0)" }), range: range,
      replacesRange: true,
      unknown: UnknownName(
        written, known: names,
        synonyms: SampleText.others[name.lowercased()].map { [$0.rawValue] } ?? []))
  }

  private func isKnown(_ name: String) -> Bool {
    scope.value(named: name) != nil || scope.variables[name] != nil
  }

  /// Parses the kind in `$photo(food)`. Empty parentheses are a landscape.
  private mutating func photoKind() throws(ValueError) -> PhotoKind {
    let inner = try parenthesised()
    let letters = inner.filter { !scalars[$0].properties.isWhitespace }
    guard let first = letters.first, let last = letters.last else { return .landscapes }
    var name = ""
    name.unicodeScalars.append(contentsOf: scalars[first...last])
    if let kind = PhotoKind(rawValue: name) { return kind }
    let kinds = PhotoKind.allCases.map(\.rawValue)
    throw ValueError(
      problem: .notAValue(name, kind: "a kind of photo", examples: kinds.alternatives),
      range: first..<(last + 1), replacesRange: true,
      unknown: UnknownName(name, known: kinds, synonyms: PhotoKind.meant(by: name)))
  }

  /// Parses the argument of a call; `nil` if the parentheses are empty.
  private mutating func argument() throws(ValueError) -> SpecExpression? {
    let inner = try parenthesised()
    let isBlank = inner.allSatisfy { scalars[$0].properties.isWhitespace }
    return isBlank ? nil : try SpecExpression(scalars, in: inner)
  }

  /// Skips parentheses and returns the range of their content.
  private mutating func parenthesised() throws(ValueError) -> Range<Int> {
    let opening = index
    var depth = 0
    repeat {
      guard index < scalars.count else {
        throw ValueError(problem: .unbalanced("("), range: opening..<(opening + 1))
      }
      if scalars[index] == "(" { depth += 1 }
      if scalars[index] == ")" { depth -= 1 }
      index += 1
    } while depth > 0
    return (opening + 1)..<(index - 1)
  }
}
