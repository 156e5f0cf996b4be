import UIKit

/// A month of photos.
///
/// A large memory with words on its picture, and days of square photos with a heart or the length
/// of a film.
@MainActor enum MemoriesLayout {
  enum Section: Int, CaseIterable {
    case memory
    case saturday
    case sunday
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .memory: return memorySection(environment)
      case .saturday: return saturdaySection(environment)
      case .sunday: return sundaySection(environment)
      case nil: return nil
      }
    }
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "May"
    if #available(iOS 26.0, *) {
      content.navigationItem.subtitle = "38 photos"
    }
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Select"),
      UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal.decrease")),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(navigation, "Library", "photo.on.rectangle"),
      tab(UIViewController(), "Collections", "square.stack"),
      tab(UIViewController(), "Search", "magnifyingglass"),
    ]
    return tabs
  }

  /// Gives a controller its tab.
  private static func tab(
    _ controller: UIViewController, _ title: String?, _ image: String?, badge: String? = nil
  ) -> UIViewController {
    controller.tabBarItem = UITabBarItem(
      title: title, image: image.flatMap { UIImage(systemName: $0) }, selectedImage: nil)
    controller.tabBarItem.badgeValue = badge
    return controller
  }

  /// Shows the layout, and what is above it.
  final class Content: UICollectionViewController {
    private let source = DataSource()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.dataSource = source
    }
  }

  private static func memorySection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 700 ? .absolute(320) : .absolute(240)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
    return section
  }

  private static func saturdaySection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 700
          ? .absolute(((containerWidth - 10) / 6).rounded(.down))
          : .absolute(((containerWidth - 4) / 3).rounded(.down))),
      subitem: item,
      count: containerWidth >= 700 ? 6 : 3)
    group.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func sundaySection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: containerWidth >= 700
          ? .absolute(((containerWidth - 10) / 6).rounded(.down))
          : .absolute(((containerWidth - 4) / 3).rounded(.down))),
      subitem: item,
      count: containerWidth >= 700 ? 6 : 3)
    group.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      elementKind: "header",
      alignment: .top)
  }

  struct MemoryItem {
    var detail: String?
    var photo: String?
    var title: String?
  }

  final class MemoryCell: UICollectionViewCell {
    private let overlay = OverlayView()
    private let photoImageView = UIImageView()
    private let box = UIView()
    private let gradient = GradientView()
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let button = UIButton()

    override init(frame: CGRect) {
      super.init(frame: frame)
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      overlay.fill(with: photoImageView)
      box.insertSubview(gradient, at: 0)
      MemoriesLayout.pin(gradient, to: box)
      box.clipsToBounds = true
      overlay.fill(with: box)
      column.axis = .vertical
      titleLabel.font = UIFont.preferredFont(.title2, weight: .bold)
      titleLabel.textColor = UIColor.white
      column.addArrangedSubview(titleLabel)
      detailLabel.font = UIFont.preferredFont(.footnote, weight: .semibold)
      detailLabel.textColor = UIColor.white
      detailLabel.alpha = 0.9
      column.addArrangedSubview(detailLabel)
      overlay.add(column, x: 0, y: 1, inset: 16)
      button.tintColor = UIColor.white
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      button.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.4)
      button.layer.cornerRadius = 18
      MemoriesLayout.prefer(button.widthAnchor.constraint(equalToConstant: 36))
      MemoriesLayout.prefer(button.heightAnchor.constraint(equalToConstant: 36))
      overlay.add(button, x: 1, y: 0, inset: 12)
      overlay.layer.cornerRadius = 18
      overlay.clipsToBounds = true
      overlay.clipsToBounds = true
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(overlay)
      MemoriesLayout.pin(overlay, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: MemoryItem) {
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      gradient.show(
        [
          UIColor(red: 0, green: 0, blue: 0, alpha: 0),
          UIColor(red: 0, green: 0, blue: 0, alpha: 0.651),
        ],
        from: CGPoint(x: 0.5, y: 0),
        to: CGPoint(x: 0.5, y: 1))
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      detailLabel.text = item.detail
      detailLabel.isHidden = item.detail == nil
      column.isHidden = column.arrangedSubviews.allSatisfy(\.isHidden)
      button.configuration = MemoriesLayout.configuration(
        .plain(), title: nil, image: "ellipsis", font: UIFont.preferredFont(forTextStyle: .body))
      button.configuration?.contentInsets = .zero
      button.configuration?.baseForegroundColor = UIColor.white
    }
  }

  struct PhotoItem {
    var length: String?
    var mark: String?
    var photo: String?
  }

  final class PhotoCell: UICollectionViewCell {
    private let overlay = OverlayView()
    private let photoImageView = UIImageView()
    private let box = UIView()
    private let gradient = GradientView()
    private let markImageView = UIImageView()
    private let lengthLabel = UILabel()
    private let lengthLabelBox = UIStackView()
    private var capsules: [UIView] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      overlay.fill(with: photoImageView)
      box.insertSubview(gradient, at: 0)
      MemoriesLayout.pin(gradient, to: box)
      box.clipsToBounds = true
      overlay.fill(with: box)
      markImageView.tintColor = UIColor.white
      markImageView.contentMode = .scaleAspectFit
      MemoriesLayout.prefer(
        markImageView.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .footnote).pointSize * 1.25),
        760)
      MemoriesLayout.prefer(
        markImageView.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .footnote).pointSize * 1.25),
        760)
      overlay.add(markImageView, x: 0, y: 1, inset: 6)
      lengthLabel.numberOfLines = 0
      lengthLabel.font = UIFont.preferredFont(.caption1, weight: .semibold)
      lengthLabel.textColor = UIColor.white
      lengthLabelBox.isLayoutMarginsRelativeArrangement = true
      lengthLabelBox.insetsLayoutMarginsFromSafeArea = false
      lengthLabelBox.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 2, leading: 6, bottom: 2, trailing: 6)
      lengthLabelBox.addArrangedSubview(lengthLabel)
      lengthLabelBox.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.502)
      capsules.append(lengthLabelBox)
      overlay.add(lengthLabelBox, x: 1, y: 1, inset: 6)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(overlay)
      MemoriesLayout.pin(overlay, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: PhotoItem) {
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      gradient.show(
        [
          UIColor(red: 0, green: 0, blue: 0, alpha: 0.6),
          UIColor(red: 0, green: 0, blue: 0, alpha: 0),
        ],
        from: CGPoint(x: 0, y: 1),
        to: CGPoint(x: 0.5, y: 0.5))
      let markFlag =
        item.mark.map { !["", "false", "no", "off", "0"].contains($0.lowercased()) } ?? false
      box.isHidden = !markFlag
      markImageView.image = item.mark.flatMap { UIImage(systemName: $0) }
      markImageView.isHidden = item.mark == nil
      lengthLabel.text = item.length
      lengthLabel.isHidden = item.length == nil
      lengthLabelBox.isHidden = lengthLabel.isHidden
      overlay.isHidden =
        photoImageView.isHidden && box.isHidden && markImageView.isHidden && lengthLabelBox.isHidden
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      for view in capsules {
        view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 2
      }
    }
  }

  /// What a cell shows.
  enum Item {
    case memory(MemoryItem)
    case photo(PhotoItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [.memory(MemoryItem(detail: "4–18 MAY", photo: "photo-57", title: "Two weeks in the north"))],
    [
      .photo(PhotoItem(mark: "heart.fill", photo: "photo-46")),
      .photo(PhotoItem(photo: "photo-3")),
      .photo(PhotoItem(length: "0:24", photo: "photo-people-15")),
      .photo(PhotoItem(photo: "photo-food-5")),
      .photo(PhotoItem(mark: "heart.fill", photo: "photo-14")),
      .photo(PhotoItem(photo: "photo-people-20")),
    ],
    [
      .photo(PhotoItem(length: "1:12", photo: "photo-7")),
      .photo(PhotoItem(photo: "photo-52")),
      .photo(PhotoItem(mark: "heart.fill", photo: "photo-people-2")),
      .photo(PhotoItem(photo: "photo-food-11")),
      .photo(PhotoItem(photo: "photo-12")),
      .photo(PhotoItem(photo: "photo-32")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = MemoriesLayout.sampleItems
    private let memoryCells =
      UICollectionView.CellRegistration<MemoryCell, MemoryItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let photoCells =
      UICollectionView.CellRegistration<PhotoCell, PhotoItem> { cell, _, item in
        cell.configure(with: item)
      }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      switch items[indexPath.section][indexPath.item] {
      case .memory(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: memoryCells, for: indexPath, item: item)
      case .photo(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: photoCells, for: indexPath, item: item)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [[:], ["header": "Saturday"], ["header": "Sunday"]]

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
      if let cell = view as? UICollectionViewListCell {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = titles[indexPath.section][kind]
        cell.contentConfiguration = content
      }
      return view
    }
  }

  /// Views on top of one another.
  private final class OverlayView: UIView {
    /// Adds a view that fills the overlay.
    func fill(with view: UIView) {
      insert(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        view.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])
    }

    /// Adds a view at a place, from the leading top corner at 0, 0 to the trailing bottom corner at
    /// 1, 1.
    func add(_ view: UIView, x: CGFloat, y: CGFloat, inset: CGFloat = 0) {
      insert(view)
      let room = layoutMarginsGuide
      let horizontal =
        x == 0
        ? view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: inset)
        : x == 1
          ? view.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -inset)
          : view.centerXAnchor.constraint(equalTo: room.centerXAnchor)
      let vertical =
        y == 0
        ? view.topAnchor.constraint(equalTo: room.topAnchor, constant: inset)
        : y == 1
          ? view.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -inset)
          : view.centerYAnchor.constraint(equalTo: room.centerYAnchor)
      let width = view.widthAnchor.constraint(
        lessThanOrEqualTo: room.widthAnchor, constant: -2 * inset)
      let height = view.heightAnchor.constraint(
        lessThanOrEqualTo: room.heightAnchor, constant: -2 * inset)
      for fitting in [width, height] { fitting.priority = UILayoutPriority(990) }
      NSLayoutConstraint.activate([horizontal, vertical, width, height])
    }

    private func insert(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      directionalLayoutMargins = .zero
      insetsLayoutMarginsFromSafeArea = false
      // No larger than the views need.
      for side in [widthAnchor, heightAnchor] {
        let fit = side.constraint(equalToConstant: 0)
        fit.priority = UILayoutPriority(60)
        fit.isActive = true
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A view filled with a gradient.
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(_ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.colors = colors.map(\.cgColor)
      gradient.startPoint = start
      gradient.endPoint = end
    }
  }

  private static func configuration(
    _ base: UIButton.Configuration, title: String?, image: String?, font: UIFont
  ) -> UIButton.Configuration {
    var configuration = base
    configuration.cornerStyle = .capsule
    configuration.imagePadding = 6
    configuration.image = image.flatMap { UIImage(systemName: $0) }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(font: font)
    if let title {
      configuration.attributedTitle = AttributedString(
        title, attributes: AttributeContainer([.font: font]))
    }
    return configuration
  }

  /// Lets a view fill another one.
  private static func pin(_ view: UIView, to other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }

  /// Activates a constraint that yields to the size of the cell.
  private static func prefer(_ constraint: NSLayoutConstraint, _ priority: Float = 990) {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }
}

extension UIFont {
  fileprivate static func preferredFont(_ style: TextStyle, weight: Weight) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
    return UIFont(descriptor: descriptor, size: 0)
  }
}
