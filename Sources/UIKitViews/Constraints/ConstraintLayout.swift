internal import CompositionalLayout
internal import Foundation

/// Positions a view's descendants by their constraints.
///
/// Widths are solved first. Then texts are measured at these widths, and heights are solved. Cells
/// of a nested collection view are laid out separately.
@MainActor struct ConstraintLayout {
  /// The requested size of the view, and the priority of the request along each axis.
  struct Target {
    var size: CGSize
    var width: UILayoutPriority
    var height: UILayoutPriority
  }

  private let root: UIView
  private var views: [UIView] = []

  /// - Parameter root: The view whose descendants are positioned, or that is measured.
  init(_ root: UIView) {
    // Updates all views before collecting them: code that updates constraints may add and move
    // views.
    Self.updateConstraints(of: root)
    self.init(current: root)
  }

  /// - Parameter root: A view whose constraints are up to date.
  private init(current root: UIView) {
    self.root = root
    collect(root)
  }

  /// Whether the tree has constraints or stack views.
  var isNeeded: Bool { views.contains { !$0.ownConstraints.isEmpty || $0 is UIStackView } }

  private static func updateConstraints(of view: UIView) {
    if let controller = view.controller {
      controller.updateViewConstraints()
    } else {
      view.updateConstraints()
    }
    for child in placedSubviews(of: view) { updateConstraints(of: child) }
  }

  private mutating func collect(_ view: UIView) {
    views.append(view)
    for child in Self.placedSubviews(of: view) { collect(child) }
  }

  private static func placedSubviews(of view: UIView) -> [UIView] {
    view.subviews.filter { !$0.isLaidOutAlone }
  }

  /// The frames of all views in the root's coordinates.
  private struct Solved {
    var frames: [ObjectIdentifier: CGRect]
    var shortfall: Double
  }

  // MARK: Results

  /// Sets the frames of the descendants.
  func apply() {
    let size = root.bounds.size
    let solved = Self.pass {
      solve(Target(size: size, width: .required, height: .required))
    }
    if solved.shortfall > 0.01 {
      Notes.report(
        "constraints in \(type(of: root)) conflict; they are violated as little as possible")
    }
    for view in views where view !== root {
      guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
        let frame = solved.frames[ObjectIdentifier(view)],
        let outer = solved.frames[ObjectIdentifier(superview)]
      else { continue }
      view.frame = frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    for view in views where !view.placedGuides.isEmpty {
      let origin = solved.frames[ObjectIdentifier(view)]?.origin ?? .zero
      for guide in view.placedGuides {
        guard let frame = solved.frames[ObjectIdentifier(guide)] else { continue }
        guide.placed = frame.offsetBy(dx: -origin.x, dy: -origin.y)
      }
      (view as? UIScrollView)?.contentDidMove()
    }
  }

  /// The size of the root for a requested size.
  func size(fitting target: Target) -> CGSize { Self.pass { sizeInPass(fitting: target) } }

  private func sizeInPass(fitting target: Target) -> CGSize {
    solve(target).frames[ObjectIdentifier(root)]?.size ?? target.size
  }

  // MARK: Sizes in a layout pass

  /// The minimum sizes measured in the current layout pass, while nothing changes them.
  ///
  /// The baseline of a row depends on its tallest view. Without this cache, a nested row would be
  /// measured once per enclosing row, and each measurement would repeat those of its descendants.
  private static var minimumSizes: [ObjectIdentifier: CGSize]?

  /// Runs a layout pass with an empty cache and then restores the cache of the outer pass.
  private static func pass<Result>(_ body: () -> Result) -> Result {
    let outer = minimumSizes
    minimumSizes = [:]
    defer { minimumSizes = outer }
    return body()
  }

  /// The minimum size that a view's constraints allow, measured once per layout pass.
  static func minimumSize(of view: UIView) -> CGSize {
    guard minimumSizes != nil else { return pass { minimumSize(of: view) } }
    if let known = minimumSizes?[ObjectIdentifier(view)] { return known }
    let target = Target(
      size: UIView.layoutFittingCompressedSize, width: .fittingSizeLevel, height: .fittingSizeLevel)
    let size = ConstraintLayout(current: view).sizeInPass(fitting: target)
    minimumSizes?[ObjectIdentifier(view)] = size
    return size
  }

  private func solve(_ target: Target) -> Solved {
    var problem = LayoutSystem(root, views, target, widths: [:])
    var frames = problem.solve()
    let texts = views.filter { $0.wrapsContent }
    guard !texts.isEmpty else { return Solved(frames: frames, shortfall: problem.shortfall) }
    let widths = texts.map { ($0, frames[ObjectIdentifier($0)]?.width ?? 0) }
    let widthsByView = Dictionary(
      uniqueKeysWithValues: widths.map { (ObjectIdentifier($0.0), $0.1) })
    problem = LayoutSystem(root, views, target, widths: widthsByView)
    frames = problem.solve()
    return Solved(frames: frames, shortfall: problem.shortfall)
  }
}

/// The constraints of a view tree as a linear program.
@MainActor private struct LayoutSystem {
  private typealias Expression = LinearProgram.Expression

