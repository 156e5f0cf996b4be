import CellContent
import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Tests backgrounds, accessories and layers of cells.
@MainActor @Suite struct CellPartsTests {
  @Test func `a cell has the height of content with an intrinsic size`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    var content = UIContentUnavailableConfiguration.empty()
    (content.text, content.button) = ("No Events", .borderedProminent())
    content.button.title = "Add"
    cell.contentConfiguration = content
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 50), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: cell.contentView.sizeThatFits(size).height))
    #expect(size.height > 80)
  }

  @Test func `an empty symbol name returns no image`() {
    #expect(UIImage(systemName: "") == nil && UIImage(systemName: "star") != nil)
    #expect(UIImage(systemName: "", withConfiguration: nil) == nil)
  }

  @Test func `custom accessory views keep their own size if requested`() {
    func width(_ keepsSize: Bool?) -> CGFloat {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 44, height: 24))
      label.text = "2"
      return UICellAccessory.customView(
        configuration: .init(
          customView: label, placement: .trailing(), maintainsFixedSize: keepsSize)
      ).slot.room
    }
    #expect(width(true) - width(nil) > 20 && width(false) == width(nil))
  }

  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 44)

  @Test func `a background view is a subview below the content and fills the cell`() {
    let cell = UICollectionViewCell(frame: bounds)
    let (back, marked) = (UIView(), UIView())
    cell.tintColor = .red
    (cell.backgroundView, cell.selectedBackgroundView) = (back, marked)
    #expect(cell.subviews == [back, cell.contentView])
    cell.isHighlighted = true
    #expect(cell.subviews == [back, marked, cell.contentView])
    #expect(marked.frame == bounds && marked.tintColor == .red)
    cell.isHighlighted = false
    cell.frame.size.height = 80
    cell.layoutIfNeeded()
    #expect(back.frame.height == 80 && marked.superview == nil)
    cell.backgroundView = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `the view of a background configuration is inset`() {
    let cell = UICollectionViewCell(frame: bounds)
    let view = UILabel()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    cell.tintColor = .red
    cell.backgroundConfiguration = .clear()
    cell.backgroundConfiguration?.customView = view
    cell.backgroundConfiguration?.backgroundInsets.leading = 30
    cell.layoutIfNeeded()
    #expect(view.isDescendant(of: cell) && view.tintColor == .red)
    #expect(view.convert(view.bounds, to: cell) == CGRect(x: 30, y: 0, width: 270, height: 44))
    #expect(inner.frame.minX == 260)
    // Nothing in the cell has a size of its own, so the cell keeps the given height.
    #expect(cell.systemLayoutSizeFitting(bounds.size) == bounds.size)
    cell.backgroundConfiguration?.customView = nil
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test func `custom accessory views are subviews at their positions (R46)`() {
    let cell = UICollectionViewListCell(frame: bounds)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    cell.accessories = [
      .customView(
        configuration: .init(customView: view, placement: .trailing(), tintColor: .red))
    ]
    cell.layoutIfNeeded()
    #expect(view.superview === cell && view.tintColor == .red)
    #expect(view.frame.midY == 22 && view.frame.minX >= cell.contentView.frame.maxX)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(view.frame.maxX <= cell.contentView.frame.minX)
    cell.accessories = [.checkmark()]
    #expect(view.superview == nil && cell.subviews == [cell.contentView])
  }

  @Test func `a label accessory has a gap before the next accessory (R46)`() throws {
    let symbols: [UICellAccessory] = [
      .disclosureIndicator(), .outlineDisclosure(options: .init(style: .header)), .checkmark(),
      .detail(),
    ]
    for symbol in symbols {
      let cell = UICollectionViewListCell(frame: bounds)
      cell.accessories = [.label(text: "12"), symbol]
      let places = cell.accessoryFrames.map(\.frame).sorted { $0.minX < $1.minX }
      let (label, mark) = try (#require(places.first), #require(places.last))
      #expect(places.count == 2 && mark.minX - label.maxX >= 6)
    }
  }

  @Test func `sublayers stay above the background view`() {
    let cell = UICollectionViewCell(frame: bounds)
    let layer = CALayer()
    cell.layer.insertSublayer(layer, below: cell.contentView.layer)
    cell.layer.addSublayer(CALayer())
    cell.backgroundView = UIView()
    #expect(cell.layer.sublayers?.map(\.subviewsBelow) == [0, 2])
    cell.backgroundView = nil
    #expect(cell.layer.sublayers?.map(\.subviewsBelow) == [0, 1])
  }
}
