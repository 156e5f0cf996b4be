// swift-format-ignore-file
// Formatting is disabled, since this file imitates the styles of different authors.
import UIKit

/// Sections that know their layout but no view.
protocol SectionLayoutProviding {
    var itemCount: Int { get }
    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

extension SectionLayoutProviding {
    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.traitCollection.horizontalSizeClass == .regular ? 2 : 1
        return GridBuilder().columns(columns).height(.absolute(50)).gap(10).build()
    }
}

struct DefaultSection: SectionLayoutProviding {
    var itemCount: Int
}

struct TallSection: SectionLayoutProviding {
    var itemCount = 3

    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let half = environment.container.contentSize.height / 2
        return NSCollectionLayoutSection.list(rowHeight: half)
    }
}

/// A view model without actor isolation that creates the layout.
final class CatalogViewModel {
    var sections: [any SectionLayoutProviding] = [DefaultSection(itemCount: 4), TallSection()]

    func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self, self.sections.indices.contains(index) else { return nil }
            return self.sections[index].layoutSection(environment: environment)
        }
    }
}

/// The same on the main actor.
@MainActor
protocol ScreenSection: AnyObject {
    associatedtype Item: Hashable
    var items: [Item] { get }
    func makeSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

@MainActor
final class NumbersSection: ScreenSection {
    let items = Array(0..<6)

    func makeSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let count = environment.container.effectiveContentSize.width >= 600 ? 6 : 3
        return GridBuilder().columns(count).height(.fractionalWidth(1 / CGFloat(count))).build()
    }
}

@MainActor
final class ScreenCoordinator<Section: ScreenSection> {
    let section: Section

    init(section: Section) {
        self.section = section
    }

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [section] _, environment in
            section.makeSection(environment)
        }
    }
}
