public import Foundation

// Formatters that Foundation has only on Apple's platforms. They write English.

#if !canImport(Darwin)
  /// Formats a duration, as "1:05" or "1 minute, 5 seconds".
  ///
  /// See
  /// [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The form of the units.
    public enum UnitsStyle: Int, Sendable {
      case positional = 0
      case abbreviated, short, full, spellOut, brief
    }

    /// Which units with the value 0 are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let `default` = Self(rawValue: 1)
      public static let dropLeading = Self(rawValue: 2)
      public static let dropMiddle = Self(rawValue: 4)
      public static let dropTrailing = Self(rawValue: 8)
      public static let dropAll = Self(rawValue: 14)
      public static let pad = Self(rawValue: 65_536)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var allowsFractionalUnits = false
    open var calendar: Calendar?

    private struct Unit {
      var seconds: Int
      var unit: NSCalendar.Unit
      var name: String
      var short: String
      var letter: String
    }

    private static let units = [
      Unit(seconds: 86_400, unit: .day, name: "day", short: "day", letter: "d"),
      Unit(seconds: 3_600, unit: .hour, name: "hour", short: "hr", letter: "h"),
      Unit(seconds: 60, unit: .minute, name: "minute", short: "min", letter: "m"),
      Unit(seconds: 1, unit: .second, name: "second", short: "sec", letter: "s"),
    ]

    /// The text of a duration in seconds.
    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite, abs(ti) < 1e12 else { return nil }
      let allowed = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
      var rest = Int(abs(ti).rounded())
      var values = allowed.map { unit in
        let value = rest / unit.seconds
        rest %= unit.seconds
        return (unit: unit, value: value)
      }
      values = written(values)
      let texts = values.enumerated().map { text($1.value, $1.unit, isFirst: $0 == 0) }
      return (ti < 0 ? "-" : "") + texts.joined(separator: separator)
    }

    /// The text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      string(from: endDate.timeIntervalSince(startDate))
    }

    /// The text of components.
    open func string(from components: DateComponents) -> String? {
      let (days, hours) = (components.day ?? 0, components.hour ?? 0)
      let (minutes, seconds) = (components.minute ?? 0, components.second ?? 0)
      return string(from: Double(((days * 24 + hours) * 60 + minutes) * 60 + seconds))
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private func written(_ all: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
      var values = all
      if !zeroFormattingBehavior.contains(.pad) {
        if unitsStyle == .positional, !zeroFormattingBehavior.contains(.dropAll) {
          // "0:05" keeps the minutes.
          let kept = allowedUnits.contains(.minute) || allowedUnits.isEmpty ? 2 : 1
          while values.count > kept, values.first?.value == 0 { values.removeFirst() }
        } else {
          values.removeAll { $0.value == 0 }
        }
      }
      if values.isEmpty { values = Array(all.suffix(1)) }
      return maximumUnitCount > 0 ? Array(values.prefix(maximumUnitCount)) : values
    }

    private func text(_ value: Int, _ unit: Unit, isFirst: Bool) -> String {
      let plural = value == 1 ? "" : "s"
      switch unitsStyle {
      case .positional:
        let pads = !isFirst || zeroFormattingBehavior.contains(.pad)
        return pads && value < 10 ? "0\(value)" : "\(value)"
      case .abbreviated: return "\(value)\(unit.letter)"
      case .short: return "\(value) \(unit.short)\(unit.letter == "d" ? plural : "")"
      case .brief: return "\(value)\(unit.short)"
      case .full, .spellOut: return "\(value) \(unit.name)\(plural)"
      }
    }

    private var separator: String {
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      case .short, .full, .spellOut: ", "
      }
    }
  }

  /// Formats a measurement in its own unit, as "12.4 km".
  ///
  /// See
  /// [MeasurementFormatter](https://developer.apple.com/documentation/foundation/measurementformatter).
  open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written. Measurements keep their own.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let providedUnit = Self(rawValue: 1)
      public static let naturalScale = Self(rawValue: 2)
      public static let temperatureWithoutUnit = Self(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = Locale(identifier: "en_US")
    open var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      return formatter
    }()

    /// The text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number =
        numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
        return number + "°"
      }
      return number + separator(before: measurement.unit.symbol) + measurement.unit.symbol
    }

    /// The symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }

    private func separator(before symbol: String) -> String {
      symbol.hasPrefix("°") || unitStyle == .short ? "" : " "
    }
  }
#endif
