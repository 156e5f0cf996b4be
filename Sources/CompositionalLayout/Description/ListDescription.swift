public import Foundation

/// What a list section tells whoever draws it.
public struct ListDescription: Hashable, Sendable {
  public var appearance: UICollectionLayoutListConfiguration.Appearance
  public var headerMode: UICollectionLayoutListConfiguration.HeaderMode
  public var showsSeparators: Bool
  public var separators: UIListSeparatorConfiguration
  /// The colour behind the list; `nil` is the appearance's own.
  public var backgroundColor: UIColor?
  /// Points above the header, which do not stick to it when it is pinned.
  public var headerTopPadding: CGFloat
  private var handler: Handler?

  /// The kinds that UIKit gives the header and the footer of a list.
  package static let headerKind = "UICollectionElementKindSectionHeader"
  package static let footerKind = "UICollectionElementKindSectionFooter"

  /// The user's handler, the same only as itself; whoever draws the list calls it.
  private final class Handler: Hashable, @unchecked Sendable {
    let call: UICollectionLayoutListConfiguration.ItemSeparatorHandler

    init(_ call: @escaping UICollectionLayoutListConfiguration.ItemSeparatorHandler) {
      self.call = call
    }

    static func == (one: Handler, two: Handler) -> Bool { one === two }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  init(_ configuration: UICollectionLayoutListConfiguration, padding: CGFloat) {
    appearance = configuration.appearance
    headerMode = configuration.headerMode
    showsSeparators = configuration.showsSeparators
    separators = configuration.separatorConfiguration
    backgroundColor = configuration.backgroundColor
    headerTopPadding = padding
    handler = configuration.itemSeparatorHandler.map(Handler.init)
  }

  /// The lines of one row, the handler having the last word (R49); `nil` where there are none.
  public func separators(ofItem item: Int, inSection section: Int) -> UIListSeparatorConfiguration?
  {
    guard showsSeparators else { return nil }
    return handler?.call(IndexPath(indexes: [section, item]), separators) ?? separators
  }
}

extension ListDescription {
  /// What elements are that a list lays out.
  package enum Part: Hashable, Sendable {
    case row, header, footer
  }

  /// What an element of the section is; `nil` for views that lists know nothing about.
  package func part(of element: SolvedElement.Identity) -> Part? {
    switch (element.category, element.kind) {
    case (.cell, _): headerMode == .firstItemInSection && element.item == 0 ? .header : .row
    case (.supplementary, Self.headerKind): .header
    case (.supplementary, Self.footerKind): .footer
    case (.supplementary, _), (.decoration, _): nil
    }
  }
}
