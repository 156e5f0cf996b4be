import CellContent
import CompositionalLayout
import Foundation
import Testing

@testable import UIKitViews

/// The bars around a controller, as its code describes them.
@MainActor @Suite struct BarTests {
  private func controller(_ title: String? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func navigationBar(
    _ controllers: UIViewController..., isLarge: Bool = false
  ) throws -> NavigationBar {
    let stack = UINavigationController()
    stack.viewControllers = controllers
    stack.navigationBar.prefersLargeTitles = isLarge
    return try #require(controllers.last?.bars?.navigationBar)
  }

  @Test func `a controller on its own has no bars`() {
    #expect(controller("Inbox").bars == nil)
  }

  @Test func `the title is that of the controller or of its item`() throws {
    let inbox = controller("Inbox")
    #expect(try navigationBar(inbox).title == "Inbox")
    inbox.navigationItem.title = "3 unread"
    #expect(try navigationBar(inbox).title == "3 unread")
    inbox.title = "All"
    #expect(try navigationBar(inbox).title == "All" && inbox.tabBarItem.title == "All")
    #expect(try navigationBar(controller()).title == nil)
  }

  @Test(
    arguments: [
      ([.automatic], true), ([.never], false), ([.automatic, .automatic], true),
      ([.never, .automatic], false), ([.never, .always], true), ([.automatic, .never], false),
    ] as [([UINavigationItem.LargeTitleDisplayMode], Bool)])
  func `a large title follows the controller below`(
    modes: [UINavigationItem.LargeTitleDisplayMode], isLarge: Bool
  ) {
    let stack = UINavigationController()
    stack.viewControllers = modes.map { mode in
      let controller = controller("A")
      controller.navigationItem.largeTitleDisplayMode = mode
      return controller
    }
    #expect(stack.bars?.navigationBar?.hasLargeTitle == false)
    stack.navigationBar.prefersLargeTitles = true
    #expect(stack.bars?.navigationBar?.hasLargeTitle == isLarge)
  }

  @Test func `buttons stand from the edges`() throws {
    let inbox = controller("Inbox")
    let done = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
    let add = UIBarButtonItem(systemItem: .add)
    let hidden = UIBarButtonItem(title: "Hidden", style: .plain, target: nil, action: nil)
    hidden.isHidden = true
    let trash = UIBarButtonItem(
      image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
    trash.tintColor = .systemRed
    inbox.navigationItem.rightBarButtonItems = [done, add, hidden]
    inbox.navigationItem.leftBarButtonItem = trash
    let bar = try navigationBar(inbox)
    #expect(bar.trailing.map(\.image) == ["plus", nil])
    #expect(bar.trailing.map(\.title) == [nil, "Save"])
    #expect(bar.trailing.map(\.style) == [.plain, .prominent])
    #expect(bar.leading.map(\.image) == ["trash"] && bar.leading[0].tint != nil)
  }

  @Test func `a button of the system looks as in its version`() throws {
    let inbox = controller()
    inbox.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    #expect(try navigationBar(inbox).trailing.map(\.image) == ["checkmark"])
    var container = Container(width: 390)
    container.compatibility = .ios18
    let older = try Container.$current.withValue(container) { try navigationBar(inbox).trailing }
    #expect(older.map(\.title) == ["Done"] && older[0].image == nil)
  }

  @Test func `the button back has the title below`() throws {
    let (home, detail) = (controller("Home"), controller("Detail"))
    #expect(try navigationBar(home, detail).leading.map(\.title) == ["Home"])
    #expect(try navigationBar(home, detail).leading.map(\.role) == [.back])
    home.navigationItem.backButtonTitle = "Start"
    #expect(try navigationBar(home, detail).leading.map(\.title) == ["Start"])
    home.navigationItem.backButtonDisplayMode = .minimal
    #expect(try navigationBar(home, detail).leading.map(\.title) == [nil])
    detail.navigationItem.hidesBackButton = true
    #expect(try navigationBar(home, detail).leading.isEmpty)
    detail.navigationItem.hidesBackButton = false
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    #expect(try navigationBar(home, detail).leading.map(\.title) == ["Edit"])
    detail.navigationItem.leftItemsSupplementBackButton = true
    #expect(try navigationBar(home, detail).leading.map(\.role) == [.back, .button])
  }

  @Test func `a search controller is a field`() throws {
    let (home, search) = (controller("Home"), UISearchController())
    search.searchBar.placeholder = "Artists"
    search.searchBar.scopeButtonTitles = ["All", "Albums"]
    search.searchBar.selectedScopeButtonIndex = 1
    home.navigationItem.searchController = search
    let field = try #require(try navigationBar(home).search)
    #expect(field.placeholder == "Artists" && field.text == nil && !field.isActive)
    #expect(field.scopes == ["All", "Albums"] && field.selectedScope == 1)
    search.searchBar.text = "River"
    search.isActive = true
    let active = try #require(try navigationBar(home).search)
    #expect(active.text == "River" && active.isActive)
  }

  @Test func `tabs are those of the controllers or of their roots`() throws {
    let tabs = UITabBarController()
    let home = controller("Home")
    home.tabBarItem.image = UIImage(systemName: "house")
    home.tabBarItem.badgeValue = "2"
    let favorites = controller()
    favorites.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    tabs.viewControllers = [UINavigationController(rootViewController: home), favorites]
    tabs.selectedIndex = 1
    tabs.tabBar.tintColor = .systemPink
    let bar = try #require(tabs.bars?.tabBar)
    #expect(bar.items.map(\.title) == ["Home", "Favorites"])
    #expect(bar.items.map(\.image) == ["house", "star"])
    #expect(bar.items.map(\.badge) == ["2", nil])
    #expect(bar.selected == 1 && bar.tint != nil && tabs.bars?.navigationBar == nil)
    tabs.selectedIndex = 0
    #expect(tabs.bars?.navigationBar?.title == "Home" && home.bars == tabs.bars)
    let detail = controller("Detail")
    detail.hidesBottomBarWhenPushed = true
    home.navigationController?.pushViewController(detail, animated: false)
    #expect(tabs.bars?.tabBar == nil && tabs.bars?.navigationBar?.title == "Detail")
  }

  @Test func `bars can be hidden`() {
    let home = controller("Home")
    home.toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    let stack = UINavigationController(rootViewController: home)
    #expect(stack.bars?.toolbar.isEmpty == true)
    stack.setToolbarHidden(false, animated: false)
    #expect(stack.bars?.toolbar.map(\.role) == [.button, .spacer, .button])
    stack.setNavigationBarHidden(true, animated: false)
    #expect(stack.bars?.navigationBar == nil && stack.bars?.toolbar.count == 3)
  }

  @Test func `controllers that present each other end`() {
    let (one, two) = (controller("One"), controller("Two"))
    let stack = UINavigationController(rootViewController: one)
    one.present(two, animated: false)
    two.present(stack, animated: false)
    #expect(stack.bars?.navigationBar?.title == "One" && stack.bars?.alert == nil)
  }

  @Test func `bars show views of the code`() throws {
    let inbox = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
    let label = UILabel()
    label.text = "Inbox"
    let done = UIBarButtonItem(title: "Done")
    done.badge = .count(3)
    (inbox.navigationItem.titleView, inbox.navigationItem.prompt) = (label, "2 of 3")
    inbox.navigationItem.rightBarButtonItem = done
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: inbox)]
    let playing = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: playing)
    let screen = try #require(tabs.bars)
    #expect(screen.navigationBar?.titleViewSize == label.intrinsicContentSize)
    #expect(screen.navigationBar?.prompt == "2 of 3")
    #expect(screen.navigationBar?.trailing.map(\.badge) == ["3"])
    #expect(screen.tabBar?.hasAccessoryView == true)
    let view = try #require(inbox.view)
    #expect(view.shownView(inBar: "navigation bar title view") === label)
    #expect(view.shownView(inBar: "tab bar accessory content") === playing)
    #expect(view.shownView(inBar: "tab 1") == nil)
    inbox.navigationController?.navigationBar.barStyle = .black
    #expect(tabs.bars?.statusBar == .light)
  }

  @Test func `an alert cancels where the system puts it`() throws {
    func alert(_ style: UIAlertController.Style, _ titles: String...) -> Screen? {
      let home = controller("Home")
      let alert = UIAlertController(title: "Delete?", message: "Now", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      for title in titles { alert.addAction(UIAlertAction(title: title, style: .destructive)) }
      home.present(alert, animated: false)
      return home.bars
    }
    let pair = try #require(alert(.alert, "Delete")?.alert)
    #expect(pair.title == "Delete?" && pair.message == "Now")
    #expect(pair.actions.map(\.title) == ["Cancel", "Delete"])
    #expect(pair.actions.map(\.role) == [.cancel, .destructive])
    #expect(alert(.alert, "A", "B")?.alert?.actions.map(\.title) == ["A", "B", "Cancel"])
    let sheet = alert(.actionSheet, "Delete")
    #expect(sheet?.actionSheet?.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(sheet?.alert == nil)
  }

  @Test func `views know the safe area between bars`() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
    let stack = UINavigationController(rootViewController: controller)
    stack.loadViewIfNeeded()
    var container = Container(width: 390)
    container.safeArea.top = 113
    controller.collectionView.enter(container)
    #expect(controller.view.safeAreaInsets.top == 113)
  }
}
