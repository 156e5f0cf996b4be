// swift-format-ignore-file
// Formatting is disabled, since this file imitates the styles of different authors.
import UIKit

enum LayoutConstants {
    static let item = NSCollectionLayoutItem(layoutSize: .full)
    static let rowGroup = NSCollectionLayoutGroup.horizontal(layoutSize: .row(height: 44), subitems: [item])
    static let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
}

func makeSectionOffTheMainActor() async -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    return await Task.detached {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(height: 30), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }.value
}

actor LayoutStore {
    private var sections: [String: NSCollectionLayoutSection] = [:]

    func section(named name: String) -> NSCollectionLayoutSection {
        if let known = sections[name] { return known }
        let section = NSCollectionLayoutSection(group: LayoutConstants.rowGroup)
        section.contentInsets = LayoutConstants.insets
        sections[name] = section
        return section
    }
}

@MainActor
final class AsyncViewController: UIViewController {
    var collectionView: UICollectionView!
    private let store = LayoutStore()

    func load() async {
        let first = await makeSectionOffTheMainActor()
        let second = await store.section(named: "second")
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? first : second }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    }
}

/// Layout code without actor isolation.
struct PlainLayouts: Sendable {
    var columns: Int

    nonisolated func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [columns] _, environment in
            let regular = environment.traitCollection.horizontalSizeClass == .regular
            return GridBuilder().columns(regular ? columns * 2 : columns).height(.absolute(20)).build()
        }
    }
}
