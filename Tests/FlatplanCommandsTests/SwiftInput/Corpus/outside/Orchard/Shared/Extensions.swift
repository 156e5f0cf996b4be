import UIKit

extension UIView {
    func fill(_ superview: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: insets.left),
            superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
            superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ])
    }
}

extension UICollectionReusableView {
    static var reuseID: String { String(describing: self) }
}
