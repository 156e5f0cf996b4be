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
  init(traitCollection: UITraitCollection)
  /// What a state says under a key of one's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of what a state says besides what all states do.
///
/// See [UIConfigurationStateCustomKey](https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What a state says besides what all states do.
struct CustomStates: Hashable, Sendable {
  // Compared wherever the state is.
  nonisolated(unsafe) private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
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

  private var custom = CustomStates()

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
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
  /// Nobody drags or drops in a picture.
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting, dragging
  }

  public enum DropState: Int, Hashable, Sendable {
    case none = 0
    case notTargeted, targeted
  }

  private var custom = CustomStates()

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
