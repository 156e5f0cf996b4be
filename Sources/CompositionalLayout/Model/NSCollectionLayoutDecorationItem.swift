internal import Foundation

/// A view behind a whole section.
///
/// See [NSCollectionLayoutDecorationItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem).
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem, @unchecked Sendable {
  /// A background as large as the section, less its own `contentInsets`.
  open class func background(elementKind: String) -> Self {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return Self(ItemStorage(size: whole, role: .decoration(kind: elementKind, zIndex: 0)))
  }

  /// The order of drawing, 0 unless set; cells of a decorated section lie at 1.
  open var zIndex: Int {
    get { if case .decoration(_, let zIndex) = storage.role { zIndex } else { 0 } }
    set {
      update { storage in
        guard case .decoration(let kind, _) = storage.role else { return }
        storage.role = .decoration(kind: kind, zIndex: newValue)
      }
    }
  }

  /// The name under which the view is registered with the layout.
  open var elementKind: String {
    if case .decoration(let kind, _) = storage.role { kind } else { "" }
  }
}
