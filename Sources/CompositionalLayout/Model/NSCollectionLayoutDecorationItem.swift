internal import Foundation

/// A view behind a whole section.
///
/// See [NSCollectionLayoutDecorationItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem).
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem, @unchecked Sendable {
  /// Creates a background the size of the section less its own `contentInsets` (R30).
  open class func background(elementKind: String) -> Self {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return Self(ItemStorage(size: whole, role: .decoration(kind: elementKind, zIndex: 0)))
  }

  /// The position in the drawing order. The default is 0; cells of a decorated section have 1
  /// (R27).
  open var zIndex: Int {
    get { if case .decoration(_, let zIndex) = storage.role { zIndex } else { 0 } }
    set {
      update { storage in
        guard case .decoration(let kind, _) = storage.role else { return }
        storage.role = .decoration(kind: kind, zIndex: newValue)
      }
    }
  }

  /// The element kind that the view is registered for.
  open var elementKind: String {
    if case .decoration(let kind, _) = storage.role { kind } else { "" }
  }
}
