import UIKit

final class FeaturedGamesController: UIViewController {
    private let games = ["Castle of Paper", "Orbit Golf", "Tiny Ferry", "Moss", "Night Shift"]
    private let pageControl = UIPageControl()

    private lazy var layout = UICollectionViewCompositionalLayout { [weak self] section, env -> NSCollectionLayoutSection? in
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        let fraction: CGFloat = env.traitCollection.horizontalSizeClass == .compact ? 0.7 : 0.35
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalWidth(fraction * 1.2)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.contentInsets = .init(top: 20, leading: 0, bottom: 20, trailing: 0)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let width = environment.container.contentSize.width
            items.forEach { item in
                guard item.representedElementCategory == .cell else { return }
                let distance = abs((item.frame.midX - offset.x) - width / 2)
                let scale = max(1 - distance / width * 0.3, 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
                item.alpha = max(1 - distance / width, 0.5)
            }
            self?.pageControl.currentPage = Int(max(0, round(offset.x / (width * fraction))))
        }
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "dots", alignment: .bottom)
        section.boundarySupplementaryItems = [footer]
        return section
    }

    private lazy var collectionView: UICollectionView = {
        let cv = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        cv.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        cv.backgroundColor = UIColor(red: 16 / 255, green: 18 / 255, blue: 34 / 255, alpha: 1)
        cv.register(GameCell.self, forCellWithReuseIdentifier: "game")
        cv.register(DotsView.self, forSupplementaryViewOfKind: "dots", withReuseIdentifier: "dots")
        cv.dataSource = self
        return cv
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        pageControl.numberOfPages = games.count
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.scrollToItem(at: IndexPath(item: 1, section: 0), at: .centeredHorizontally, animated: false)
    }
}

extension FeaturedGamesController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { games.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "game", for: indexPath) as! GameCell
        cell.set(title: games[indexPath.item], tint: [.systemPink, .systemIndigo, .systemTeal, .systemGreen, .systemYellow][indexPath.item % 5])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "dots", for: indexPath) as! DotsView
        view.embed(pageControl)
        return view
    }
}

final class DotsView: UICollectionReusableView {
    func embed(_ control: UIPageControl) {
        control.removeFromSuperview()
        addSubview(control)
        control.translatesAutoresizingMaskIntoConstraints = false
        control.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        control.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
}

final class GameCell: UICollectionViewCell {
    private let label = UILabel()
    private let badge = PaddingLabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 20
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 8)
        label.font = UIFont(name: "AvenirNext-Heavy", size: 24) ?? .systemFont(ofSize: 24, weight: .heavy)
        label.textColor = .white
        label.numberOfLines = 2
        badge.text = "NEW"
        badge.font = .systemFont(ofSize: 12, weight: .bold)
        badge.backgroundColor = .white
        badge.layer.cornerRadius = 10
        badge.clipsToBounds = true
        [label, badge].forEach {
            contentView.addSubview($0)
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor, constant: -8),
            badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    func set(title: String, tint: UIColor) {
        label.text = title
        contentView.backgroundColor = tint
        badge.textColor = tint
    }
}

/// A label with insets.
class PaddingLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}
