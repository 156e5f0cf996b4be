// swift-format-ignore-file
// Formatting is disabled: the code keeps the formatting of the article.
//
// The samples of an article with notes on the talk that introduced these layouts: a list, grids, and
// distinct and adaptive sections. The corrections are listed in Tests/SourceCompatibility/README.md.
import UIKit

func talkNotesOpeningLayout() -> UICollectionViewCompositionalLayout {
let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .absolute(44)
)

let item = NSCollectionLayoutItem(layoutSize: size)

let group = NSCollectionLayoutGroup
    .horizontal(
        layoutSize: size,
        subitems: [item]
    )

let section = NSCollectionLayoutSection(group: group)

let layout = UICollectionViewCompositionalLayout(section: section)
return layout
}

class TalkNotesListViewController: TalkNotesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(createLayout())
    }

private func createLayout() -> UICollectionViewCompositionalLayout {
    let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(1)
    )

    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(44)
    )

    let group = NSCollectionLayoutGroup
        .horizontal(
            layoutSize: groupSize,
            subitems: [item]
        )

    let section = NSCollectionLayoutSection(group: group)

    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}
}

class TalkNotesGridViewController: TalkNotesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(createLayout())
    }

private func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2),
        heightDimension: .fractionalHeight(1.0)
    )

    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .fractionalWidth(0.2)
    )

    let group = NSCollectionLayoutGroup
        .horizontal(
            layoutSize: groupSize,
            subitems: [item]
        )

    let section = NSCollectionLayoutSection(group: group)

    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}
}

class TalkNotesInsetGridViewController: TalkNotesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(createLayout())
    }

func createLayout() -> UICollectionViewLayout {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.2),
            heightDimension: .fractionalHeight(1.0)
        )

        let item = NSCollectionLayoutItem(layoutSize: itemSize)

        item.contentInsets = NSDirectionalEdgeInsets(
            top: 5,
            leading: 5,
            bottom: 5,
            trailing: 5
        )

        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0),
            heightDimension: .fractionalWidth(0.2)
        )
        let group = NSCollectionLayoutGroup
            .horizontal(
                layoutSize: groupSize,
                subitems: [item]
            )

        let section = NSCollectionLayoutSection(group: group)
        let layout = UICollectionViewCompositionalLayout(section: section)
        return layout
    }
}

class TalkNotesTwoColumnViewController: TalkNotesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(createLayout())
    }

func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .fractionalHeight(1.0)
    )
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .absolute(44)
    )
    let group = NSCollectionLayoutGroup
        .horizontal(
            layoutSize: groupSize,
            subitem: item,
            count: 2
        )

    let spacing = CGFloat(10)
    group.interItemSpacing = .fixed(spacing)

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
        top: 0,
        leading: 10,
        bottom: 0,
        trailing: 10
    )

    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
}
}

// flatplan: items 4, 10, 6
class TalkNotesDistinctSectionsViewController: TalkNotesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(createLayout())
    }

enum SectionLayoutKind: Int, CaseIterable {
    case list, grid5, grid3
    var columnCount: Int {
        switch self {
        case .grid3:
            return 3

        case .grid5:
            return 5

        case .list:
            return 1
        }
    }
}

func createLayout() -> UICollectionViewLayout {
  let layout = UICollectionViewCompositionalLayout { (sectionIndex: Int,
      layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in

      guard let sectionLayoutKind = SectionLayoutKind(rawValue: sectionIndex) else { return nil }
      let columns = sectionLayoutKind.columnCount

      // The group auto-calculates the actual item width to make
      // the requested number of columns fit, so this widthDimension is ignored.
      let itemSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0),
          heightDimension: .fractionalHeight(1.0)
      )
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(
          top: 2,
          leading: 2,
          bottom: 2,
          trailing: 2
      )

      let groupHeight = columns == 1
      ? NSCollectionLayoutDimension.absolute(44)
      : NSCollectionLayoutDimension.fractionalWidth(0.2)

      let groupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0),
          heightDimension: groupHeight
      )
      let group = NSCollectionLayoutGroup
          .horizontal(
              layoutSize: groupSize,
              subitem: item,
              count: columns
          )

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
          top: 20,
          leading: 20,
          bottom: 20,
          trailing: 20
      )
      return section
  }

  return layout
}
}

// flatplan: items 4, 10, 6
class TalkNotesAdaptiveViewController: TalkNotesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(createLayout())
    }

enum SectionLayoutKind: Int, CaseIterable {
    case list, grid5, grid3
    func columnCount(for width: CGFloat) -> Int {
        let wideMode = width > 700
        switch self {
        case .grid3:
            return wideMode ? 6 : 3

        case .grid5:
            return wideMode ? 10 : 5

        case .list:
            return wideMode ? 2 : 1
        }
    }
}

func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
        (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
        guard let layoutKind = SectionLayoutKind(rawValue: sectionIndex) else { return nil }

        let columns = layoutKind.columnCount(for: layoutEnvironment.container.effectiveContentSize.width)

        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2),
                                             heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

        let groupHeight = layoutKind == .list
        ? NSCollectionLayoutDimension.absolute(44)
        : NSCollectionLayoutDimension.fractionalWidth(0.2)

        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                               heightDimension: groupHeight)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return section
    }
    return layout
}
}

/// Code that the article leaves out: a controller that shows a layout.
// flatplan: skip
class TalkNotesViewController: UIViewController {
    var collectionView: UICollectionView!

    func show(_ layout: UICollectionViewLayout) {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
    }
}
