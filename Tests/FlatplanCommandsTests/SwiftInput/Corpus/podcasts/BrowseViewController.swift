import UIKit

final class BrowseViewController: UIViewController {

    enum Section: Int, CaseIterable {
        case spotlight
        case shows
        case genres

        var title: String? {
            switch self {
            case .spotlight: return nil
            case .shows: return "New Shows"
            case .genres: return "Genres"
            }
        }
    }

    enum Item: Hashable {
        case spotlight(Episode)
        case show(Show)
        case genre(String)
    }

    struct Episode: Hashable {
        let title: String
        let teaser: String
        let artwork: String
    }

    struct Show: Hashable {
        let name: String
        let host: String
    }

    typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private var collectionView: UICollectionView! = nil
    private var dataSource: DataSource! = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Browse"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        collectionView.register(SpotlightCell.self, forCellWithReuseIdentifier: SpotlightCell.reuseIdentifier)
        collectionView.register(ShowCell.self, forCellWithReuseIdentifier: ShowCell.reuseIdentifier)
        collectionView.register(GenreCell.self, forCellWithReuseIdentifier: GenreCell.reuseIdentifier)
        collectionView.register(
            TitleHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: TitleHeader.reuseIdentifier)
        configureDataSource()
        reload()
    }

    private func createLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [unowned self] index, environment in
                guard let section = Section(rawValue: index) else { return nil }
                let layoutSection: NSCollectionLayoutSection
                switch section {
                case .spotlight: layoutSection = self.spotlightSection()
                case .shows: layoutSection = self.showsSection()
                case .genres:
                    let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
                    layoutSection = self.genresSection(columns: columns)
                }
                if section.title != nil {
                    let header = NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                    layoutSection.boundarySupplementaryItems = [header]
                }
                return layoutSection
            }, configuration: configuration)
    }

    private func spotlightSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(0.92), heightDimension: .absolute(220)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        return section
    }

    private func showsSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
        item.contentInsets.bottom = 8
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(216)), subitem: item, count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        return section
    }

    private func genresSection(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(56)), subitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    private func configureDataSource() {
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .spotlight(let episode):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SpotlightCell.reuseIdentifier, for: indexPath) as? SpotlightCell
                cell?.show(episode)
                return cell
            case .show(let show):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ShowCell.reuseIdentifier, for: indexPath) as? ShowCell
                cell?.show(show, isLast: indexPath.item % 3 == 2)
                return cell
            case .genre(let name):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: GenreCell.reuseIdentifier, for: indexPath) as? GenreCell
                cell?.label.text = name
                return cell
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let header =
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: TitleHeader.reuseIdentifier, for: indexPath) as? TitleHeader
            header?.label.text = Section(rawValue: indexPath.section)?.title
            return header
        }
    }

    private func reload() {
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(
            [
                .spotlight(.init(title: "The Lighthouse Keeper", teaser: "Forty years alone with a lamp.", artwork: "photo-lighthouse")),
                .spotlight(.init(title: "Salt", teaser: "A mineral that moved empires.", artwork: "photo-salt")),
            ], toSection: .spotlight)
        snapshot.appendItems(
            ["Night Trains", "Kitchen Science", "Small Rooms", "Bird Hour", "Zero Sum"].map {
                .show(Show(name: $0, host: "with \($0.split(separator: " ").last ?? "") Person"))
            }, toSection: .shows)
        snapshot.appendItems(["History", "Science", "Comedy", "True Stories", "Music"].map(Item.genre), toSection: .genres)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

final class SpotlightCell: UICollectionViewCell {
    static let reuseIdentifier = "spotlight-cell-reuse-identifier"
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let teaserLabel = UILabel()
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 10
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.7).cgColor]
        gradient.locations = [0.4, 1]
        imageView.layer.addSublayer(gradient)
        titleLabel.font = .boldSystemFont(ofSize: 22)
        titleLabel.textColor = .white
        teaserLabel.font = .preferredFont(forTextStyle: .subheadline)
        teaserLabel.textColor = UIColor(white: 1, alpha: 0.8)
        for view in [imageView, titleLabel, teaserLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let views = ["image": imageView, "title": titleLabel, "teaser": teaserLabel]
        for format in ["H:|[image]|", "V:|[image]|", "H:|-14-[title]-14-|", "H:|-14-[teaser]-14-|", "V:[title]-2-[teaser]-14-|"] {
            contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }

    required init?(coder: NSCoder) { fatalError("not implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
    }

    func show(_ episode: BrowseViewController.Episode) {
        imageView.image = UIImage(named: episode.artwork)
        titleLabel.text = episode.title
        teaserLabel.text = episode.teaser
    }
}

final class ShowCell: UICollectionViewCell {
    static let reuseIdentifier = "show-cell-reuse-identifier"
    private let artwork = UIImageView(image: UIImage(systemName: "mic.circle.fill"))
    private let nameLabel = UILabel()
    private let hostLabel = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        artwork.tintColor = .systemPurple
        hostLabel.textColor = .secondaryLabel
        hostLabel.font = .preferredFont(forTextStyle: .caption1)
        line.backgroundColor = .separator
        let labels = UIStackView(arrangedSubviews: [nameLabel, hostLabel])
        labels.axis = .vertical
        let row = UIStackView(arrangedSubviews: [artwork, labels])
        row.alignment = .center
        row.spacing = 12
        row.frame = contentView.bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(row)
        contentView.addSubview(line)
        artwork.widthAnchor.constraint(equalToConstant: 48).isActive = true
        artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("not implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 60, y: bounds.height - 0.5, width: bounds.width - 60, height: 0.5)
    }

    func show(_ show: BrowseViewController.Show, isLast: Bool) {
        nameLabel.text = show.name
        hostLabel.text = show.host
        line.isHidden = isLast
    }
}

final class GenreCell: UICollectionViewCell {
    static let reuseIdentifier = "genre-cell-reuse-identifier"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.systemPurple.cgColor
        contentView.layer.cornerRadius = 8
        label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("not implemented") }
}

final class TitleHeader: UICollectionReusableView {
    static let reuseIdentifier = "title-header-reuse-identifier"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFont.preferredFont(forTextStyle: .title2).withTraits(.traitBold)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not implemented") }
}

extension UIFont {
    func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }
}
