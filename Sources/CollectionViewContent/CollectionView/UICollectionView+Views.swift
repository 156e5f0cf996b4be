internal import CompositionalLayout
public import Foundation

/// The classes of views, by what they are for and the names they are dequeued under.
struct ViewRegistry {
  /// The kind is `nil` for cells.
  struct Key: Hashable {
    var kind: String?
    var identifier: String
  }

  var classes: [Key: UICollectionReusableView.Type] = [:]
}

extension UICollectionView {
  /// Says which class the cells of a name are of; `nil` takes the saying back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let key = ViewRegistry.Key(kind: nil, identifier: identifier)
    registry.classes[key] = cellClass as? UICollectionViewCell.Type
  }

  /// Says which class the views of a kind and a name are of; `nil` takes the saying back.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ViewRegistry.Key(kind: elementKind, identifier: identifier)
    registry.classes[key] = viewClass as? UICollectionReusableView.Type
  }

  /// A cell of the class registered under the name, at its place in the layout; an empty one where
  /// there is no such class.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let key = ViewRegistry.Key(kind: nil, identifier: identifier)
    let made = registry.classes[key]?.init(registeredWithFrame: frame) as? UICollectionViewCell
    let cell = made ?? UICollectionViewCell(frame: frame)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A view of the class registered under the kind and the name, at its place in the layout; an
  /// empty one where there is no such class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
    let frame = attributes?.frame ?? .zero
    let key = ViewRegistry.Key(kind: elementKind, identifier: identifier)
    let view =
      registry.classes[key]?.init(registeredWithFrame: frame)
      ?? UICollectionReusableView(frame: frame)
    view.reuseIdentifier = identifier
    return view
  }
}
