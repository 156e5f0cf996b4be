internal import CompositionalLayout
public import Foundation

/// A gray box with the name of a view that Flatplan cannot draw.
class PlaceholderView: UIView {
  private let label = UILabel()
  /// The size without constraints, in points.
  var preferredSize = CGSize(width: UIView.noIntrinsicMetric, height: 44)

  init(name: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = 8
    label.text = name
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { preferredSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A calendar, drawn as a gray box with its name.
///
/// See [UICalendarView](https://developer.apple.com/documentation/uikit/uicalendarview).
open class UICalendarView: UIView {
  private let placeholder = PlaceholderView(name: "UICalendarView")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(placeholder)
  }

  /// Always returns `nil`: placeholders are not loaded from interface files.
  public required init?(coder: NSCoder) { return nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 320) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.frame = bounds
  }

  // These members have no effect on pictures.
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = DateComponents()
  open var wantsDateDecorations = true
  open weak var delegate: AnyObject?
  open var selectionBehavior: UICalendarSelection?
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {}
}

/// How days of a calendar are selected. It has no effect on pictures.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {}

/// The selection of one day. It has no effect on pictures.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open var selectedDate: DateComponents?

  public init(delegate: AnyObject?) {}
}

/// The selection of several days. It has no effect on pictures.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open var selectedDates: [DateComponents] = []

  public init(delegate: AnyObject?) {}
}

/// SwiftUI content of a cell, drawn as a gray box with the name of the type.
///
/// In Swift files that `flatplan` draws, the SwiftUI code after `UIHostingConfiguration` is left out.
public struct UIHostingConfiguration: UIContentConfiguration {
  /// Creates a placeholder.
  public init() {}

  /// Returns a gray box.
  public func makeContentView() -> any UIView & UIContentView {
    HostingPlaceholder(configuration: self)
  }

  /// Returns the configuration itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the configuration itself: there is no content to inset.
  public func margins(_ edges: Any? = nil, _ length: CGFloat? = nil) -> Self { self }
  /// Returns the configuration itself: there is no content to inset.
  public func margins(_ insets: Any) -> Self { self }
  /// Returns the configuration itself: the placeholder has a size of its own.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}

private final class HostingPlaceholder: PlaceholderView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: UIHostingConfiguration) {
    self.configuration = configuration
    super.init(name: "SwiftUI")
    Notes.report("the SwiftUI content of UIHostingConfiguration is not drawn")
  }

  required init?(coder: NSCoder) { return nil }
}

/// A controller of a SwiftUI view, drawn as a gray box.
///
/// In Swift files that `flatplan` draws, its root view is left out.
open class UIHostingController: UIViewController {
  /// Creates a controller of a placeholder.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Always returns `nil`: placeholders are not loaded from interface files.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() { view = PlaceholderView(name: "SwiftUI") }
}
