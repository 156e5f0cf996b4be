internal import CompositionalLayout
internal import Foundation

/// The frames that a layout of the user's own returns, as sections of a compositional layout.
///
/// Every section is a custom group as large as the whole content, because elements of a section may be
/// anywhere. Insets move the groups of all sections to the start of the content.
///
/// The first section with items is as long as the content, and the others have no length. If others have
/// decoration views, which only sections with a length have, they take one point of the first.
struct OwnFrames {
  /// The size of the content in points.
  let size: CGSize
  /// The axis along which the content is larger than the view.
  let axis: Axis
  /// What the layout returned.
  let attributes: [UICollectionViewLayoutAttributes]
  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var others: [Int: [Key: [Int: UICollectionViewLayoutAttributes]]] = [:]
  private let itemCounts: [Int]

  /// The content inset of the view across the scroll direction, by which the content is moved.
  private let shift: CGPoint

  /// The elements of one kind in a section.
  private struct Key: Hashable, Comparable {
    var kind: String
    var isDecoration: Bool

    static func < (one: Key, other: Key) -> Bool { one.kind < other.kind }
  }

  /// The limit of an item index, so that a wrong index path does not create elements without end.
  private static let maximumIndex = 10_000

  /// Asks a layout for its size and its attributes; `nil` if it returns no cells.
  ///
  /// - Parameter scrollAxis: The axis along which the layout scrolls, if it is known.
  init?(of layout: UICollectionViewLayout, scrollingAlong scrollAxis: Axis? = nil) {
    let size = layout.collectionViewContentSize.usable
    guard let view = layout.collectionView, size.width > 0, size.height > 0 else { return nil }
    self.size = size
    itemCounts = view.itemCounts
    attributes = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
    let room = view.layoutContainer.size
    let inset = view.contentInset
    axis =
      scrollAxis
      ?? (size.width > room.width && size.height <= room.height ? .horizontal : .vertical)
    shift = axis.select(
      horizontal: CGPoint(x: 0, y: inset.top), vertical: CGPoint(x: inset.left, y: 0))
    for attributes in attributes where attributes.indexPath.count == 2 {
      let path = attributes.indexPath
      guard let kind = attributes.representedElementKind else {
        cells[path] = attributes
        continue
      }
      guard (0..<Self.maximumIndex).contains(path[1]) else { continue }
      let key = Key(
        kind: kind, isDecoration: attributes.representedElementCategory == .decorationView)
      others[path[0], default: [:]][key, default: [:]][path[1]] = attributes
    }
    guard !cells.isEmpty else { return nil }
  }

  // MARK: Sections

