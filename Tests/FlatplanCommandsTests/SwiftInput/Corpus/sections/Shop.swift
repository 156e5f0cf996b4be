import UIKit

enum ShopSection: Int, CaseIterable {
    case featured, tiles

    var layout: NSCollectionLayoutSection {
        switch self {
        case .featured: .banner(height: 200)
        case .tiles: .grid(columns: 3)
        }
    }
}

func shopLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in ShopSection(rawValue: index)?.layout }
}
