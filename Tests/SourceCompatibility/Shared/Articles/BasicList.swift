// swift-format-ignore-file
// The formatter is kept away: printed code keeps the shape it was printed in.
// An article that sums layouts and data sources up. What was mended is listed in ../../README.md.
import UIKit

class BasicListViewController: UIViewController {
var collectionView: UICollectionView!

override func viewDidLoad() {
super.viewDidLoad()
collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createBasicListLayout())
}

func createBasicListLayout() -> UICollectionViewLayout {
let itemSize = NSCollectionLayoutSize(
widthDimension: .fractionalWidth(1.0),
heightDimension: .fractionalHeight(1.0)
)
let item = NSCollectionLayoutItem(layoutSize: itemSize)
let groupSize = NSCollectionLayoutSize(
widthDimension: .fractionalWidth(1.0),
heightDimension: .absolute(44)
)
let group = NSCollectionLayoutGroup.horizontal(
layoutSize: groupSize,
subitems: [item]
)
let section = NSCollectionLayoutSection(group: group)
let layout = UICollectionViewCompositionalLayout(section: section)
return layout
}
}

/// What the article lists without code around it: a provider with a configuration, and a list.
class ConfiguredViewController: UIViewController {
let provider: UICollectionViewCompositionalLayoutSectionProvider = { sectionIndex, layoutEnvironment in
let width = layoutEnvironment.container.effectiveContentSize.width
let size = NSCollectionLayoutSize(widthDimension: .absolute(width / CGFloat(sectionIndex + 1)), heightDimension: .absolute(44))
return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

func createLayout() -> UICollectionViewLayout {
let configuration = UICollectionViewCompositionalLayoutConfiguration()
configuration.scrollDirection = .vertical
configuration.interSectionSpacing = 12
configuration.contentInsetsReference = .layoutMargins
return UICollectionViewCompositionalLayout(
sectionProvider: provider,
configuration: configuration
)
}

func createListLayout() -> UICollectionViewLayout {
var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
configuration.headerMode = .supplementary
return UICollectionViewCompositionalLayout.list(using: configuration)
}
}
