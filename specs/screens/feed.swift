import UIKit

/// News in cells that are as high as what they say, with and without a photo.
// flatplan: skip
final class FeedViewController: UIViewController {

  struct Story: Hashable {
    var source: String
    var time: String
    var headline: String
    var text: String
    var photo: String?
    var likes: Int
    var replies: Int
    var isLiked = false
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Story>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot()
  }

  private func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(220))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0)
    section.contentInsetsReference = .readableContent
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }
}

// MARK: - Data

extension FeedViewController {
  private func configureDataSource() {
    let stories = UICollectionView.CellRegistration<StoryCell, Story> { cell, _, story in
      cell.show(story)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, story in
      collectionView.dequeueConfiguredReusableCell(using: stories, for: indexPath, item: story)
    }
    let headers = UICollectionView.SupplementaryRegistration<DayView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      header.show("Monday, 6 October", "Your morning")
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Story>()
    snapshot.appendSections([0])
    snapshot.appendItems(Story.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension FeedViewController.Story {
  fileprivate static let all = [
    Self(
      source: "The Harbour Post", time: "20 minutes ago",
      headline: "The last wooden ferry is back on the water",
      text: """
        After four winters in the yard, the old boat crossed the bay this morning with a full deck \
        and a new engine that can hardly be heard.
        """,
      photo: "photo-road 2", likes: 214, replies: 38, isLiked: true),
    Self(
      source: "Field Notes", time: "1 hour ago",
      headline: "Swifts leave early this year",
      text: "Counts along the coast are up by a fifth.", photo: nil, likes: 57, replies: 4),
    Self(
      source: "Night Sky", time: "3 hours ago",
      headline: "Where to look tonight: a comet low in the west, an hour after sunset",
      text: """
        It will not need more than binoculars and a dark field. Look below the brightest star, and \
        a little to the left; by the weekend it stands twice as high.
        """,
      photo: "photo-valley", likes: 402, replies: 91),
    Self(
      source: "Slow Kitchen", time: "Yesterday",
      headline: "Bread without kneading, and what the wait does",
      text: "Flour, water, salt and eighteen hours.", photo: nil, likes: 128, replies: 22),
    Self(
      source: "Trail Weekly", time: "Yesterday",
      headline: "A hut-to-hut walk for people who like lunch",
      text: """
        Three days, no heavy packs, and a valley that has stayed quiet because the road ends an \
        hour below it.
        """,
      photo: "photo-snow 2", likes: 310, replies: 45),
  ]
}

// MARK: - Views

final class StoryCell: UICollectionViewCell {
  private let avatarView = UIImageView()
  private let sourceLabel = UILabel()
  private let timeLabel = UILabel()
  private let headlineLabel = UILabel()
  private let bodyLabel = UILabel()
  private let photoView = UIImageView()
  private let likes = CountView()
  private let replies = CountView()
  private let bookmarkView = UIImageView(image: UIImage(systemName: "bookmark"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 18
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true

    sourceLabel.font = .preferredFont(forTextStyle: .subheadline).semibold
    timeLabel.font = .preferredFont(forTextStyle: .caption1)
    timeLabel.textColor = .secondaryLabel
    headlineLabel.font = .preferredFont(forTextStyle: .title3).semibold
    headlineLabel.numberOfLines = 0
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 12
    photoView.layer.cornerCurve = .continuous
    bookmarkView.tintColor = .secondaryLabel

    let names = UIStackView(arrangedSubviews: [sourceLabel, timeLabel])
    names.axis = .vertical
    let top = UIStackView(arrangedSubviews: [avatarView, names])
    top.alignment = .center
    top.spacing = 10
    let bottom = UIStackView(arrangedSubviews: [likes, replies, UIView(), bookmarkView])
    bottom.spacing = 20
    let stack = UIStackView(arrangedSubviews: [top, headlineLabel, bodyLabel, photoView, bottom])
    stack.axis = .vertical
    stack.spacing = 10
    stack.setCustomSpacing(6, after: headlineLabel)
    stack.setCustomSpacing(14, after: photoView)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
      avatarView.widthAnchor.constraint(equalToConstant: 36),
      avatarView.heightAnchor.constraint(equalToConstant: 36),
      photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 9 / 16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ story: FeedViewController.Story) {
    avatarView.image = UIImage(named: "avatar-\(story.source)")
    sourceLabel.text = story.source
    timeLabel.text = story.time
    headlineLabel.text = story.headline
    bodyLabel.text = story.text
    photoView.image = story.photo.flatMap { UIImage(named: $0) }
    photoView.isHidden = story.photo == nil
    likes.show(
      story.isLiked ? "heart.fill" : "heart", story.likes,
      story.isLiked ? .systemPink : .secondaryLabel)
    replies.show("message", story.replies, .secondaryLabel)
  }
}

/// A sign with a number.
final class CountView: UIStackView {
  private let imageView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 5
    alignment = .center
    imageView.preferredSymbolConfiguration = .init(textStyle: .footnote)
    label.font = .preferredFont(forTextStyle: .footnote)
    addArrangedSubview(imageView)
    addArrangedSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ symbol: String, _ count: Int, _ color: UIColor) {
    imageView.image = UIImage(systemName: symbol)
    imageView.tintColor = color
    label.text = "\(count)"
    label.textColor = color
  }
}

final class DayView: UICollectionReusableView {
  private let dayLabel = UILabel()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dayLabel.font = .preferredFont(forTextStyle: .subheadline).semibold
    dayLabel.textColor = .secondaryLabel
    titleLabel.font = .systemFont(ofSize: 30, weight: .bold)
    let stack = UIStackView(arrangedSubviews: [dayLabel, titleLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ day: String, _ title: String) {
    dayLabel.text = day
    titleLabel.text = title
  }
}

extension UIFont {
  fileprivate var semibold: UIFont { .systemFont(ofSize: pointSize, weight: .semibold) }
}

// flatplan: name feed
// flatplan: render {appearance: [light, dark], compatibility: [ios26, ios18], exclude: [{compatibility: ios18, widths: 768}, {compatibility: ios18, appearance: dark}]}
#Preview {
  let titles = [("Today", "newspaper"), ("Following", "heart"), ("Saved", "bookmark")]
  let controllers = [FeedViewController(), UIViewController(), UIViewController()]
  for (controller, (title, symbol)) in zip(controllers, titles) {
    controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
  }
  controllers[1].tabBarItem.badgeValue = "4"
  let tabs = UITabBarController()
  tabs.viewControllers = controllers
  return tabs
}
