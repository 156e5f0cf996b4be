import CollectionViewContent
import CollectionViewPictures
import CompositionalLayout
import Foundation
import LayoutScene
import Testing

/// What stands in the place of content, and behind it.
@MainActor @Suite struct SurroundingsTests {
  private let controller = UICollectionViewController(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  private func words(in scene: Scene) -> [String] {
    scene.elements.flatMap(\.texts).flatMap(\.paragraphs).map(\.string)
  }

  @Test func `a picture of nothing is as large as what is seen, with what is said there`() throws {
    let view = try #require(controller.collectionView)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    #expect(try view.scene().size.height == 0)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "star")
    empty.text = "Nothing"
    empty.secondaryText = "Later, perhaps"
    empty.button.title = "Find"
    controller.contentUnavailableConfiguration = empty
    let scene = try view.scene()
    #expect(scene.size == CGSize(width: 300, height: 400))
    #expect(words(in: scene) == ["Nothing", "Later, perhaps", "Find"])
    // In the middle of both sides.
    let texts = scene.elements.flatMap(\.texts)
    #expect(texts.allSatisfy { abs($0.box.midX - 150) <= 1 })
    let (first, last) = try (#require(texts.first), #require(texts.last))
    #expect(first.box.minY < 200 && last.box.maxY > 200)
  }

  @Test func `what is said there has the tint, on a ground that may end before the edges`() throws {
    let view = try #require(controller.collectionView)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.tintColor = .red
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    empty.textProperties.color = .tintColor
    empty.background.backgroundColor = .black
    empty.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    empty.background.strokeWidth = 2
    controller.contentUnavailableConfiguration = empty
    let scene = try view.scene()
    let red = RGBA(0xFF0000)
    let element = try #require(scene.elements.first)
    #expect(element.texts.flatMap(\.paragraphs).map(\.color) == [red])
    let box = try #require(scene.boxes(of: element).first)
    #expect(box.rect == CGRect(x: 20, y: 10, width: 240, height: 360))
    #expect(box.fill == .black && box.stroke == Box.Stroke(color: red, width: 2))
  }

  @Test func `a view behind the cells fills what is seen`() throws {
    let view = try #require(controller.collectionView)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let back = UIView()
    back.backgroundColor = .red
    view.backgroundView = back
    let scene = try view.scene()
    let element = try #require(scene.elements.first)
    let definition = try #require(element.definition)
    guard case .box(let box)? = scene.definitions[definition].shapes.first else {
      Issue.record("no ground")
      return
    }
    #expect(box.rect == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func `a search says what was searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "bread"
    #expect(search.updated(for: state).text == "No Results for “bread”")
    let other = UIContentUnavailableConfiguration.empty()
    #expect(other.updated(for: state).text == nil)
  }

  @Test func `controllers in others are told that they appear, and fill them`() {
    final class Told: UIViewController {
      var words: [String] = []
      override func viewWillAppear(_ animated: Bool) { words.append("will") }
      override func viewDidAppear(_ animated: Bool) { words.append("did") }
    }
    let (first, second) = (Told(), Told())
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: true)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    tabs.beginAppearanceTransition(true, animated: false)
    tabs.endAppearanceTransition()
    #expect(first.words.isEmpty && second.words == ["will", "did"])
    #expect(second.view.isDescendant(of: tabs.view) && second.view.frame == tabs.view.bounds)
    #expect(second.navigationController === stack && second.tabBarController === tabs)
    #expect(stack.popViewController(animated: false) === second)
    #expect(stack.popViewController(animated: false) == nil)
    #expect(first.view.superview === stack.view && second.view.superview == nil)
    stack.addChild(tabs)
    stack.addChild(stack)
    #expect(tabs.parent == nil && stack.parent === tabs)
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController == nil)
  }
}
