internal import Artwork
internal import Basics
internal import CellContent
internal import SpecDiagnostics
internal import SpecTree

/// Parses the placeholders in a text.
struct FieldTextParser {
  let scalars: [Unicode.Scalar]
  let definitions: Definitions
  private let scope: Scope
  private let columns: DataColumns
  private let fields: Set<String>
  private(set) var index: Int

  init(
    _ scalars: [Unicode.Scalar], from start: Int, _ context: EvaluationContext,
    _ fields: Set<String>
  ) {
    self.scalars = scalars
    index = start
    definitions = context.definitions
    (scope, columns) = (context.scope, context.data.columns)
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
    FieldReference(scalars, at: start) {
      columns.names.contains($0.name) || fields.has($0) || columns.empty.contains($0.steps[0])
    }
  }

  /// The value of a column, of the field of a composition, or of a path into one of them.
  func column(_ path: FieldPath) -> FieldText.Piece? {
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
    if isCall, let format = TextFormat(rawValue: name) {
      let end = index
      let inner = try parenthesised()
      let isSample = SampleText(rawValue: name) != nil && trimmed(inner).isEmpty
      if !isSample { return .formatted(try call(format, inner, named: range)) }
      index = end
    }
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
    if SampleText(rawValue: name) != nil {
      throw ValueError(
        problem: .unknownColumn(name), range: range,
        instead: Similar.words(to: name, among: columns.names) + [name + "()"], replacesRange: true)
    }
    throw unknown(name, at: range)
  }

  func unknown(_ name: String, at range: Range<Int>) -> ValueError {
    let written = FieldPath.written(name)
    let samples = SampleText.allCases.map(\.rawValue) + TextFormat.allCases.map(\.rawValue)
    return ValueError(
      problem: .unknownInText(written, samples: SampleText.allCases.map { "$\($0)" }), range: range,
      replacesRange: true,
      unknown: UnknownName(
        written, known: columns.names.map(FieldPath.written) + scope.names + samples,
        synonyms: SampleText.others[name.lowercased()].map { [$0.rawValue] } ?? []))
  }

  private func isKnown(_ name: String) -> Bool {
    scope.value(named: name) != nil || scope.variables[name] != nil
  }

  /// Parses the kind in `$photo(food)`. Empty parentheses are a landscape.
  private mutating func photoKind() throws(ValueError) -> PhotoKind {
    let inner = try parenthesised()
    let range = trimmed(inner)
    guard !range.isEmpty else { return .landscapes }
    let name = text(range)
    if let kind = PhotoKind(rawValue: name) { return kind }
    let kinds = PhotoKind.allCases.map(\.rawValue)
    throw ValueError(
      problem: .notAValue(name, kind: "a kind of photo", examples: kinds.alternatives),
      range: range, replacesRange: true,
      unknown: UnknownName(name, known: kinds, synonyms: PhotoKind.meant(by: name)))
  }

  /// Parses the argument of a call; `nil` if the parentheses are empty.
  private mutating func argument() throws(ValueError) -> SpecExpression? {
    let inner = try parenthesised()
    return trimmed(inner).isEmpty ? nil : try SpecExpression(scalars, in: inner)
  }

  func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  /// The range without the space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let kept = range.filter { !scalars[$0].properties.isWhitespace }
    return kept.isEmpty ? range.lowerBound..<range.lowerBound : kept[0]..<kept[kept.count - 1] + 1
  }

  /// Skips parentheses and returns the range of their content.
  mutating func parenthesised() throws(ValueError) -> Range<Int> {
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
