internal import CompositionalLayout
public import Foundation

/// A date to be chosen: one field for the day and one for the time, as in the compact style.
///
/// Calendars and wheels are drawn so too, which is said. See
/// [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker).
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      guard [.wheels, .inline].contains(preferredDatePickerStyle) else { return }
      Notes.say("date pickers with wheels and calendars are drawn as compact ones")
    }
  }
  public var datePickerStyle: UIDatePickerStyle { .compact }
  /// No earlier than ``minimumDate``, nor later than ``maximumDate``.
  open var date: Date {
    get { min(max(chosen, minimumDate ?? .distantPast), maximumDate ?? .distantFuture) }
    set { chosen = newValue }
  }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  /// The current one for `nil`.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set { ownCalendar = newValue }
  }
  private var ownCalendar: Calendar?
  open var timeZone: TimeZone?
  /// Seconds.
  open var countDownDuration: TimeInterval = 0
  /// Kept for code that sets them: nobody chooses.
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  private var chosen = Date()
  private let labels = [UILabel(), UILabel()]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for label in labels {
      label.textAlignment = .center
      label.layer.cornerRadius = 8
      label.backgroundColor = .tertiarySystemFill
      addSubview(label)
    }
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  // MARK: Arrangement

  /// The texts of the fields.
  private var words: [String] {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.timeZone = timeZone ?? calendar.timeZone
    func text(_ day: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      (formatter.dateStyle, formatter.timeStyle) = (day, time)
      // Fonts need not have the narrow space before 'PM'.
      return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }
    switch datePickerMode {
    case .time: return [text(.none, .short)]
    case .date: return [text(.medium, .none)]
    case .dateAndTime: return [text(.medium, .none), text(.none, .short)]
    case .countDownTimer:
      let seconds = countDownDuration.isNaN ? 0 : min(max(countDownDuration, 0), 86_399)
      let minutes = Int(seconds / 60)
      return ["\(minutes / 60) hr \(minutes % 60) min"]
    case .yearAndMonth:
      formatter.setLocalizedDateFormatFromTemplate("MMMM y")
      return [formatter.string(from: date)]
    }
  }

  /// Points around the text of a field, and between fields.
  private static let (padding, height, gap) = (CGFloat(11), CGFloat(34), CGFloat(6))

  /// Gives the labels their texts; answers the widths of the fields in points.
  private func show() -> [CGFloat] {
    let words = words
    return labels.enumerated().compactMap { index, label in
      label.isHidden = index >= words.count
      guard !label.isHidden else { return nil }
      label.text = words[index]
      label.textColor = isEnabled ? .label : .tertiaryLabel
      return label.intrinsicContentSize.width + 2 * Self.padding
    }
  }

  open override var intrinsicContentSize: CGSize {
    let widths = show()
    return CGSize(
      width: widths.reduce(0, +) + Self.gap * CGFloat(widths.count - 1), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = show()
    let width = intrinsicContentSize.width
    var x = bounds.minX
    switch contentHorizontalAlignment {
    case .leading, .fill: x += isMirrored ? bounds.width - width : 0
    case .trailing: x += isMirrored ? 0 : bounds.width - width
    case .left: break
    case .right: x += bounds.width - width
    case .center: x += (bounds.width - width) / 2
    }
    let fields = Array(zip(labels, widths))
    for (label, width) in isMirrored ? fields.reversed() : fields {
      label.frame = CGRect(
        x: x, y: bounds.midY - Self.height / 2, width: width, height: Self.height)
      x += width + Self.gap
    }
  }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels, compact, inline
}
