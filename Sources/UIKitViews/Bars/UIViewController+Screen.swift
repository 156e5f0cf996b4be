package import CellContent
internal import CompositionalLayout
internal import Foundation

// The bars around a controller, as specs describe them.

extension UIViewController {
  /// The system's bars around the content that the controller shows: those of the containers that it is
  /// in, and what it presents. `nil` if there are none.
  package var bars: Screen? {
    let path = shownPath
    let stack = path.lazy.compactMap { $0 as? UINavigationController }.last
    let tabs = path.lazy.compactMap { $0 as? UITabBarController }.first
    let presented = path.flatMap { sequence(first: $0, next: \.presented).prefix(50).dropFirst() }
    let alert = presented.lazy.compactMap { $0 as? UIAlertController }.first
    guard let content = path.last, stack != nil || tabs != nil || alert != nil else { return nil }
    var screen = Screen()
    screen.statusBar =
      content.prefersStatusBarHidden
      ? .hidden
      : stack?.navigationBar.barStyle == .black ? .light : content.preferredStatusBarStyle.shown
    screen.navigationBar = stack?.shownBar
    if stack?.isToolbarHidden == false {
      screen.toolbar = (content.toolbarItems ?? []).compactMap(\.shown)
    }
    if stack?.hidesBottomBar != true { screen.tabBar = tabs?.shownBar }
    switch alert?.preferredStyle {
    case .alert: screen.alert = alert?.shown
    case .actionSheet: screen.actionSheet = alert?.shown
    case nil: break
    }
    return screen
  }

  /// The controllers from the outermost container to the one whose content is shown.
  fileprivate var shownPath: [UIViewController] {
    var path = Array(sequence(first: self) { $0.parent }.reversed())
    while let last = path.last, let next = last.shownChild, path.count < 50 { path.append(next) }
    return path
  }

  private var shownChild: UIViewController? {
    (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
  }

  /// The title in bars.
  fileprivate var shownTitle: String? {
    [navigationItem.title, title].compactMap(\.self).first { !$0.isEmpty }
  }

  /// The tab of the controller, or of the first one in its stack.
  fileprivate var shownTab: TabBar.Item {
    let own = tabBarItem ?? UITabBarItem()
    // What the stack leaves out, its first controller says.
    let root = (self as? UINavigationController)?.viewControllers.first?.shownTab
    var tab = TabBar.Item()
    tab.title = own.title ?? own.systemItem?.title ?? shownTitle ?? root?.title
    tab.image = own.image?.nameInBars ?? own.systemItem?.symbol ?? root?.image
    tab.badge = own.badgeValue ?? root?.badge
    return tab
  }
}

extension UINavigationController {
  fileprivate var hidesBottomBar: Bool {
    viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  fileprivate var shownBar: NavigationBar? {
    guard !isNavigationBarHidden, let top = topViewController else { return nil }
    var bar = NavigationBar()
    let item = top.navigationItem
    (bar.title, bar.subtitle, bar.prompt) = (top.shownTitle, item.subtitle, item.prompt)
    bar.hasLargeTitle = hasLargeTitle
    bar.titleViewSize = item.titleView?.sizeInBars
    let leading = item.leftBarButtonItems ?? []
    let showsBack = leading.isEmpty || item.leftItemsSupplementBackButton
    if showsBack, let back = backItem { bar.leading = [back] }
    bar.leading += leading.compactMap(\.shown)
    // The first item is at the edge.
    bar.trailing = (item.rightBarButtonItems ?? []).reversed().compactMap(\.shown)
    bar.search = item.searchController?.shown
    return bar
  }

  private var hasLargeTitle: Bool {
    navigationBar.prefersLargeTitles
      && viewControllers.reduce(true) { above, controller in
        switch controller.navigationItem.largeTitleDisplayMode {
        case .automatic: above
        case .always: true
        case .never: false
        }
      }
  }

  private var backItem: BarItem? {
    guard let below = viewControllers.dropLast().last, let top = topViewController,
      !top.navigationItem.hidesBackButton
    else { return nil }
    let item = below.navigationItem
    var back = BarItem()
    back.role = .back
    let titles = [item.backBarButtonItem?.title, item.backButtonTitle, below.shownTitle]
    switch item.backButtonDisplayMode {
    case .default: back.title = titles.compactMap(\.self).first ?? "Back"
    case .generic: back.title = "Back"
    case .minimal: break
    }
    return back
  }
}

extension UIView {
  /// The view that a bar around this view shows, by the name of its frame; `nil` if it shows none.
  package func shownView(inBar name: String) -> UIView? {
    let controller = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    return switch name {
    case "navigation bar title view": controller?.shownPath.last?.navigationItem.titleView
    case "tab bar accessory content": controller?.tabBarController?.bottomAccessory?.contentView
    case _: nil
    }
  }

