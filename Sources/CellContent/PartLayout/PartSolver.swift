package import Foundation
internal import Geometry

/// Lays out a tree of parts in the manner of a flex line: constraints go in, sizes come out.
///
/// Each leaf is measured once per distinct pair of constraints.
///
/// - Complexity: O(*n* · *d*) measurements for *n* parts in a tree of depth *d*.
package struct PartSolver<Measurer: PartMeasuring> {
  private var measurer: Measurer
  private var sizes: [Request: CGSize] = [:]
  private var leaves: [Request: LeafSize] = [:]
  private var behaviors: [Int: LeafSize] = [:]
  private var baselines: [BaselineRequest: CGFloat] = [:]

  private struct Request: Hashable {
    var id: Int
    var width: PartRoom
    var height: PartRoom

    /// Hashes only the property that differs most.
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private struct BaselineRequest: Hashable {
    var part: Request
    var isFirst: Bool
  }

  package init(_ measurer: Measurer) {
    self.measurer = measurer
  }

  /// The size of a tree in a room, in points.
  package mutating func size(of root: PartNode, width: PartRoom, height: PartRoom) -> CGSize {
    let rooms = rooms(of: root, width, height, stretches: [.horizontal, .vertical])
    return measure(root, rooms.width, rooms.height)
  }

  /// The frames of all parts by id, relative to the root's top left corner, in points.
  ///
  /// - Parameters:
  ///   - size: The size of the root.
  ///   - isMirrored: Whether the layout is right-to-left.
  ///   - scale: The pixels per point. Edges are rounded to whole pixels, so that neighbors still
  ///     touch.
  package mutating func frames(
    of root: PartNode, in size: CGSize, isMirrored: Bool = false, scale: CGFloat = 2
  ) -> [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    place(root, CGRect(origin: .zero, size: size), &frames)
    let grid = PixelGrid(scale: scale)
    func rounded(_ length: CGFloat) -> CGFloat { grid.nearest(length) }
    return frames.mapValues { frame in
      let (left, right) =
        isMirrored
        ? (size.width - frame.maxX, size.width - frame.minX) : (frame.minX, frame.maxX)
      let (x, y) = (rounded(left), rounded(frame.minY))
      return CGRect(
        x: x, y: y, width: rounded(right) - x, height: rounded(frame.maxY) - y)
    }
  }
}

extension PartSolver {
  /// Whether a part fits in a room: with one line of each text, and all of the text if it may only
  /// have one. Half a point more fits, too.
  mutating func fits(_ node: PartNode, in room: CGSize) -> Bool {
    guard least(node, .vertical, isWhole: true) <= room.height + 0.5 else { return false }
    // Mostly, any texts would fit.
    return least(node, .horizontal, isWhole: true, isOfAnyText: true) <= room.width + 0.5
      || least(node, .horizontal, isWhole: true) <= room.width + 0.5
  }
}

// MARK: - Sizes

extension PartSolver {
  /// The size of a part whose own lengths are part of the rooms.
  mutating func measure(_ node: PartNode, _ width: PartRoom, _ height: PartRoom) -> CGSize {
    if let width = width.exact, let height = height.exact {
      return CGSize(width: width, height: height)
    }
    let request = Request(id: node.id, width: width, height: height)
    if let known = sizes[request] { return known }
    // A ratio of its own replaces that of a leaf's content.
    let ownRatio = node.content == .leaf ? node.aspectRatio.flatMap { $0 > 0 ? $0 : nil } : nil
    let inner = ownRatio != nil && height.exact == nil ? .open : height
    let content = contentSize(
      of: node, width.less(node.padding(.horizontal)), inner.less(node.padding(.vertical)))
    var size = CGSize(
      width: width.exact ?? node.widthLimits.clamp(content.width + node.padding(.horizontal)),
      height: height.exact ?? node.heightLimits.clamp(content.height + node.padding(.vertical)))
    if let ratio = node.aspectRatio, ratio > 0 {
      // The rooms are exact if one side is given.
      if height.exact != nil {
        size.width = node.widthLimits.clamp(size.height * ratio)
      } else {
        let tall = size.width / ratio
        size.height = node.heightLimits.clamp(tall)
        // A width that nothing sets follows the height if there is not enough room for it.
        if width.exact == nil {
          size.height = node.heightLimits.clamp(min(size.height, height.limit ?? .infinity))
          if size.height != tall { size.width = node.widthLimits.clamp(size.height * ratio) }
        }
      }
    }
    sizes[request] = size
    return size
  }

  private mutating func contentSize(
    of node: PartNode, _ width: PartRoom, _ height: PartRoom
  ) -> CGSize {
    switch node.content {
    case .leaf: return leaf(node, width, height).size
    case .spacer: return .zero
    case .stack(let stack):
      return line(stack, width, height).size
    case .overlay(let children):
      return children.reduce(into: CGSize.zero) { size, child in
        let inset = 2 * (child.place?.inset ?? 0)
        let stretches: [Axis] = child.place == nil ? [.horizontal, .vertical] : []
        let rooms = rooms(of: child, width.less(inset), height.less(inset), stretches: stretches)
        let own = measure(child, rooms.width, rooms.height)
        size.width = max(size.width, own.width + inset)
        size.height = max(size.height, own.height + inset)
      }
    }
  }

  /// The size of a leaf's content, without its padding.
  mutating func leaf(_ node: PartNode, _ width: PartRoom, _ height: PartRoom) -> LeafSize {
    let request = Request(id: node.id, width: width, height: height)
    if let known = leaves[request] { return known }
    let size =
      width.exact.map { measurer.size(ofLeaf: node.id, exactly: $0, height: height.limit) }
      ?? measurer.size(ofLeaf: node.id, width: width.limit, height: height.limit)
    leaves[request] = size
    return size
  }

  /// How a leaf behaves; its size is left open.
  mutating func behavior(_ node: PartNode) -> LeafSize {
    if let known = behaviors[node.id] { return known }
    let behavior = measurer.behavior(ofLeaf: node.id)
    behaviors[node.id] = behavior
    return behavior
  }

  /// The rooms of a part in the content box of its parent.
  ///
  /// - Parameter axes: The axes along which a part without a length is stretched.
  func rooms(
    of node: PartNode, _ width: PartRoom, _ height: PartRoom, stretches axes: [Axis]
  ) -> (width: PartRoom, height: PartRoom) {
    var width = room(of: node, .horizontal, in: width, isStretched: axes.contains(.horizontal))
    var height = room(of: node, .vertical, in: height, isStretched: axes.contains(.vertical))
    guard let ratio = node.aspectRatio, ratio > 0 else { return (width, height) }
    let hasHeight = node.height != nil && height.exact != nil
    if let exact = height.exact, hasHeight || width.exact == nil, node.width == nil {
      width = .exactly(node.widthLimits.clamp(exact * ratio))
    } else if let exact = width.exact, node.height == nil {
      height = .exactly(node.heightLimits.clamp(exact / ratio))
    }
    return (width, height)
  }

  private func room(
    of node: PartNode, _ axis: Axis, in parent: PartRoom, isStretched: Bool
  ) -> PartRoom {
    let limits = node.limits(axis)
    switch (node.length(axis), parent.exact) {
    case (.points(let points)?, _): return .exactly(limits.clamp(points))
    case (.fraction(let part)?, let length?): return .exactly(limits.clamp(part * length))
    case (.fill?, let length?): return .exactly(limits.clamp(length))
    case (nil, let length?) where isStretched: return .exactly(limits.clamp(length))
    case (_, _):
      guard let most = limits.most else { return parent.hugging }
      return .atMost(min(most, parent.limit ?? most))
    }
  }
}

// MARK: - Frames

extension PartSolver {
  private mutating func place(
    _ node: PartNode, _ frame: CGRect, _ frames: inout [Int: CGRect]
  ) {
    frames[node.id] = frame
    let box = CGRect(
      x: frame.minX + node.padding.leading, y: frame.minY + node.padding.top,
      width: max(frame.width - node.padding(.horizontal), 0),
      height: max(frame.height - node.padding(.vertical), 0))
    switch node.content {
    case .leaf, .spacer: return
    case .stack(let stack):
      let line = line(stack, .exactly(box.width), .exactly(box.height))
      for (child, own) in zip(stack.children, line.frames) {
        place(child, own.offsetBy(dx: box.minX, dy: box.minY), &frames)
      }
    case .overlay(let children):
      for child in children { place(child, frameInOverlay(child, box), &frames) }
    }
  }

  private mutating func frameInOverlay(_ child: PartNode, _ box: CGRect) -> CGRect {
    let place = child.place ?? PartPlace(.center)
    let room = box.insetBy(
      dx: min(place.inset, box.width / 2), dy: min(place.inset, box.height / 2))
    let rooms = rooms(
      of: child, .exactly(room.width), .exactly(room.height),
      stretches: child.place == nil ? [.horizontal, .vertical] : [])
    let size = measure(child, rooms.width, rooms.height)
    return CGRect(
      x: room.minX + (room.width - size.width) * place.anchor.fraction(.horizontal),
      y: room.minY + (room.height - size.height) * place.anchor.fraction(.vertical),
      width: size.width, height: size.height)
  }

  /// The distance in points of the first or the last baseline of a part from its top; its bottom
  /// edge if it has no text.
  mutating func baseline(of node: PartNode, in size: CGSize, isFirst: Bool) -> CGFloat {
    let request = BaselineRequest(
      part: Request(
        id: node.id, width: .exactly(size.width), height: .exactly(size.height)),
      isFirst: isFirst)
    if let known = baselines[request] { return known }
    let found = find(node, CGRect(origin: .zero, size: size), isFirst: isFirst) ?? size.height
    baselines[request] = found
    return found
  }

  private mutating func find(_ node: PartNode, _ frame: CGRect, isFirst: Bool) -> CGFloat? {
    let inner = CGSize(
      width: max(frame.width - node.padding(.horizontal), 0),
      height: max(frame.height - node.padding(.vertical), 0))
    switch node.content {
    case .spacer: return nil
    case .leaf:
      let size = leaf(node, .atMost(inner.width), .atMost(inner.height))
      guard let baselines = size.baselines else { return nil }
      // Text is centered in its box, with the lines that fit.
      let shown = size.shownHeight(in: inner.height)
      let top = frame.minY + node.padding.top + (inner.height - shown) / 2
      return top + (isFirst ? baselines.first : baselines.last - size.size.height + shown)
    case .stack, .overlay:
      var frames: [Int: CGRect] = [:]
      place(node, frame, &frames)
      let children = isFirst ? node.children : node.children.reversed()
      for child in children {
        if let frame = frames[child.id], let found = find(child, frame, isFirst: isFirst) {
          return found
        }
      }
      return nil
    }
  }
}
