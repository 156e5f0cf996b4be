public import Foundation

/// A view that reacts to touches. Pictures have no touches, so targets and actions are called only by
/// ``sendActions(for:)``.
///
/// See [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
open class UIControl: UIView {
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  // Touch tracking, for subclasses. Never called.
  /// Whether a touch is tracked; always `false`.
  open var isTracking: Bool { false }
  /// Whether the tracked touch is inside the control; always `false`.
  open var isTouchInside: Bool { false }
  /// Never called: pictures have no touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: pictures have no touches.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: pictures have no touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called: pictures have no touches.
  open func cancelTracking(with event: UIEvent?) {}

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a frame and an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    add(primary: primaryAction)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIControl.self)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No special state.
    public static let normal = Self([])
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
    public static let focused = Self(rawValue: 8)
  }

  /// Events of a control. In a picture, only those occur that code sends.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins.
    public static let touchDown = Self(rawValue: 1)
    /// A further touch begins.
    public static let touchDownRepeat = Self(rawValue: 2)
    /// A touch moves inside the control.
    public static let touchDragInside = Self(rawValue: 4)
    /// A touch moves outside the control.
    public static let touchDragOutside = Self(rawValue: 8)
    /// A touch moves into the control.
    public static let touchDragEnter = Self(rawValue: 16)
    /// A touch moves out of the control.
    public static let touchDragExit = Self(rawValue: 32)
    /// A touch ends inside the control.
    public static let touchUpInside = Self(rawValue: 64)
    /// A touch ends outside the control.
    public static let touchUpOutside = Self(rawValue: 128)
    public static let touchCancel = Self(rawValue: 256)
    public static let valueChanged = Self(rawValue: 4096)
    /// The main action is triggered.
    public static let primaryActionTriggered = Self(rawValue: 8192)
    /// The menu is about to open.
    public static let menuActionTriggered = Self(rawValue: 16384)
    public static let editingDidBegin = Self(rawValue: 65536)
    /// The edited text changes.
    public static let editingChanged = Self(rawValue: 131_072)
    public static let editingDidEnd = Self(rawValue: 262_144)
    /// The return key ends editing.
    public static let editingDidEndOnExit = Self(rawValue: 524_288)
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    public static let allEditingEvents = Self(rawValue: 0xF0000)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left, right
    /// Over the full width.
    case fill
    case leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top, bottom
    /// Over the full height.
    case fill
  }

  /// The state that follows from the control's properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after ``state`` changes.
  func stateDidChange() {}

  // MARK: Actions

  /// The targets and actions, in the order in which they were added.
  var handlers: [ControlHandler] = []

  /// Adds a method to call when an event is sent. If the target is `nil`, the first responder of the
  /// control's chain that has the method is the target.
  ///
  /// On Linux, methods of the files that `flatplan` draws are called, and other methods are not.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let handler = ControlHandler(target: target, action, for: controlEvents)
    if let index = handlers.firstIndex(where: { $0.hasSameCall(as: handler) }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(handler)
    }
  }

  /// Removes the methods of a target; all targets if it is `nil`, and all methods if `action` is `nil`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.isMethod(action, of: target) }
  }

  /// Adds an action to call when an event is sent. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append(ControlHandler(action, for: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { removeHandlers(for: controlEvents) { $0.isAction(actionIdentifier) } }

  /// Calls the methods and actions for some events.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      handler.send(from: self)
    }
  }

  /// Calls the actions for ``Event/primaryActionTriggered``.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Calls a method; for subclasses.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action; for subclasses.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  // These members have no effect on pictures.
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
}
