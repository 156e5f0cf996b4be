import UIKit

class BaseCell<Model>: UICollectionViewCell {
    var model: Model? {
        didSet { if let model { update(with: model) } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpViews()
        setUpConstraints()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func setUpViews() {}
    func setUpConstraints() {}
    func update(with model: Model) {}
}