  /// The variables of a box along one axis.
  private struct Side {
    var start: Int
    var length: Int
  }

  private struct Box {
    var x: Side
    var y: Side
  }

  private var program = LinearProgram()
  private var boxes: [ObjectIdentifier: Box] = [:]
  /// Whether the view that holds the current constraint is right-to-left.
  private var isMirrored = false
  /// The widths at which texts are wrapped.
  private let widths: [ObjectIdentifier: CGFloat]

  init(
    _ root: UIView, _ views: [UIView], _ target: ConstraintLayout.Target,
    widths: [ObjectIdentifier: CGFloat]
  ) {
    self.widths = widths
    for view in views {
      for id in [ObjectIdentifier(view)] + view.placedGuides.map(ObjectIdentifier.init) {
        let (left, top) = (program.variable(), program.variable())
        boxes[id] = Box(
          x: Side(start: left, length: program.variable()),
          y: Side(start: top, length: program.variable()))
      }
    }
    place(root, target)
    for view in views {
      if view !== root { size(view) }
      for guide in view.placedGuides { size(guide) }
      if let view = view as? UIScrollView, view.placesContent { placeContent(of: view) }
      isMirrored = view.isMirrored
      for constraint in view.ownConstraints { add(constraint) }
      for constraint in (view as? UIStackView)?.arrangement ?? [] { add(constraint) }
    }
  }

  var shortfall: Double { program.shortfall }

  mutating func solve() -> [ObjectIdentifier: CGRect] {
    let numbers = program.solution()
    return boxes.mapValues { box in
      func number(_ symbol: Int) -> CGFloat { CGFloat(numbers[symbol] ?? 0) }
      return CGRect(
        x: number(box.x.start), y: number(box.y.start), width: max(number(box.x.length), 0),
        height: max(number(box.y.length), 0))
    }
  }

  // MARK: Constraints

  private mutating func equal(
    _ symbol: Int, _ value: CGFloat, _ priority: UILayoutPriority = .required
  ) {
    program.add(
      Expression(constant: -Double(value), terms: [symbol: 1]), .equal,
      priority: priority.rawValue)
  }

  private mutating func atLeast(_ symbol: Int, _ value: CGFloat, _ priority: UILayoutPriority) {
    program.add(
      Expression(constant: -Double(value), terms: [symbol: 1]), .atLeast,
      priority: priority.rawValue)
  }

  private mutating func atMost(_ symbol: Int, _ value: CGFloat, _ priority: UILayoutPriority) {
    program.add(
      Expression(constant: Double(value), terms: [symbol: -1]), .atLeast,
      priority: priority.rawValue)
  }

  private mutating func place(_ root: UIView, _ target: ConstraintLayout.Target) {
    guard let box = boxes[ObjectIdentifier(root)] else { return }
    equal(box.x.start, 0)
    equal(box.y.start, 0)
    equal(box.x.length, target.size.width, target.width)
    equal(box.y.length, target.size.height, target.height)
  }

