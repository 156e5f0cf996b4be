import UIKit

/// A chat, read from the top.
///
/// Bubbles of two people on both sides with a picture, a reaction and the time, composed from
/// parts.
@MainActor enum ChatLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "Ines"
    if #available(iOS 26.0, *) {
      content.navigationItem.subtitle = "Online"
    }
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "video"))
    ]
    let previous = UIViewController()
    let navigation = UINavigationController(rootViewController: previous)
    navigation.pushViewController(content, animated: false)
    return navigation
  }

  /// Shows the layout, and what is above it.
  final class Content: UICollectionViewController {
    private let source = DataSource()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.dataSource = source
    }
  }

  struct DayItem {
    var title: String?
  }

  final class DayCell: UICollectionViewCell {
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let titleLabelBox = UIStackView()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      titleLabel.numberOfLines = 0
      titleLabel.textAlignment = .center
      titleLabel.font = UIFont.preferredFont(.caption1, weight: .semibold)
      titleLabel.textColor = UIColor.secondaryLabel
      titleLabelBox.isLayoutMarginsRelativeArrangement = true
      titleLabelBox.insetsLayoutMarginsFromSafeArea = false
      titleLabelBox.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 15, leading: 0, bottom: 15, trailing: 0)
      titleLabelBox.addArrangedSubview(titleLabel)
      column.addArrangedSubview(titleLabelBox)
      ChatLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      ChatLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: DayItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      titleLabelBox.isHidden = titleLabel.isHidden
      ChatLayout.close(column)
    }
  }

  struct TheirsItem {
    var face: String?
    var reaction: String?
    var text: String?
  }

  final class TheirsCell: UICollectionViewCell {
    private let row = UIStackView()
    private let faceImageView = UIImageView()
    private let overlay = OverlayView()
    private let column = UIStackView()
    private let column2 = UIStackView()
    private let textLabel = UILabel()
    private let reactionBadgeLabel = BadgeLabel()
    private let spacer = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 8
      row.alignment = .bottom
      faceImageView.tintColor = UIColor.tintColor
      faceImageView.contentMode = .scaleAspectFill
      faceImageView.clipsToBounds = true
      faceImageView.layer.cornerRadius = 15
      faceImageView.clipsToBounds = true
      ChatLayout.prefer(faceImageView.widthAnchor.constraint(equalToConstant: 30))
      ChatLayout.prefer(faceImageView.heightAnchor.constraint(equalToConstant: 30))
      row.addArrangedSubview(faceImageView)
      column.axis = .vertical
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 0, bottom: 4, trailing: 10)
      column2.axis = .vertical
      column2.isLayoutMarginsRelativeArrangement = true
      column2.insetsLayoutMarginsFromSafeArea = false
      column2.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 12, trailing: 16)
      textLabel.numberOfLines = 0
      textLabel.font = UIFont.preferredFont(forTextStyle: .body)
      textLabel.textColor = UIColor.label
      column2.addArrangedSubview(textLabel)
      column2.backgroundColor = UIColor.secondarySystemBackground
      column2.layer.cornerRadius = 18
      column.addArrangedSubview(column2)
      overlay.fill(with: column)
      reactionBadgeLabel.font = UIFont.preferredFont(.caption1, weight: .semibold)
      reactionBadgeLabel.textAlignment = .center
      reactionBadgeLabel.clipsToBounds = true
      reactionBadgeLabel.textColor = UIColor.label
      reactionBadgeLabel.backgroundColor = UIColor.systemGray5
      overlay.add(reactionBadgeLabel, x: 1, y: 1)
      ChatLayout.prefer(overlay.widthAnchor.constraint(lessThanOrEqualToConstant: 280))
      row.addArrangedSubview(overlay)
      ChatLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(row)
      ChatLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: TheirsItem) {
      faceImageView.image = item.face.flatMap { UIImage(named: $0) }
      faceImageView.isHidden = item.face == nil
      textLabel.text = item.text
      textLabel.isHidden = item.text == nil
      column2.isHidden = column2.arrangedSubviews.allSatisfy(\.isHidden)
      column.isHidden = column.arrangedSubviews.allSatisfy(\.isHidden)
      reactionBadgeLabel.text = item.reaction
      reactionBadgeLabel.isHidden = item.reaction == nil
      overlay.isHidden = column.isHidden && reactionBadgeLabel.isHidden
    }
  }

  struct MineItem {
    var text: String?
  }

  final class MineCell: UICollectionViewCell {
    private let row = UIStackView()
    private let spacer = UIView()
    private let column = UIStackView()
    private let textLabel = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      ChatLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      column.axis = .vertical
      column.isLayoutMarginsRelativeArrangement = true
      column.insetsLayoutMarginsFromSafeArea = false
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 12, trailing: 16)
      textLabel.numberOfLines = 0
      textLabel.font = UIFont.preferredFont(forTextStyle: .body)
      textLabel.textColor = UIColor.white
      column.addArrangedSubview(textLabel)
      ChatLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      column.backgroundColor = UIColor.systemBlue
      column.layer.cornerRadius = 18
      ChatLayout.prefer(column.widthAnchor.constraint(lessThanOrEqualToConstant: 280))
      row.addArrangedSubview(column)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(row)
      ChatLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: MineItem) {
      textLabel.text = item.text
      textLabel.isHidden = item.text == nil
      ChatLayout.close(column)
      column.isHidden = column.arrangedSubviews.dropLast().allSatisfy(\.isHidden)
    }
  }

  struct PhotoItem {
    var face: String?
    var photo: String?
    var time: String?
  }

  final class PhotoCell: UICollectionViewCell {
    private let row = UIStackView()
    private let faceImageView = UIImageView()
    private let overlay = OverlayView()
    private let photoImageView = UIImageView()
    private let timeLabel = UILabel()
    private let spacer = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 8
      row.alignment = .bottom
      faceImageView.tintColor = UIColor.tintColor
      faceImageView.contentMode = .scaleAspectFill
      faceImageView.clipsToBounds = true
      faceImageView.layer.cornerRadius = 15
      faceImageView.clipsToBounds = true
      ChatLayout.prefer(faceImageView.widthAnchor.constraint(equalToConstant: 30))
      ChatLayout.prefer(faceImageView.heightAnchor.constraint(equalToConstant: 30))
      row.addArrangedSubview(faceImageView)
      photoImageView.tintColor = UIColor.tintColor
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      overlay.fill(with: photoImageView)
      timeLabel.numberOfLines = 0
      timeLabel.font = UIFont.preferredFont(.caption1, weight: .semibold)
      timeLabel.textColor = UIColor.white
      overlay.add(timeLabel, x: 1, y: 1, inset: 10)
      overlay.layer.cornerRadius = 18
      overlay.clipsToBounds = true
      ChatLayout.prefer(overlay.widthAnchor.constraint(equalToConstant: 220))
      ChatLayout.prefer(overlay.heightAnchor.constraint(equalToConstant: 150))
      row.addArrangedSubview(overlay)
      ChatLayout.prefer(spacer.widthAnchor.constraint(equalToConstant: 0), 60)
      row.addArrangedSubview(spacer)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(row)
      ChatLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: PhotoItem) {
      faceImageView.image = item.face.flatMap { UIImage(named: $0) }
      faceImageView.isHidden = item.face == nil
      photoImageView.image = item.photo.flatMap { UIImage(named: $0) }
      photoImageView.isHidden = item.photo == nil
      timeLabel.text = item.time
      timeLabel.isHidden = item.time == nil
      overlay.isHidden = photoImageView.isHidden && timeLabel.isHidden
    }
  }

  struct SeenItem {
    var title: String?
  }

  final class SeenCell: UICollectionViewCell {
    private let column = UIStackView()
    private let titleLabel = UILabel()
    private let titleLabelBox = UIStackView()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      titleLabel.numberOfLines = 0
      titleLabel.textAlignment = .right
      titleLabel.font = UIFont.preferredFont(forTextStyle: .caption2)
      titleLabel.textColor = UIColor.secondaryLabel
      titleLabelBox.isLayoutMarginsRelativeArrangement = true
      titleLabelBox.insetsLayoutMarginsFromSafeArea = false
      titleLabelBox.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 2, leading: 0, bottom: 30, trailing: 0)
      titleLabelBox.addArrangedSubview(titleLabel)
      column.addArrangedSubview(titleLabelBox)
      ChatLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(column)
      ChatLayout.pin(column, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: SeenItem) {
      titleLabel.text = item.title
      titleLabel.isHidden = item.title == nil
      titleLabelBox.isHidden = titleLabel.isHidden
      ChatLayout.close(column)
    }
  }

  struct WriteItem {
  }

  final class WriteCell: UICollectionViewCell {
    private let row = UIStackView()
    private let image = UIImageView()
    private let field = UITextField()

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.spacing = 10
      row.alignment = .center
      image.image = UIImage(systemName: "plus.circle.fill")
      image.tintColor = UIColor.systemGray2
      image.contentMode = .scaleAspectFit
      ChatLayout.prefer(
        image.widthAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title1).pointSize * 1.25),
        760)
      ChatLayout.prefer(
        image.heightAnchor.constraint(
          equalToConstant: UIFont.preferredFont(forTextStyle: .title1).pointSize * 1.25),
        760)
      row.addArrangedSubview(image)
      field.font = UIFont.preferredFont(forTextStyle: .body)
      field.textColor = UIColor.label
      field.backgroundColor = .tertiarySystemFill
      field.layer.cornerRadius = 10
      field.placeholder = "Message"
      field.rightView = ChatLayout.symbol("mic", font: UIFont.preferredFont(forTextStyle: .body))
      field.rightViewMode = .always
      ChatLayout.prefer(field.heightAnchor.constraint(equalToConstant: 44))
      row.addArrangedSubview(field)
      ChatLayout.prefer(field.widthAnchor.constraint(equalToConstant: 4_000), 300)
      contentView.backgroundColor = UIColor.clear
      contentView.addSubview(row)
      ChatLayout.pin(row, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with item: WriteItem) {
    }
  }

  /// What a cell shows.
  enum Item {
    case day(DayItem)
    case mine(MineItem)
    case photo(PhotoItem)
    case seen(SeenItem)
    case theirs(TheirsItem)
    case write(WriteItem)
  }

  /// The items of the sections.
  static let sampleItems: [[Item]] = [
    [
      .day(DayItem(title: "Today 9:41")),
      .theirs(TheirsItem(face: "photo-people-5", text: "Are you up? The fog is lifting.")),
      .mine(MineItem(text: "Just now. Coffee first, then the boat?")),
      .theirs(
        TheirsItem(
          face: "photo-people-5",
          reaction: "2",
          text: "Deal. Bring the thermos, I have bread and the good cheese.")),
      .photo(PhotoItem(face: "photo-people-5", photo: "photo-28", time: "9:58")),
      .mine(MineItem(text: "Oh. I am running.")),
      .mine(
        MineItem(text: "Save me a seat on the left side, the sun comes up over the pier there.")),
      .seen(SeenItem(title: "Read 10:02")),
      .write(WriteItem()),
    ]
  ]

  /// Shows items in the cells of this layout.
  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {
    var items = ChatLayout.sampleItems
    private let dayCells =
      UICollectionView.CellRegistration<DayCell, DayItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let theirsCells =
      UICollectionView.CellRegistration<TheirsCell, TheirsItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let mineCells =
      UICollectionView.CellRegistration<MineCell, MineItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let photoCells =
      UICollectionView.CellRegistration<PhotoCell, PhotoItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let seenCells =
      UICollectionView.CellRegistration<SeenCell, SeenItem> { cell, _, item in
        cell.configure(with: item)
      }
    private let writeCells =
      UICollectionView.CellRegistration<WriteCell, WriteItem> { cell, _, item in
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
      case .day(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: dayCells, for: indexPath, item: item)
      case .theirs(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: theirsCells, for: indexPath, item: item)
      case .mine(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: mineCells, for: indexPath, item: item)
      case .photo(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: photoCells, for: indexPath, item: item)
      case .seen(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: seenCells, for: indexPath, item: item)
      case .write(let item):
        collectionView.dequeueConfiguredReusableCell(
          using: writeCells, for: indexPath, item: item)
      }
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

  /// A short text on a capsule.
  private final class BadgeLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      let height = size.height + 2
      return CGSize(width: max(size.width + font.pointSize * 0.9, height), height: height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }

  /// A symbol at an end of a text field.
  private static func symbol(_ name: String, font: UIFont) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.contentMode = .scaleAspectFit
    view.tintColor = .secondaryLabel
    let side = font.pointSize * 1.25
    view.frame = CGRect(x: 0, y: 0, width: side + 14, height: side)
    return view
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
