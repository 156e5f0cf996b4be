internal import CompositionalLayout
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecTree

/// Items and groups, with missing sides filled in.
extension LayoutBuilder {
  /// Returns a section's group; a missing side fills the container.
  static func rootGroup(_ spec: NodeSpec) -> NSCollectionLayoutGroup {
    group(spec, GroupContext(size: spec.size(in: .whole), style: spec.style))
  }

  /// The values that a node inherits from its group.
  struct GroupContext {
    var size: SizeDescription
    /// The style of the nearest group that has one.
    var style: String?

    /// Returns the same context with an equal share of the group in place of the length along an
    /// axis.
    func sharing(_ axis: Axis?) -> GroupContext {
      guard let axis else { return self }
      var shared = self
      shared.size[axis] = .fraction(1, of: axis)
      return shared
    }
  }

  private static func node(
    _ spec: NodeSpec, in group: GroupContext, sharing axis: Axis? = nil
  ) -> NSCollectionLayoutItem {
    let own = GroupContext(size: spec.size(in: group.size), style: spec.style ?? group.style)
    guard case .item = spec.content else { return self.group(spec, own, sharing: axis) }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(own.size),
      supplementaryItems: spec.supplementaryItems.map(supplementaryItem))
    finish(item, spec, own)
    return item
  }

  private static func group(
    _ spec: NodeSpec, _ own: GroupContext, sharing axis: Axis? = nil
  ) -> NSCollectionLayoutGroup {
    var group = NSCollectionLayoutGroup.make(
      NSCollectionLayoutSize(own.size), arrangement(spec.content, own.sharing(axis)))
    group.supplementaryItems = spec.supplementaryItems.map(supplementaryItem)
    NodeKeys.groups.build(spec, into: &group)
    finish(group, spec, own)
    return group
  }

  private static func finish(
    _ item: NSCollectionLayoutItem, _ spec: NodeSpec, _ own: GroupContext
  ) {
    var item = item
    NodeKeys.items.build(spec, into: &item)
    item.name = own.style
  }

  private static func arrangement(
    _ content: NodeContent, _ own: GroupContext
  ) -> ItemStorage.Arrangement {
    guard case .group(let arrangement) = content else {
      return .cycle(.horizontal, [node(NodeSpec(), in: own)])
    }
    return arrangement.map { spec in
      node(spec, in: own, sharing: arrangement.sharedAxis)
    } frames: { cells in
      let items = cells.map {
        NSCollectionLayoutGroupCustomItem(frame: $0.frame, zIndex: $0.zIndex)
      }
      return ItemStorage.CustomItems { _ in items }
    }
  }

  static func edgeSpacing(_ edges: EdgeSpacing) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: NSCollectionLayoutSpacing(edges.leading), top: NSCollectionLayoutSpacing(edges.top),
      trailing: NSCollectionLayoutSpacing(edges.trailing),
      bottom: NSCollectionLayoutSpacing(edges.bottom))
  }
}
