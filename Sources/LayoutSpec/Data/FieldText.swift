internal import Artwork
internal import Basics
internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// A text of data with placeholders that are filled in for each item.
struct FieldText: Sendable {
  enum Piece: Sendable {
    case text(String)
    case expression(SpecExpression)
    case generated(SampleText, count: SpecExpression?)
    case photo(PhotoKind)
    /// A column, and the path into its value.
    case column(Int, FieldPath)
    case formatted(FormatCall)
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
      case .formatted(let call): names.formUnion(call.names)
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
      switch pieces[0] {
      case .column, .formatted: return text.isEmpty ? nil : text
      case .text, .expression, .generated, .photo: return text
      }
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
      return try item.columns[safely: column]?.value(at: path).shownText() ?? ""
    case .expression(let expression):
      var evaluator = Evaluator(item.scope, recordsNames: false)
      return try evaluator.value(of: expression).text
    case .photo(let kind): return SampleText.photo(kind, item.chance(field))
    case .formatted(let call): return try call.text(for: item)
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
  /// Those that are empty in all rows.
  var empty: Set<String> = []
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
    let field: FieldText
    let isEscaped = text.hasPrefix("==")
    if text.hasPrefix("="), !isEscaped {
      guard let expression = context.expression(in: node, from: 1, &sink) else { return nil }
      field = FieldText(pieces: [.expression(expression)], node: node)
    } else if text.utf8.contains(UInt8(ascii: "$")) {
      do throws(ValueError) {
        var parser = FieldTextParser(
          Array(text.unicodeScalars), from: isEscaped ? 1 : 0, context, sink.names.fields)
        field = FieldText(pieces: try parser.pieces(), node: node)
      } catch {
        sink.report(error, in: node)
        return nil
      }
    } else {
      field = FieldText(pieces: [.text(isEscaped ? String(text.dropFirst()) : text)], node: node)
    }
    // Other texts are evaluated for each item.
    for case .expression(let expression) in context.isChecking ? field.pieces : [] {
      _ = context.value(of: expression, in: node, &sink)
    }
    return field
  }
}
