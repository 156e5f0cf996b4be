import UIKit

protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

extension UICollectionReusableView: Reusable {}

extension UICollectionView {
    func register<T: UICollectionViewCell>(_ type: T.Type) {
        register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
    }

    func registerHeader<T: UICollectionReusableView>(_ type: T.Type) {
        register(
            type, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: type.reuseIdentifier)
    }

    func dequeue<T: UICollectionViewCell>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? T else {
            fatalError("could not dequeue \(type.reuseIdentifier)")
        }
        return cell
    }

    func dequeueHeader<T: UICollectionReusableView>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T {
        guard
            let view = dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? T
        else { fatalError("could not dequeue \(type.reuseIdentifier)") }
        return view
    }
}
