// swift-format-ignore-file
// Formatting is disabled, since this file imitates the styles of different authors.
import UIKit

/// A layout with an initializer for a number of columns.
final class ColumnsLayout: UICollectionViewCompositionalLayout, @unchecked Sendable {
    convenience init(columns: Int, height: CGFloat) {
        self.init(section: GridBuilder().columns(columns).height(.absolute(height)).build())
    }
}

/// A layout with its own initializer and properties.
class ChatLayout: UICollectionViewCompositionalLayout, @unchecked Sendable {
    private let bubbleSpacing: CGFloat
    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private(set) var prepareCount = 0

    init(bubbleSpacing: CGFloat) {
        self.bubbleSpacing = bubbleSpacing
        let section = NSCollectionLayoutSection.list(rowHeight: 50, spacing: bubbleSpacing)
        super.init(section: section)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepare() {
        super.prepare()
        prepareCount += 1
        guard let collectionView = collectionView else { return }
        cache.removeAll()
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let indexPath = IndexPath(item: item, section: section)
                guard let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes else { continue }
                if item % 2 == 1 {
                    attributes.frame = attributes.frame.offsetBy(dx: 40, dy: 0)
                }
                cache[indexPath] = attributes
            }
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        return attributes.map { cache[$0.indexPath] ?? $0 }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath] ?? super.layoutAttributesForItem(at: indexPath)
    }
}

/// A layout whose header stretches when the content is pulled down.
final class StretchyHeaderLayout: UICollectionViewCompositionalLayout, @unchecked Sendable {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let layoutAttributes = super.layoutAttributesForElements(in: rect)
        guard let offset = collectionView?.contentOffset, offset.y < 0 else { return layoutAttributes }
        layoutAttributes?.forEach { attributes in
            if attributes.representedElementKind == UICollectionView.elementKindSectionHeader && attributes.indexPath.section == 0 {
                let frame = attributes.frame
                attributes.frame = CGRect(x: 0, y: offset.y, width: frame.width, height: frame.height - offset.y)
                attributes.zIndex = -1
            }
        }
        return layoutAttributes
    }
}

/// A layout whose cells fade and shrink toward the edges of the visible area.
final class FocusLayout: UICollectionViewCompositionalLayout, @unchecked Sendable {
    override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView, let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
        return attributes.map { original in
            let attribute = original.copy() as! UICollectionViewLayoutAttributes
            guard attribute.representedElementCategory == .cell else { return attribute }
            let distance = abs(visibleRect.midY - attribute.center.y)
            let ratio = max(0, 1 - distance / visibleRect.height)
            attribute.alpha = ratio
            attribute.transform = CGAffineTransform(scaleX: ratio, y: ratio)
            return attribute
        }
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 50).rounded() * 50)
    }
}

// Subclasses of items, boundary items and sections with their own initializers.
class FullWidthItem: NSCollectionLayoutItem, @unchecked Sendable {
    convenience init(height: CGFloat) {
        self.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    }
}

final class SectionTitle: NSCollectionLayoutBoundarySupplementaryItem, @unchecked Sendable {
    static let kind = "title"

    convenience init(pinned: Bool) {
        self.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: SectionTitle.kind, alignment: .top)
        pinToVisibleBounds = pinned
        zIndex = 5
    }
}

class StackSection: NSCollectionLayoutSection, @unchecked Sendable {
    convenience init(heights: [CGFloat], spacing: CGFloat) {
        let total = heights.reduce(0, +) + spacing * CGFloat(heights.count - 1)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(total)),
            subitems: heights.map { FullWidthItem(height: $0) })
        group.interItemSpacing = .fixed(spacing)
        self.init(group: group)
        interGroupSpacing = spacing
        boundarySupplementaryItems = [SectionTitle(pinned: true)]
    }
}

/// A controller whose extension implements delegate methods for presses and context menus.
final class PressedViewController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        view.addSubview(collectionView)
    }
}

extension PressedViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath.section > 0
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        collectionView.cellForItem(at: indexPath)?.alpha = 0.5
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        collectionView.cellForItem(at: indexPath)?.alpha = 1
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        false
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
        view.isHidden = true
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: NSString(string: "\(indexPath.item)"), previewProvider: nil)
    }

    func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let identifier = configuration.identifier as? NSString, let cell = collectionView.cellForItem(at: IndexPath(item: identifier.integerValue, section: 0)) else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12)
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        animator.addCompletion { [weak self] in
            self?.show(UIViewController(), sender: nil)
        }
    }
}

/// A cell with a context menu, and a text field with buttons above the keyboard.
final class NoteCell: UICollectionViewCell, UIContextMenuInteractionDelegate {
    private let field = UITextField()
    private let picture = UIImageView(image: UIImage())

    override init(frame: CGRect) {
        super.init(frame: frame)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: frame.width, height: 44))
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        bar.sizeToFit()
        field.inputAccessoryView = bar
        contentView.addSubview(picture)
        contentView.addSubview(field)
        contentView.addInteraction(UIContextMenuInteraction(delegate: self))
        layer.allowsGroupOpacity = false
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
        accessibilityTraits = dragState == .none ? [.button, .adjustable] : .button
    }

    /// Presents a sheet from the cell.
    func open(from controller: UIViewController) {
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.custom { context in context.maximumDetentValue * 0.3 }, .large()]
        let menu = UIMenu(children: [UIDeferredMenuElement { completion in completion([]) }])
        sheet.navigationItem.rightBarButtonItem = UIBarButtonItem(title: menu.title, menu: menu)
        controller.setContentScrollView(nil)
        controller.navigationController?.setToolbarHidden(false, animated: UIView.areAnimationsEnabled)
        controller.show(sheet, sender: self)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        alpha = state.cellDragState == .none && state.cellDropState != .targeted ? 1 : 0.5
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        nil
    }
}

/// A controller that is the delegate of its collection view.
class PhotosViewController: UICollectionViewController {
    private var pressed: IndexPath?

    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        return indexPath.item != 0
    }

    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        pressed = indexPath
    }

    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        pressed = nil
    }

    override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        return !isEditing
    }

    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
        }
    }

    override func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        setEditing(true, animated: true)
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        pressed = nil
    }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { scrollViewDidEndDecelerating(scrollView) }
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        title = "\(Int(scrollView.contentOffset.y))"
    }
}
