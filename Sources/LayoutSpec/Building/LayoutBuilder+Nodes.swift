internal import CompositionalLayout
internal import Foundation

/// Items and groups, with the sides that were left out filled in.
extension LayoutBuilder {
  /// A section's group: as wide as the view, or as high where the layout scrolls sideways.
  static func rootGroup(_ spec: NodeSpec, scrolling axis: Axis) -> NSCollectionLayoutGroup {
    let width = spec.width ?? .fractionalWidth(1)
    let height = spec.height ?? .fractionalHeight(1)
    return group(spec, Surroundings(width: width, height: height, style: spec.style))
  }

  /// What a node needs to know of the group it is in.
  struct Surroundings {
    var width: LayoutDimension
    var height: LayoutDimension
    /// The style of the nearest group that has one.
    var style: String?

    /// The same where a share of the line takes the place of the length along it (R8).
    func sharing(_ axis: Axis?) -> Surroundings {
      var shared = self
      switch axis {
      case .horizontal: shared.width = .fractionalWidth(1)
      case .vertical: shared.height = .fractionalHeight(1)
      case nil: break
      }
      return shared
    }
  }

  private static func node(
    _ spec: NodeSpec, in group: Surroundings, sharing axis: Axis? = nil
  ) -> NSCollectionLayoutItem {
    // A side left out follows an estimate, so that the content of a self-sizing row is asked for it.
    let own = Surroundings(
      width: spec.width ?? (group.width.isSelfSized ? group.width : .fractionalWidth(1)),
      height: spec.height ?? (group.height.isSelfSized ? group.height : .fractionalHeight(1)),
      style: spec.style ?? group.style)
    guard case .item = spec.content else { return self.group(spec, own, sharing: axis) }
    let item = NSCollectionLayoutItem(
      layoutSize: size(own.width, own.height),
      supplementaryItems: spec.supplementaryItems.map(supplementaryItem))
    finish(item, spec, own)
    return item
  }

  private static func group(
    _ spec: NodeSpec, _ own: Surroundings, sharing axis: Axis? = nil
  ) -> NSCollectionLayoutGroup {
    var group = arrangement(
      spec.content, size(own.width, own.height), own.sharing(axis))
    group.supplementaryItems = spec.supplementaryItems.map(supplementaryItem)
    NodeKeys.groups.build(spec, into: &group)
    finish(group, spec, own)
    return group
  }

  private static func finish(
    _ item: NSCollectionLayoutItem, _ spec: NodeSpec, _ own: Surroundings
  ) {
    var item = item
    NodeKeys.items.build(spec, into: &item)
    item.name = own.style
  }

  private static func arrangement(
    _ content: NodeContent, _ size: NSCollectionLayoutSize, _ own: Surroundings
  ) -> NSCollectionLayoutGroup {
    typealias Group = NSCollectionLayoutGroup
    switch content {
    case .item: return .horizontal(layoutSize: size, subitems: [node(NodeSpec(), in: own)])
    case .cycle(let axis, let nodes):
      let items = nodes.map { node($0, in: own) }
      return switch axis {
      case .horizontal: Group.horizontal(layoutSize: size, subitems: items)
      case .vertical: Group.vertical(layoutSize: size, subitems: items)
      }
    case .shares(let axis, let spec, let count):
      let item = node(spec, in: own, sharing: axis)
      return switch axis {
      case .horizontal: Group.horizontal(layoutSize: size, subitem: item, count: count)
      case .vertical: Group.vertical(layoutSize: size, subitem: item, count: count)
      }
    case .repeats(let axis, let spec, let count):
      let item = node(spec, in: own)
      return switch axis {
      case .horizontal: Group.horizontal(layoutSize: size, repeatingSubitem: item, count: count)
      case .vertical: Group.vertical(layoutSize: size, repeatingSubitem: item, count: count)
      }
    case .custom(let cells):
      let items = cells.map {
        NSCollectionLayoutGroupCustomItem(frame: $0.frame, zIndex: $0.zIndex)
      }
      return .custom(layoutSize: size) { _ in items }
    }
  }

  static func edgeSpacing(_ edges: EdgeSpacing) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: NSCollectionLayoutSpacing(edges.leading), top: NSCollectionLayoutSpacing(edges.top),
      trailing: NSCollectionLayoutSpacing(edges.trailing),
      bottom: NSCollectionLayoutSpacing(edges.bottom))
  }
}
