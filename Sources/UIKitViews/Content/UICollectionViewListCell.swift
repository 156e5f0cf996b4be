internal import CellContent
package import CompositionalLayout
public import Foundation

/// A row, a header or a footer of a list.
///
/// See [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
open class UICollectionViewListCell: UICollectionViewCell {
  private var ownLevel: Int?

  /// The indentation level. The default is the item's level in its section snapshot.
  open var indentationLevel: Int {
    get { ownLevel ?? fold?.level ?? 0 }
    set {
      ownLevel = newValue
      placeContent()
    }
  }

  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = ListProfile.standard.metrics.indentation {
    didSet { placeContent() }
  }

  /// Whether leading accessories are indented as well.
  open var indentsAccessories = true {
    didSet { placeContent() }
  }

  /// The accessories at the ends of the row, in order from the leading end.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      placeContent()
      placeParts()
    }
  }

  /// The custom views among the shown accessories.
  package private(set) var accessoryViews: [UIView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UICollectionViewListCell.self)
  }

  /// Returns the list's default content for the cell's role.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.defaultStyle(for: listContext)
  }

  /// Returns the list's default background for the cell's role.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.defaultStyle(for: listContext)
  }

  package override var usualBackground: UIBackgroundConfiguration? {
    defaultBackgroundConfiguration()
  }

  /// The guide whose leading edge is the start of the separator below the row.
  ///
  /// By default it starts where the row's text starts. Its trailing edge is the row's; the list
  /// determines where separators end.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
    start.priority = .fittingSizeLevel
    separatorStart = start
    NSLayoutConstraint.activate([
      start, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }()

  /// The default start of the separator guide; `nil` until the guide is used.
  private var separatorStart: NSLayoutConstraint?

  // MARK: Layout

  /// The shown accessories, from the leading end.
  package var shownAccessories: [UICellAccessory] {
    let isEditing = configurationState.isEditing
    return UICellAccessory.ordered(accessories.filter { $0.isShown(isEditing: isEditing) })
  }

  /// The tint of symbols without one of their own in a selected sidebar row.
  package var selectionTint: UIColor? {
    guard listContext?.part == .row, listContext?.appearance.isSidebar == true else { return nil }
    return isSelected || isHighlighted ? .white : nil
  }

  /// The metrics of the cell's list, or of the current system outside of lists.
  var listMetrics: ListMetrics { (listContext?.profile ?? .current).metrics }

  /// The indentation of the row, in points.
  package var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  /// The distance in points from the leading edge to the row's first text, or to the separator
  /// guide if it is used.
  package var labelStart: CGFloat {
    guard separatorStart != nil else { return contentStart }
    let guide = separatorLayoutGuide.layoutFrame
    return isMirrored ? bounds.width - guide.maxX : guide.minX
  }

  private var contentStart: CGFloat {
    let content = contentView.frame
    let start = isMirrored ? bounds.width - content.maxX : content.minX
    guard let shown = contentView as? UIListContentView else {
      return start + listMetrics.row.leading
    }
    return start + shown.labelStart
  }

  /// The widths in points that the safe area covers at the sides of a list row. The row's content
  /// avoids them, its background does not. Zero for rows that extend beyond the collection view.
  package var covered: NSDirectionalEdgeInsets {
    guard listContext != nil, let outer = superview?.bounds, outer.minX <= frame.minX,
      frame.maxX <= outer.maxX
    else { return .zero }
    return safeAreaInsets.directional(readingDirection)
  }

  /// A row with labels has a minimum height; headers, footers and other content have none (R103).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if listContext?.part ?? .row == .row, contentView is UIListContentView,
      verticalFittingPriority != .required
    {
      size.height = max(size.height, listMetrics.rowMinimum)
    }
    return size
  }

  /// The safe area over the row depends on its position.
  open override func updateConstraints() {
    placeContent()
    separatorStart?.constant = contentStart
    super.updateConstraints()
  }

  package override func outlineDidChange() {
    ownLevel = nil
    placeContent()
  }

  /// Custom views are laid out among the symbols.
  package override func placeParts() {
    super.placeParts()
    let old = accessoryViews
    accessoryViews = []
    for (accessory, frame) in accessoryFrames {
      guard case .custom(let view, _) = accessory.kind else { continue }
      accessoryViews.append(view)
      insertPart(view, at: subviews.count)
      if let tint = accessory.tintColor, view.ownTint != tint { view.tintColor = tint }
      view.fill(frame)
    }
    for view in old where !accessoryViews.contains(view) { removePart(view) }
  }

  package override func placeContent() {
    let shown = shownAccessories
    let covered = covered
    let after = trailingRun(of: shown).length
    let before = leadingRun(of: shown, from: covered.leading + indentation).length
    contentView.frame = CGRect(
      x: isMirrored ? after : before, y: 0, width: max(bounds.width - before - after, 0),
      height: bounds.height)
    let (row, gap) = (listMetrics.row, listMetrics.accessories.gap)
    let last = shown.contains { !$0.isLeading } ? gap : row.leading
    (contentView as? UIListContentView)?.trailingMargin = last
    guard listContext != nil else { return }
    contentView.update {
      $0.usualMargins.leading = row.leading
      $0.usualMargins.trailing = last
    }
  }
}
