import CellContent
import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKitViews

/// Tests Auto Layout constraints and stack views.
@MainActor @Suite struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func child(of view: UIView? = nil) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    (view ?? root).addSubview(child)
    return child
  }

  private func words(_ views: UIView...) -> [String] {
    root.layoutIfNeeded()
    return views.map(\.frame.word)
  }

  @Test func `edge constraints are satisfied`() {
    let view = child()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15),
    ])
    #expect(words(view) == ["10,5,170,80"])
    root.frame.size.width = 300
    #expect(words(view) == ["10,5,270,80"])
  }

  @Test func `removing a view removes constraints that cross its edge`() {
    let (view, outer) = (child(), UIView())
    let inner = child(of: view)
    let (place, inside) = (
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    )
    NSLayoutConstraint.activate([
      place, inside, view.widthAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
    ])
    // Adding the view to the same superview again keeps the constraints.
    root.addSubview(view)
    root.insertSubview(view, at: 0)
    #expect(root.constraints.count == 2)
    outer.addSubview(view)
    #expect(!place.isActive && inside.isActive)
    #expect(root.constraints.isEmpty && view.constraints.count == 2)
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    #expect(words(view) == ["30,0,20,0"])
  }

  @Test func `constraints of a button's title survive its removal`() throws {
    let (button, mark) = (UIButton(), child())
    root.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("one", for: .normal)
    let title = try #require(button.titleLabel)
    let place = mark.leadingAnchor.constraint(equalTo: title.trailingAnchor)
    place.isActive = true
    button.setTitle(nil, for: .normal)
    #expect(title.superview == nil)
    button.setTitle("two", for: .normal)
    #expect(title.superview === button && place.isActive)
  }

  @Test func `a view removed from its superview is no longer arranged`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    #expect(stack.arrangedSubviews.isEmpty)
    let (one, two) = (UIView(), UIView())
    stack.addArrangedSubview(one)
    stack.addArrangedSubview(two)
    stack.insertSubview(one, aboveSubview: two)
    stack.insertSubview(two, belowSubview: one)
    #expect(stack.subviews == [two, one] && stack.arrangedSubviews == [one, two])
  }

  @Test func `custom spacing is removed with its view`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let (one, two) = (UIView(), UIView())
    for view in [one, two] { stack.addArrangedSubview(view) }
    stack.distribution = .fillEqually
    stack.setCustomSpacing(20, after: one)
    stack.layoutIfNeeded()
    #expect(two.frame.minX == 60)
    stack.removeArrangedSubview(one)
    stack.insertArrangedSubview(one, at: 0)
    stack.layoutIfNeeded()
    #expect(two.frame.minX == 50)
  }

  @Test(
    arguments: [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e200,
    ] as [CGFloat])
  func `non-finite numbers in constraints do not hang the solver`(_ number: CGFloat) {
    let (one, two) = (child(), child())
    let loose = [
      one.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: number, constant: number),
      two.topAnchor.constraint(equalTo: root.topAnchor, constant: number),
    ]
    for constraint in loose { constraint.priority = UILayoutPriority(Float(number)) }
    NSLayoutConstraint.activate(
      loose + [
        one.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: number),
        two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: number),
        two.heightAnchor.constraint(greaterThanOrEqualTo: one.widthAnchor, multiplier: number),
        one.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: number),
        one.heightAnchor.constraint(lessThanOrEqualToConstant: number),
        root.trailingAnchor.constraint(greaterThanOrEqualTo: two.trailingAnchor, constant: number),
      ])
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(.zero)
    #expect(root.frame.word == "0,0,200,100")
  }

  @Test func `custom layout guides are laid out with the views`() {
    let (view, guide) = (child(), UILayoutGuide())
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 5),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(words(view) == ["115,15,20,10"])
    #expect(guide.layoutFrame.word == "10,0,100,40")
    #expect(guide.owningView === root && root.layoutGuides == [guide])
    #expect(root.layoutMarginsGuide.layoutFrame == root.bounds.inset(by: root.layoutMargins))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && root.layoutGuides.isEmpty)
  }

  @Test func `center, size and multiplier constraints are satisfied`() {
    let (view, inner) = (child(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 4),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
      inner.widthAnchor.constraint(equalToConstant: 7),
      inner.heightAnchor.constraint(equalToConstant: 8),
    ])
    #expect(words(view, inner) == ["50,34,100,40", "1,0,7,8"])
  }

  @Test(arguments: [17, 34] as [CGFloat])
  func `system spacing between baselines follows the current fonts`(
    _ size: CGFloat
  ) {
    let (title, text, other) = (UILabel(), UILabel(), UIView())
    let marks = [UIView(), UIView()]
    for view in [title, text, other] + marks {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      text.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 2),
      other.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1),
      marks[0].bottomAnchor.constraint(equalTo: title.lastBaselineAnchor),
      marks[1].bottomAnchor.constraint(equalTo: text.lastBaselineAnchor),
    ])
    (title.text, text.text) = ("Title", "Text")
    title.font = .systemFont(ofSize: 20)
    text.font = .systemFont(ofSize: size)
    root.layoutIfNeeded()
    let baselines = marks.map(\.frame.maxY)
    #expect(abs(baselines[0] - title.font.lineHeight) < 0.5)
    #expect(abs(baselines[1] - baselines[0] - 2 * text.font.lineHeight) < 0.5)
    #expect(other.frame.minY >= text.frame.maxY)
  }

  @Test func `system spacing and constraints by attribute are satisfied`() {
    let (view, other) = (child(), child())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.25, constant: 1),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 9),
    ])
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.addConstraints(
      [
        (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
        (.bottom, .bottomMargin),
      ].map { (one: NSLayoutConstraint.Attribute, two: NSLayoutConstraint.Attribute) in
        NSLayoutConstraint(
          item: other, attribute: one, relatedBy: .equal, toItem: root, attribute: two,
          multiplier: 1, constant: 0)
      })
    #expect(words(view, other) == ["16,4,51,9", "2,1,194,96"])
    // A constraint without a view has no effect.
    NSLayoutConstraint(
      item: "view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 9
    ).isActive = true
  }

  @Test func `visual format strings create constraints`() {
    let (a, b) = (child(), child())
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let views = ["a": a, "b": b]
    for format in ["H:|-[a(==b)]-[b]-gap-|", "V:|[a(30)]", "V:[b(>=20,==90@750)]-(>=40)-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: ["gap": 10], views: views))
    }
    a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    // The width of 200 minus a margin of 2, a gap of 8 and a trailing gap of 10.
    #expect(words(a, b) == ["2,0,90,30", "100,0,90,60"])
    let aligned = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-0-[b]", options: .alignAllTop, views: views)
    #expect(aligned.count == 2)
  }

  @Test(arguments: [
    "", "H", "V:", "|", "||", "|-|", "[", "[]", "[c]", "[a", "[a(", "[a(]", "[a(x)]", "[a(1@)]",
    "[a]-", "[a]-(", "[a]-(4-[b]", "[a]--[b]", "[a]|[b]", "[a(1e999)]", "-[a]", "[a]]",
  ])
  func `invalid visual format strings are ignored`(_ format: String) {
    let (a, b) = (child(), child())
    let read = NSLayoutConstraint.constraints(
      withVisualFormat: format, views: ["a": a, "b": b, "n": 3])
    #expect(read.count <= 2)
  }

  /// A label with 20 points of horizontal and 6 points of vertical padding in total.
  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 6)
    }
  }

  @Test func `a label subclass can change its size`() {
    let (label, plain) = (PaddedLabel(), UILabel())
    for label in [label, plain] {
      label.text = "Harbour"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    _ = words(label, plain)
    #expect(plain.frame.height == plain.font.lineHeight.inPixels)
    #expect(label.frame.width == plain.frame.width + 20)
    #expect(label.frame.height == plain.frame.height + 6)
  }

  @Test func `stacks support system spacing`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let views = (0..<3).map { _ in UIView() }
    for view in views { stack.addArrangedSubview(view) }
    stack.distribution = .fillEqually
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(5, after: views[1])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.word) == ["0,0,29,10", "37,0,29,10", "71,0,29,10"])
  }

  /// Lays out three views with intrinsic lengths in a stack of 300 points.
  private func placed(
    _ distribution: UIStackView.Distribution, _ lengths: [CGFloat] = [20, 40, 90],
    spacing: CGFloat = 10, in length: CGFloat = 300, isColumn: Bool = false
  ) -> (spans: [Range<CGFloat>], fit: CGFloat) {
    final class Sized: UIView {
      var length: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
    }
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: length, height: length))
    stack.axis = isColumn ? .vertical : .horizontal
    stack.distribution = distribution
    stack.spacing = spacing
    let views = lengths.map { length in
      let view = Sized()
      view.length = length
      stack.addArrangedSubview(view)
      return view
    }
    stack.layoutIfNeeded()
    let fit = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return (
      views.map {
        isColumn ? $0.frame.minY..<$0.frame.maxY : $0.frame.minX..<$0.frame.maxX
      }, isColumn ? fit.height : fit.width
    )
  }

  @Test(arguments: [false, true]) func `equal spacing has equal gaps`(isColumn: Bool) {
    let (spans, fit) = placed(.equalSpacing, isColumn: isColumn)
    #expect(spans == [0..<20, 95..<135, 210..<300])
    #expect(fit == 170)
    // The gaps are at least as large as the spacing.
    let (tight, _) = placed(.equalSpacing, spacing: 100, isColumn: isColumn)
    #expect(zip(tight, tight.dropFirst()).allSatisfy { $1.lowerBound - $0.upperBound >= 100 })
  }

  @Test(arguments: [false, true]) func `equal centering has equal distances between centers`(
    isColumn: Bool
  ) {
    let (spans, fit) = placed(.equalCentering, isColumn: isColumn)
    let middles = spans.map { ($0.lowerBound + $0.upperBound) / 2 }
    #expect(middles == [10, 132.5, 255])
    #expect(spans.map { $0.upperBound - $0.lowerBound } == [20, 40, 90])
    // The centers of the last two views are at least 75 points apart, so those of the first two are
    // as well.
    #expect(fit == 205)
  }

  @Test(arguments: [false, true]) func `proportional fill keeps the proportions of the lengths`(
    isColumn: Bool
  ) {
    let (spans, fit) = placed(.fillProportionally, [20, 40, 80], isColumn: isColumn)
    #expect(spans == [0..<40, 50..<130, 140..<300])
    #expect(abs(fit - 160) < 1e-9)
  }

  @Test func `images are compressed before texts`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (label, image) = (UILabel(), UIImageView(image: UIImage(named: "photo-a")))
    label.text = "Harbour"
    for view in [label, image] { stack.addArrangedSubview(view) }
    stack.axis = .vertical
    stack.layoutIfNeeded()
    let line = label.font.lineHeight.inPixels
    #expect([label.frame.height, image.frame.height] == [line, 100 - line])
  }

  @Test func `constraints with a lower priority are broken first`() {
    let view = child()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), wide,
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
    ])
    #expect(words(view) == ["0,0,192,30"])
    wide.constant = 100
    #expect(words(view) == ["0,0,100,30"])
  }

  @Test func `labels have the size of their text`() {
    let label = UILabel()
    label.text = "one two three four five six seven"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
    ])
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Two lines of the test font.
    #expect(size.width == 200 && size.height == 8 + (2 * label.font.lineHeight).inPixels + 8)
  }

  @Test func `stacks arrange their views`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    stack.distribution = .fillEqually
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(words(views[0], views[1], views[2]) == ["0,0,60,100", "70,0,60,100", "140,0,60,100"])
    views[1].isHidden = true
    stack.axis = .vertical
    #expect(words(views[0], views[2]) == ["0,0,200,45", "0,55,200,45"])
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `a baseline-aligned row has the height of its views`(_ alignment: UIStackView.Alignment) {
    let labels = [UIFont.TextStyle.headline, .footnote].map { style in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.text = "Harbour"
      return label
    }
    let row = UIStackView(arrangedSubviews: labels)
    row.alignment = alignment
    let size = row.systemLayoutSizeFitting(
      CGSize(width: 200, height: 100), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == labels[0].font.lineHeight.inPixels)
    // With extra space, the views are at the leading edge.
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    row.layoutIfNeeded()
    let first = alignment == .firstBaseline
    #expect(first ? labels[0].frame.minY == 0 : labels[0].frame.maxY == 100)
    #expect(labels[1].frame.minY > labels[0].frame.minY)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `a stack has the baselines of its views`(_ alignment: UIStackView.Alignment) {
    func label(_ text: String, _ size: CGFloat) -> UILabel {
      let label = UILabel()
      (label.text, label.font) = (text, .systemFont(ofSize: size))
      return label
    }
    func column(_ labels: UILabel...) -> UIStackView {
      let column = UIStackView(arrangedSubviews: labels)
      column.axis = .vertical
      return column
    }
    let (title, subtitle, time) = (label("Harbour", 22), label("Ferry", 12), label("9:41", 12))
    let inner = UIStackView(arrangedSubviews: [column(title, subtitle)])
    let row = UIStackView(arrangedSubviews: [inner, time])
    (row.alignment, row.frame) = (alignment, CGRect(x: 0, y: 0, width: 200, height: 100))
    row.layoutIfNeeded()
    let isFirst = alignment == .firstBaseline
    let (label, same) = (isFirst ? title : subtitle, time)
    func baseline(_ label: UILabel) -> CGFloat {
      label.convert(CGPoint(x: 0, y: label.bounds.midY), to: row).y + label.font.pointSize * 0.35
    }
    #expect(abs(baseline(label) - baseline(same)) < 1e-6)
    #expect(isFirst ? title.convert(.zero, to: row).y == 0 : time.frame.maxY == 100)
  }

  /// A label that counts how often it is measured.
  private final class Counter: UILabel {
    var asked = 0
    override var intrinsicContentSize: CGSize {
      asked += 1
      return CGSize(width: 10, height: 10)
    }
  }

  @Test func `each nested baseline-aligned row measures its views once more`() {
    func asked(depth: Int) -> Int {
      let innermost = Counter()
      var row: UIView = innermost
      for _ in 0..<depth {
        let stack = UIStackView(arrangedSubviews: [UILabel(), row])
        stack.alignment = .firstBaseline
        row = stack
      }
      row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      row.layoutIfNeeded()
      return innermost.asked
    }
    let steps = (1...7).map { asked(depth: $0 + 1) - asked(depth: $0) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 <= 1 } && steps[0] > 0)
  }

  @Test func `symbols align to the baseline like capitals, other images with their edge`() {
    let (label, symbol, photo) = (UILabel(), UIImageView(), UIImageView())
    label.text = "4.8"
    symbol.image = UIImage(systemName: "star")
    photo.image = UIImage(named: "icon-1")
    photo.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let row = UIStackView(arrangedSubviews: [label, symbol, photo])
    (row.alignment, row.frame) = (.firstBaseline, CGRect(x: 0, y: 0, width: 200, height: 100))
    row.layoutIfNeeded()
    #expect(abs(symbol.frame.midY - label.frame.midY) < 1e-6)
    #expect(abs(photo.frame.maxY - label.frame.midY - 17 * 0.35) < 1e-6)
  }

  @Test func `custom spacing can be read back`() {
    let stack = UIStackView()
    stack.setCustomSpacing(5, after: root)
    #expect(stack.customSpacing(after: root) == 5)
    #expect(stack.customSpacing(after: stack) == UIStackView.spacingUseDefault)
  }

  @Test func `priorities can be compared and offset`() {
    var priority = UILayoutPriority.required
    priority -= 1
    #expect(priority == UILayoutPriority(999) && priority < .required)
    #expect(.defaultLow + 1 == UILayoutPriority(251) && .defaultHigh - 0.5 > .defaultLow)
  }

  @Test func `conflicting constraints are violated by the smallest amount`() {
    let view = child()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height == 10 && (50...70).contains(view.frame.width))
  }

  /// A view that adds another view while its constraints are updated.
  private final class Taking: UIView {
    var wanted: UIView?

    override func updateConstraints() {
      guard let wanted, wanted.superview !== self else { return }
      addSubview(wanted)
      wanted.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
  }

  @Test func `views may move during a constraint update`() {
    let (moving, taking) = (child(), Taking())
    taking.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(taking)
    taking.wanted = moving
    #expect(words(moving) == ["0,0,30,0"] && moving.superview === taking)
  }

  // MARK: Lists

  @Test(arguments: [(nil, 52.0), ("Below", 72.5)] as [(String?, CGFloat)])
  func `list rows have the heights of the rules`(second: String?, height: CGFloat) {
    // R46.
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      content.secondaryText = second
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    #expect(
      view.visibleCells.map(\.frame.word) == [
        CGRect(x: 16, y: 35, width: 288, height: height).word,
        CGRect(x: 16, y: 35 + height, width: 288, height: height).word,
      ])
    // With a disclosure indicator, the content ends 30 points before the edge.
    #expect(view.visibleCells[0].contentView.frame.width == 258)
    let content = view.visibleCells[0].contentView as? UIListContentView
    #expect(
      content?.textLabel.frame.minX == 16
        && content?.textLabel.frame.minY == (second == nil ? 16 : 15))
  }

  @Test func `the layout guides of list content match its texts and image`() throws {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Text"
    configuration.image = UIImage(systemName: "star")
    let content = UIListContentView(configuration: configuration)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    content.frame = view.bounds
    view.addSubview(content)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    #expect(content.secondaryTextLayoutGuide == nil)
    let (text, image) = try (
      #require(content.textLayoutGuide), #require(content.imageLayoutGuide)
    )
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      line.topAnchor.constraint(equalTo: view.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    configuration.secondaryText = "More of it"
    content.configuration = configuration
    #expect(content.secondaryTextLayoutGuide != nil && content.textLayoutGuide === text)
    view.layoutIfNeeded()
    let label = content.textLabel.convert(content.textLabel.bounds, to: content)
    #expect(text.layoutFrame.word == label.word && image.layoutFrame == content.imageView.frame)
    #expect(line.frame.minX == label.minX && line.frame.width == label.width && label.minX > 16)
  }

  @Test(arguments: [(UILayoutPriority.defaultHigh - 1, 24), (.defaultHigh + 1, 0)])
  func `texts of list content use the compression resistance of their view`(
    priority: UILayoutPriority, rest: CGFloat
  ) {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Much more than fits in a row of two hundred points"
    let (content, image) = (
      UIListContentView(configuration: configuration), UIImageView(image: UIImage(named: "a"))
    )
    for view in [content, image] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    content.setContentCompressionResistancePriority(priority, for: .horizontal)
    let wide = image.widthAnchor.constraint(equalToConstant: 24)
    wide.priority = .defaultHigh - 0.5
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      image.leadingAnchor.constraint(equalTo: content.trailingAnchor),
      image.trailingAnchor.constraint(equalTo: root.trailingAnchor), wide,
    ])
    root.layoutIfNeeded()
    #expect(image.frame.width == rest)
  }

  private final class Stubborn: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: vertical == .required ? 1 : 70)
    }
  }

  @Test func `a cell's own fitting size replaces its constraints`() {
    let cell = Stubborn(frame: .zero)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 90, height: 40)
    let size = cell.preferredLayoutAttributesFitting(attributes).size
    #expect(size == CGSize(width: 90, height: 70))
    let plain = UICollectionViewCell(frame: .zero)
    #expect(plain.preferredLayoutAttributesFitting(attributes).size == size)
  }

  @Test func `label accessories have the width of their font`() {
    let (plain, small) = (
      UICellAccessory.label(text: "Label"),
      UICellAccessory.label(text: "Label", options: .init(font: .systemFont(ofSize: 10)))
    )
    #expect(plain.font == .preferredFont(forTextStyle: .body))
    #expect(small.slot.room < plain.slot.room)
  }
}
