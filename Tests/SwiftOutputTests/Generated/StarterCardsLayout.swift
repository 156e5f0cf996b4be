import UIKit

/// The layout `starter-cards`.
@MainActor enum StarterCardsLayout {
  enum Section: Int, CaseIterable {
    case goals
    case friends
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .goals: return goalsSection(environment)
      case .friends: return friendsSection(environment)
      case nil: return nil
      }
    }
  }

  private static func goalsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .uniformAcrossSiblings(estimate: 110)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(110)),
      subitem: item,
      count: containerWidth >= 700 ? 4 : 2)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func friendsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let containerWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 68)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(68)),
      subitem: item,
      count: containerWidth >= 700 ? 2 : 1)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private static func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: "header",
      alignment: .top)
  }

  struct GoalItem {
    var count: String?
    var done: Double?
    var symbol: String?
    var tint: UIColor?
    var title: String?
  }

  final class GoalCell: UICollectionViewCell {
    private let column = UIStackView()
    private let row = UIStackView()
    private let symbolImageView = UIImageView()
    private let spacer = UIView()
    private let countLabel = UILabel()
    private let titleLabel = UILabel()
    private let doneProgressView = UIProgressView(progressViewStyle: .default)
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      column.spacing = 8
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 14, leading: 14, bottom: 14, trailing: 14)
      symbolImageView.contentMode = .scaleAspectFit
      StarterCardsLayout.prefer(
        symbolImageView.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title2).pointSize * 1.25),
        760)
      StarterCardsLayout.prefer(
        symbolImageView.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title2).pointSize * 1.25),
        760)
      row.addArrangedSubview(symbolImageView)
      StarterCardsLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      countLabel.numberOfLines = 0
      countLabel.font = UIFont.preferredFont(.title2, weight: .bold)
      countLabel.textColor = UIColor.label
      row.addArrangedSubview(countLabel)
      column.addArrangedSubview(row)
      titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
      titleLabel.textColor = UIColor.secondaryLabel
      column.addArrangedSubview(titleLabel)
      doneProgressView.trackTintColor = .systemFill
      StarterCardsLayout.prefer(doneProgressView.heightAnchor.constraint(equalToConstant: 4), 760)
      column.addArrangedSubview(doneProgressView)
      StarterCardsLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.secondarySystemGroupedBackground
      contentView.layer.cornerRadius = 16
      contentView.clipsToBounds = true
      contentView.addSubview(column)
      StarterCardsLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: GoalItem) {
      symbolImageView.image = item.symbol.flatMap { UIImage(systemName: $0) }
      symbolImageView.isHidden = item.symbol == nil
      symbolImageView.tintColor = item.tint ?? UIColor.tintColor
      countLabel.text = item.count
      countLabel.isHidden = item.count == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      doneProgressView.progressTintColor = item.tint ?? UIColor.tintColor
      doneProgressView.progress = Float(item.done ?? 0)
      doneProgressView.isHidden = item.done == nil
      StarterCardsLayout.close(column)
    }
  }

  struct FriendItem {
    var image: String?
    var subtitle: String?
    var title: String?
  }

  // This cell is not complete:
  // - 'status' of a picture is left out.
  final class FriendCell: UICollectionViewCell {
    private let row = UIStackView()
    private let image = UIImageView()
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let spacer = UIView()
    private let button = UIButton()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 12
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12, leading: 12, bottom: 12, trailing: 12)
      image.tintColor = UIColor.tintColor
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      image.layer.cornerRadius = 22
      image.clipsToBounds = true
      StarterCardsLayout.prefer(image.widthAnchor.constraint(equalToConstant: 44))
      StarterCardsLayout.prefer(image.heightAnchor.constraint(equalToConstant: 44))
      row.addArrangedSubview(image)
      column.axis = .vertical
      titleLabel.numberOfLines = 0
      titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      titleLabel.textColor = UIColor.label
      column.addArrangedSubview(titleLabel)
      subtitleLabel.numberOfLines = 0
      subtitleLabel.font = UIFont.preferredFont(forTextStyle: .body)
      subtitleLabel.textColor = UIColor.label.withAlphaComponent(0.66)
      column.addArrangedSubview(subtitleLabel)
      row.addArrangedSubview(column)
      StarterCardsLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      button.tintColor = UIColor.tintColor
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      StarterCardsLayout.prefer(button.heightAnchor.constraint(equalToConstant: 44))
      row.addArrangedSubview(button)
      contentView.backgroundColor = UIColor.secondarySystemGroupedBackground
      contentView.layer.cornerRadius = 16
      contentView.clipsToBounds = true
      contentView.addSubview(row)
      StarterCardsLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: FriendItem) {
      image.image = item.image.flatMap { UIImage(named: $0) }
      image.isHidden = item.image == nil
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      subtitleLabel.text = item.subtitle
      subtitleLabel.isHidden = item.subtitle == nil
      column.isHidden = column.arrangedSubviews.allSatisfy(\.isHidden)
      button.configuration = StarterCardsLayout.configuration(
        .tinted(), title: "Cheer", image: nil, font: UIFont.preferredFont(.body, weight: .semibold))
      button.configuration?.baseForegroundColor = UIColor.tintColor
      button.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
  }

  /// What a cell shows.
  enum Item {
    case friend(FriendItem)
    case goal(GoalItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .goal(
        GoalItem(
          count: "6,204",
          done: 0.62,
          symbol: "figure.walk",
          tint: UIColor.systemGreen,
          title: "Steps")),
      .goal(
        GoalItem(
          count: "3",
          done: 0.75,
          symbol: "sun.max.fill",
          tint: UIColor.systemOrange,
          title: "Active hours")),
      .goal(
        GoalItem(
          count: "32",
          done: 1,
          symbol: "book.fill",
          tint: UIColor.systemIndigo,
          title: "Pages read")),
      .goal(
        GoalItem(
          count: "12", symbol: "flame.fill", tint: UIColor.systemRed, title: "Days in a row")),
    ],
    [
      .friend(FriendItem(image: "avatar-1", subtitle: "8 of 10 goals", title: "Ada")),
      .friend(FriendItem(image: "avatar-2", subtitle: "Ran around the lake", title: "Jonas")),
      .friend(FriendItem(image: "avatar-3", subtitle: "4 days in a row", title: "Mira")),
      .friend(FriendItem(image: "avatar-4", subtitle: "Reads in the park", title: "Tom")),
    ],
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = StarterCardsLayout.sampleItems
    private let goalCells =
      UICollectionView.CellRegistration<GoalCell, GoalItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let friendCells =
      UICollectionView.CellRegistration<FriendCell, FriendItem> { cell, _, item in
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
      case .goal(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: goalCells, for: indexPath, item: item)
      case .friend(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: friendCells, for: indexPath, item: item)
      }
    }

    /// The titles of headers and footers, by section and kind.
    private let titles: [[String: String]] = [["header": "Goals"], ["header": "Friends"]]

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

  /// Leaves the room that views do not need at the end of a stack, without a gap before it.
  private static func close(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.dropLast()
    for view in views { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
    if let last = views.last(where: { !$0.isHidden }) { stack.setCustomSpacing(0, after: last) }
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
