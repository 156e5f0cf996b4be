internal import Basics
internal import Foundation

/// A day and a time of the Gregorian calendar, as they are written, without a time zone.
struct CalendarDate: Hashable, Sendable {
  var year: Int
  var month: Int
  var day: Int
  /// The minutes since midnight; `nil` for a day alone.
  var minutes: Int?

  /// Reads `2026-09-04`, `2026-09-04T09:41:00Z`, `09:41`, and seconds or milliseconds since 1970 in UTC;
  /// as spreadsheets and feeds write them `2026/9/4`, `4.9.2026`, `20260904` and
  /// `Fri, 4 Sep 2026 09:41:00 GMT`. In `9/4/2026` either may be the month, unless one is above 12.
  init?(_ text: String) {
    if let seconds = Double(text), abs(seconds) >= 1e8, abs(seconds) < 1e14 {
      self = Self(secondsSince1970: Int(abs(seconds) >= 1e11 ? seconds / 1_000 : seconds))
      return
    }
    let parts = Self.plain(text).split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard let first = parts.first else { return nil }
    if parts.count == 1, let minutes = Self.minutes(first) {
      (year, month, day, self.minutes) = (1970, 1, 1, minutes)
      return
    }
    let numbers = first.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...Self.days(in: numbers[1], of: numbers[0])).contains(numbers[2])
    else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard parts.count > 1 else { return }
    guard let time = Self.minutes(parts[1]) else { return nil }
    minutes = time
  }

  /// The text with its date as ISO 8601 writes it.
  private static func plain(_ text: String) -> String {
    if text.count == 8, text.allSatisfy(\.isNumber) {
      return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
    }
    let names = text.split { ", ".contains($0) }.drop { Int($0) == nil }
    let months = "jan feb mar apr may jun jul aug sep oct nov dec".split(separator: " ")
    let word = names.dropFirst().first?.lowercased() ?? ""
    if names.count > 2, names[names.startIndex + 2].count == 4,
      let month = months.firstIndex(where: { word.hasPrefix($0) })
    {
      let rest = names.dropFirst(3).joined(separator: " ")
      return "\(names[names.startIndex + 2])-\(month + 1)-\(names[names.startIndex]) \(rest)"
    }
    let date = text.prefix { $0.isNumber || "./".contains($0) }
    let parts = date.split { "./".contains($0) }
    guard parts.count == 3, date.count > 7, let last = Int(parts[2]), let first = Int(parts[0]),
      let middle = Int(parts[1])
    else { return text }
    let rest = text.dropFirst(date.count).drop { $0 == "," }
    if parts[0].count == 4 { return "\(first)-\(middle)-\(last)\(rest)" }
    guard parts[2].count == 4 else { return text }
    if date.contains(".") || first > 12 { return "\(last)-\(middle)-\(first)\(rest)" }
    return middle > 12 ? "\(last)-\(first)-\(middle)\(rest)" : text
  }

  /// The minutes of a time such as `09:41`, `9:41 p.m.`, `09:41:30.5Z` or `09:41+02:00`.
  private static func minutes(_ text: Substring) -> Int? {
    let digits = text.prefix { $0.isNumber || $0 == ":" }
    let numbers = digits.split(separator: ":").map { Int($0) }
    guard numbers.count >= 2, let hour = numbers[0], let minute = numbers[1],
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    let word = text.dropFirst(digits.count).lowercased().replacing(".", with: "")
      .split { !$0.isLetter }.first
    switch word {
    case "am", "pm":
      guard (1...12).contains(hour) else { return nil }
      return (hour % 12 + (word == "pm" ? 12 : 0)) * 60 + minute
    case let word? where !zones.contains(word): return nil
    case _: return hour * 60 + minute
    }
  }

  /// The names of time zones that may follow a time.
  private static let zones: Set<Substring> = [
    "z", "utc", "gmt", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt", "cet", "cest", "bst",
  ]

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Howard Hinnant's `civil_from_days`.
  private init(secondsSince1970 seconds: Int) {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let shifted = days + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let dayOfEra = shifted - era * 146_097
    let years = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * years + years / 4 - years / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = years + era * 400 + (month <= 2 ? 1 : 0)
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    minutes = (seconds - days * 86_400) / 60
  }

  /// The day of the week, from 0 for Sunday: Sakamoto's method.
  var weekday: Int {
    let year = month < 3 ? year - 1 : year
    let shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1]
    return (year + year / 4 - year / 100 + year / 400 + shift + day) % 7
  }
}

extension LanguageFormat {
  /// A date in a pattern of the CLDR, such as `EEEE, d. MMMM y`.
  func date(_ date: CalendarDate, pattern: String) -> String {
    var (text, rest) = ("", pattern[...])
    while let letter = rest.first {
      if letter == "'" {
        let quoted = rest.dropFirst().prefix { $0 != "'" }
        text += quoted.isEmpty ? "'" : quoted
        rest = rest.dropFirst(quoted.count + 2)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      text += field(letter, run.count, of: date) ?? String(run)
    }
    return text
  }

  /// The text of a field; `nil` for what is no letter of patterns.
  private func field(_ letter: Character, _ count: Int, of date: CalendarDate) -> String? {
    let (hour, minute) = (date.minutes.map { $0 / 60 } ?? 0, date.minutes.map { $0 % 60 } ?? 0)
    switch letter {
    case "y": return number(count == 2 ? date.year % 100 : date.year, count)
    case "M" where count > 2: return name(count == 3 ? "shortMonths" : "months", date.month - 1)
    case "L" where count == 3: return name("namedShortMonths", or: "shortMonths", date.month - 1)
    case "L" where count > 3: return name("namedMonths", or: "months", date.month - 1)
    case "M", "L": return number(date.month, count)
    case "d": return number(date.day, count)
    case "E": return name(count < 4 ? "shortDays" : "days", date.weekday)
    case "c" where count == 3: return name("shortDays", date.weekday)
    case "c": return name("namedDays", or: "days", date.weekday)
    case "H": return number(hour, count)
    case "h": return number((hour + 11) % 12 + 1, count)
    case "m": return number(minute, count)
    case "a": return name("periods", hour < 12 ? 0 : 1)
    case "G": return self["era"]
    default: return nil
    }
  }

  private func name(_ rule: String, or other: String? = nil, _ index: Int) -> String? {
    list(rule, or: other)[safely: index].map(String.init)
  }

  private func number(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return digits(String(repeating: "0", count: max(0, count - text.count)) + text)
  }
}
