package import CellContent
public import CompositionalLayout
public import Foundation

/// An accessory at the trailing or leading end of a list row.
///
/// See [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown, depending on ``UICollectionView/isEditing``.
  public enum DisplayedState: Sendable {
    case always
    /// Only in editing mode.
    case whenEditing
    /// Only outside of editing mode.
    case whenNotEditing
  }

  package enum Kind {
    /// A symbol as it looks in a row that is neither expanded nor selected.
    case symbol(AccessorySymbol)
    case label(String)
    case custom(UIView, isLeading: Bool)
  }

  package let kind: Kind
  /// The tint; `nil` uses the symbol's default.
  package let tintColor: UIColor?
  /// The color of the disc behind a symbol; `nil` uses the symbol's default.
  package let backgroundColor: UIColor?
  private let ownFont: UIFont?
  let displayed: DisplayedState
  private let isHidden: Bool
  private let reservedWidth: LayoutDimension?
  private var position: Placement.Position?
  /// Whether a custom view keeps its current size.
  private var keepsSize = false

  private init(_ kind: Kind, _ displayed: DisplayedState, _ options: Options = Options()) {
    (self.kind, self.displayed, tintColor) = (kind, displayed, options.tintColor)
    (isHidden, reservedWidth) = (options.isHidden ?? false, options.reservedLayoutWidth)
    (backgroundColor, ownFont) = (options.backgroundColor, options.font)
  }

  /// The font of a label.
  package var font: UIFont { ownFont ?? .preferredFont(forTextStyle: .body) }

  /// The width of the space that a row reserves for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the symbol or view.
    case actual
    /// The width of the system's symbols.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The appearance of an accessory.
  public struct Options {
    /// The tint; `nil` uses the accessory's default.
    public var tintColor: UIColor?
    /// Whether the accessory is hidden; `nil` is `false`.
    public var isHidden: Bool?
    /// The width reserved for the accessory in points; `nil` uses its default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the disc behind delete and insert symbols.
    public var backgroundColor: UIColor?
    /// The font of a label; `nil` is the body style.
    public var font: UIFont?
    /// Whether a separator is drawn before a reorder symbol. Has no effect on pictures.
    public var showsVerticalSeparator: Bool?
    /// Whether the font follows the text size. Has no effect on pictures.
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor, self.font) = (tintColor, backgroundColor, font)
      self.showsVerticalSeparator = showsVerticalSeparator
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  /// The options of a delete control.
  public typealias DeleteOptions = Options
  /// The options of a reorder control.
  public typealias ReorderOptions = Options
  /// The options of an insert control.
  public typealias InsertOptions = Options
  /// The options of a detail button.
  public typealias DetailOptions = Options
  /// The options of a selection control.
  public typealias MultiselectOptions = Options
  public typealias LabelOptions = Options

  public struct OutlineDisclosureOptions {
    /// The style of an outline disclosure. It has no effect on pictures.
    public enum Style: Sendable {
      case automatic, header, cell
    }

    /// The style. Has no effect on pictures.
    public var style: Style
    /// The tint; `nil` uses the accessory's default.
    public var tintColor: UIColor?
    /// Whether the accessory is hidden; `nil` is `false`.
    public var isHidden: Bool?

    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }

  /// Returns a chevron at the trailing end.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self { Self(.symbol(.disclosure), displayed, options) }

  /// Returns a checkmark at the trailing end.
  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options())
    -> Self
  { Self(.symbol(.checkmark), displayed, options) }

  /// Returns an info button at the trailing end. The handler is never called.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.symbol(.detail), displayed, options) }

  /// Returns a delete control at the leading end. The handler is never called.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.symbol(.delete), displayed, options) }

  /// Returns an insert control at the leading end. The handler is never called.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.symbol(.insert), displayed, options) }

  /// Returns a reorder control at the trailing end.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options())
    -> Self
  { Self(.symbol(.reorder), displayed, options) }

  /// Returns a selection control at the leading end.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> Self { Self(.symbol(.multiselect(isSelected: false)), displayed, options) }

  /// Returns the disclosure of an outline item at the trailing end. The handler is never called.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      .symbol(.outline(isExpanded: false)), displayed,
      Options(isHidden: options.isHidden, tintColor: options.tintColor))
  }

  /// Returns a text at the trailing end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self { Self(.label(text), displayed, options) }

  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var accessory = Self(
      .custom(configuration.customView, isLeading: isLeading), displayed, options)
    accessory.position = position
    accessory.keepsSize = configuration.maintainsFixedSize ?? false
    return accessory
  }

  /// The position of a custom view.
  public enum Placement {
    /// At the leading end.
    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    /// At the trailing end.
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)

    /// A closure that returns the index among the accessories at the same end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The position before another accessory, or the first one if that is missing.
    @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.matches(accessory) } ?? 0 }
    }

    /// The position after another accessory, or the last one if that is missing.
    @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.matches(accessory) }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  private func matches(_ other: UICellAccessory) -> Bool {
    switch (kind, other.kind) {
    case (.symbol(let symbol), .symbol(let otherSymbol)): symbol == otherSymbol
    case (.label, .label): true
    case (.custom(let view, _), .custom(let otherView, _)): view === otherView
    default: false
    }
  }

  /// The accessories by end, with those that request a position moved there.
  static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    guard accessories.contains(where: { $0.position != nil }) else { return accessories }
    var sides: [Bool: [UICellAccessory]] = [:]
    for accessory in accessories where accessory.position == nil {
      sides[accessory.isLeading, default: []].append(accessory)
    }
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      let side = sides[accessory.isLeading] ?? []
      sides[accessory.isLeading, default: []]
        .insert(accessory, at: min(max(position(side), 0), side.count))
    }
    return (sides[true] ?? []) + (sides[false] ?? [])
  }

  /// A custom view and its position.
  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    /// The position of the view.
    public let placement: Placement
    /// Whether the accessory is hidden; `nil` is `false`.
    public var isHidden: Bool?
    /// The width reserved for the view in points; `nil` uses its width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint; `nil` keeps the view's tint.
    public var tintColor: UIColor?
    /// Whether the view keeps its current size instead of its preferred one.
    public var maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.maintainsFixedSize) = (tintColor, maintainsFixedSize)
    }
  }

  /// Whether the accessory is shown in or outside of editing mode.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: isEditing && !isHidden
    case .whenNotEditing: !isEditing && !isHidden
    }
  }

  /// The list metrics with symbols scaled to the current text size.
  package static var metrics: ListMetrics {
    ListProfile.current.metrics(at: UITraitCollection.current.preferredContentSizeCategory)
  }

  /// The size of the accessory and the space that it takes in a row.
  package var slot: AccessoryRun.Slot {
    let metrics = Self.metrics.accessories
    var slot: AccessoryRun.Slot
    switch kind {
    case .symbol(let symbol): slot = symbol.slot(metrics)
    case .label(let text):
      let width = TextMeasurement.size(of: text, font: font, width: nil, lines: 1).width
      slot = .init(size: CGSize(width: width, height: font.lineHeight), room: width)
    case .custom(let view, _):
      let size = size(of: view)
      slot = .init(size: size, room: size.width)
    }
    switch reservedWidth {
    case .custom(let width) where width > 0: slot.room = width
    case .standard: slot.room = metrics.slot
    case .custom, .actual, nil: break
    }
    // A label fills the width that is reserved for it.
    if case .label = kind { slot.size.width = slot.room }
    return slot
  }

  /// The size of a custom view in the row, in points.
  private func size(of custom: UIView) -> CGSize {
    keepsSize && custom.bounds.size != .zero ? custom.bounds.size : custom.accessorySize
  }

  /// Whether the accessory is at the leading end, as delete, insert and selection controls are.
  var isLeading: Bool {
    switch kind {
    case .custom(_, let isLeading): isLeading
    case .symbol(let symbol): symbol.isLeading
    case .label: false
    }
  }
}

extension UIView {
  /// The size of the view as an accessory, in points: the size of its content or constraints,
  /// otherwise its current size.
  package var accessorySize: CGSize {
    let (intrinsic, insets) = (intrinsicContentSize, alignmentRectInsets)
    let fitting = ConstraintLayout(self).isNeeded ? systemLayoutSizeFitting(.zero) : bounds.size
    return CGSize(
      width: intrinsic.width < 0
        ? fitting.width : intrinsic.width + insets.left + insets.right,
      height: intrinsic.height < 0
        ? fitting.height : intrinsic.height + insets.top + insets.bottom)
  }
}
