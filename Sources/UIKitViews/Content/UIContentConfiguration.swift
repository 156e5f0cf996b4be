public import CompositionalLayout
public import Foundation

/// The content of a cell as a value that creates a view.
///
/// See
/// [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration-1dmwf).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The shown configuration.
  var configuration: any UIContentConfiguration { get set }
}

/// The state for which configurations are updated.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state with the given traits.
  init(traitCollection: UITraitCollection)
  /// The value of a custom state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
///
/// See
/// [UIConfigurationStateCustomKey](https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The custom values of a state.
struct CustomStates: Hashable, Sendable {
  // Values are only compared, where the state is.
  nonisolated(unsafe) private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The parts of a state on which list content and backgrounds depend.
protocol SelectionState {
  var isDisabled: Bool { get }
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
}

/// The state of a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, SelectionState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is pinned.
  public var isPinned = false

  private var custom = CustomStates()

  /// Creates a state with all properties `false`.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a custom state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, SelectionState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is pinned.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell is expanded.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell is being reordered.
  public var isReordering = false
  /// The state of a drag; `none` unless code sets it.
  public var cellDragState = DragState.none
  /// The state of a drop; `none` unless code sets it.
  public var cellDropState = DropState.none

  /// The state of a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// No drag.
    case none = 0
    /// A drag that begins or is in progress.
    case lifting, dragging
  }

  /// The state of a drop.
  public enum DropState: Int, Hashable, Sendable {
    /// No drop.
    case none = 0
    /// A drop on another cell or on this one.
    case notTargeted, targeted
  }

  private var custom = CustomStates()

  /// Creates a state with all properties `false`.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a custom state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
