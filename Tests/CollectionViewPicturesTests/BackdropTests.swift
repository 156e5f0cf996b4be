import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// Tests unavailable content, and the views behind clear collection views.
@MainActor @Suite struct BackdropTests {
  private let controller = UICollectionViewController(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  private func words(in scene: Scene) -> [String] {
    scene.elements.flatMap(\.texts).flatMap(\.paragraphs).map(\.string)
  }

  @Test func `an empty view draws its unavailable configuration in its bounds`() throws {
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
    // Centered horizontally and vertically.
    let texts = scene.elements.flatMap(\.texts)
    #expect(texts.allSatisfy { abs($0.box.midX - 150) <= 1 })
    let (first, last) = try (#require(texts.first), #require(texts.last))
    #expect(first.box.minY < 200 && last.box.maxY > 200)
  }

  @Test func `an unavailable configuration supports the tint and background insets`() throws {
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

  @Test func `a background view fills the visible area`() throws {
    let view = try #require(controller.collectionView)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let back = UIView()
    back.backgroundColor = .red
    view.backgroundView = back
    let scene = try view.scene()
    let element = try #require(scene.elements.first)
    let definition = try #require(element.definition)
    guard case .box(let box)? = scene.definitions[definition].shapes.first else {
      Issue.record("no background")
      return
    }
    #expect(box.rect == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  private final class Faded: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class Striped: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: bounds.height)).fill()
    }
  }

  /// The shapes drawn behind 12 rows of 50 points in a view of 300 x 400 points.
  private func behind(
    _ outer: UIView, in rows: Rows<UICollectionViewCell>, background: UIColor? = .clear
  ) throws -> [Shape] {
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    rows.view.frame = outer.bounds
    rows.view.backgroundColor = background
    outer.addSubview(rows.view)
    let scene = try rows.view.scene()
    return scene.shapes(of: scene.elements.first { $0.identity.kind == "behind" })
  }

  private var rows: Rows<UICollectionViewCell> {
    Rows(Rows<UICollectionViewCell>.cells(high: 50), [12]) { _, _ in }
  }

  private var fading: CAGradientLayer {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    layer.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    return layer
  }

  @Test func `a clear collection view shows the background of its superview`() throws {
    let all = CGRect(x: 0, y: 0, width: 300, height: 600)
    let ownColors = fading.colors
    let views = [UIColor.clear, nil, .white].flatMap { background in
      let (faded, layered) = (Faded(), UIView())
      (faded.layer as? CAGradientLayer)?.colors = ownColors
      layered.layer.insertSublayer(fading, at: 0)
      return [(faded, background), (layered, background)]
    }
    for (view, background) in views {
      let boxes = try behind(view, in: rows, background: background).boxes
      // An opaque background hides the view behind it.
      #expect(boxes.map(\.rect) == (background == .white ? [] : [all]))
      #expect(boxes.allSatisfy { $0.gradient != nil })
    }
  }

  @Test func `a clear collection view shows the drawing of its superview`() throws {
    let drawing = Striped()
    let outlines = try behind(drawing, in: rows).compactMap { shape in
      if case .outline(let outline) = shape { outline.path.boundingBox } else { nil }
    }
    #expect(outlines == [CGRect(x: 0, y: 0, width: 10, height: 600)])
    #expect(drawing.bounds.height == 400)
  }

  @Test func `a clear collection view shows sibling views that cover it entirely`() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (back, part) = (UIView(frame: outer.bounds), UIView(frame: outer.bounds))
    (back.backgroundColor, part.backgroundColor) = (.red, .black)
    part.frame.size.height = 100
    for view in [back, part] { outer.addSubview(view) }
    let boxes = try behind(outer, in: rows).boxes
    #expect(boxes == [Box(CGRect(x: 0, y: 0, width: 300, height: 600), fill: RGBA(0xFF0000))])
    #expect(back.frame == outer.bounds)
    back.isHidden = true
    #expect(try behind(outer, in: rows).isEmpty)
  }

  @Test func `clear lists show their superview, other lists their own background`() throws {
    func list(_ background: UIColor?) throws -> (Scene, [Shape]) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.backgroundColor = background
      let rows = Rows<UICollectionViewCell>(.list(using: configuration), [3]) { _, _ in }
      let outer = UIView()
      outer.backgroundColor = .red
      outer.layer.insertSublayer(fading, at: 0)
      let shapes = try behind(outer, in: rows)
      return (try rows.view.scene(), shapes)
    }
    let (clear, shown) = try list(.clear)
    #expect(clear.background == RGBA(0xFF0000) && shown.count == 1)
    let (plain, hidden) = try list(nil)
    #expect(plain.background == .white && hidden.isEmpty)
  }

  @Test func `a view without a background is clear beside its lists`() throws {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard index == 0 else {
        return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let rows = Rows<UICollectionViewCell>(layout, [1, 1]) { _, _ in }
    let outer = UIView()
    outer.backgroundColor = .red
    _ = try behind(outer, in: rows, background: nil)
    #expect(try rows.view.scene().background == RGBA(0xFF0000))
  }

  @Test func `a search configuration contains the search text`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "bread"
    #expect(search.updated(for: state).text == "No Results for “bread”")
    let other = UIContentUnavailableConfiguration.empty()
    #expect(other.updated(for: state).text == nil)
  }

  @Test func `child controllers are notified of appearance and fill their containers`() {
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
