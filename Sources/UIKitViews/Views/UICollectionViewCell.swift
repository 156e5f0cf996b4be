internal import CompositionalLayout
public import Foundation

/// A cell of a collection view.
///
/// See [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content: a plain view as large as the cell, or the view made by
  /// ``contentConfiguration``.
  public private(set) var contentView: UIView

  /// The configuration of the cell's content. Setting it replaces the content view; `nil` sets an
  /// empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  /// The background of the cell. By default, the background of its list.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground ?? usualBackground }
    set { ownBackground = newValue }
  }
  private var ownBackground: UIBackgroundConfiguration?

  /// The state of a cell during a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// No drag.
    case none = 0
    case lifting
    case dragging
  }

  /// Would be called when the drag state changes; never called, because pictures have no drags.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the content configuration is updated when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated when the cell's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called when the cell's state changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// The view above ``backgroundView`` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// The view that draws the background configuration, if any part of it is visible.
  private var configuredBackground: BackgroundView?

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    prepare()
  }

  /// Whether the cell is selected. Pictures show the selection.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is highlighted. Pictures show the highlight.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The cell's level and expansion in an outline; `nil` outside of outlines.
  var fold: OutlineFold? {
    didSet {
      guard fold != oldValue else { return }
      outlineDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Called when the outline level changes; list cells update their indentation.
  func outlineDidChange() {}

  // MARK: Configuration

  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isExpanded = fold?.isExpanded ?? false
    return state
  }

  /// Whether the configuration has to be updated. True once after the cell has been filled.
  var needsUpdateConfiguration = true
  private var isUpdatingConfiguration = false

  /// Updates the configuration: immediately, or after the data source has filled the cell.
  ///
  /// Calls during an update are ignored, because they would repeat forever.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    if !UICollectionView.isProviding { updateConfigurationIfNeeded() }
  }

  /// Updates the configuration if an update is pending.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    defer { (needsUpdateConfiguration, isUpdatingConfiguration) = (false, false) }
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    placeParts()
  }

  /// Updates the cell for a new state; for subclasses.
  open func updateConfiguration(using state: UICellConfigurationState) {
    placeContent()
    guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration else {
      return
    }
    contentConfiguration = content.updated(for: state)
  }

  /// The default of ``backgroundConfiguration``.
  var usualBackground: UIBackgroundConfiguration? { nil }

  /// The background configuration for the cell's state.
  private var shownBackground: UIBackgroundConfiguration? {
    let background = backgroundConfiguration
    let shown =
      automaticallyUpdatesBackgroundConfiguration
      ? background?.updated(for: configurationState) : background
    return listContext == nil || replacesCard ? shown?.withOwnColor(for: listContext) : shown
  }

  /// Whether the cell is a list row that replaces the row background of its list.
  package var replacesCard: Bool {
    guard listContext?.part == .row else { return false }
    guard let own = ownBackground else { return usualBackground == nil }
    return own.replacesGround
  }

  /// Lays out the background views for the cell's state.
  func placeParts() {
    let background = shownBackground.flatMap { $0.isVisible(tint: tintColor) ? $0 : nil }
    if let background {
      let configuredBackground = configuredBackground ?? BackgroundView()
      self.configuredBackground = configuredBackground
      configuredBackground.configuration = background
    } else if let configuredBackground {
      removePart(configuredBackground)
      configuredBackground.configuration = .clear()
    }
    let isSelectedOrHighlighted = isSelected || isHighlighted
    if !isSelectedOrHighlighted { removePart(selectedBackgroundView) }
    let behind = [
      background == nil ? nil : configuredBackground, backgroundView,
      isSelectedOrHighlighted ? selectedBackgroundView : nil,
    ]
    .compactMap(\.self)
    for (index, view) in behind.enumerated() {
      insertPart(view, at: index)
      let frame = view === configuredBackground ? background?.frame(in: self) : nil
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

  /// Lays out the content view; list cells override it.
  func placeContent() {}

  package override func sizeOfContent(width: CGFloat?) -> CGSize? {
    let (size, none) = (contentView.intrinsicContentSize, UIView.noIntrinsicMetric)
    guard contentView is any UIContentView, size.width != none, size.height != none else {
      return nil
    }
    return contentView.contentSize(width: width)
  }

  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    prepare()
    decode(coder, as: UICollectionViewCell.self)
  }

  private func prepare() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
