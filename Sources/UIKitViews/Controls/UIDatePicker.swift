package import CellContent
internal import CompositionalLayout
public import Foundation
internal import Scene

/// A date picker, drawn in the compact style: a field for the day and a field for the time.
///
/// Wheels and calendars are also drawn in the compact style, which Flatplan logs.
///
/// See [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker).
open class UIDatePicker: UIControl {
  /// The parts of a date that a picker shows.
  public enum Mode: Int, Sendable {
    case time = 0
    /// The day.
    case date
    /// The day and the time.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    case yearAndMonth
  }

  /// The parts of the date that are shown.
  open var datePickerMode = Mode.dateAndTime
  /// The requested style. Pictures always show the compact style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      guard [.wheels, .inline].contains(preferredDatePickerStyle) else { return }
      Notes.report("date pickers with wheels or calendars are drawn in the compact style")
    }
  }
  /// The style in use; always compact.
  public var datePickerStyle: UIDatePickerStyle { .compact }
  /// The date, clamped to ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { min(max(chosen, minimumDate ?? .distantPast), maximumDate ?? .distantFuture) }
    set { chosen = newValue }
  }
  /// The earliest date; `nil` means no limit.
  open var minimumDate: Date?
  /// The latest date; `nil` means no limit.
  open var maximumDate: Date?
  /// The locale of the texts; `nil` is US English.
  open var locale: Locale?
  /// The calendar; `nil` is the current one.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set { ownCalendar = newValue }
  }
  private var ownCalendar: Calendar?
  /// The time zone; `nil` uses the calendar's time zone.
  open var timeZone: TimeZone?
  /// The duration of a countdown timer in seconds.
  open var countDownDuration: TimeInterval = 0
  private var chosen = Date()
  private let labels = [UILabel(), UILabel()]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UIDatePicker.self)
  }

  private func prepare() {
    for label in labels {
      label.textAlignment = .center
      addSubview(label)
    }
  }

  /// Sets the date; animations are skipped.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  // MARK: Layout

  /// The texts of the fields.
  private var words: [String] {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.timeZone = timeZone ?? calendar.timeZone
    func text(_ day: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      (formatter.dateStyle, formatter.timeStyle) = (day, time)
      // Replaces the narrow no-break space before 'PM', which some fonts lack.
      return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }
    let day: DateFormatter.Style = isLarge ? .short : .medium
    switch datePickerMode {
    case .time: return [text(.none, .short)]
    case .date: return [text(day, .none)]
    case .dateAndTime: return [text(day, .none), text(.none, .short)]
    case .countDownTimer:
      let seconds = countDownDuration.isNaN ? 0 : min(max(countDownDuration, 0), 86_399)
      let minutes = Int(seconds / 60)
      return ["\(minutes / 60) hr \(minutes % 60) min"]
    case .yearAndMonth:
      formatter.setLocalizedDateFormatFromTemplate("MMMM y")
      return [formatter.string(from: date)]
    }
  }

  /// Whether the day is written in numbers, as at accessibility sizes.
  private var isLarge: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Sets the labels' texts and returns their widths in points.
  private func show() -> [CGFloat] {
    let words = words
    return labels.enumerated().compactMap { index, label in
      label.isHidden = index >= words.count
      guard !label.isHidden else { return nil }
      label.text = words[index]
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      label.textColor = isEnabled ? .label : .tertiaryLabel
      return label.intrinsicContentSize.width
    }
  }

  open override var intrinsicContentSize: CGSize { DateFields.size(textWidths: show()) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (label, field) in zip(labels, fields(in: bounds).fields) { label.frame = field }
  }

  /// The fields behind the texts, in a rectangle in points.
  package func fields(in rect: CGRect) -> DateFields {
    let alignment: TextBlock.Alignment =
      switch contentHorizontalAlignment {
      case .leading, .fill: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      case .left: .left
      case .right: .right
      case .center: .center
      }
    return DateFields(
      textWidths: show(), in: rect, ControlMetrics(.current), alignment: alignment,
      isMirrored: isMirrored)
  }

  // These members have no effect on pictures.
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
}

/// The style of a date picker. Pictures always show the compact style.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style.
  case automatic = 0
  case wheels
  /// Fields for day and time.
  case compact
  /// A calendar.
  case inline
}
