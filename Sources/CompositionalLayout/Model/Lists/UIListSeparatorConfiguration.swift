public import Foundation

/// The lines above and below a row of a list.
///
/// See [UIListSeparatorConfiguration](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct).
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is drawn.
  public enum Visibility: Int, Hashable, Sendable, CaseIterable {
    /// As the list's appearance has it.
    case automatic
    case visible
    case hidden
  }

  /// Stands for the insets that the row's content asks for.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    _ = listAppearance
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic

  /// Points from the row's edges.
  public var topSeparatorInsets = automaticInsets

  /// Points from the row's edges.
  public var bottomSeparatorInsets = automaticInsets

  public var color: UIColor = .separator

  /// Kept for the code that sets it: a picture selects nothing.
  public var multipleSelectionColor: UIColor = .separator

  /// Kept for the code that sets it: lines are drawn in their colour.
  public var visualEffect: UIVisualEffect?
}

/// A blur or a vibrancy. Kept for the code that sets it; pictures draw plain colours.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public required override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
