public import Foundation
package import Geometry

/// The settings of a list section that are needed to draw it.
public struct ListDescription: Hashable, Sendable {
  /// The style of the list.
  public var appearance: ListAppearance
  /// The source of the section's header.
  public var headerMode: ListHeaderMode
  /// Whether separators are drawn between rows.
  public var showsSeparators = true
  /// The default separators of all rows.
  public var separators = ListSeparators()
  /// The background color of the list; `nil` uses the appearance's color.
  public var backgroundColor: ColorValue?
  /// The space in points above the header. It does not move with a pinned header.
  public var headerTopPadding: CGFloat = 0
  /// The system version and the pixels that the list's metrics belong to.
  public var profile: ListProfile
  private var handler: Handler?

  /// The element kinds of a list's header and footer in UIKit.
  package static let headerKind = "UICollectionElementKindSectionHeader"
  package static let footerKind = "UICollectionElementKindSectionFooter"

  /// The separators of the row at an index path, compared by identity. The code that draws the list
  /// asks for them.
  private final class Handler: Hashable, @unchecked Sendable {
    let call: (IndexPath) -> ListSeparators

    init(_ call: @escaping (IndexPath) -> ListSeparators) {
      self.call = call
    }

    static func == (one: Handler, two: Handler) -> Bool { one === two }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// Creates a list with separators as the appearance decides.
  ///
  /// - Parameter handler: Returns the separators of the row at an index path; `nil` if all rows have
  ///   the default ones.
  package init(
    _ appearance: ListAppearance, headerMode: ListHeaderMode, profile: ListProfile,
    handler: ((IndexPath) -> ListSeparators)?
  ) {
    self.profile = profile
    self.appearance = appearance
    self.headerMode = headerMode
    self.handler = handler.map(Handler.init)
  }

  /// Returns the separators of a row, after the handler has changed them (R49); `nil` if the list
  /// has none.
  public func separators(ofItem item: Int, inSection section: Int) -> ListSeparators? {
    guard showsSeparators else { return nil }
    return handler?.call(IndexPath(indexes: [section, item])) ?? separators
  }
}

extension ListDescription {
  /// The roles of elements in a list.
  package enum Role: Hashable, Sendable {
    case row, header, footer
  }

  /// Returns the role of an element; `nil` for supplementary views that lists do not define.
  package func role(of element: SolvedElement.Identity) -> Role? {
    switch (element.category, element.kind) {
    case (.cell, _): headerMode == .firstItemInSection && element.item == 0 ? .header : .row
    case (.supplementary, Self.headerKind): .header
    case (.supplementary, Self.footerKind): .footer
    case (.supplementary, _), (.decoration, _): nil
    }
  }
}
