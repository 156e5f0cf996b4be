public import CompositionalLayout
public import Foundation

/// What a cell says, as a value that makes a view.
///
/// See [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration-1dmwf).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// The state that configurations are updated for.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// What all states have that list content and backgrounds follow.
protocol SelectionState {
  var isDisabled: Bool { get }
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
}

/// The state of a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, SelectionState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, SelectionState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