  /// Sizes a view: by its autoresizing mask if that applies, otherwise to its content unless
  /// constraints say otherwise.
  private mutating func size(_ view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    guard !view.translatesAutoresizingMaskIntoConstraints else { return fix(view, box) }
    for side in [box.x, box.y] { atLeast(side.length, 0, .required) }
    let content = view.contentSize(width: widths[ObjectIdentifier(view)])
    let insets = view.alignmentRectInsets
    fit(box.x, content.width, insets.left + insets.right, view, .horizontal)
    fit(box.y, content.height, insets.top + insets.bottom, view, .vertical)
  }

  /// - Parameter overhang: The length of the frame beyond the content in points.
  private mutating func fit(
    _ side: Side, _ content: CGFloat, _ overhang: CGFloat, _ view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard content != UIView.noIntrinsicMetric else { return }
    atMost(side.length, content + overhang, view.contentHuggingPriority(for: axis))
    atLeast(side.length, content + overhang, resistance(of: view, axis))
  }

  private mutating func size(_ guide: UILayoutGuide) {
    guard let box = boxes[ObjectIdentifier(guide)] else { return }
    for side in [box.x, box.y] { atLeast(side.length, 0, .required) }
  }

  /// The content starts at the scroll view's origin; scrolling is applied when it is drawn.
  private mutating func placeContent(of view: UIScrollView) {
    guard let outer = boxes[ObjectIdentifier(view)],
      let inner = boxes[ObjectIdentifier(view.contentLayoutGuide)]
    else { return }
    for (start, other) in [(inner.x.start, outer.x.start), (inner.y.start, outer.y.start)] {
      program.add(
        Expression(constant: 0, terms: [start: 1, other: -1]), .equal,
        priority: LinearProgram.required)
    }
  }

  /// If space is short and priorities are equal, images shrink before texts.
  private func resistance(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    view is UIImageView && view.resistance[axis] == nil
      ? .defaultHigh - 0.5
      : view.contentCompressionResistancePriority(for: axis)
  }

  /// Follows the superview by the autoresizing mask, with a flexible length or a flexible leading
  /// margin.
  private mutating func fix(_ view: UIView, _ box: Box) {
    guard let superview = view.superview, let outer = boxes[ObjectIdentifier(superview)] else {
      return
    }
    let (frame, mask, outerSize) = (view.frame, view.autoresizingMask, superview.bounds.size)
    follow(
      box.x, in: outer.x, (frame.minX, frame.width, outerSize.width),
      grows: mask.contains(.flexibleWidth), moves: mask.contains(.flexibleLeftMargin))
    follow(
      box.y, in: outer.y, (frame.minY, frame.height, outerSize.height),
      grows: mask.contains(.flexibleHeight), moves: mask.contains(.flexibleTopMargin))
  }

  /// - Parameter now: The current start and length of the side, and the length of the superview's
  ///   side.
  private mutating func follow(
    _ side: Side, in outer: Side, _ now: (start: CGFloat, length: CGFloat, outerLength: CGFloat),
    grows: Bool, moves: Bool
  ) {
    var start = Expression(constant: -Double(now.start), terms: [side.start: 1, outer.start: -1])
    var extent = Expression(constant: -Double(now.length), terms: [side.length: 1])
    if grows {
      extent.add(outer.length, -1)
      extent.constant += Double(now.outerLength)
    } else if moves {
      start.add(outer.length, -1)
      start.constant += Double(now.outerLength)
    }
    program.add(start, .equal, priority: LinearProgram.required)
    program.add(extent, .equal, priority: LinearProgram.required)
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard var left = expression(constraint.first, beside: constraint.second) else { return }
    if let second = constraint.second {
      guard let right = expression(second, beside: constraint.first) else { return }
      left.add(right, times: -Double(constraint.multiplier))
    }
    // The constants of leading and trailing edges run in the reading direction.
    let isDirectional =
      constraint.first.attribute == .leading || constraint.first.attribute == .trailing
    left.constant -= Double(constraint.distance) * (isMirrored && isDirectional ? -1 : 1)
    let flips = constraint.relation == .lessThanOrEqual
    if flips != (isMirrored && isDirectional && constraint.relation != .equal) {
      var negative = Expression()
      negative.add(left, times: -1)
      left = negative
    }
    program.add(
      left, constraint.relation == .equal ? .equal : .atLeast,
      priority: constraint.priority.rawValue)
  }

