public import Foundation
public import Geometry
public import LayoutEngine

/// The separators above and below a row of a list.
///
/// See [UIListSeparatorConfiguration](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct).
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator is drawn.
  public typealias Visibility = ListSeparators.Visibility

  /// A marker for the insets that the row's content asks for.
  public static let automaticInsets = ListSeparators.automaticInsets

  /// Creates the default configuration, which is the same for all appearances.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    _ = listAppearance
  }

  /// Whether the line above the row is drawn.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is drawn.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the line above, in points from the row's edges.
  public var topSeparatorInsets = automaticInsets

  /// The insets of the line below, in points from the row's edges.
  public var bottomSeparatorInsets = automaticInsets

  /// The color of the lines.
  public var color: UIColor = .separator

  /// Stored for source compatibility; pictures show no selection.
  public var multipleSelectionColor: UIColor = .separator

  /// Stored for source compatibility; lines are drawn in their color.
  public var visualEffect: UIVisualEffect?

  /// The lines as the layout keeps them.
  var lines: ListSeparators {
    var lines = ListSeparators()
    lines.topSeparatorVisibility = topSeparatorVisibility
    lines.bottomSeparatorVisibility = bottomSeparatorVisibility
    lines.topSeparatorInsets = topSeparatorInsets
    lines.bottomSeparatorInsets = bottomSeparatorInsets
    lines.color = color.value
    return lines
  }
}

/// A blur or vibrancy effect. Stored for source compatibility; pictures use plain colors.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public required override init() {
    super.init()
  }

  /// Returns the effect itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
