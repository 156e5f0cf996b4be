import UIKit

/// Three columns with a gap between them.
func grid(gap: CGFloat = 8) -> UICollectionViewCompositionalLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
    repeatingSubitem: item, count: 3)
  group.interItemSpacing = .fixed(gap)
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

/// A grid with the number of columns that fits the screen. It reads the screen's size instead of the layout
/// environment's.
@MainActor func screenGrid() -> UICollectionViewCompositionalLayout {
  let columns = Int(UIScreen.main.bounds.width / 100)
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

/// Screens of the gallery, as the Swift code exported from their specs.
struct Screen: Sendable {
  let name: String
  let items: [Int]
  let make: @MainActor @Sendable () -> UICollectionViewLayout

  @MainActor func layout() -> UICollectionViewCompositionalLayout {
    make() as? UICollectionViewCompositionalLayout
      ?? UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
  }

  static let all = [
    Screen(name: "two-columns", items: [14]) { TwoColumnsLayout.createLayout() },
    Screen(name: "nested-groups", items: [9]) { NestedGroupsLayout.createLayout() },
    Screen(name: "section-backgrounds", items: [4, 3, 5]) {
      SectionBackgroundsLayout.createLayout()
    },
  ]
}

/// A temporary folder for a test, which acts as the folder of the test file.
struct Scratch {
  let folder = NSTemporaryDirectory() + "flatplan-\(UUID().uuidString)"

  /// The path of the test file; its snapshots are written beside it.
  var file: String { folder + "/GridTests.swift" }

  func path(_ name: String) -> String { "\(folder)/__Snapshots__/GridTests/\(name)" }

  func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  /// The names of all files in the baseline folder.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path(""))) ?? []
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
