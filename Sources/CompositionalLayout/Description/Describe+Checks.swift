internal import Foundation
internal import Geometry
internal import LayoutEngine

/// Checks of values that the layout classes accept but no layout may contain.
extension Describe {
  func check(_ number: CGFloat, _ what: String) throws(LayoutError) {
    guard number.isFinite else {
      throw LayoutError(.notFinite(what: what, value: "\(Double(number))"))
    }
    guard abs(number) <= CGFloat(LayoutLimits.length) else {
      throw LayoutError(.tooLarge(what: what, limit: LayoutLimits.length))
    }
  }

  func check(_ size: SizeDescription) throws(LayoutError) {
    for dimension in [size.width, size.height] {
      switch dimension {
      case .fractionalWidth(let number): try check(number, "a fractional width")
      case .fractionalHeight(let number): try check(number, "a fractional height")
      case .absolute(let number): try check(number, "an absolute dimension")
      case .estimated(let number): try check(number, "an estimated dimension")
      case .uniformAcrossSiblings(let number): try check(number, "a uniform dimension")
      }
    }
  }

  func check(_ insets: NSDirectionalEdgeInsets, _ what: String) throws(LayoutError) {
    for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      try check(inset, what)
    }
  }

  func check(_ point: CGPoint, _ what: String) throws(LayoutError) {
    try check(point.x, what)
    try check(point.y, what)
  }

  func check(_ frame: CGRect, _ what: String) throws(LayoutError) {
    try check(frame.origin, what)
    try check(frame.size.width, what)
    try check(frame.size.height, what)
  }

  func checkContainer() throws(LayoutError) {
    try check(container.size.width, "the container's width")
    try check(container.size.height, "the container's height")
    try check(container.safeArea, "the safe area")
    try check(container.layoutMargins, "the layout margins")
    try check(container.readableWidth, "the readable width")
    try check(container.traits.displayScale, "the display scale")
    guard container.traits.displayScale > 0 else {
      throw LayoutError(
        .notFinite(what: "the display scale", value: "\(container.traits.displayScale)"))
    }
  }

  /// Throws if two boundary items have the same element kind.
  func checkKinds(_ kinds: [String]) throws(LayoutError) {
    var seen: Set<String> = []
    for kind in kinds where !seen.insert(kind).inserted {
      throw LayoutError(.duplicateKind(kind))
    }
  }

  /// Throws if two supplementary items in a section's group have the same element kind. One item that is
  /// repeated in the group counts once (R100).
  func checkKinds(in group: NSCollectionLayoutGroup) throws(LayoutError) {
    var items: Set<ObjectIdentifier> = []
    var kinds: [String] = []
    func collect(_ item: NSCollectionLayoutItem) {
      let storage = item.storage
      guard items.insert(ObjectIdentifier(storage.origin)).inserted else { return }
      if storage.group?.allowsRepeatedKinds != true {
        kinds += storage.supplementaryItems.map(\.elementKind)
      }
      storage.group?.arrangement?.subitems.forEach(collect)
    }
    collect(group)
    try checkKinds(kinds)
  }
}
