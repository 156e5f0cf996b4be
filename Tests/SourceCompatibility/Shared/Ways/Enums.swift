// swift-format-ignore-file
// Formatting is disabled, since this file imitates the styles of different authors.
import UIKit

/// A section enum that creates its layouts.
enum FeedSection: Int, CaseIterable {
    case stories
    case highlights
    case posts

    func columnCount(for width: CGFloat) -> Int {
        switch self {
        case .stories: return 1
        case .highlights: return width > 600 ? 4 : 2
        case .posts: return width > 600 ? 3 : 1
        }
    }

    func layoutSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        switch self {
        case .stories:
            return Self.storiesSection()
        case .highlights, .posts:
            return grid(columns: columnCount(for: environment.container.effectiveContentSize.width))
        }
    }

    private static func storiesSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .absolute(72), heightDimension: .absolute(96)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private func grid(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(44)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
    }
}

final class FeedViewController: UIViewController {
    private(set) lazy var collectionView: UICollectionView! = {
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
        return collectionView
    }()

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            FeedSection.allCases[index].layoutSection(environment)
        }
    }
}

/// A model enum whose associated values hold the parameters of the layout.
enum Block {
    case hero(height: CGFloat)
    case tiles(perRow: Int, spacing: CGFloat)
}

extension Block {
    var section: NSCollectionLayoutSection {
        switch self {
        case let .hero(height):
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(height))
            return .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
        case let .tiles(perRow, spacing):
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
            let group: NSCollectionLayoutGroup
            if #available(iOS 16.0, *) {
                let share = NSCollectionLayoutItem(layoutSize: .init(
                    widthDimension: .fractionalWidth(1.0 / CGFloat(perRow)), heightDimension: .fractionalHeight(1.0)))
                group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(80)),
                    repeatingSubitem: share, count: perRow)
            } else {
                group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(80)),
                    subitem: item, count: perRow)
            }
            group.interItemSpacing = .fixed(spacing)
            return .init(group: group)
        }
    }
}

func blocksLayout(_ blocks: [Block]) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in blocks[index].section }
}
