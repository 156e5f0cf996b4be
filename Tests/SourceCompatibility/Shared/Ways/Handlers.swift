// swift-format-ignore-file
// Formatting is disabled, since this file imitates the styles of different authors.
import UIKit

/// Cards that shrink away from the center, and a page number that follows them.
final class CarouselViewController: UIViewController {
    private(set) var currentPage = -1
    lazy var collectionView: UICollectionView! = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())

    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, _ in
            self?.carouselSection()
        }
    }

    private func carouselSection() -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { [weak self] (items, offset, environment) in
            items.forEach { item in
                let distanceFromCenter = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
                let minScale: CGFloat = 0.7
                let maxScale: CGFloat = 1.1
                let scale = max(maxScale - (distanceFromCenter / environment.container.contentSize.width), minScale)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
            self?.currentPage = Int(round(offset.x / 200))
        }
        return section
    }
}

/// A handler that fades headers, hides cells and sets z-indexes.
func fadingLayout() -> UICollectionViewLayout {
    let section = NSCollectionLayoutSection.carousel(width: .absolute(100), height: .absolute(60), spacing: 0, behavior: .continuous)
    section.boundarySupplementaryItems = [.header(height: 20)]
    section.visibleItemsInvalidationHandler = { visibleItems, point, environment in
        for item in visibleItems where item.representedElementCategory == .supplementaryView {
            item.alpha = item.representedElementKind == UICollectionView.elementKindSectionHeader ? 0.5 : 1
        }
        let cells = visibleItems.filter { $0.representedElementCategory == .cell }
        for cell in cells {
            cell.zIndex = 10 - cell.indexPath.item
            cell.isHidden = cell.indexPath.item == 1
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 500
            transform = CATransform3DTranslate(transform, 0, 5, 0)
            cell.transform3D = transform
        }
    }
    return UICollectionViewCompositionalLayout(section: section)
}
