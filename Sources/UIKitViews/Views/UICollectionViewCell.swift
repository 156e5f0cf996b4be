internal import CompositionalLayout
public import Foundation

/// A cell.
///
/// See [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's content goes: a view that fills it, or the one that a configuration has made.
  public private(set) var contentView: UIView

  /// What the cell says; setting it replaces the content view, by an empty one for `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  /// What lies behind the content, instead of what the list has there.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground ?? usualBackground }
    set { ownBackground = newValue }
  }
  private var ownBackground: UIBackgroundConfiguration?

  /// How far a cell is dragged.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting, dragging
  }

  /// Called when somebody drags the cell, which nobody does; for subclasses.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether ``contentConfiguration`` follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what lies behind the content follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called for each state that the cell comes to be in.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Lies behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// Lies on that where the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// Shows the configuration, where anything of that can be seen.
  private var ground: BackgroundView?

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the collection view is being edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// How the cell stands in an outline, if it is a part of one.
  var fold: OutlineFold? {
    didSet {
      guard fold != oldValue else { return }
      outlineDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// For rows, which are indented.
  func outlineDidChange() {}

  // MARK: Configuration

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isExpanded = fold?.isExpanded ?? false
    return state
  }

  /// Whether the cell has to look at its state, as it does once after it has been filled.
  var needsUpdateConfiguration = true

  private var isUpdatingConfiguration = false

  /// Has the cell look again at its state: at once or, while it is being filled, after that. While it looks
  /// this is left out: it would never end.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    if !UICollectionView.isProviding { updateConfigurationIfNeeded() }
  }

  /// Has the cell look at its state if it has not since it was asked to.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    defer { (needsUpdateConfiguration, isUpdatingConfiguration) = (false, false) }
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    placeParts()
  }

  /// Called for each state that the cell comes to be in; for subclasses.
  open func updateConfiguration(using state: UICellConfigurationState) {
    placeContent()
    guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration else {
      return
    }
    contentConfiguration = content.updated(for: state)
  }

  /// What lies behind the content unless ``backgroundConfiguration`` is set.
  var usualBackground: UIBackgroundConfiguration? { nil }

  /// What lies behind the content in the cell's state.
  private var shownBackground: UIBackgroundConfiguration? {
    let background = backgroundConfiguration
    let shown =
      automaticallyUpdatesBackgroundConfiguration
      ? background?.updated(for: configurationState) : background
    return listContext == nil || replacesCard ? shown?.withOwnColor(for: listContext) : shown
  }

  /// Whether the cell is a row of a list that does not stand on the list's ground.
  package var replacesCard: Bool {
    guard listContext?.part == .row else { return false }
    guard let own = ownBackground else { return usualBackground == nil }
    return own.replacesGround
  }

  /// Puts what lies behind and beside the content in its place, as the cell's state has it.
  func placeParts() {
    let background = shownBackground.flatMap { $0.isVisible(tint: tintColor) ? $0 : nil }
    if let background {
      let ground = ground ?? BackgroundView()
      self.ground = ground
      ground.configuration = background
    } else if let ground {
      removePart(ground)
      ground.configuration = .clear()
    }
    let isMarked = isSelected || isHighlighted
    if !isMarked { removePart(selectedBackgroundView) }
    let behind = [
      background == nil ? nil : ground, backgroundView, isMarked ? selectedBackgroundView : nil,
    ]
    .compactMap(\.self)
    for (index, view) in behind.enumerated() {
      insertPart(view, at: index)
      let frame = view === ground ? background?.frame(in: self) : nil
      view.fill(frame ?? bounds)
    }
  }

  private func replaceBackground(_ old: UIView?) {
    if old !== backgroundView, old !== selectedBackgroundView { removePart(old) }
    placeParts()
  }

  open override func layoutIfNeeded() {
    placeParts()
    super.layoutIfNeeded()
  }

  private func showContent() {
    guard let contentConfiguration else {
      if contentView is any UIContentView { replaceContent(by: UIView()) }
      return
    }
    if let content = contentView as? any UIContentView,
      type(of: content.configuration) == type(of: contentConfiguration)
    {
      content.configuration = contentConfiguration
      return
    }
    replaceContent(by: contentConfiguration.makeContentView())
  }

  private func replaceContent(by view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    placeContent()
  }

  /// Puts the content view in its place.
  func placeContent() {}

  package override func sizeOfContent(width: CGFloat?) -> CGSize? {
    let (size, none) = (contentView.intrinsicContentSize, UIView.noIntrinsicMetric)
    guard contentView is any UIContentView, size.width != none, size.height != none else {
      return nil
    }
    return contentView.contentSize(width: width)
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}
