internal import CompositionalLayout
internal import Foundation

/// The role of a view in its list, and the list's appearance.
struct ListCellContext: Hashable {
  var part: ListDescription.Role
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var profile: ListProfile
}

extension UICollectionView {
  /// The role of an element's view in its list, or `nil` if its section is not a list.
  func listContext(of identity: SolvedElement.Identity) -> ListCellContext? {
    guard let list = compositionalLayout?.list(ofSection: identity.section),
      let part = list.role(of: identity)
    else { return nil }
    return ListCellContext(part: part, appearance: list.appearance, profile: list.profile)
  }

  /// Sets the view's environment and state before the data source configures it.
  func prepare(_ view: UICollectionReusableView, for identity: SolvedElement.Identity) {
    view.listContext = listContext(of: identity)
    guard let cell = view as? UICollectionViewCell, identity.category == .cell else { return }
    let path = identity.indexPath
    cell.isEditing = isEditing
    cell.fold = fold(ofItemAt: path)
    cell.isSelected = selection.contains(path)
  }

  /// The level and expansion of an item in its section snapshot, or `nil` if there is none.
  func fold(ofItemAt path: IndexPath) -> OutlineFold? {
    (dataSource as? any SnapshotSource)?.fold(ofItemAt: path)
  }
}

/// The level and expansion of a row in its section snapshot.
struct OutlineFold: Hashable {
  /// The level; 0 is the outermost.
  var level: Int
  /// Whether the row is expanded, or `nil` if it has no children.
  var isExpanded: Bool?
}

/// A data source that can show outlines.
@MainActor protocol SnapshotSource {
  /// The first exception that a query of its snapshots would have raised.
  var queryError: SnapshotError? { get }

  func fold(ofItemAt path: IndexPath) -> OutlineFold?
}
