package import CellContent
public import CompositionalLayout
public import Foundation

/// What stands at the end, or the beginning, of a list's row.
///
/// See [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When it is shown; ``UICollectionView/isEditing`` says whether the view is being edited.
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  package enum Kind {
    /// A symbol as it is in a row that is neither expanded nor selected.
    case symbol(AccessorySymbol)
    case label(String)
    case custom(UIView, isLeading: Bool)
  }

  package let kind: Kind
  /// `nil` is the sign's own.
  package let tintColor: UIColor?
  /// Of the disc behind a sign; `nil` is the disc's own.
  package let backgroundColor: UIColor?
  private let ownFont: UIFont?
  let displayed: DisplayedState
  private let isHidden: Bool
  private let reservedWidth: LayoutDimension?
  private var position: Placement.Position?
  /// Whether a custom view is as large as it has been made.
  private var keepsSize = false

  private init(_ kind: Kind, _ displayed: DisplayedState, _ options: Options = Options()) {
    (self.kind, self.displayed, tintColor) = (kind, displayed, options.tintColor)
    (isHidden, reservedWidth) = (options.isHidden ?? false, options.reservedLayoutWidth)
    (backgroundColor, ownFont) = (options.backgroundColor, options.font)
  }

  /// That of a label.
  package var font: UIFont { ownFont ?? .preferredFont(forTextStyle: .body) }

  /// How wide the room is that an accessory is given.
  public enum LayoutDimension: Hashable, Sendable {
    /// As its sign or view.
    case actual
    /// As signs of the system.
    case standard
    /// Points.
    case custom(CGFloat)
  }

  /// How signs look.
  public struct Options {
    public var tintColor: UIColor?
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    /// Of the disc behind signs that delete and insert.
    public var backgroundColor: UIColor?
    /// Of labels; `nil` is that of texts.
    public var font: UIFont?
    /// Kept for code that sets them: no line stands before signs that move rows, and fonts are as they are set.
    public var showsVerticalSeparator: Bool?
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
  public typealias DeleteOptions = Options
  public typealias ReorderOptions = Options
  public typealias InsertOptions = Options
  public typealias DetailOptions = Options
  public typealias MultiselectOptions = Options
  public typealias LabelOptions = Options

  /// How an outline's sign looks.
  public struct OutlineDisclosureOptions {
    public enum Style: Sendable {
      case automatic, header, cell
    }

    public var style: Style
    public var tintColor: UIColor?
    public var isHidden: Bool?

    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    Self(.symbol(.disclosure), displayed, options)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    Self(.symbol(.checkmark), displayed, options)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.symbol(.detail), displayed, options)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.symbol(.delete), displayed, options)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.symbol(.insert), displayed, options)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> Self {
    Self(.symbol(.reorder), displayed, options)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> Self {
    Self(.symbol(.multiselect(isSelected: false)), displayed, options)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      .symbol(.outline(isExpanded: false)), displayed,
      Options(isHidden: options.isHidden, tintColor: options.tintColor))
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    Self(.label(text), displayed, options)
  }

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

  /// Where a view of one's own stands.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)

    /// Answers the index among the accessories of its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The place before another accessory; the first where that is not there.
    @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isAlike(accessory) } ?? 0 }
    }

    /// The place after another accessory; the last where that is not there.
    @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.isAlike(accessory) }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  private func isAlike(_ other: UICellAccessory) -> Bool {
    switch (kind, other.kind) {
    case (.symbol(let symbol), .symbol(let otherSymbol)): symbol == otherSymbol
    case (.label, .label): true
    case (.custom(let view, _), .custom(let otherView, _)): view === otherView
    default: false
    }
  }

  /// Accessories in the order of their sides: those that ask for a place are put there.
  static func placed(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
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

  /// A view of one's own, and where it stands.
  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Whether the view is as large as it has been made, and not as it asks to be.
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

  /// Whether it is shown in a view that is being edited, or is not.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: isEditing && !isHidden
    case .whenNotEditing: !isEditing && !isHidden
    }
  }

  /// The numbers with signs as large as people want their text.
  package static var metrics: ListMetrics {
    .phone(at: UITraitCollection.current.preferredContentSizeCategory)
  }

  /// The space of the accessory in a row.
  package var slot: AccessoryRun.Slot {
    let metrics = Self.metrics
    let gap = metrics.accessories.gap
    var size: CGSize
    var room: CGFloat
    switch kind {
    case .symbol(let symbol):
      (size, room) = (symbol.size(metrics.accessories), symbol.room(metrics))
    case .label(let text):
      let width = TextMeasurement.size(of: text, font: font, width: nil, lines: 1).width
      (size, room) = (CGSize(width: width, height: font.lineHeight), width + gap)
    case .custom(let view, _):
      size = self.size(of: view)
      room = size.width + gap
    }
    switch reservedWidth {
    case .custom(let width) where width > 0: room = width + gap
    case .standard: room = metrics.accessories.circle + gap
    case .custom, .actual, nil: break
    }
    // A label fills the room that is reserved for it.
    if case .label = kind { size.width = room - gap }
    return AccessoryRun.Slot(size: size, room: room)
  }

  /// That of a view of one's own in the row, in points.
  private func size(of custom: UIView) -> CGSize {
    keepsSize && custom.bounds.size != .zero ? custom.bounds.size : custom.accessorySize
  }

  /// Whether it stands at the beginning of the row; what deletes, inserts and selects rows does.
  var isLeading: Bool {
    switch kind {
    case .custom(_, let isLeading): isLeading
    case .symbol(.delete), .symbol(.insert), .symbol(.multiselect): true
    case .symbol, .label: false
    }
  }
}

extension UIView {
  /// How large the view is at the end of a row, in points: as its content or its constraints want, or as
  /// it has been made.
  package var accessorySize: CGSize {
    let wanted = intrinsicContentSize
    let fitting = ConstraintLayout(self).isNeeded ? systemLayoutSizeFitting(.zero) : bounds.size
    return CGSize(
      width: wanted.width < 0 ? fitting.width : wanted.width,
      height: wanted.height < 0 ? fitting.height : wanted.height)
  }
}
