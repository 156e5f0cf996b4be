public import CompositionalLayout
public import Foundation

/// A header, a footer, a badge, a background, or a cell.
///
/// See [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
open class UICollectionReusableView: UIView {
  /// The name that the view was dequeued under; `nil` for a view made directly.
  public internal(set) var reuseIdentifier: String?

  /// Where the view waits when it goes out of sight; `nil` for one that no class is registered for.
  var registryKey: ViewRegistry.Key?

  /// The axes along which the view is being asked how large it wants to be.
  var fittingAxes = FittingAxes(width: false, height: true)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// A view made by a collection view for a class that has been registered.
  ///
  /// Subclasses inherit it with `init(frame:)`. It lets a class that is known only when the program
  /// runs be made with its own `init(frame:)`, without the runtime of Objective-C.
  public required convenience init(registeredWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is used again; for subclasses.
  open func prepareForReuse() {}

  /// Called when the view is given its place; for subclasses.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the view wants, where the layout asks it: by its constraints;
  /// a view without any leaves them as they are (R33).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    bounds.size = layoutAttributes.size
    guard ConstraintLayout(self).isNeeded else { return layoutAttributes }
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: fittingAxes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: fittingAxes.height ? .fittingSizeLevel : .required)
    return layoutAttributes
  }
}

/// A cell.
///
/// See [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's content goes: a view that fills it, or the one that a configuration has made.
  public private(set) var contentView: UIView

  /// What the cell says; setting it replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called for each state that the cell comes to be in.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Drawn behind the content, and instead of it where the cell is selected; as large as the cell.
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

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

  // MARK: Configuration

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Has the cell look again at its state; at once.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Called for each state that the cell comes to be in; for subclasses.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func showContent() {
    guard let contentConfiguration else { return }
    if let content = contentView as? any UIContentView,
      type(of: content.configuration) == type(of: contentConfiguration)
    {
      content.configuration = contentConfiguration
      return
    }
    contentView.removeFromSuperview()
    contentView = contentConfiguration.makeContentView()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    placeContent()
  }

  /// Puts the content view in its place.
  func placeContent() {}

  public required init?(coder: NSCoder) {
    return nil
  }
}
