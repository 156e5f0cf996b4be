import UIKit

struct Dog {
    let name: String
    let breed: String
}

final class DogCell: BaseCell, Configurable {
    private let nameLabel = UILabel()
    private let breedLabel = UILabel()
    private lazy var stack = UIStackView(arrangedSubviews: [nameLabel, UIView(), breedLabel])

    override func setupViews() {
        contentView.backgroundColor = .systemBackground
        breedLabel.textColor = .secondaryLabel
        contentView.addSubview(stack)
    }

    override func setupConstraints() {
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    func configure(with model: Dog) {
        nameLabel.text = model.name
        breedLabel.text = model.breed
    }
}

final class DogsController: ListController<DogCell> {
    override var rowHeight: CGFloat { 52 }

    override func bind() {
        models = [Dog(name: "Juno", breed: "Lurcher"), Dog(name: "Pepper", breed: "Border terrier"), Dog(name: "Moss", breed: "Collie")]
    }
}

final class ToysController: PlainListController {
    override var rows: [String] { ["Rope", "Squeaky hedgehog"] }
}
