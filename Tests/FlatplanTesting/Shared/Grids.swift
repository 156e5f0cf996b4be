import UIKit

/// Three columns with a gap, below a header.
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

/// As many columns as the screen has room for: code that asks the screen, not the environment.
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

/// Some screens of the gallery, as the Swift that their specs are said in.
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

/// A folder of its own for a test, as if the test's file lay there.
struct Scratch {
  let folder = NSTemporaryDirectory() + "flatplan-\(UUID().uuidString)"

  /// The file of a test; its snapshots are written beside it.
  var file: String { folder + "/GridTests.swift" }

  func path(_ name: String) -> String { "\(folder)/__Snapshots__/GridTests/\(name)" }

  func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  /// The names of all files beside the baselines.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path(""))) ?? []
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
