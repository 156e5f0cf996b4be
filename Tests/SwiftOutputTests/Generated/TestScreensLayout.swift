import UIKit

/// The layout `test-screens`.
@MainActor enum TestScreensLayout {
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

  // This screen is not complete:
  // - the keyboard is left out: it appears with the first responder.
  /// The layout in its controller, with the bars around it.
  static func makeScreen() -> UIViewController {
    let content = Content()
    content.title = "Photos"
    content.navigationItem.prompt = "Choose a photo"
    if #available(iOS 26.0, *) {
      content.navigationItem.subtitle = "3 of them"
    }
    let editItem = UIBarButtonItem(title: "Edit")
    editItem.tintColor = UIColor.systemPink
    content.navigationItem.leftBarButtonItems = [editItem]
    content.navigationItem.leftItemsSupplementBackButton = true
    let bellItem = UIBarButtonItem(image: UIImage(systemName: "bell"))
    if #available(iOS 26.0, *) {
      bellItem.badge = .string("4")
    }
    let doneItem = UIBarButtonItem(title: "Done")
    doneItem.style = .done
    content.navigationItem.rightBarButtonItems = [
      bellItem,
      doneItem,
      UIBarButtonItem(image: UIImage(systemName: "heart")),
    ]
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Places"
    search.searchBar.text = "Lake"
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.searchBar.selectedScopeButtonIndex = 1
    content.navigationItem.searchController = search
    let shareItem = UIBarButtonItem(title: "Share")
    shareItem.style = .done
    content.toolbarItems = [
      UIBarButtonItem(image: UIImage(systemName: "trash")),
      .flexibleSpace(),
      shareItem,
    ]
    let previous = UIViewController()
    previous.title = "Library"
    let navigation = UINavigationController(rootViewController: previous)
    navigation.pushViewController(content, animated: false)
    navigation.navigationBar.barStyle = .black
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(UIViewController(), nil, "house"),
      tab(navigation, "Photos", "photo", badge: "2"),
      tab(UIViewController(), "Search", nil),
    ]
    tabs.selectedIndex = 1
    tabs.tabBar.tintColor = UIColor.systemPink
    if #available(iOS 26.0, *) {
      tabs.bottomAccessory = UITabAccessory(contentView: AccessoryView())
    }
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
  final class Content: UIViewController {
    private var hasPresented = false

    private let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: TestScreensLayout.createLayout())

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.frame = view.bounds
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
      TestScreensLayout.fill(view, with: FloatingView())
      collectionView.backgroundColor = UIColor.systemIndigo
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard !hasPresented else { return }
      hasPresented = true
      navigationItem.searchController?.isActive = true
      let sheet = UIViewController()
      sheet.view.backgroundColor = UIColor.systemGray6
      TestScreensLayout.fill(sheet.view, with: SheetView())
      sheet.sheetPresentationController?.detents = [.custom { _ in 300 }]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      present(sheet, animated: false)
      let actions = UIAlertController(
        title: "Delete it?", message: nil, preferredStyle: .actionSheet)
      actions.addAction(UIAlertAction(title: "Delete", style: .destructive))
      actions.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      actions.popoverPresentationController?.sourceView = view
      sheet.present(actions, animated: false)
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

  /// What is above the tab bar.
  final class AccessoryView: UIView {
    private let column = UIStackView()
    private let label = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      label.numberOfLines = 0
      label.font = UIFont.preferredFont(forTextStyle: .headline)
      label.textColor = UIColor.label
      label.text = "Playing"
      column.addArrangedSubview(label)
      TestScreensLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      TestScreensLayout.close(column)
      addSubview(column)
      column.translatesAutoresizingMaskIntoConstraints = false
      column.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      column.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      column.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// What floats above the layout.
  final class FloatingView: UIView {
    private let overlay = OverlayView()
    private let button = UIButton()

    override init(frame: CGRect) {
      super.init(frame: frame)
      button.tintColor = UIColor.tintColor
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      overlay.add(button, x: 1, y: 1, inset: 16)
      addSubview(overlay)
      TestScreensLayout.pin(overlay, to: self)
      button.configuration = TestScreensLayout.configuration(
        .filled(), title: nil, image: "plus", font: UIFont.preferredFont(.body, weight: .semibold))
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) as? UIControl
    }
  }

  /// What the sheet shows.
  final class SheetView: UIView {
    private let column = UIStackView()
    private let label = UILabel()
    private let end = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      column.axis = .vertical
      label.numberOfLines = 0
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.textColor = UIColor.label
      label.text = "Details"
      column.addArrangedSubview(label)
      TestScreensLayout.prefer(end.heightAnchor.constraint(equalToConstant: 0), 60)
      column.addArrangedSubview(end)
      TestScreensLayout.close(column)
      addSubview(column)
      TestScreensLayout.pin(column, to: self)
    }

    required init?(coder: NSCoder) { nil }
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
