internal import Foundation

extension NSLayoutConstraint {
  /// The alignment of a visual format's views across its axis, and its direction.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// Aligned horizontal centers.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// Aligned vertical centers.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    public static let directionLeadingToTrailing: Self = []
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
  }

  /// Returns the constraints of a visual format such as `H:|-[title]-8-[date(>=40)]-|`.
  ///
  /// A single hyphen is 8 points between views, and the layout margin at the superview. If the
  /// format is invalid, the error is reported and the constraints before it are returned.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var format = VisualFormat(format, options, metrics ?? [:], views)
    let constraints = format.constraints()
    if let problem = format.problem {
      Notes.report("the visual format '\(format.text)' is invalid: \(problem)")
    }
    return constraints
  }
}

/// A parser of Apple's visual format language.
@MainActor private struct VisualFormat {
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var rest: Substring
  /// Whether the format begins with `V:`.
  private var isVertical = false
  private(set) var problem: String?
  private var result: [NSLayoutConstraint] = []
  /// The views of the format, in order.
  private var named: [UIView] = []

  init(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    (self.text, self.options, self.metrics, self.views) = (text, options, metrics, views)
    rest = text.filter { !$0.isWhitespace }[...]
  }

  /// An end of a gap.
  private enum End {
    case view(UIView)
    case superview
  }

  /// A length with its relation and priority.
  private struct Length {
    var relation = NSLayoutConstraint.Relation.equal
    var points: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last = take("|") ? End.superview : view().map(End.view)
    while problem == nil, let from = last, !rest.isEmpty {
      let isGap = take("-")
      let lengths = isGap ? gap() : [Length()]
      guard problem == nil else { break }
      let end = take("|") ? End.superview : view().map(End.view)
      guard let end else { break }
      join(from, end, lengths)
      last = end
      if case .superview = end, !rest.isEmpty { problem = "unexpected '\(rest)'" }
    }
    align()
    return result
  }

  // MARK: Parsing

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  /// Parses `[name]` or `[name(lengths)]`, and adds the constraints of the lengths.
  private mutating func view() -> UIView? {
    guard take("[") else {
      problem = rest.isEmpty ? "unexpected end" : "unexpected '\(rest)'"
      return nil
    }
    let name = String(rest.prefix { $0 != "]" && $0 != "(" })
    rest = rest.dropFirst(name.count)
    guard let view = views[name] as? UIView else {
      problem = "'\(name)' is not a view"
      return nil
    }
    named.append(view)
    if take("(") {
      for length in lengths() { addConstraint(measure(view, size), length) }
    }
    if problem == nil, !take("]") { problem = "unexpected '\(rest)'" }
    return view
  }

  /// Parses a gap after its first hyphen. `nil` is the system spacing.
  private mutating func gap() -> [Length]? {
    guard let next = rest.first, next != "[", next != "|" else { return nil }
    let found = take("(") ? lengths() : length().map { [$0] }
    if problem == nil, !take("-") { problem = "unexpected '\(rest)'" }
    return found
  }

  /// Parses lengths and the closing parenthesis.
  private mutating func lengths() -> [Length] {
    var lengths: [Length] = []
    repeat {
      guard let length = length() else { return lengths }
      lengths.append(length)
    } while take(",")
    if !take(")") { problem = "unexpected '\(rest)'" }
    return lengths
  }

  /// Parses a length: `40`, `>=gap`, `==other@750`.
  private mutating func length() -> Length? {
    var length = Length()
    if take(">=") {
      length.relation = .greaterThanOrEqual
    } else if take("<=") {
      length.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let word = word()
    if let points = number(word) {
      length.points = points
    } else if let view = views[word] as? UIView {
      length.view = view
    } else {
      problem = "'\(word)' is not a number, metric or view"
      return nil
    }
    guard take("@") else { return length }
    let priority = self.word()
    guard let value = number(priority) else {
      problem = "'\(priority)' is not a number or metric"
      return nil
    }
    length.priority = UILayoutPriority(Float(value))
    return length
  }

  private mutating func word() -> String {
    let isMinus = rest.hasPrefix("-") ? 1 : 0
    let word = rest.dropFirst(isMinus).prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    let whole = rest.prefix(isMinus + word.count)
    rest = rest.dropFirst(whole.count)
    return String(whole)
  }

  private func number(_ word: String) -> CGFloat? {
    let value: Double? =
      switch metrics[word] {
      case let number as CGFloat: Double(number)
      case let number as Double: number
      case let number as Int: Double(number)
      case let number as Float: Double(number)
      case let number as NSNumber: number.doubleValue
      default: Double(word)
      }
    return value.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  // MARK: Constraints

  private var start: LayoutMeasure.Attribute {
    isVertical ? .top : options.contains(.directionLeftToRight) ? .left : .leading
  }
  private var end: LayoutMeasure.Attribute {
    isVertical ? .bottom : options.contains(.directionLeftToRight) ? .right : .trailing
  }
  private var size: LayoutMeasure.Attribute { isVertical ? .height : .width }

  private func measure(
    _ view: UIView, _ attribute: LayoutMeasure.Attribute, guide: UILayoutGuide? = nil
  ) -> LayoutMeasure { LayoutMeasure(view: view, guide: guide, attribute: attribute) }

  private mutating func addConstraint(
    _ first: LayoutMeasure, _ length: Length, from second: LayoutMeasure? = nil
  ) {
    let other = second ?? length.view.map { measure($0, first.attribute) }
    let constraint = NSLayoutConstraint(
      first, length.relation, other, constant: length.points)
    constraint.priority = length.priority
    result.append(constraint)
  }

  /// - Parameter lengths: The lengths of the gap; `nil` is the system spacing.
  private mutating func join(_ from: End, _ to: End, _ lengths: [Length]?) {
    switch (from, to) {
    case (.view(let one), .view(let other)):
      for length in lengths ?? [Length(points: systemSpacing)] {
        addConstraint(measure(other, start), length, from: measure(one, end))
      }
    case (.superview, .view(let view)):
      guard let superview = superview(of: view) else { return }
      let margins = lengths == nil ? superview.layoutMarginsGuide : nil
      for length in lengths ?? [Length()] {
        addConstraint(measure(view, start), length, from: measure(superview, start, guide: margins))
      }
    case (.view(let view), .superview):
      guard let superview = superview(of: view) else { return }
      let margins = lengths == nil ? superview.layoutMarginsGuide : nil
      for length in lengths ?? [Length()] {
        addConstraint(measure(superview, end, guide: margins), length, from: measure(view, end))
      }
    case (.superview, .superview): problem = "it has no view"
    }
  }

  private mutating func superview(of view: UIView) -> UIView? {
    if view.superview == nil { problem = "a view has no superview" }
    return view.superview
  }

  private mutating func align() {
    let attributes: [(NSLayoutConstraint.FormatOptions, LayoutMeasure.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    ]
    guard let first = named.first else { return }
    for (option, attribute) in attributes where options.contains(option) {
      for view in named.dropFirst() {
        addConstraint(measure(view, attribute), Length(), from: measure(first, attribute))
      }
    }
  }
}
