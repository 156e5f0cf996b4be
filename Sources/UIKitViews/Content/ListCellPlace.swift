internal import CompositionalLayout
internal import Foundation

/// What a view is in the list that it belongs to.
struct ListCellPlace: Hashable {
  var part: ListDescription.Part
  var appearance: UICollectionLayoutListConfiguration.Appearance
}

extension UICollectionView {
  /// What the view of an element is in its list; `nil` where there is no list.
  func listPlace(of identity: SolvedElement.Identity) -> ListCellPlace? {
    guard let list = compositionalLayout?.list(ofSection: identity.section),
      let part = list.part(of: identity)
    else { return nil }
    return ListCellPlace(part: part, appearance: list.appearance)
  }

  /// Tells a view what surrounds it, before it is filled.
  func tell(_ view: UICollectionReusableView, _ identity: SolvedElement.Identity) {
    view.listPlace = listPlace(of: identity)
    guard let cell = view as? UICollectionViewCell, identity.category == .cell else { return }
    let path = identity.indexPath
    cell.isEditing = isEditing
    cell.fold = fold(ofItemAt: path)
    cell.isSelected = selection.contains(path)
  }

  /// How an item stands in its section's outline; `nil` where it is in none.
  func fold(ofItemAt path: IndexPath) -> OutlineFold? {
    (dataSource as? any SnapshotSource)?.fold(ofItemAt: path)
  }
}

/// How a row stands in its section's outline.
struct OutlineFold: Hashable {
  /// 0 for the outermost.
  var level: Int
  /// `nil` for items without anything below them.
  var isExpanded: Bool?
}

/// A data source that shows outlines.
@MainActor protocol SnapshotSource {
  /// The first exception that a query of its snapshots would have raised.
  var queryError: SnapshotError? { get }
  func fold(ofItemAt path: IndexPath) -> OutlineFold?
}
