public import Foundation

// Formatters that Foundation has only on Apple's platforms. They write English.

#if !canImport(Darwin)
  /// Formats the time between two dates, as "2 hours ago".
  ///
  /// See [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The form of the units.
    public enum UnitsStyle: Int, Sendable {
      /// "2 hours ago", also in words.
      case full = 0
      /// As `full`.
      case spellOut
      /// "2 hr. ago".
      case short
      /// "2h ago".
      case abbreviated
    }

    /// Whether words such as "yesterday" are used.
    public enum DateTimeStyle: Int, Sendable {
      /// "1 day ago".
      case numeric = 0
      /// "yesterday".
      case named
    }

    /// The form of the units.
    open var unitsStyle = UnitsStyle.full
    /// Whether words such as "yesterday" are used.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The calendar. Has no effect: units have fixed lengths.
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    /// The language. Has no effect.
    open var locale: Locale! = Locale(identifier: "en_US")
    /// Where the text stands. Has no effect.
    open var formattingContext = Formatter.Context.unknown

    private static let units: [(seconds: Double, name: String, short: String)] = [
      (31_557_600, "year", "yr."), (2_629_800, "month", "mo."), (604_800, "week", "wk."),
      (86_400, "day", "day"), (3_600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
    ]

    /// The text of a number of seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      guard timeInterval.isFinite else { return "" }
      let length = abs(timeInterval)
      let unit = Self.units.first { length >= $0.seconds } ?? Self.units[Self.units.count - 1]
      let count = Int((length / unit.seconds).rounded(.down))
      if dateTimeStyle == .named, let word = Self.word(count, unit.name, timeInterval < 0) {
        return word
      }
      let text =
        switch unitsStyle {
        case .full, .spellOut: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
        case .short: "\(count) \(unit.short)\(unit.name == "day" && count != 1 ? "s" : "")"
        case .abbreviated: "\(count)\(unit.name == "month" ? "mo" : String(unit.name.prefix(1)))"
        }
      return timeInterval < 0 ? "\(text) ago" : "in \(text)"
    }

    /// The text of a date seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static func word(_ count: Int, _ unit: String, _ isPast: Bool) -> String? {
      switch (count, unit) {
      case (0, _): "now"
      case (1, "day"): isPast ? "yesterday" : "tomorrow"
      case (1, "week"), (1, "month"), (1, "year"): (isPast ? "last " : "next ") + unit
      default: nil
      }
    }
  }

  /// Joins texts, as "a, b, and c".
  ///
  /// See [ListFormatter](https://developer.apple.com/documentation/foundation/listformatter).
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// Formats items that are no texts.
    open var itemFormatter: Formatter?
    /// The language. Has no effect.
    open var locale: Locale! = Locale(identifier: "en_US")

    /// The joined text.
    public class func localizedString(byJoining strings: [String]) -> String {
      guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
      let separator = strings.count == 2 ? " and " : ", and "
      return strings.dropLast().joined(separator: ", ") + separator + last
    }

    /// The joined text of items.
    open func string(from items: [Any]) -> String? {
      Self.localizedString(
        byJoining: items.map { itemFormatter?.string(for: $0) ?? $0 as? String ?? "\($0)" })
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? [Any]).flatMap { string(from: $0) }
    }
  }
#endif
