import UIKit

/// A library of photos by month: hearts on those that are liked, and months that stay in sight.
// flatplan: skip
class PhotosViewController: UIViewController {

  struct Month: Hashable {
    var name: String
    var place: String
    var photos: [Photo]
  }

  struct Photo: Hashable {
    var name: String
    var isLiked = false
    /// Seconds, of a film.
    var duration: Int?
  }

  enum Kind {
    static let heart = "heart"
    static let header = "month"
  }

  var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Month, Photo>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot()
  }

  private func createLayout() -> UICollectionViewLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(26), heightDimension: .absolute(26)),
      elementKind: Kind.heart,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 6, y: -6)))
    return UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = width > 1000 ? 8 : width > 600 ? 5 : 3
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)),
        supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalWidth(1 / CGFloat(columns))),
        subitems: [item])
      group.interItemSpacing = .fixed(2)

      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 2
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 0, bottom: 20, trailing: 0)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
        elementKind: Kind.header, alignment: .top)
      header.pinToVisibleBounds = true
      header.zIndex = 2
      section.boundarySupplementaryItems = [header]
      return section
    }
  }
}

/// The same further down: the month has stayed at the top.
// flatplan: skip
final class ScrolledPhotosViewController: PhotosViewController {}

// MARK: - Data

extension PhotosViewController {
  private func configureDataSource() {
    let cells = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
      cell.show(photo)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, photo in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: photo)
    }
    let hearts = UICollectionView.SupplementaryRegistration<HeartView>(elementKind: Kind.heart) {
      [unowned self] heart, _, indexPath in
      heart.isHidden = dataSource.itemIdentifier(for: indexPath)?.isLiked != true
    }
    let headers = UICollectionView.SupplementaryRegistration<MonthView>(elementKind: Kind.header) {
      [unowned self] header, _, indexPath in
      if let month = dataSource.sectionIdentifier(for: indexPath.section) { header.show(month) }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == Kind.heart
        ? collectionView.dequeueConfiguredReusableSupplementary(using: hearts, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Month, Photo>()
    for month in Month.all {
      snapshot.appendSections([month])
      snapshot.appendItems(month.photos)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension PhotosViewController.Month {
  fileprivate static let all = [
    month("October", "Coast and islands", 12, liked: [1, 6], films: [0: 74]),
    month("September", "The high valley", 15, liked: [0, 9], films: [5: 32, 12: 9]),
    month("August", "City weekends", 9, liked: [3], films: [:]),
  ]

  private static func month(
    _ name: String, _ place: String, _ count: Int, liked: Set<Int>, films: [Int: Int]
  ) -> Self {
    Self(
      name: name, place: place,
      photos: (0..<count).map { index in
        PhotosViewController.Photo(
          name: "photo-\(name) \(index)", isLiked: liked.contains(index), duration: films[index])
      })
  }
}

// MARK: - Views

final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let shadeView = ShadeView()
  private let durationLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    durationLabel.font = .systemFont(ofSize: 12, weight: .semibold)
    durationLabel.textColor = .white
    for view in [imageView, shadeView, durationLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      shadeView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      shadeView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      shadeView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      shadeView.heightAnchor.constraint(equalToConstant: 44),
      durationLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -7),
      durationLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: PhotosViewController.Photo) {
    imageView.image = UIImage(named: photo.name)
    shadeView.isHidden = photo.duration == nil
    durationLabel.text = photo.duration.map { seconds in
      let rest = seconds % 60
      return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}

/// Darkens what lies behind words.
final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [
      UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.6).cgColor,
    ]
  }

  required init?(coder: NSCoder) { nil }
}

final class HeartView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    let imageView = UIImageView(
      image: UIImage(systemName: "heart.fill", withConfiguration: configuration))
    imageView.tintColor = .white
    imageView.contentMode = .center
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(imageView)
    backgroundColor = .systemPink
    layer.cornerRadius = 13
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { nil }
}

final class MonthView: UICollectionReusableView {
  private let nameLabel = UILabel()
  private let placeLabel = UILabel()
  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    nameLabel.font = .preferredFont(forTextStyle: .title2).bold
    placeLabel.font = .preferredFont(forTextStyle: .footnote)
    placeLabel.textColor = .secondaryLabel
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    countLabel.textColor = .secondaryLabel
    countLabel.setContentHuggingPriority(.required, for: .horizontal)

    let texts = UIStackView(arrangedSubviews: [nameLabel, placeLabel])
    texts.axis = .vertical
    texts.spacing = 1
    let row = UIStackView(arrangedSubviews: [texts, countLabel])
    row.alignment = .bottom
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ month: PhotosViewController.Month) {
    nameLabel.text = month.name
    placeLabel.text = month.place
    countLabel.text = "\(month.photos.count) photos"
  }
}

extension UIFont {
  fileprivate var bold: UIFont { .systemFont(ofSize: pointSize, weight: .bold) }
}

// flatplan: skip
@MainActor private func library(_ controller: UIViewController) -> UIViewController {
  controller.title = "Library"
  controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "Select", style: .plain, target: nil, action: nil)
  controller.toolbarItems = [
    UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
  ]
  let stack = UINavigationController(rootViewController: controller)
  stack.navigationBar.prefersLargeTitles = true
  stack.isToolbarHidden = false
  return stack
}

// flatplan: name photos
// flatplan: render {appearance: [light, dark], compatibility: [ios26, ios18], exclude: [{compatibility: ios18, widths: 768}, {compatibility: ios18, appearance: dark}]}
#Preview {
  library(PhotosViewController())
}

// flatplan: name photos-scrolled
// flatplan: render {appearance: [light, dark], picture: container, scrollOffset: 236}
#Preview {
  library(ScrolledPhotosViewController())
}