  /// The size that the view asks for; that of its frame if it asks for none.
  fileprivate var sizeInBars: CGSize {
    let sizes = [systemLayoutSizeFitting(.zero), bounds.size]
    return sizes.first { $0.width > 0 && $0.height > 0 }
      ?? sizeThatFits(CGSize(width: 10_000, height: 10_000))
  }
}

extension UITabBarController {
  fileprivate var shownBar: TabBar? {
    guard let viewControllers, !viewControllers.isEmpty, !tabBar.isHidden else { return nil }
    var bar = TabBar()
    bar.items = viewControllers.map(\.shownTab)
    bar.selected = selectedIndex
    bar.hasAccessoryView = bottomAccessory != nil
    bar.tint = tabBar.ownTint.map { ColorReference($0.value) }
    return bar
  }
}

extension UIBarButtonItem {
  /// The item as bars draw it; `nil` if it is hidden or shows nothing that is known.
  fileprivate var shown: BarItem? {
    guard !isHidden else { return nil }
    var item = systemItem?.shown ?? BarItem()
    let button = customView as? UIButton
    item.title = title ?? button?.currentTitle ?? (customView as? UILabel)?.text ?? item.title
    item.image = (image ?? button?.currentImage)?.nameInBars ?? item.image
    guard item.title != nil || item.image != nil || item.role == .spacer else { return nil }
    if style != .plain { item.style = .prominent }
    item.badge = badge?.text
    item.tint = tintColor.map { ColorReference($0.value) } ?? item.tint
    if !isEnabled { item.tint = .named("tertiaryLabel") }
    return item
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var shown: BarItem {
    let floats = Container.screen.compatibility == .ios26
    var item = BarItem()
    switch self {
    case .done: (item.title, item.image) = floats ? (nil, "checkmark") : ("Done", nil)
    case .cancel: (item.title, item.image) = floats ? (nil, "xmark") : ("Cancel", nil)
    case .edit: item.title = "Edit"
    case .save: item.title = "Save"
    case .flexibleSpace, .fixedSpace: item.role = .spacer
    case .add: item.image = "plus"
    case .compose: item.image = "square.and.pencil"
    case .reply: item.image = "arrowshape.turn.up.left"
    case .action: item.image = "square.and.arrow.up"
    case .organize: item.image = "folder"
    case .bookmarks: item.image = "book"
    case .search: item.image = "magnifyingglass"
    case .refresh: item.image = "arrow.clockwise"
    case .stop, .close: item.image = "xmark"
    case .camera: item.image = "camera"
    case .trash: item.image = "trash"
    case .play: item.image = "play.fill"
    case .pause: item.image = "pause.fill"
    case .rewind: item.image = "backward.fill"
    case .fastForward: item.image = "forward.fill"
    case .undo: item.image = "arrow.uturn.backward"
    case .redo: item.image = "arrow.uturn.forward"
    }
    if self == .done || self == .save { item.style = .prominent }
    return item
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String { look.title }
  fileprivate var symbol: String { look.symbol }

  private var look: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star")
    case .featured: ("Featured", "star")
    case .topRated: ("Top Rated", "star")
    case .recents: ("Recents", "clock")
    case .contacts: ("Contacts", "person.crop.circle")
    case .history: ("History", "clock")
    case .bookmarks: ("Bookmarks", "book")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "arrow.down.circle")
    case .mostRecent: ("Most Recent", "clock")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}

extension UISearchController {
  fileprivate var shown: SearchField {
    var field = SearchField()
    field.placeholder = searchBar.placeholder
    field.text = searchBar.text.flatMap { $0.isEmpty ? nil : $0 }
    field.isActive = isActive
    field.scopes = searchBar.scopeButtonTitles ?? []
    field.selectedScope = searchBar.selectedScopeButtonIndex
    return field
  }
}

extension UIAlertController {
  /// The alert with the action to cancel where the system puts it: before one other action of an alert,
  /// else last.
  fileprivate var shown: Alert {
    var alert = Alert()
    (alert.title, alert.message) = (title, message)
    let (cancel, others) = (
      actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel }
    )
    let isPair = preferredStyle == .alert && actions.count == 2
    alert.actions = (isPair ? cancel + others : others + cancel).map { action in
      var shown = Alert.Action()
      shown.title = action.title ?? ""
      switch action.style {
      case .default: break
      case .cancel: shown.role = .cancel
      case .destructive: shown.role = .destructive
      }
      return shown
    }
    return alert
  }
}

extension UIStatusBarStyle {
  fileprivate var shown: Screen.StatusBar {
    switch self {
    case .default: .auto
    case .lightContent: .light
    case .darkContent: .dark
    }
  }
}

extension UIImage {
  /// The name of a symbol in bars; `nil` for other images.
  fileprivate var nameInBars: String? {
    switch source {
    case .symbol(let name): name
    case .file, .named, .drawn: nil
    }
  }
}
