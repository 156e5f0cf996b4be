internal import Basics
internal import Foundation
internal import SpecTree

/// A function of texts that writes a value as the language of the pictures does:
/// `$currency($price, EUR)`.
enum TextFormat: String, CaseIterable, Sendable {
  case number, currency, percent, date, time, localized

  /// The allowed numbers of arguments.
  var arity: ClosedRange<Int> {
    switch self {
    case .number, .percent, .date: 1...2
    case .currency: 2...3
    case .time: 1...1
    case .localized: 1...10
    }
  }

  /// The looks of dates, with the rules of languages that have their patterns.
  static let dateStyles = [
    "short": "short", "medium": "medium", "long": "long", "full": "full", "monthDay": "day",
    "weekdayMonthDay": "weekdayDay", "month": "month",
  ]
}

/// A call of a ``TextFormat``.
struct FormatCall: Sendable {
  var format: TextFormat
  /// The value, and further ones of a localized text.
  var values: [Value]
  /// The words after the value: a currency, a style or a number of digits.
  var options: [String]
  var language: LanguageFormat
  var strings: LocalizedStrings
  /// Where the call is in the text.
  var range: Range<Int>

  enum Value: Sendable {
    case text(String)
    case column(Int, FieldPath)
    /// An expression, whose fields are looked up by name.
    case computed(FieldExpression, columns: [String: (Int, FieldPath)])
  }

  /// The names in the expressions.
  var names: Set<String> {
    values.reduce(into: []) { names, value in
      if case .computed(let written, _) = value {
        names.formUnion(written.names)
      }
    }
  }

  /// The text for an item; empty if the value is.
  func text(for item: Item) throws(Evaluator.Failure) -> String {
    var texts: [String] = []
    for value in values { texts.append(try text(of: value, for: item)) }
    guard let text = texts.first, !text.isEmpty else { return "" }
    switch format {
    case .number:
      return language.number(try number(text), fractions: fractions(options.first) ?? 0...3)
    case .percent:
      return language.percent(try number(text), fractions: fractions(options.first) ?? 0...0)
    case .currency:
      return language.money(
        try number(text), currency: options[0], fractions: fractions(options[safely: 1]))
    case .date, .time:
      guard let date = CalendarDate(text) else {
        throw failure(
          .notAValue(text, kind: "a date", examples: "2026-09-04 or 2026-09-04T09:41:00Z"))
      }
      let rule = format == .time ? "time" : TextFormat.dateStyles[options.first ?? "medium"] ?? ""
      return language.date(date, pattern: language[rule])
    case .localized:
      guard let text = strings.text(text, in: language, with: Array(texts.dropFirst())) else {
        var error = ValueError(
          problem: .unknownName(text, what: "string"), range: range)
        error.unknown = UnknownName(text, known: strings.keys)
        throw Evaluator.Failure(error: error)
      }
      return text
    }
  }

  private func fractions(_ digits: String?) -> ClosedRange<Int>? {
    digits.flatMap { Int($0) }.map { $0...$0 }
  }

  private func number(_ text: String) throws(Evaluator.Failure) -> Double {
    guard let number = Double(written: text) else {
      throw failure(.notAValue(text, kind: "a number", examples: "2.40"))
    }
    return number
  }

  private func failure(_ problem: Problem) -> Evaluator.Failure {
    Evaluator.Failure(error: ValueError(problem: problem, range: range))
  }

  private func text(of value: Value, for item: Item) throws(Evaluator.Failure) -> String {
    switch value {
    case .text(let text): return text
    case .column(let column, let path):
      return try item.columns[safely: column]?.value(at: path).shownText() ?? ""
    case .computed(let written, let columns):
      var isMissing = false
      let expression: SpecExpression
      do throws(ValueError) {
        expression = try written.value { name, range throws(ValueError) in
          let found = columns[name].map { item.columns[safely: $0.0]?.value(at: $0.1).shown ?? "" }
          guard let text = found, !text.isEmpty else {
            isMissing = true
            return .value(.number(0))
          }
          guard let number = Double(written: text) else {
            throw ValueError(problem: .textInCondition(text), range: self.range)
          }
          return .value(.number(number))
        }
      } catch {
        throw Evaluator.Failure(error: error)
      }
      guard !isMissing else { return "" }
      var evaluator = Evaluator(item.scope, recordsNames: false)
      return try evaluator.value(of: expression).text
    }
  }
}
