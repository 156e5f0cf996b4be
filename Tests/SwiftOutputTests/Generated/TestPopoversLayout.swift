import UIKit

/// The layout `test-popovers`.
@MainActor enum TestPopoversLayout {
  static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitem: item,
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content(collectionViewLayout: createLayout())
    content.title = "A \"quoted\" \\ title"
    let section3LeftItem = UIBarButtonItem(title: "3 left")
    section3LeftItem.tintColor = UIColor.systemPink
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "plus")),
      section3LeftItem,
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  /// Shows the layout, and what is above it.
  final class Content: UICollectionViewController {
    private var hasPresented = false

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard !hasPresented else { return }
      hasPresented = true
      let popover = UIViewController()
      popover.view.backgroundColor = UIColor.systemGray6
      TestPopoversLayout.fill(popover.view, with: PopoverView())
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 240, height: 180)
      popover.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?[1]
      present(popover, animated: false)
      let alert = UIAlertController(title: "Sure?", message: "1 < 2", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      popover.present(alert, animated: false)
    }
  }

  /// Shows a view in the safe area of another one.
  private static func fill(_ view: UIView, with content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
  }

  /// What the popover shows.
  final class PopoverView: UIView {
    private let column = UIStackView()
    private let label = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      label.numberOfLines = 0
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.textColor = UIColor.label
      label.text = "Two\nlines"
      column.addArrangedSubview(label)
      TestPopoversLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      TestPopoversLayout.close(column)
      addSubview(column)
      TestPopoversLayout.pin(column, to: self)
    }

    required init?(coder: NSCoder) { nil }
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
