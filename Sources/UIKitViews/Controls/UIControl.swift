public import Foundation

/// What people touch. Nobody touches a picture: targets and actions are taken and never called.
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
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  // For subclasses that follow touches; never called.
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = Self([])
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
    public static let focused = Self(rawValue: 8)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Self(rawValue: 1)
    public static let touchDownRepeat = Self(rawValue: 2)
    public static let touchDragInside = Self(rawValue: 4)
    public static let touchDragOutside = Self(rawValue: 8)
    public static let touchDragEnter = Self(rawValue: 16)
    public static let touchDragExit = Self(rawValue: 32)
    public static let touchUpInside = Self(rawValue: 64)
    public static let touchUpOutside = Self(rawValue: 128)
    public static let touchCancel = Self(rawValue: 256)
    public static let valueChanged = Self(rawValue: 4096)
    public static let primaryActionTriggered = Self(rawValue: 8192)
    public static let menuActionTriggered = Self(rawValue: 16384)
    public static let editingDidBegin = Self(rawValue: 65536)
    public static let editingChanged = Self(rawValue: 131_072)
    public static let editingDidEnd = Self(rawValue: 262_144)
    public static let editingDidEndOnExit = Self(rawValue: 524_288)
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    public static let allEditingEvents = Self(rawValue: 0xF0000)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top, bottom, fill
  }

  /// What the control's properties say of it.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` has changed.
  func stateDidChange() {}

  // MARK: Actions

  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}
  public func removeTarget(_ target: Any?, action: Any?, for controlEvents: Event) {}
  public func addAction(_ action: UIAction, for controlEvents: Event) {}
  public func removeAction(_ action: UIAction, for controlEvents: Event) {}
  public func sendActions(for controlEvents: Event) {}
}