  func section(at index: Int) -> NSCollectionLayoutSection {
    let items = itemCounts.indices.contains(index) ? itemCounts[index] : 0
    let frames = (0..<items).map { item in
      let attributes = cells[IndexPath(item: item, section: index)]
      return NSCollectionLayoutGroupCustomItem(
        frame: frame(of: attributes), zIndex: attributes?.zIndex ?? 0)
    }
    let group = NSCollectionLayoutGroup.custom(layoutSize: Self.absolute(size)) { _ in frames }
    group.allowsRepeatedKinds = true
    group.supplementaryItems = elements(ofSection: index, areDecorations: false).map {
      kind, attributes in
      let frame = frame(of: attributes)
      let item = NSCollectionLayoutSupplementaryItem(
        layoutSize: Self.absolute(frame.size), elementKind: kind,
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .leading], absoluteOffset: frame.origin))
      item.zIndex = attributes?.zIndex ?? 0
      return item
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .none
    let (start, length) = place(ofSection: index)
    section.contentInsets = axis.select(
      horizontal: NSDirectionalEdgeInsets(
        top: 0, leading: -start, bottom: 0, trailing: start + length - size.width),
      vertical: NSDirectionalEdgeInsets(
        top: -start, leading: 0, bottom: start + length - size.height, trailing: 0))
    section.decorationItems = decorations(ofSection: index)
    return section
  }

  /// The start and the length of a section in the scroll direction, in points.
  private func place(ofSection index: Int) -> (start: CGFloat, length: CGFloat) {
    let first = itemCounts.firstIndex { $0 > 0 } ?? 0
    let count = itemCounts.dropFirst(first + 1).count { $0 > 0 }
    let hasDecorations = others.contains { section, elements in
      section > first && elements.keys.contains(where: \.isDecoration)
    }
    let thickness: CGFloat = hasDecorations && CGFloat(count) < size[axis] ? 1 : 0
    guard index > first else { return (0, size[axis] - thickness * CGFloat(count)) }
    let rest = itemCounts.dropFirst(index).count { $0 > 0 }
    return (size[axis] - thickness * CGFloat(rest), thickness)
  }

  /// The decoration views of a section. Those of a compositional layout are insets of their section.
  private func decorations(ofSection index: Int) -> [NSCollectionLayoutDecorationItem] {
    let (start, length) = place(ofSection: index)
    var section = CGRect(origin: .zero, size: size)
    section.origin[axis] = start
    section.size[axis] = length
    return elements(ofSection: index, areDecorations: true).map { kind, attributes in
      let frame = frame(of: attributes)
      let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
      item.contentInsets = NSDirectionalEdgeInsets(
        top: frame.minY - section.minY, leading: frame.minX - section.minX,
        bottom: section.maxY - frame.maxY, trailing: section.maxX - frame.maxX)
      item.zIndex = attributes?.zIndex ?? 0
      return item
    }
  }

  /// The elements of a section by kind and index. Elements are numbered in this order, so an index
  /// without attributes has an element without size.
  private func elements(
    ofSection index: Int, areDecorations: Bool
  ) -> [(kind: String, attributes: UICollectionViewLayoutAttributes?)] {
    let kinds = (others[index] ?? [:]).filter { $0.key.isDecoration == areDecorations }
    return kinds.sorted { $0.key < $1.key }.flatMap { key, elements in
      (0...(elements.keys.max() ?? 0)).map { (key.kind, elements[$0]) }
    }
  }

  private func frame(of attributes: UICollectionViewLayoutAttributes?) -> CGRect {
    attributes?.untransformedFrame.offsetBy(dx: shift.x, dy: shift.y) ?? .zero
  }

  private static func absolute(_ size: CGSize) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
  }

  // MARK: Changes

  /// The returned attributes, which may have transforms, and hidden ones for all elements without any.
  ///
  /// - Parameter width: The width of the content, if the attributes are to be mirrored in it.
  func completeAttributes(mirroredIn width: CGFloat?) -> [UICollectionViewLayoutAttributes] {
    (attributes + hiddenAttributes).map { attributes in
      guard width != nil || shift != .zero,
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return attributes }
      if let width { copy.center.x = width - copy.center.x }
      copy.center.x += shift.x
      copy.center.y += shift.y
      return copy
    }
  }

  private var hiddenAttributes: [UICollectionViewLayoutAttributes] {
    var hidden: [UICollectionViewLayoutAttributes] = []
    for (section, count) in itemCounts.enumerated() {
      let paths = (0..<count).map { IndexPath(item: $0, section: section) }
      hidden += paths.filter { cells[$0] == nil }.map(
        UICollectionViewLayoutAttributes.init(forCellWith:))
      for (key, elements) in others[section] ?? [:] {
        for index in 0..<(elements.keys.max() ?? 0) where elements[index] == nil {
          let path = IndexPath(item: index, section: section)
          hidden.append(
            key.isDecoration
              ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: key.kind, with: path)
              : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: key.kind, with: path))
        }
      }
    }
    for attributes in hidden { attributes.isHidden = true }
    return hidden
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame before the transform, in points, with lengths that no layout accepts replaced.
  fileprivate var untransformedFrame: CGRect {
    let size = size.usable
    let center = CGPoint(
      x: center.x.isFinite ? center.x : 0, y: center.y.isFinite ? center.y : 0)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
