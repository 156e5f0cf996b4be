import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// What makes a view, and is told what becomes of it.
@MainActor @Suite struct ViewControllerTests {
  private final class Telling: UIViewController {
    var told: [String] = []

    override func viewDidLoad() { told.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { told.append("will appear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { told.append("is appearing") }
    override func viewWillLayoutSubviews() { told.append("will lay out") }
    override func viewDidLayoutSubviews() { told.append("laid out") }
    override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("disappeared") }
    override func willMove(toParent parent: UIViewController?) { told.append("will move") }
  }

  @Test func whoeverDrawsAControllerHasItAppear() {
    let controller = Telling()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(
      controller.told == [
        "loaded", "will appear false", "is appearing", "will lay out", "laid out",
      ])
    controller.told = []
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.told == ["appeared", "will disappear", "disappeared"])
  }

  @Test func aControllersViewTellsItOfLayingOut() {
    let controller = Telling()
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    room.addSubview(controller.view)
    controller.told = []
    room.layoutIfNeeded()
    #expect(controller.told == ["will lay out", "laid out"])
    let first = controller.view
    controller.view = UIView(frame: .zero)
    controller.told = []
    first?.layoutIfNeeded()
    #expect(controller.told == [])
  }

  private final class Constrained: UIViewController {
    var told: [String] = []

    override func updateViewConstraints() {
      if told.isEmpty { told.append("constraints") }
      super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() { told.append("\(view.safeAreaInsets.top)") }
    override func viewLayoutMarginsDidChange() { told.append("\(view.layoutMargins.left)") }
  }

  @Test func `controllers are told of margins, the safe area and constraints`() {
    var screen = Container(width: 400, height: 800)
    screen.safeArea.top = 50
    screen.layoutMargins.leading = 20
    let controller = Constrained()
    Container.$current.withValue(screen) {
      controller.beginAppearanceTransition(true, animated: false)
    }
    #expect(controller.told == ["20.0", "50.0"])
    let other = Constrained()
    other.view.layoutIfNeeded()
    #expect(other.told == ["constraints"])
  }

  @Test func controllersHoldControllers() {
    let (outer, other, inner) = (UIViewController(), UIViewController(), Telling())
    outer.addChild(inner)
    #expect(outer.children == [inner] && inner.parent === outer && inner.told == ["will move"])
    other.addChild(inner)
    #expect(outer.children == [] && inner.parent === other)
    inner.removeFromParent()
    #expect(other.children == [] && inner.parent == nil)
  }

  @Test func `a controller that makes no view has an empty one`() {
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

  @Test func `controllers of collection views say what may be moved, and have an index`() {
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

  @Test func `a child hears that it has left`() {
    let (outer, inner) = (UIViewController(), Moving())
    inner.removeFromParent()
    outer.addChild(inner)
    inner.didMove(toParent: outer)
    inner.willMove(toParent: nil)
    inner.removeFromParent()
    #expect(inner.moves == ["will enter", "has entered", "will leave", "has left"])
  }

  @Test func `what is pushed and popped hears of it once`() {
    let (root, top) = (Moving(), Moving())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.children == [root, top])
    navigation.popViewController(animated: false)
    #expect(root.moves == ["will enter", "has entered"])
    #expect(top.moves == ["will enter", "has entered", "will leave", "has left"])
  }

  @Test func `what is copied is kept, and nobody is called when the screen is drawn`() {
    UIPasteboard.general.string = "Harbour"
    #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasImages)
    let link = CADisplayLink(target: self, selector: Selector("tick"))
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    link.invalidate()
    #expect(link.isPaused && link.duration == 0)
  }

  @Test func theTitleIsThatOfTheNavigationItem() {
    let controller = UIViewController()
    controller.title = "List"
    #expect(controller.navigationItem.title == "List")
    controller.navigationItem.title = "Grid"
    #expect(controller.title == "List" && controller.navigationItem.title == "Grid")
  }
}
