import CompositionalLayout
import TestSupport
import Testing
import UIKit

/// A controller with a collection view.
@MainActor protocol ShowsCollection: UIViewController {
  var collectionView: UICollectionView! { get }
}

/// A container of 320 × 480 points at a scale of 2 by default, as in the examples of the layout
/// rules.
func container(_ width: CGFloat = 320, _ height: CGFloat = 480) -> Container {
  Container(width: width, height: height, scale: 2)
}

/// Solves a layout for the given item counts.
func solved(
  _ layout: UICollectionViewLayout, _ counts: [Int], in container: Container = container(),
  compatibility: Compatibility? = nil
) throws -> SolvedLayout {
  let layout = try #require(layout as? UICollectionViewCompositionalLayout)
  if let compatibility {
    let configuration = layout.configuration
    configuration.compatibility = compatibility
    layout.configuration = configuration
  }
  return try layout.solve(itemCounts: counts, in: container)
}

/// Solves the layout of a controller that is created and loaded on a screen of the container's
/// size.
@MainActor func solved<Controller: ShowsCollection>(
  _ controller: @autoclosure () -> Controller, _ counts: [Int],
  in container: Container = container()
) throws -> SolvedLayout {
  try withExtendedLifetime(Container.$current.withValue(container) { load(controller()) }) {
    try solved($0.collectionView.collectionViewLayout, counts, in: container)
  }
}

@MainActor private func load<Controller: ShowsCollection>(_ controller: Controller) -> Controller {
  controller.loadViewIfNeeded()
  _ = controller.collectionView
  return controller
}

/// Creates a controller and loads its view on a screen of the container's size. The controller is
/// retained until the tests end, since a view references its data source weakly.
@MainActor func loaded<Controller: ShowsCollection>(
  _ controller: @autoclosure () -> Controller, in container: Container = container()
) -> Controller {
  let controller = Container.$current.withValue(container) { load(controller()) }
  loadedControllers.append(controller)
  return controller
}

@MainActor private var loadedControllers: [UIViewController] = []

/// A data source of empty cells.
final class Counts: NSObject, UICollectionViewDataSource {
  var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
// The controllers of the articles.
extension BasicListViewController: ShowsCollection {}
extension ConfiguredViewController: ShowsCollection {}
extension HeaderModesViewController: ShowsCollection {}
extension IdentifiersViewController: ShowsCollection {}
extension RegistrationViewController: ShowsCollection {}
extension TalkNotesViewController: ShowsCollection {}
extension ClassesViewController: ShowsCollection {}
extension ViewController: ShowsCollection {}

extension BlocksViewController: ShowsCollection {
  var collectionView: UICollectionView! { CollectionView }
}
