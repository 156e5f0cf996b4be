internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// The compact date picker.
extension PartDeclaration {
  static let datePicker = PartDeclaration(
    "A compact date picker: fields for a day and a time.",
    .either([ValueKind<PartDate>.date.shape, .map { DateKeys.map }]),
    inner: (DateKeys.map, "{date: 2026-09-04, time: 09:41}"),
    example: "datePicker: 2026-09-04 09:41", synonyms: "datepicker uidatepicker calendar timepicker"
  ) { reader, node, _, sink in
    guard node.entries != nil else {
      return ValueKind<PartDate>.date.read(node, reader.context, &sink).map {
        .control(.datePicker($0))
      }
    }
    let date = DateKeys.table.read(node, from: PartDate(), reader.context, &sink)
    return date.flatMap { $0 == PartDate() ? nil : .control(.datePicker($0)) }
  }
}

/// The keys of a date picker.
enum DateKeys {
  static let table = KeyTable<PartDate, Never>(
    "a date picker",
    [
      .key("date", .day, "The day, as 2026-09-04 or as any text.", in: \.date),
      .key("time", .time, "The time, as 09:41 or as any text.", in: \.time),
    ])

  static var map: MapKind { table.map }
}

extension ValueKind<PartDateText> {
  /// A day, or any text for it.
  static let day: ValueKind = scalar("a day") { text throws(ValueError) in
    PartDateText(day: text) ?? PartDateText(text)
  }

  /// A time, or any text for it.
  static let time: ValueKind = scalar("a time") { text throws(ValueError) in
    PartDateText(time: text) ?? PartDateText(text)
  }
}

extension ValueKind<PartDate> {
  /// A day, a time or both.
  static let date: ValueKind = scalar(
    "a date",
    shape: .scalar(ScalarGrammar(name: "date", patterns: [day, time, "\(day)[ T]\(time)"]))
  ) { text throws(ValueError) in
    let words = text.split { $0 == " " || $0 == "T" }.map(String.init)
    var date = PartDate()
    date.date = words.first.flatMap(PartDateText.init(day:))
    let rest = words.dropFirst(date.date == nil ? 0 : 1)
    date.time = rest.first.flatMap(PartDateText.init(time:))
    guard date != PartDate(), rest.count == (date.time == nil ? 0 : 1) else {
      throw ValueError(
        problem: .notAValue(
          text, kind: "a date", examples: "2026-09-04, 09:41 or {date: Tomorrow}"))
    }
    return date
  }
}

extension ValueKind<PartDate> {
  private static let day = "[0-9]{1,4}-(0?[1-9]|1[0-2])-(0?[1-9]|[12][0-9]|3[01])"
  private static let time = "([01]?[0-9]|2[0-3]):[0-5][0-9](:[0-9]{2})?"
}

extension PartDateText {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A day such as `2026-09-04`, written as the system does in English.
  fileprivate init?(day text: String) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let short = year % 100 < 10 ? "0\(year % 100)" : "\(year % 100)"
    self.init("\(Self.months[month - 1]) \(day), \(year)", short: "\(month)/\(day)/\(short)")
  }

  /// A time such as `09:41` or `09:41:30`, written as the system does in English.
  fileprivate init?(time text: String) {
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = pieces.map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1],
      (0...23).contains(hour), (0...59).contains(minute), pieces[1].count == 2
    else { return nil }
    self.init("\((hour + 11) % 12 + 1):\(pieces[1]) \(hour < 12 ? "AM" : "PM")")
  }
}
