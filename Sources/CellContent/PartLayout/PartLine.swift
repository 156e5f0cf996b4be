import Foundation
internal import Geometry

/// The children of a stack in its content box.
struct PartLine {
  /// The size of the content in points.
  var size: CGSize
  /// The frames of the children, relative to the content box.
  var frames: [CGRect]
}

extension PartSolver {
  /// Arranges the children of a stack: room along the axis is distributed first, then the sizes
  /// across it are measured, then the parts are aligned.
  mutating func line(_ stack: PartStack, _ width: PartRoom, _ height: PartRoom) -> PartLine {
    let (axis, children) = (stack.axis, stack.children)
    guard !children.isEmpty else { return PartLine(size: .zero, frames: []) }
    let (main, cross) = axis == .horizontal ? (width, height) : (height, width)
    let gaps = stack.spacing * CGFloat(children.count - 1)
    let lengths = lengths(of: stack, main, cross, gaps: gaps)
    let breadths = zip(children, lengths).map { child, length in
      let room = self.room(across: child, stack, cross)
      let size = measure(child, along: axis, .exactly(length), room)
      // Text with more lines than fit in its row is truncated, also inside of containers.
      guard axis == .horizontal, child.height == nil, child.aspectRatio == nil,
        let room = cross.limit, size.height > room
      else { return size[axis.across] }
      return max(room, least(child, .vertical))
    }
    let baselines = baselines(of: stack, lengths, breadths)
    let deepest = baselines.max() ?? 0
    let below = zip(breadths, baselines).map { $0 - $1 }.max() ?? 0
    let natural = baselines.isEmpty ? breadths.max() ?? 0 : deepest + below
    let breadth = cross.exact ?? natural
    let used = lengths.reduce(gaps, +)
    let free = main.exact.map { max($0 - used, 0) } ?? 0
    let gap =
      stack.distribution == .equalSpacing && children.count > 1
      ? stack.spacing + free / CGFloat(children.count - 1) : stack.spacing
    var start: CGFloat = 0
    var frames: [CGRect] = []
    for (index, child) in children.enumerated() {
      var own = breadths[index]
      if stack.alignment == .fill, child.length(axis.across) == nil, child.aspectRatio == nil {
        own = child.limits(axis.across).clamp(breadth)
      }
      let offset =
        baselines.isEmpty
        ? (breadth - own) * stack.alignment.fraction(across: axis)
        : deepest - baselines[index]
      frames.append(axis.frame(start, lengths[index], offset, own))
      start += lengths[index] + gap
    }
    let size = axis.frame(0, main.exact ?? used, 0, breadth).size
    return PartLine(size: size, frames: frames)
  }

  private mutating func measure(
    _ node: PartNode, along axis: Axis, _ main: PartRoom, _ cross: PartRoom
  ) -> CGSize {
    var (width, height) = axis == .horizontal ? (main, cross) : (cross, main)
    if let ratio = node.aspectRatio, ratio > 0 {
      let across = node.length(axis.across)
      if let exact = main.exact, cross.exact == nil, across == nil {
        if axis == .horizontal {
          height = .exactly(node.heightLimits.clamp(exact / ratio))
        } else {
          width = .exactly(node.widthLimits.clamp(exact * ratio))
        }
      }
    }
    return measure(node, width, height)
  }

  /// The room across the stack: exact for parts with a length and for stretched parts.
  private func room(across child: PartNode, _ stack: PartStack, _ cross: PartRoom) -> PartRoom {
    let axis = stack.axis.across
    let isStretched = stack.alignment == .fill && child.aspectRatio == nil
    let rooms =
      axis == .horizontal
      ? rooms(of: child, cross, .open, stretches: isStretched ? [axis] : [])
      : rooms(of: child, .open, cross, stretches: isStretched ? [axis] : [])
    return axis == .horizontal ? rooms.width : rooms.height
  }

  // MARK: Along the axis

