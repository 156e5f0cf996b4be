internal import CellContent
package import CompositionalLayout
public import Foundation

/// A row, a header or a footer of a list.
///
/// See [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
open class UICollectionViewListCell: UICollectionViewCell {
  private var ownLevel: Int?

  /// How deep the row is indented; that of an outline's row unless it is set.
  open var indentationLevel: Int {
    get { ownLevel ?? fold?.level ?? 0 }
    set {
      ownLevel = newValue
      placeContent()
    }
  }

  /// Points a level.
  open var indentationWidth: CGFloat = ListMetrics.phone.indentation {
    didSet { placeContent() }
  }

  open var indentsAccessories = true {
    didSet { placeContent() }
  }

  /// What stands at the ends of the row, from the leading one; the order is kept.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      placeContent()
      placeParts()
    }
  }

  /// The views of one's own among the accessories that are shown.
  package private(set) var accessoryViews: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// The content of a row, a header or a footer, as the list has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.usual(for: listPlace)
  }

  /// The ground of a row, a header or a footer, as the list has it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.usual(for: listPlace)
  }

  package override var usualBackground: UIBackgroundConfiguration? {
    defaultBackgroundConfiguration()
  }

  /// What the line below the row begins with: where the row begins to speak, unless constraints say
  /// otherwise. Its trailing end is the row's, and lines end where the list says.
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

  /// Where the guide begins if nobody says; there where the guide has been asked for.
  private var separatorStart: NSLayoutConstraint?

  // MARK: Places

  /// The accessories that are shown, from the leading one.
  package var shownAccessories: [UICellAccessory] {
    let isEditing = configurationState.isEditing
    return UICellAccessory.placed(accessories.filter { $0.isShown(isEditing: isEditing) })
  }

  /// The colour of signs that have none of their own: that of what is said in a sidebar's selection.
  package var markedColor: UIColor? {
    guard listPlace?.part == .row, listPlace?.appearance.isSidebar == true else { return nil }
    return isSelected || isHighlighted ? .white : nil
  }

  /// Points that the row's level moves things by.
  package var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  /// Points from the leading edge to where the row begins to speak: its first text, or what has been put
  /// in its place.
  package var labelStart: CGFloat {
    guard separatorStart != nil else { return contentStart }
    let guide = separatorLayoutGuide.layoutFrame
    return isMirrored ? bounds.width - guide.maxX : guide.minX
  }

  private var contentStart: CGFloat {
    let content = contentView.frame
    let start = isMirrored ? bounds.width - content.maxX : content.minX
    guard let shown = contentView as? UIListContentView else {
      return start + ListMetrics.phone.row.leading
    }
    return start + shown.labelStart
  }

  /// Points at the sides of a list's row that the safe area covers: what the row shows keeps out of
  /// them, and its ground does not. Nothing for rows that are scrolled to the sides.
  package var covered: NSDirectionalEdgeInsets {
    guard listPlace != nil, let room = superview?.bounds, room.minX <= frame.minX,
      frame.maxX <= room.maxX
    else { return .zero }
    return safeAreaInsets.directional(readingDirection)
  }

  /// What covers the row follows from its place.
  open override func updateConstraints() {
    placeContent()
    separatorStart?.constant = contentStart
    super.updateConstraints()
  }

  package override func outlineDidChange() {
    ownLevel = nil
    placeContent()
  }

  /// Views of one's own stand among the signs.
  package override func placeParts() {
    super.placeParts()
    let old = accessoryViews
    accessoryViews = []
    for (accessory, frame) in accessoryPlaces {
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
    let hasTrailing = shown.contains { !$0.isLeading }
    let covered = covered
    let after = hasTrailing ? trailingRun(of: shown).length : covered.trailing
    let before = leadingRun(of: shown, from: covered.leading + indentation).length
    contentView.frame = CGRect(
      x: isMirrored ? after : before, y: 0, width: max(bounds.width - before - after, 0),
      height: bounds.height)
    guard listPlace != nil else { return }
    let row = ListMetrics.phone.row
    let last = hasTrailing ? ListMetrics.phone.accessories.gap : row.leading
    contentView.update {
      $0.usualMargins.leading = row.leading
      $0.usualMargins.trailing = last
    }
  }
}
