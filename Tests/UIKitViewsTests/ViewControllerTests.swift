import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Tests view controllers.
@MainActor @Suite struct ViewControllerTests {
  private final class Telling: UIViewController {
    var events: [String] = []

    override func viewDidLoad() { events.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { events.append("will appear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { events.append("is appearing") }
    override func viewWillLayoutSubviews() { events.append("will lay out") }
    override func viewDidLayoutSubviews() { events.append("laid out") }
    override func viewDidAppear(_ animated: Bool) { events.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("disappeared") }
    override func willMove(toParent parent: UIViewController?) { events.append("will move") }
  }

  @Test func `drawing a controller triggers its appearance callbacks`() {
    let controller = Telling()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(
      controller.events == [
        "loaded", "will appear false", "is appearing", "will lay out", "laid out",
      ])
    controller.events = []
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.events == ["appeared", "will disappear", "disappeared"])
  }

  @Test func `a view notifies its controller of layout`() {
    let controller = Telling()
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    space.addSubview(controller.view)
    controller.events = []
    space.layoutIfNeeded()
    #expect(controller.events == ["will lay out", "laid out"])
    let first = controller.view
    controller.view = UIView(frame: .zero)
    controller.events = []
    first?.layoutIfNeeded()
    #expect(controller.events == [])
  }

  private final class Constrained: UIViewController {
    var events: [String] = []

    override func updateViewConstraints() {
      if events.isEmpty { events.append("constraints") }
      super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() { events.append("\(view.safeAreaInsets.top)") }
    override func viewLayoutMarginsDidChange() { events.append("\(view.layoutMargins.left)") }
  }

  @Test func `controllers are notified of margins, safe area and constraint updates`() {
    var screen = Container(width: 400, height: 800)
    screen.safeArea.top = 50
    screen.layoutMargins.leading = 20
    let controller = Constrained()
    Container.$current.withValue(screen) {
      controller.beginAppearanceTransition(true, animated: false)
    }
    #expect(controller.events == ["20.0", "50.0"])
    let other = Constrained()
    other.view.layoutIfNeeded()
    #expect(other.events == ["constraints"])
  }

  @Test func `controllers can contain child controllers`() {
    let (outer, other, inner) = (UIViewController(), UIViewController(), Telling())
    outer.addChild(inner)
    #expect(outer.children == [inner] && inner.parent === outer && inner.events == ["will move"])
    other.addChild(inner)
    #expect(outer.children == [] && inner.parent === other)
    inner.removeFromParent()
    #expect(other.children == [] && inner.parent == nil)
  }

  @Test func `a controller without loadView has an empty view`() {
    final class Viewless: UIViewController {
      var loads = 0
      override func loadView() {}
      override func viewDidLoad() {
        loads += 1
        view.backgroundColor = .red
      }
    }
    let controller = Viewless()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.loads == 1 && controller.view.backgroundColor == .red)
  }

  @Test func `a collection view controller is a data source for moves and index titles`() {
    final class Albums: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool {
        indexPath[1] == 0
      }
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    }
    let albums = Albums(collectionViewLayout: UICollectionViewLayout())
    let source = albums.collectionView.dataSource
    #expect(source?.collectionView(albums.collectionView, canMoveItemAt: [0, 0]) == true)
    #expect(source?.collectionView(albums.collectionView, canMoveItemAt: [0, 1]) == false)
    #expect(source?.indexTitles(for: albums.collectionView) == ["A"])
  }

  private final class Moving: UIViewController {
    var moves: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      moves.append(parent == nil ? "will leave" : "will enter")
    }

    override func didMove(toParent parent: UIViewController?) {
      moves.append(parent == nil ? "has left" : "has entered")
    }
  }

  @Test func `a child controller is notified of its removal`() {
    let (outer, inner) = (UIViewController(), Moving())
    inner.removeFromParent()
    outer.addChild(inner)
    inner.didMove(toParent: outer)
    inner.willMove(toParent: nil)
    inner.removeFromParent()
    #expect(inner.moves == ["will enter", "has entered", "will leave", "has left"])
  }

  @Test func `pushed and popped controllers are notified once`() {
    let (root, top) = (Moving(), Moving())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.children == [root, top])
    navigation.popViewController(animated: false)
    #expect(root.moves == ["will enter", "has entered"])
    #expect(top.moves == ["will enter", "has entered", "will leave", "has left"])
  }

  @Test func `the pasteboard keeps its content, and display links never fire`() {
    UIPasteboard.general.string = "Harbour"
    #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasImages)
    let link = CADisplayLink(target: self, selector: Selector("tick"))
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    link.invalidate()
    #expect(link.isPaused && link.duration == 0)
  }

  @Test func `the title is the title of the navigation item`() {
    let controller = UIViewController()
    controller.title = "List"
    #expect(controller.navigationItem.title == "List")
    controller.navigationItem.title = "Grid"
    #expect(controller.title == "List" && controller.navigationItem.title == "Grid")
  }
}