  private mutating func lengths(
    of stack: PartStack, _ main: PartRoom, _ cross: PartRoom, gaps: CGFloat
  ) -> [CGFloat] {
    let (axis, children) = (stack.axis, stack.children)
    let room = main.limit.map { max($0 - gaps, 0) }
    if stack.distribution == .fillEqually, let exact = main.exact {
      return children.map { _ in max(exact - gaps, 0) / CGFloat(children.count) }
    }
    let fills = children.map { main.exact != nil && isFilling($0, axis) }
    var limits = children.map { $0.limits(axis) }
    var isFlexible = fills
    // A picture without a length would take all of the room. Beside parts that fill, it shares it.
    if axis == .horizontal, zip(children, fills).contains(where: { !$0.isSpacer && $1 }) {
      for (index, child) in children.enumerated() where !fills[index] && isElastic(child) {
        isFlexible[index] = true
        limits[index].most = natural(child, stack, main.less(gaps), cross)
      }
    }
    var lengths = children.indices.map { index in
      let child = children[index]
      return isFlexible[index]
        ? limits[index].clamp(0)
        : natural(child, stack, child.isFraction(axis) ? main : main.less(gaps), cross)
    }
    if stack.distribution == .fillEqually {
      return lengths.map { _ in lengths.max() ?? 0 }
    }
    guard let room else { return lengths }
    let free = room - lengths.reduce(0, +)
    if free < 0 {
      shrink(&lengths, of: children, axis, by: -free)
    } else if isFlexible.contains(true) {
      share(room, among: &lengths, within: limits, isFlexible)
    }
    return lengths
  }

  /// The length of a child that does not fill.
  private mutating func natural(
    _ child: PartNode, _ stack: PartStack, _ main: PartRoom, _ cross: PartRoom
  ) -> CGFloat {
    let axis = stack.axis
    let across = room(across: child, stack, cross)
    let rooms =
      axis == .horizontal
      ? rooms(of: child, main, across, stretches: [])
      : rooms(of: child, across, main, stretches: [])
    let own = axis == .horizontal ? rooms.width : rooms.height
    // Wrapped text must not get less than its lines in a column that is too short.
    let along: PartRoom = own.exact == nil && axis == .vertical ? own.withoutLimit(of: child) : own
    return measure(child, along: axis, along, across)[axis]
  }

  private mutating func isFilling(_ child: PartNode, _ axis: Axis) -> Bool {
    if let length = child.length(axis) { return length == .fill }
    if child.isSpacer { return true }
    guard axis == .horizontal, child.content == .leaf, child.aspectRatio == nil else {
      return false
    }
    return behavior(child).fillsRow
  }

  /// Gives flexible children equal shares of the room that the others leave, within their limits.
  private func share(
    _ room: CGFloat, among lengths: inout [CGFloat], within limits: [PartLimits],
    _ isFlexible: [Bool]
  ) {
    var open = Set(limits.indices.filter { isFlexible[$0] })
    while !open.isEmpty {
      let taken = limits.indices.reduce(0) { open.contains($1) ? $0 : $0 + lengths[$1] }
      let share = max(room - taken, 0) / CGFloat(open.count)
      let limited = open.filter { limits[$0].clamp(share) != share }
      guard !limited.isEmpty else {
        for index in open { lengths[index] = share }
        return
      }
      // Lower limits first: they take room from the others.
      let raised = limited.filter { limits[$0].clamp(share) > share }
      for index in raised.isEmpty ? limited : raised {
        lengths[index] = limits[index].clamp(share)
        open.remove(index)
      }
    }
  }

  /// Shortens pictures, then texts, the longest first, until the children fit. In a row, pictures
  /// are first only shortened to the size that they have by themselves, so that they stay visible
  /// beside long texts.
  private mutating func shrink(
    _ lengths: inout [CGFloat], of children: [PartNode], _ axis: Axis, by amount: CGFloat
  ) {
    var excess = amount
    let arePictures = children.map { isPicture($0) }
    let keepsOwnSize = axis == .horizontal && arePictures.contains(false)
    let passes = [(isPicture: true, keepsOwnSize: keepsOwnSize), (false, false), (true, false)]
    for (isPicture, keepsOwnSize) in passes where excess > 0 {
      var shrunk: [(index: Int, least: CGFloat)] = []
      for (index, child) in children.enumerated() where arePictures[index] == isPicture {
        let own = keepsOwnSize ? leaf(child, .open, .open).size[axis] + child.padding(axis) : 0
        let least = max(self.least(child, axis), child.limits(axis).clamp(own))
        if least < lengths[index] { shrunk.append((index, least)) }
      }
      let before = shrunk.reduce(0) { $0 + lengths[$1.index] }
      level(&lengths, shrunk, to: max(before - excess, 0))
      excess -= before - shrunk.reduce(0) { $0 + lengths[$1.index] }
    }
  }

