import UIKit

enum Asset {
    enum Color {
        static var card: UIColor { UIColor(named: "Colors/card")! }
        static var accent: UIColor { UIColor(named: "AccentColor") ?? .systemOrange }
    }
    enum Image: String {
        case loaf
        var image: UIImage { UIImage(named: rawValue, in: .main, compatibleWith: nil)! }
    }
}

final class BakeryViewController: UIViewController {
    struct Bread {
        let name: String
        let grams: Int
        let price: Decimal
    }

    private let breads = [
        Bread(name: "Country loaf", grams: 1000, price: 5.8), Bread(name: "Rye ring", grams: 500, price: 3.5),
        Bread(name: "Milk roll", grams: 60, price: 0.9), Bread(name: "Seeded tin", grams: 750, price: 4.95),
    ]

    private lazy var formatter: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .currency
        f.currencyCode = "EUR"
        f.locale = Locale(identifier: "en_IE")
        return f
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.register(BreadCell.self, forCellWithReuseIdentifier: "bread")
        collectionView.dataSource = self
        collectionView.backgroundColor = .systemBackground
        collectionView.tintColor = Asset.Color.accent
        view = collectionView
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsetsReference = .readableContent
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension BakeryViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { breads.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bread", for: indexPath) as! BreadCell
        let bread = breads[indexPath.item]
        cell.name.text = bread.name
        cell.weight.text = Measurement(value: Double(bread.grams), unit: UnitMass.grams).value.description + " g"
        cell.price.text = formatter.string(from: bread.price as NSDecimalNumber)
        return cell
    }
}

final class BreadCell: UICollectionViewCell {
    let icon = UIImageView(image: Asset.Image.loaf.image)
    let name = UILabel()
    let weight = UILabel()
    let price = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = {
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = Asset.Color.card
            background.cornerRadius = 12
            return background
        }()
        weight.textColor = .secondaryLabel
        weight.font = .preferredFont(forTextStyle: .caption1)
        price.textColor = Asset.Color.accent
        price.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        price.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [name, weight])
        texts.axis = .vertical
        texts.spacing = 2
        let stack = UIStackView(arrangedSubviews: [icon, texts, price])
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 6), stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -6),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 6), stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
