internal import CellContent
public import CompositionalLayout
public import Foundation
internal import Scene

/// What lies behind a cell's content.
///
/// See
/// [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
public struct UIBackgroundConfiguration: Equatable {
  /// `nil` is the list's own.
  public var backgroundColor: UIColor?
  /// Changes the colour before it is drawn.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Lies on the colour, as in a ``UIVisualEffectView``.
  public var visualEffect: UIVisualEffect?
  /// Points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Where the margins of what it lies behind are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points.
  public var strokeWidth: CGFloat = 0
  /// Points that the stroke lies outside of the background.
  public var strokeOutset: CGFloat = 0
  /// Drawn on the colour, and as large.
  public var customView: UIView?
  /// Drawn on the colour.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var shadowProperties = UIShadowProperties()
  /// Whose state it follows.
  private var style: Style
  /// The colour that follows the state, as long as nobody sets another one.
  private var automaticColor: UIColor?

  private enum Style: Hashable {
    case clear, row, groupedRow, boundary, sidebarRow
  }

  private init(_ style: Style, _ color: UIColor? = nil) {
    self.style = style
    backgroundColor = color
    automaticColor = color
  }

  /// An image and nothing else.
  init(image: UIImage) {
    self.init(.clear, .clear)
    self.image = image
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.backgroundColor == other.backgroundColor && one.cornerRadius == other.cornerRadius
      && one.backgroundInsets == other.backgroundInsets && one.strokeColor == other.strokeColor
      && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
      && one.visualEffect === other.visualEffect && one.customView === other.customView
      && one.image == other.image
      && one.imageContentMode == other.imageContentMode && one.style == other.style
      && one.shadowProperties == other.shadowProperties
      && one.edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
  }
}

// MARK: - The system's styles

extension UIBackgroundConfiguration {
  public static func clear() -> Self { Self(.clear, .clear) }
  public static func listCell() -> Self { Self(.row) }
  public static func listHeader() -> Self { Self(.boundary) }
  public static func listFooter() -> Self { Self(.boundary) }
  public static func listPlainCell() -> Self { Self(.row) }
  public static func listPlainHeaderFooter() -> Self { Self(.boundary) }
  public static func listGroupedCell() -> Self { Self(.groupedRow) }
  public static func listGroupedHeaderFooter() -> Self { Self(.boundary) }
  public static func listSidebarHeader() -> Self { Self(.boundary) }
  public static func listSidebarCell() -> Self { sidebarRow() }
  public static func listAccompaniedSidebarCell() -> Self { sidebarRow() }

  private static func sidebarRow() -> Self {
    var result = Self(.sidebarRow)
    result.cornerRadius = ListMetrics.phone.sidebar.rowCornerRadius
    return result
  }

  static func usual(for place: ListCellPlace?) -> Self {
    guard let place, place.part == .row else { return Self(.boundary) }
    return place.appearance.isSidebar ? listSidebarCell() : listCell()
  }
}

// MARK: - States

extension UIBackgroundConfiguration {
  /// The background in a state: rows that are selected or touched are grey, or tinted in sidebars.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard backgroundColor == automaticColor, let state = state as? any SelectionState else {
      return self
    }
    var result = self
    let isMarked = state.isSelected || state.isHighlighted
    switch style {
    case .clear, .boundary: return self
    case .row, .groupedRow: result.automaticColor = isMarked ? .systemGray4 : nil
    case .sidebarRow: result.automaticColor = isMarked ? .tintColor : nil
    }
    result.backgroundColor = result.automaticColor
    return result
  }

  /// Whether a row shows it in place of the ground that rows of its list have, which could be seen through
  /// it or around it.
  var replacesGround: Bool {
    if cornerRadius != 0 || backgroundInsets != .zero { return true }
    guard backgroundColor != nil else { return style == .clear }
    let color = ColorReference(resolvedBackgroundColor(for: .tintColor).value)
    return color.resolved(in: .light).alpha < 1 || color.resolved(in: .dark).alpha < 1
  }

  /// The background of a cell that stands in no list, which has no ground of its own to show, or that
  /// shows it in place of the list's.
  func outsideOfLists(_ place: ListCellPlace?) -> Self {
    guard backgroundColor == nil else { return self }
    var result = self
    let isGrouped = place?.appearance.isGrouped ?? false
    switch style {
    case .row:
      result.backgroundColor =
        isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    case .groupedRow: result.backgroundColor = .secondarySystemGroupedBackground
    case .clear, .boundary, .sidebarRow: break
    }
    return result
  }

  /// The colour that is drawn in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? .clear
    let shown = color == .tintColor ? tintColor : color
    return backgroundColorTransformer?(shown) ?? shown
  }

  /// Whether anything of it can be seen in a view of a tint.
  func isSeen(tint tintColor: UIColor) -> Bool {
    visualEffect != nil || customView != nil || image != nil || strokeWidth > 0
      || resolvedBackgroundColor(for: tintColor) != .clear
  }

  /// The colour of the stroke in a view of a tint: the tint where none is set.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

// MARK: - Place

extension UIBackgroundConfiguration {
  /// Where the background of a view goes, in points of that.
  @MainActor func frame(in view: UIView) -> CGRect {
    var insets = backgroundInsets
    let (edges, margins) = (
      edgesAddingLayoutMarginsToBackgroundInsets, view.directionalLayoutMargins
    )
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return view.bounds.shrunk(by: insets, isMirrored: view.isMirrored)
  }
}

/// The shadow of a background.
///
/// See [UIShadowProperties](https://developer.apple.com/documentation/uikit/uishadowproperties).
public struct UIShadowProperties: Equatable {
  public var color = UIColor.black
  /// 0 to 1.
  public var opacity: CGFloat = 0
  /// Points.
  public var radius: CGFloat = 3
  /// Points.
  public var offset = CGSize(width: 0, height: -3)
  /// What casts it; `nil` is the background.
  public var path: UIBezierPath?

  public static func == (one: Self, other: Self) -> Bool {
    one.color == other.color && one.opacity == other.opacity && one.radius == other.radius
      && one.offset == other.offset && one.path === other.path
  }
}

/// Changes a colour before it is drawn.
///
/// See [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer).
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// What becomes of a colour.
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour as it is: there are no tints that the system prefers here.
  public static let preferredTint = Self { $0 }
  /// The grey of secondary labels in place of any colour.
  public static let grayscale = Self { _ in .secondaryLabel }
  /// The tint in place of any colour.
  public static let monochromeTint = Self { _ in .tintColor }
}