  /// Cuts the longest of some lengths to a common level, so that their sum is `sum` if possible.
  private func level(
    _ lengths: inout [CGFloat], _ shrunk: [(index: Int, least: CGFloat)], to sum: CGFloat
  ) {
    let natural = shrunk.map { (index: $0.index, length: lengths[$0.index], least: $0.least) }
    var (low, high): (CGFloat, CGFloat) = (0, natural.map(\.length).max() ?? 0)
    func cut(_ level: CGFloat) -> [CGFloat] {
      natural.map { max($0.least, min($0.length, level)) }
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cut(middle).reduce(0, +) > sum { high = middle } else { low = middle }
    }
    for (entry, length) in zip(natural, cut(low)) { lengths[entry.index] = length }
  }

  private mutating func isPicture(_ child: PartNode) -> Bool {
    child.content == .leaf && behavior(child).shrinking == .picture
  }

  /// Whether a part is a picture without any length of its own.
  private mutating func isElastic(_ child: PartNode) -> Bool {
    child.width == nil && child.height == nil && child.widthLimits.most == nil
      && child.heightLimits.most == nil && isPicture(child)
  }

  /// The smallest length of a part along an axis.
  ///
  /// - Parameters:
  ///   - isWhole: Whether texts of one line need all of their width, pictures with a limit all of it,
  ///     and controls that fill nothing.
  ///   - isOfAnyText: Whether texts count as long, so that they need not be measured.
  ///   - isBeside: Whether the part is in a row with others, where labels need whole words.
  mutating func least(
    _ node: PartNode, _ axis: Axis, isWhole: Bool = false, isOfAnyText: Bool = false,
    isBeside: Bool = false
  ) -> CGFloat {
    let limits = node.limits(axis)
    if case .points(let points)? = node.length(axis) { return limits.clamp(points) }
    let inner: CGFloat
    switch node.content {
    case .spacer: inner = 0
    case .leaf:
      let behavior = behavior(node)
      switch behavior.shrinking {
      case .rigid:
        inner = isWhole && node.length(axis) == .fill ? 0 : leaf(node, .open, .open).size[axis]
      case .picture: inner = isWhole ? limits.most ?? 0 : 0
      case .text(let line) where axis == .vertical: inner = line
      case .text(let line):
        let letters: CGFloat = isWhole && isBeside && behavior.letter != nil ? 3.5 : 2
        let least =
          isWhole && behavior.isOneLine ? .infinity : letters * (behavior.letter ?? line)
        inner =
          isOfAnyText && least.isFinite ? least : min(leaf(node, .open, .open).size.width, least)
      }
    case .overlay(let children):
      inner =
        children.map {
          least($0, axis, isWhole: isWhole, isOfAnyText: isOfAnyText, isBeside: isBeside)
        }.max() ?? 0
    case .stack(let stack):
      let isBeside = isBeside || stack.axis == .horizontal && stack.children.count > 1
      let all = stack.children.map {
        least($0, axis, isWhole: isWhole, isOfAnyText: isOfAnyText, isBeside: isBeside)
      }
      inner =
        stack.axis == axis
        ? all.reduce(stack.spacing * CGFloat(max(all.count - 1, 0)), +) : all.max() ?? 0
    }
    return limits.clamp(inner + node.padding(axis))
  }

  // MARK: Across the axis

  /// The baselines of the children of a row that is aligned to them; empty for other stacks.
  private mutating func baselines(
    of stack: PartStack, _ lengths: [CGFloat], _ breadths: [CGFloat]
  ) -> [CGFloat] {
    guard stack.axis == .horizontal,
      stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    else { return [] }
    return stack.children.indices.map { index in
      baseline(
        of: stack.children[index], in: CGSize(width: lengths[index], height: breadths[index]),
        isFirst: stack.alignment == .firstBaseline)
    }
  }
}

extension PartRoom {
  /// The room without the parent's limit; a part's own limit stays.
  fileprivate func withoutLimit(of node: PartNode) -> PartRoom {
    node.heightLimits.most.map(PartRoom.atMost) ?? .open
  }
}

extension PartAlignment {
  /// The position of a part across a stack with the given axis, from 0 to 1.
  fileprivate func fraction(across axis: Axis) -> CGFloat {
    switch self {
    case .leading, .top: 0
    case .trailing, .bottom, .lastBaseline: 1
    case .fill, .center: 0.5
    case .firstBaseline: 0
    }
  }
}

extension Axis {
  /// The frame at the given starts and lengths along the axis and across it.
  fileprivate func frame(
    _ start: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ breadth: CGFloat
  ) -> CGRect {
    var origin = CGPoint.zero
    (origin[self], origin[across]) = (start, offset)
    return CGRect(origin: origin, size: CGSize(self, length, across: breadth))
  }
}
