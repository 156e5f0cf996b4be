internal import Foundation
internal import Geometry
internal import LayoutEngine

extension NSCollectionLayoutSection {
  /// Creates a list section: rows as wide as the section and as tall as their content, with the
  /// configured header and footer (R44).
  ///
  /// The result is an ordinary section whose properties may be changed afterwards (R50).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let environment = layoutEnvironment as? LayoutEnvironment
    let profile = environment?.listProfile ?? .current
    let metrics = profile.metrics
    let appearance = metrics[configuration.appearance]
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowEstimate))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    let bottom = environment?.isLastSection == true ? appearance.lastBottom : appearance.bottom
    let top = appearance.top(for: configuration.headerMode, isFirst: environment?.section == 0)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: environment?.followsLargeTitle == true ? 0 : top,
      leading: appearance.side,
      bottom: configuration.footerMode == .none ? bottom : 0,
      trailing: appearance.side)
    // Cards are inside the safe area; the text of wider rows is (R92, R108).
    section.contentInsetsReference = appearance.cornerRadius > 0 ? .safeArea : .none
    section.boundarySupplementaryItems = metrics.boundaryItems(for: configuration)
    section.list = configuration.description(profile, appearance)
    return section
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate func description(
    _ profile: ListProfile, _ metrics: ListMetrics.AppearanceMetrics
  ) -> ListDescription {
    let separators = separatorConfiguration
    var list = ListDescription(
      appearance, headerMode: headerMode, profile: profile,
      handler: itemSeparatorHandler.map { handler in { handler($0, separators).lines } })
    list.showsSeparators = showsSeparators
    list.separators = separators.lines
    list.backgroundColor = backgroundColor?.value
    if headerMode == .supplementary {
      list.headerTopPadding = headerTopPadding ?? metrics.headerPadding
    }
    return list
  }
}

extension ListMetrics {
  /// Returns the header and footer of a section.
  fileprivate func boundaryItems(
    for configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    let appearance = self[configuration.appearance]
    if configuration.headerMode == .supplementary {
      let header = boundaryItem(
        ListDescription.headerKind, .top, estimate: appearance.headerEstimate)
      header.pinToVisibleBounds = appearance.pinsHeaders
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        boundaryItem(
          ListDescription.footerKind, .bottom, estimate: appearance.footerEstimate))
    }
    return items
  }

  private func boundaryItem(
    _ kind: String, _ alignment: NSRectAlignment, estimate: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
      elementKind: kind, alignment: alignment)
    item.zIndex = boundaryZIndex
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout in which every section is a list (R44).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