  /// - Parameter other: The other side of the constraint. For a descendant of a scroll view, edges
  ///   of the scroll view are those of its content.
  private func box(
    of measure: LayoutMeasure, in view: UIView, beside other: LayoutMeasure?
  ) -> Box? {
    if let view = view as? UIScrollView, view.placesContent, measure.guide == nil,
      measure.attribute != .width, measure.attribute != .height, let inner = other?.view,
      inner !== view, inner.isDescendant(of: view)
    {
      return boxes[ObjectIdentifier(view.contentLayoutGuide)]
    }
    guard let guide = measure.guide, guide.insets == nil else {
      return boxes[ObjectIdentifier(view)]
    }
    return boxes[ObjectIdentifier(guide)]
  }

  /// An attribute in terms of the variables, or `nil` if its view is gone or outside of the tree.
  private func expression(
    _ measure: LayoutMeasure, beside other: LayoutMeasure?
  ) -> Expression? {
    guard let view = measure.view, let box = box(of: measure, in: view, beside: other) else {
      return nil
    }
    let insets =
      measure.guide.map {
        UIEdgeInsets($0.insets?(view) ?? .zero, isMirrored ? .rightToLeft : .leftToRight)
      } ?? view.alignmentRectInsets
    let (left, right) = (insets.left, insets.right)
    switch measure.attribute {
    case .left: return at(box.x, 0, left)
    case .right: return at(box.x, 1, -right)
    case .leading: return isMirrored ? at(box.x, 1, -right) : at(box.x, 0, left)
    case .trailing: return isMirrored ? at(box.x, 0, left) : at(box.x, 1, -right)
    case .centerX: return at(box.x, 0.5, (left - right) / 2)
    case .top where measure.guide is UIKeyboardLayoutGuide:
      // The keyboard guide stays at the bottom, whatever height the view gets.
      return at(box.y, 1, insets.top - view.bounds.height)
    case .top: return at(box.y, 0, insets.top)
    case .bottom: return at(box.y, 1, -insets.bottom)
    case .centerY: return at(box.y, 0.5, (insets.top - insets.bottom) / 2)
    case .firstBaseline: return firstBaseline(of: view, box)
    case .lastBaseline: return lastBaseline(of: view, box)
    case .width: return Expression(constant: -Double(left + right), terms: [box.x.length: 1])
    case .height:
      return Expression(constant: -Double(insets.top + insets.bottom), terms: [box.y.length: 1])
    }
  }

  /// An expression for a point at a fraction of a side, plus an offset in points.
  private func at(_ side: Side, _ fraction: Double, _ constant: CGFloat) -> Expression {
    Expression(
      constant: Double(constant),
      terms: fraction == 0 ? [side.start: 1] : [side.start: 1, side.length: fraction])
  }

  private func firstBaseline(of view: UIView, _ box: Box) -> Expression {
    let (text, inner) = line(view.forFirstBaselineLayout, of: view, box)
    guard let offset = text.firstBaselineOffset else {
      return at(inner.y, 1, -text.lastBaselineOffset)
    }
    return at(inner.y, 0, offset)
  }

  private func lastBaseline(of view: UIView, _ box: Box) -> Expression {
    let (text, inner) = line(view.forLastBaselineLayout, of: view, box)
    return at(inner.y, 1, -text.lastBaselineOffset)
  }

  /// The view that has the baseline, or the view itself if that one is not part of the tree.
  private func line(_ inner: UIView, of view: UIView, _ box: Box) -> (UIView, Box) {
    boxes[ObjectIdentifier(inner)].map { (inner, $0) } ?? (view, box)
  }
}
