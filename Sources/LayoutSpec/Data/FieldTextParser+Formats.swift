internal import Basics
internal import SpecDiagnostics
internal import SpecTree

/// Calls of formats, such as `$currency($price, EUR)`.
extension FieldTextParser {
  func call(
    _ format: TextFormat, _ inner: Range<Int>, named range: Range<Int>
  ) throws(ValueError) -> FormatCall {
    let arguments = arguments(in: inner)
    guard format.arity.contains(arguments.count) else {
      throw ValueError(
        problem: .wrongArity(format.rawValue, format.arity, found: arguments.count), range: range)
    }
    let count = format == .localized ? arguments.count : 1
    var values: [FormatCall.Value] = []
    for (index, argument) in arguments.prefix(count).enumerated() {
      values.append(try value(argument, isKey: format == .localized && index == 0))
    }
    var options: [String] = []
    for (index, argument) in arguments.dropFirst(count).enumerated() {
      options.append(try option(argument, index, of: format))
    }
    return FormatCall(
      format: format, values: values, options: options,
      language: LanguageFormat(definitions.language), strings: definitions.strings,
      range: (range.lowerBound - 1)..<index)
  }

  /// The ranges between the commas outside of parentheses and quotes.
  private func arguments(in range: Range<Int>) -> [Range<Int>] {
    var (arguments, start, depth, quote): ([Range<Int>], Int, Int, Unicode.Scalar?) =
      ([], range.lowerBound, 0, nil)
    for index in range {
      let scalar = scalars[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" {
        quote = scalar
      } else if scalar == "(" || scalar == ")" {
        depth += scalar == "(" ? 1 : -1
      } else if scalar == ",", depth == 0 {
        arguments.append(trimmed(start..<index))
        start = index + 1
      }
    }
    let last = trimmed(start..<range.upperBound)
    return arguments.isEmpty && last.isEmpty ? [] : arguments + [last]
  }

  /// A currency, a style of dates or a number of digits.
  private func option(
    _ range: Range<Int>, _ index: Int, of format: TextFormat
  ) throws(ValueError) -> String {
    let text = text(range)
    let (kind, examples, isValid): (String, String, Bool) =
      switch format {
      case .currency where index == 0:
        (
          "a currency", "EUR, USD or JPY",
          text.count == 3 && text.allSatisfy { $0.isASCII && $0.isUppercase }
        )
      case .date:
        (
          "a style of dates", TextFormat.dateStyles.keys.sorted().alternatives,
          TextFormat.dateStyles[text] != nil
        )
      default: ("a number of digits", "0 to 9", text.count == 1 && text.first?.isNumber == true)
      }
    guard isValid else {
      throw ValueError(
        problem: .notAValue(text, kind: kind, examples: examples), range: range,
        replacesRange: true,
        unknown: format == .date
          ? UnknownName(text, known: Array(TextFormat.dateStyles.keys)) : nil)
    }
    return text
  }

  /// A field, a text in quotes, the key of a text, or an expression.
  private func value(_ range: Range<Int>, isKey: Bool) throws(ValueError) -> FormatCall.Value {
    let text = text(range)
    if text.count > 1, text.first == "\"", text.last == "\"" {
      return .text(String(text.dropFirst().dropLast()))
    }
    if let field = FieldReference(scalars, at: range.lowerBound, isKnown: { _ in true }),
      field.range == range, let column = column(field.path),
      case .column(let index, let path) = column
    {
      return .column(index, path)
    }
    if isKey, text.first != "$" { return .text(text) }
    let written: FieldExpression
    do throws(ValueError) {
      written = try FieldExpression(text)
    } catch {
      var error = error
      error.range = error.range.map {
        ($0.lowerBound + range.lowerBound)..<($0.upperBound + range.lowerBound)
      }
      throw error
    }
    var columns: [String: (Int, FieldPath)] = [:]
    for name in written.fields {
      let path = FieldPath(name) ?? FieldPath([name])
      guard case .column(let index, let rest)? = column(path) else {
        throw unknown(name, at: range)
      }
      columns[name] = (index, rest)
    }
    return .computed(written, columns: columns)
  }
}
