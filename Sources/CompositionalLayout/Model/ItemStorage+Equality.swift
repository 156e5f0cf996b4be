extension ItemStorage {
  /// Whether both have equal values. Custom group providers are not compared.
  func isEqual(to other: ItemStorage) -> Bool {
    size == other.size && name == other.name && contentInsets == other.contentInsets
      && edgeSpacing == other.edgeSpacing && supplementaryItems == other.supplementaryItems
      && role.isEqual(to: other.role)
  }
}

extension ItemStorage.Role {
  fileprivate func isEqual(to other: Self) -> Bool {
    switch (self, other) {
    case (.item, .item):
      true
    case (.group(let one), .group(let two)):
      one.interItemSpacing == two.interItemSpacing
        && one.arrangement == two.arrangement
    case (.supplementary(let one), .supplementary(let two)):
      one.kind == two.kind && one.zIndex == two.zIndex && one.attachment.isEqual(to: two.attachment)
    case (.decoration(let kind, let zIndex), .decoration(let otherKind, let otherZIndex)):
      kind == otherKind && zIndex == otherZIndex
    case (.item, _), (.group, _), (.supplementary, _), (.decoration, _):
      false
    }
  }
}

extension ItemStorage.Attachment {
  fileprivate func isEqual(to other: Self) -> Bool {
    switch (self, other) {
    case (.anchored(let container, let item), .anchored(let otherContainer, let otherItem)):
      container == otherContainer && item == otherItem
    case (.boundary(let one), .boundary(let two)):
      one.alignment == two.alignment && one.offset == two.offset
        && one.extendsBoundary == two.extendsBoundary
        && one.pinToVisibleBounds == two.pinToVisibleBounds
    case (.anchored, _), (.boundary, _):
      false
    }
  }
}
