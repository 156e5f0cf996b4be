import UIKit

protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibLoadable {
    static var nibName: String { return String(describing: self) }
    static var nib: UINib { return UINib(nibName: nibName, bundle: Bundle(for: self)) }
}

protocol Identifiable_: AnyObject {
    static var identifier: String { get }
}

extension Identifiable_ {
    static var identifier: String { return "\(self)" }
}

extension UICollectionView {
    func registerNib<T: UICollectionViewCell & NibLoadable & Identifiable_>(_ type: T.Type) {
        register(T.nib, forCellWithReuseIdentifier: T.identifier)
    }

    func dequeue<T: UICollectionViewCell & Identifiable_>(_ type: T.Type = T.self, at indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withReuseIdentifier: T.identifier, for: indexPath) as? T else {
            preconditionFailure("\(T.identifier) is not registered")
        }
        return cell
    }
}
