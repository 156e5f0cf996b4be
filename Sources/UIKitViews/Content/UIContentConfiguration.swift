public import CompositionalLayout
public import Foundation

/// The content of a cell as a value that creates a view.
///
/// See [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration-1dmwf).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
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
  init(traitCollection: UITraitCollection)
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
///
/// See [UIConfigurationStateCustomKey](https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

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
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var custom = CustomStates()

  /// Creates a state with all properties `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell: its traits and whether it is selected, highlighted or expanded.
///
/// See [UICellConfigurationState](https://developer.apple.com/documentation/uikit/uicellconfigurationstate).
public struct UICellConfigurationState: UIConfigurationState, SelectionState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  /// The state of a drag; `none` unless code sets it.
  public var cellDragState = DragState.none
  /// The state of a drop; `none` unless code sets it.
  public var cellDropState = DropState.none

  public enum DragState: Int, Hashable, Sendable {
    /// No drag.
    case none = 0
    /// A drag that begins or is in progress.
    case lifting, dragging
  }

  public enum DropState: Int, Hashable, Sendable {
    /// No drop.
    case none = 0
    /// A drop on another cell or on this one.
    case notTargeted, targeted
  }

  private var custom = CustomStates()

  /// Creates a state with all properties `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
