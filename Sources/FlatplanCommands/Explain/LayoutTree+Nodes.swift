internal import Foundation
internal import LayoutEngine
internal import LayoutSpec

/// Groups and items, each with the size of its first solved instance.
extension LayoutTree {
  mutating func group(
    _ group: GroupDescription, _ name: String, _ solved: Fragment?, depth: Int
  ) {
    box(group.box, name, solved, depth: depth)
    line(SpecWords.call(group.arrangement), depth: depth + 1)
    var pairs = SpecWords.keys(DescribedKeys.of(group.box))
    if case .custom = group.arrangement {
    } else {
      pairs.append(("interItemSpacing", SpecWords.spacing(group.interItemSpacing)))
    }
    keys(pairs, depth: depth + 1)
    supplementaries(group.box, solved, depth: depth + 1)
    children(of: group, solved, depth: depth + 1)
  }

  private mutating func children(of group: GroupDescription, _ solved: Fragment?, depth: Int) {
    var children: [Fragment] = []
    if case .line(let line)? = solved?.content {
      self.line(SpecWords.fit(line.fit, of: group), depth: depth)
      children = line.children.map(\.fragment)
    }
    let subitems = group.subitems
    for (index, subitem) in subitems.enumerated() {
      let name = subitems.count == 1 ? "" : "subitem \(index): "
      node(subitem, name, children.indices.contains(index) ? children[index] : nil, depth: depth)
    }
    if case .custom(let items) = group.arrangement { frames(items, depth: depth) }
  }

  private mutating func node(
    _ node: NodeDescription, _ name: String, _ solved: Fragment?, depth: Int
  ) {
    switch node {
    case .group(let group): self.group(group, name + "group", solved, depth: depth)
    case .item(let box):
      self.box(box, name + "item", solved, depth: depth)
      line("NSCollectionLayoutItem(layoutSize:)", depth: depth + 1)
      keys(SpecWords.keys(DescribedKeys.of(box)), depth: depth + 1)
      supplementaries(box, solved, depth: depth + 1)
    }
  }

  private mutating func box(
    _ box: BoxDescription, _ name: String, _ solved: Fragment?, depth: Int
  ) {
    let size = solved.map { " → \(SpecWords.size($0.size)) pt" } ?? ""
    let style = box.name.map { ", style \($0)" } ?? ""
    line("\(name): \(SpecWords.size(box.size))\(size)\(style)", depth: depth)
  }

  private mutating func supplementaries(
    _ box: BoxDescription, _ solved: Fragment?, depth: Int
  ) {
    for item in box.supplementaries {
      let frame = solved?.supplementaries.first { $0.kind == item.kind }?.frame
      let location = frame.map { " → \(SpecWords.frame($0)) in its item" } ?? ""
      line("\(item.kind): \(SpecWords.size(item.box.size))\(location)", depth: depth)
      line(
        "NSCollectionLayoutSupplementaryItem(layoutSize:elementKind:containerAnchor:)",
        depth: depth + 1)
    }
  }

  private mutating func frames(_ items: [CustomItemDescription], depth: Int) {
    let limit = 12
    for (index, item) in items.prefix(limit).enumerated() {
      line("frame \(index): \(SpecWords.frame(item.frame)), zIndex: \(item.zIndex)", depth: depth)
    }
    if items.count > limit { line("… and \(items.count - limit) more", depth: depth) }
  }
}
