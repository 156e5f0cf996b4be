internal import CompositionalLayout
public import Foundation

/// A row, a header or a footer of a list.
///
/// See [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 {
    didSet { placeContent() }
  }

  /// Points a level (R46).
  open var indentationWidth: CGFloat = ListMetrics.phone.indentation {
    didSet { placeContent() }
  }

  open var indentsAccessories = true

  /// What stands at the end of the row, from the leading one.
  open var accessories: [UICellAccessory] = [] {
    didSet { placeContent() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// The content of a row, as the system has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The part of the row between its separators' ends; the whole row here.
  open var separatorLayoutGuide: UILayoutGuide { UILayoutGuide(contentView) { _ in .zero } }

  override func placeContent() {
    let trailing = accessories.filter { $0.isShown && !$0.isLeading }
    let leading = accessories.filter { $0.isShown && $0.isLeading }
    let end = ListMetrics.phone.accessories.trailing
    let after = trailing.isEmpty ? 0 : trailing.reduce(end) { $0 + $1.room }
    let before =
      CGFloat(max(indentationLevel, 0)) * indentationWidth
      + leading.reduce(0) { $0 + $1.room }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    contentView.frame = CGRect(
      x: isMirrored ? after : before, y: 0, width: max(bounds.width - before - after, 0),
      height: bounds.height)
  }
}

extension UICellAccessory {
  package var isLeading: Bool {
    if case .custom(_, let isLeading) = kind { isLeading } else { false }
  }
}
