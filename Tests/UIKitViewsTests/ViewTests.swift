import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKitViews

/// Tests views: geometry, hierarchy, layers and traits.
@MainActor @Suite struct ViewTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `of overlapping collection views the topmost is found`() {
    func list(_ width: CGFloat) -> UICollectionView {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 100),
        collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
    }
    let (root, below, above, bar) = (UIView(), list(100), list(100), list(40))
    for view in [below, above, bar] { root.addSubview(view) }
    #expect(root.firstCollectionView === above)
    #expect(root.shownViews(beside: above) == [bar])
    above.isHidden = true
    #expect(root.firstCollectionView === below)
  }

  @Test func `views beside a view are below or above it, the outer ones farthest`() {
    let (root, middle, list) = (UIView(), UIView(), UIView())
    let (back, under, over, front) = (UIView(), UIView(), UIView(), UIView())
    for view in [back, middle, front] { root.addSubview(view) }
    for view in [under, list, over] { middle.addSubview(view) }
    let beside = root.views(beside: list)
    #expect(beside.map(\.view) == [back, under, over, front])
    #expect(beside.map(\.isAbove) == [false, false, true, true])
  }

  @Test func `texts and controls beside a view are found`() {
    let (root, stack, list) = (
      UIView(), UIStackView(),
      UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
    )
    let (title, empty, button, hidden) = (UILabel(), UILabel(), UIButton(), UITextField())
    title.text = "Title"
    hidden.isHidden = true
    root.addSubview(UIImageView())
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(list)
    for view in [stack, empty, button, hidden] { root.addSubview(view) }
    #expect(root.shownViews(beside: list) == [title, button])
    #expect(list.shownViews(beside: list).isEmpty)
  }

  @Test func `sizeToFit keeps the origin`() {
    let view = UISwitch()
    view.frame = CGRect(x: 10, y: 20, width: 500, height: 500)
    view.sizeToFit()
    #expect(view.frame.origin == CGPoint(x: 10, y: 20))
    #expect(view.frame.size == view.sizeThatFits(.zero))
  }

  @Test func `a view and its layer share isHidden`() {
    let view = UIView()
    view.layer.isHidden = true
    #expect(view.isHidden)
    view.isHidden = false
    #expect(!view.layer.isHidden)
  }

  @Test func `a view and its layer share background color and opacity`() {
    let view = UIView()
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.opacity = 0.5
    #expect(view.backgroundColor == .red && view.alpha == 0.5)
    view.backgroundColor = nil
    view.alpha = 1
    #expect(view.layer.backgroundColor == nil && view.layer.opacity == 1)
  }

  @Test func `frame, bounds and center are consistent`() {
    let view = view(10, 20, 100, 50)
    #expect(view.bounds.word == "0,0,100,50" && view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame.word == "-50,-25,100,50")
    view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.frame.word == "-5,-5,10,10")
    view.frame = CGRect(x: 10, y: 10, width: -4, height: 4)
    #expect(view.frame.word == "6,10,4,4")
  }

  @Test func `a view has one superview`() {
    let (one, two, child) = (view(0, 0, 9, 9), view(0, 0, 9, 9), view(0, 0, 1, 1))
    one.addSubview(child)
    two.addSubview(child)
    #expect(one.subviews.isEmpty && two.subviews == [child] && child.superview === two)
    child.addSubview(two)
    #expect(two.superview == nil && child.isDescendant(of: two))
    child.removeFromSuperview()
    #expect(two.subviews.isEmpty && child.superview == nil)
  }

  @Test func `autoresizing masks follow the superview's size`() {
    func resized(_ mask: UIView.AutoresizingMask) -> String {
      let (outer, inner) = (view(0, 0, 100, 100), view(10, 20, 50, 40))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.frame.size = CGSize(width: 200, height: 300)
      return inner.frame.word
    }
    #expect(resized([]) == "10,20,50,40")
    #expect(resized([.flexibleWidth, .flexibleHeight]) == "10,20,150,240")
    #expect(resized([.flexibleLeftMargin, .flexibleTopMargin]) == "110,220,50,40")
    // Flexible lengths grow in proportion: 10 and 50 of 60 points, 20 and 40 of 80 with the bottom
    // margin.
    #expect(resized([.flexibleLeftMargin, .flexibleWidth]) == "26.667,20,133.333,40")
    #expect(
      resized([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) == "10,60,50,120")
  }

  @Test func `a flexible view fills its superview after any resize`() {
    let (outer, inner) = (view(0, 0, 0.1, 0.1), view(0, 0, 0.1, 0.1))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    for size in [1.0 / 3, 44, 419.435, 1e9, 0.7] as [CGFloat] {
      outer.bounds.size = CGSize(width: size, height: size * 1.1)
      #expect(inner.bounds.size == outer.bounds.size)
    }
  }

  @Test func `traits, tint and safe area are inherited from the superview`() {
    var screen = Container(width: 400, height: 800)
    screen.safeArea = NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    screen.traits.userInterfaceStyle = .dark
    Container.$current.withValue(screen) {
      let (outer, inner) = (view(0, 0, 400, 800), view(0, 20, 400, 700))
      outer.addSubview(inner)
      #expect(outer.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
      let far = view(0, 20, 900, 700)
      outer.addSubview(far)
      #expect(far.safeAreaInsets.right == 0)  // the safe area does not reach that side
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(outer.directionalLayoutMargins.leading == 16)
      outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(outer.directionalLayoutMargins == .tlbr(1, 2, 3, 4))
    }
    // R93: without a screen, the width decides.
    #expect(view(0, 0, 700, 400).traitCollection.horizontalSizeClass == .regular)
    #expect(view(0, 0, 500, 400).safeAreaInsets == .zero)
  }

  @Test func `subviews have layout margins of 8 points`() {
    var screen = Container(width: 400, height: 800)
    screen.safeArea = NSDirectionalEdgeInsets(top: 50, leading: 20, bottom: 0, trailing: 0)
    Container.$current.withValue(screen) {
      let (outer, inner) = (view(0, 0, 400, 800), view(5, 100, 395, 300))
      outer.addSubview(inner)
      outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      // The safe area covers 15 of the 20 points at the left.
      #expect(inner.directionalLayoutMargins == .tlbr(8, 23, 8, 8))
      inner.insetsLayoutMarginsFromSafeArea = false
      #expect(inner.directionalLayoutMargins == .tlbr(8, 8, 8, 8))
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.directionalLayoutMargins == .tlbr(8, 15, 8, 40))
      inner.layoutMargins = UIEdgeInsets(top: 1, left: 50, bottom: 2, right: 3)
      #expect(inner.directionalLayoutMargins == .tlbr(1, 50, 2, 40))
    }
  }

  @Test func `points and rectangles are converted between views`() {
    let (root, left, right) = (view(7, 7, 400, 800), view(10, 20, 100, 100), view(200, 50, 50, 50))
    let inner = view(1, 2, 10, 10)
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    left.bounds.origin.y = 5
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 14, y: 21))
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: right) == CGPoint(x: -186, y: -29))
    #expect(right.convert(CGPoint(x: 3, y: 4), from: inner) == CGPoint(x: -186, y: -29))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 11, y: 17, width: 10, height: 10))
    #expect(inner.convert(CGRect.zero, from: root).origin == CGPoint(x: -11, y: -17))
    inner.tag = 3
    #expect(root.viewWithTag(3) === inner && root.viewWithTag(4) == nil)
    let between = view(0, 0, 1, 1)
    root.insertSubview(between, belowSubview: right)
    #expect(root.subviews == [left, between, right])
    root.insertSubview(between, aboveSubview: right)
    #expect(root.subviews == [left, right, between])
  }

  @Test func `colors return their components`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    // R105.
    let contrast = UITraitCollection(accessibilityContrast: .high)
    let strong = UIColor.systemRed.resolvedColor(with: contrast)
    #expect(strong == UIColor(red: 0xE9 / 255, green: 0x15 / 255, blue: 0x2D / 255, alpha: 1))
    #expect(contrast.hasDifferentColorAppearance(comparedTo: dark))
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.5)
      .getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 0.25 && alpha == 0.5)
  }

  @Test(
    arguments: [
      ([0, 0.5, 0.5], [0.5, 1, 0.5]), ([1, 0, 0.5], [11.0 / 12, 1, 1]),
      ([0.5, 0.5, 0.5], [0, 0, 0.5]),
      ([0.5, 0.5, 1], [2.0 / 3, 0.5, 1]), ([0, 0, 0], [0, 0, 0]),
    ] as [([CGFloat], [CGFloat])])
  func `colors return their hue, saturation and brightness`(
    _ parts: [CGFloat], _ events: [CGFloat]
  ) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(zip([hue, saturation, brightness], events).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `an overridden interface style takes precedence`() {
    let (controller, inner) = (UIViewController(), view(0, 0, 10, 10))
    controller.overrideUserInterfaceStyle = .dark
    controller.view.addSubview(inner)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .unspecified
    controller.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `safe area insets are mirrored in right-to-left layout`() {
    var screen = Container(width: 400, height: 800)
    screen.safeArea = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    screen.traits.layoutDirection = .rightToLeft
    Container.$current.withValue(screen) {
      let insets = view(0, 0, 400, 800).safeAreaInsets
      #expect(insets == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    }
  }

  @Test func `arcs with non-finite angles are ignored`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    for angle in [CGFloat.infinity, .nan, .greatestFiniteMagnitude] {
      path.addArc(
        withCenter: .zero, radius: 1, startAngle: -angle, endAngle: angle, clockwise: true)
    }
    #expect(path.bounds == .zero)
  }

  @Test func `rectangles can be inset`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 10, y: 10, width: 100, height: 100).inset(by: insets).word == "12,11,94,96")
  }

  @Test func `the screen and the device match the container`() {
    // R93.
    Container.$current.withValue(Container(width: 1024, height: 768, scale: 3)) {
      #expect(UIScreen.main.bounds.word == "0,0,1024,768" && UIScreen.main.scale == 3)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
    }
    #expect(UIScreen.main.bounds.word == "0,0,390,844")
  }

  // MARK: Layers

  @Test func `layers are reordered among each other`() {
    let layer = UIView().layer
    let (low, middle, high) = (CALayer(), CALayer(), CALayer())
    for sublayer in [low, middle, high] { layer.addSublayer(sublayer) }
    layer.insertSublayer(low, below: high)
    #expect(layer.sublayers == [middle, low, high])
    layer.insertSublayer(middle, above: high)
    #expect(layer.sublayers == [low, high, middle])
    layer.insertSublayer(middle, below: low)
    #expect(layer.sublayers == [middle, low, high])
    layer.insertSublayer(low, above: low)
    #expect(layer.sublayers == [middle, low, high])
  }

  @Test func `a layer cannot be added to its own sublayer`() {
    let (outer, inner, innermost) = (UIView().layer, CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(innermost)
    innermost.addSublayer(outer)
    innermost.addSublayer(inner)
    inner.insertSublayer(outer, above: innermost)
    #expect(outer.superlayer == nil && inner.superlayer === outer)
    #expect(inner.sublayers == [innermost] && innermost.sublayers == nil)
  }

  // MARK: Controllers

  private final class Controller: UIViewController {
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      #expect(view.frame.word == "0,0,700,900")
    }
  }

  @Test func `a controller loads its view once`() {
    Container.$current.withValue(Container(width: 700, height: 900)) {
      let controller = Controller()
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      #expect(controller.traitCollection.horizontalSizeClass == .regular)
      controller.loadViewIfNeeded()
      _ = controller.view
      #expect(controller.loads == 1 && controller.isViewLoaded)
    }
  }

  @Test func `initializers with any coder create empty objects`() throws {
    let coder = NSCoder()
    #expect(UIView(coder: coder)?.frame == .zero)
    #expect(UIViewController(coder: coder)?.view.subviews == [])
    #expect(UICollectionView(coder: coder)?.collectionViewLayout is UICollectionViewFlowLayout)
    let cell = try #require(UICollectionViewCell(coder: coder))
    #expect(cell.subviews == [cell.contentView])
    #expect(UITextField(coder: coder)?.text == nil)
    #expect(UICollectionViewCompositionalLayout(coder: coder) == nil)
  }

  // MARK: Properties

  private final class Told: UIView {
    var calls: [String] = []

    override func updateProperties() { calls.append("properties") }
    override func updateConstraints() { calls.append("constraints") }
    override func layoutSubviews() { calls.append("layout") }
  }

  @Test func `updates run in the order properties, constraints, subviews`() {
    let (outer, inner) = (view(0, 0, 100, 100), Told())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(inner.calls == ["properties", "constraints", "layout"])
  }

  @Test func `the keyboard guide is at the bottom of the view`() {
    let (outer, inner) = (view(0, 0, 100, 100), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.keyboardLayoutGuide.topAnchor, constant: -8),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.word == "0,0,20,92")
  }

  private final class Moved: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("from \(superview?.tag ?? 0) to \(newSuperview?.tag ?? 0)")
    }
    override func didMoveToSuperview() { calls.append("in \(superview?.tag ?? 0)") }
    override func didAddSubview(_ subview: UIView) { calls.append("got \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("loses \(subview.tag)") }
  }

  @Test func `views are notified of moves and of added and removed subviews`() {
    let (one, two, child) = (Moved(), Moved(), Moved())
    (one.tag, two.tag, child.tag) = (1, 2, 3)
    one.addSubview(child)
    one.addSubview(UIView())
    one.bringSubviewToFront(child)
    one.sendSubviewToBack(child)
    #expect(one.subviews.first === child)
    two.insertSubview(child, at: 0)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(
      child.calls == ["from 0 to 1", "in 1", "from 1 to 2", "in 2", "from 2 to 0", "in 0"])
    #expect(one.calls == ["got 3", "got 0", "loses 3"])
    #expect(two.calls == ["got 3", "loses 3"])
  }

  @Test func `a hit test returns the innermost visible view`() {
    let (outer, inner, hidden) = (view(0, 0, 100, 100), view(40, 40, 20, 20), view(0, 0, 100, 100))
    outer.addSubview(inner)
    outer.addSubview(hidden)
    hidden.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 110, y: 10), with: nil) == nil)
  }

  private final class Layered: UIView {
    var isLaidOut = false

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      layer.opacity = 0.5
    }
    override func layoutSubviews() { isLaidOut = true }
  }

  @Test func `layers are laid out with their views`() {
    let view = Layered()
    view.layoutIfNeeded()
    #expect(view.isLaidOut && view.layer.opacity == 0.5)
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @Test func `color and image literals work`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(#imageLiteral(resourceName: "photo-1") == UIImage(named: "photo-1"))
  }

  @Test func `a property animator applies its changes at once`() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    animator.startAnimation()
    #expect(view.alpha == 0.5 && ends == [.end])
  }

  // MARK: Traits and directions

  private final class Changing: UIView {
    var calls: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      let previous = previousTraitCollection?.userInterfaceStyle ?? .unspecified
      calls.append("\(previous) \(traitCollection.userInterfaceStyle)")
    }
    override func tintColorDidChange() { calls.append("tint") }
  }

  @Test func `views are notified of a tint change when they are added`() {
    let (middle, inner) = (UIView(), Changing())
    middle.addSubview(inner)
    #expect(inner.calls.isEmpty)
    let outers = [UIColor.blue, .blue, .red].map { tint in
      let outer = UIView()
      outer.tintColor = tint
      return outer
    }
    for (outer, calls) in zip(outers, [1, 1, 2]) {
      outer.addSubview(middle)
      #expect(inner.calls.count == calls)
    }
  }

  @Test func `views are notified of trait and tint changes in themselves or ancestors`() {
    let (outer, inner) = (view(0, 0, 100, 100), Changing())
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.tintColor = .red
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.calls == ["light dark", "tint", "tint"])
  }

  @Test func `the layout direction comes from the view or from its traits`() {
    let (outer, inner) = (view(0, 0, 100, 100), view(0, 0, 50, 50))
    outer.addSubview(inner)
    let attributes: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    func directions() -> [UIUserInterfaceLayoutDirection] {
      attributes.map {
        outer.semanticContentAttribute = $0
        return outer.effectiveUserInterfaceLayoutDirection
      }
    }
    #expect(directions() == [.leftToRight, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(directions() == [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `leading anchors follow the layout direction of the view`() {
    let (outer, inner) = (view(0, 0, 100, 100), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.word == "10,0,20,20")
    outer.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    #expect(inner.frame.word == "70,0,20,20")
  }

  @Test func `trait overrides apply to a view and its subviews`() {
    let (outer, inner) = (view(0, 0, 100, 100), view(0, 0, 50, 50))
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    inner.traitOverrides[Density.self] = 3
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection[Density.self] == 3 && outer.traitCollection[Density.self] == 1)
    #expect(inner.traitCollection.density == 3)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    let controller = UIViewController()
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `registered trait changes are reported`() {
    let (outer, inner) = (view(0, 0, 100, 100), view(0, 0, 50, 50))
    outer.addSubview(inner)
    var events: [String] = []
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: UIView, previous: UITraitCollection) in
      events.append("\(previous.userInterfaceStyle) \(self.traitCollection.userInterfaceStyle)")
    }
    inner.onStyleChange { events.append("self") }
    inner.registerForTraitChanges([Density.self]) { (view: UIView, _) in
      events.append("\(view.traitCollection.density)")
    }
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides[Density.self] = 2
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(events == ["light dark", "self", "2"])
    inner.unregisterForTraitChanges(registration)
    outer.overrideUserInterfaceStyle = .light
    outer.traitOverrides.userInterfaceStyle = .light
    #expect(events.count == 4)
  }
}

/// A custom trait.
private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

extension UITraitCollection {
  fileprivate var density: Int { self[Density.self] }
}

extension UIView {
  /// Registers for trait changes with `Self` as the type of the closure's parameter.
  fileprivate func onStyleChange(_ events: @escaping () -> Void) {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, _: UITraitCollection) in
      events()
    }
  }
}
