internal import CellContent
public import CompositionalLayout
public import Foundation
internal import Scene

/// The background of a cell.
///
/// See [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
public struct UIBackgroundConfiguration: Equatable {
  /// The background color; `nil` uses the list's color.
  public var backgroundColor: UIColor?
  /// A transformation of the color before it is drawn.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect drawn above the color, as in a ``UIVisualEffectView``.
  public var visualEffect: UIVisualEffect?
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the view's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the stroke; `nil` is the view's tint.
  public var strokeColor: UIColor?
  /// A transformation of the stroke color before it is drawn.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke from the background's edges, outward, in points.
  public var strokeOutset: CGFloat = 0
  /// A view above the color, with the size of the background.
  public var customView: UIView?
  /// An image above the color.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var shadowProperties = UIShadowProperties()
  /// The style, which determines how the background depends on the cell's state.
  private var style: Style
  /// The color that the state determines. It applies until code sets another color.
  private var automaticColor: UIColor?

  private enum Style: Hashable {
    case clear, row, groupedRow, boundary, sidebarRow
  }

  private init(_ style: Style, _ color: UIColor? = nil) {
    self.style = style
    backgroundColor = color
    automaticColor = color
  }

  /// Creates a background with only an image.
  init(image: UIImage) {
    self.init(.clear, .clear)
    self.image = image
  }

  /// Whether two configurations look the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.backgroundColor == rhs.backgroundColor && lhs.cornerRadius == rhs.cornerRadius
      && lhs.backgroundInsets == rhs.backgroundInsets && lhs.strokeColor == rhs.strokeColor
      && lhs.strokeWidth == rhs.strokeWidth && lhs.strokeOutset == rhs.strokeOutset
      && lhs.visualEffect === rhs.visualEffect && lhs.customView === rhs.customView
      && lhs.image == rhs.image
      && lhs.imageContentMode == rhs.imageContentMode && lhs.style == rhs.style
      && lhs.shadowProperties == rhs.shadowProperties
      && lhs.edgesAddingLayoutMarginsToBackgroundInsets
        == rhs.edgesAddingLayoutMarginsToBackgroundInsets
  }
}

// MARK: - System styles

extension UIBackgroundConfiguration {
  public static func clear() -> Self { Self(.clear, .clear) }
  /// Returns the background of a list row.
  public static func listCell() -> Self { Self(.row) }
  public static func listHeader() -> Self { Self(.boundary) }
  public static func listFooter() -> Self { Self(.boundary) }
  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> Self { Self(.row) }
  public static func listPlainHeaderFooter() -> Self { Self(.boundary) }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedRow) }
  public static func listGroupedHeaderFooter() -> Self { Self(.boundary) }
  public static func listSidebarHeader() -> Self { Self(.boundary) }
  /// Returns the background of a sidebar row.
  public static func listSidebarCell() -> Self { sidebarRow() }
  /// Returns the background of a row in a sidebar beside another one.
  public static func listAccompaniedSidebarCell() -> Self { sidebarRow() }

  private static func sidebarRow() -> Self {
    var result = Self(.sidebarRow)
    result.cornerRadius = ListProfile.current.metrics.sidebar.rowCornerRadius
    return result
  }

  static func defaultStyle(for context: ListCellContext?) -> Self {
    guard let context, context.part == .row else { return Self(.boundary) }
    return context.appearance.isSidebar ? listSidebarCell() : listCell()
  }
}

// MARK: - States

extension UIBackgroundConfiguration {
  /// Returns the background for a state. Selected and highlighted rows are gray, or tinted in
  /// sidebars.
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

  /// Whether the background replaces the row's default background. That is the case if the row's
  /// own background would be visible through it or around it.
  var replacesGround: Bool {
    if cornerRadius != 0 || backgroundInsets != .zero { return true }
    guard backgroundColor != nil else { return style == .clear }
    let color = ColorReference(resolvedBackgroundColor(for: .tintColor).value)
    return color.resolved(in: .light).alpha < 1 || color.resolved(in: .dark).alpha < 1
  }

  /// The background with an explicit color, for a cell that is not in a list or that replaces the
  /// list's background.
  func withOwnColor(for context: ListCellContext?) -> Self {
    guard backgroundColor == nil else { return self }
    var result = self
    let isGrouped = context?.appearance.isGrouped ?? false
    switch style {
    case .row:
      result.backgroundColor =
        isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    case .groupedRow: result.backgroundColor = .secondarySystemGroupedBackground
    case .clear, .boundary, .sidebarRow: break
    }
    return result
  }

  /// The color that is drawn in a view with the given tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? .clear
    let shown = color == .tintColor ? tintColor : color
    return backgroundColorTransformer?(shown) ?? shown
  }

  /// Whether any part of the background is visible in a view with the given tint.
  func isVisible(tint tintColor: UIColor) -> Bool {
    visualEffect != nil || customView != nil || image != nil || strokeWidth > 0
      || resolvedBackgroundColor(for: tintColor) != .clear
  }

  /// The stroke color in a view with the given tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

// MARK: - Frame

extension UIBackgroundConfiguration {
  /// The frame of the background in a view's coordinates, in points.
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
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 0
  /// The blur radius, in points.
  public var radius: CGFloat = 3
  /// The offset from the background, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// The outline that casts the shadow; `nil` is the background.
  public var path: UIBezierPath?

  /// Whether two shadows are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.color == rhs.color && lhs.opacity == rhs.opacity && lhs.radius == rhs.radius
      && lhs.offset == rhs.offset && lhs.path === rhs.path
  }
}

/// A transformation of a color before it is drawn.
///
/// See [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer).
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The closure that transforms a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the color unchanged, because Flatplan has no preferred system tints.
  public static let preferredTint = Self { $0 }
  /// Returns the gray of secondary labels.
  public static let grayscale = Self { _ in .secondaryLabel }
  public static let monochromeTint = Self { _ in .tintColor }
}
