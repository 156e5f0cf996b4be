import CompositionalLayout
import Foundation

/// A row, a header or a footer of a list, whose height goes by the list's metrics and not by the font
/// that is found: the font decides how many lines there are (R92).
enum ListRow: Hashable {
  case row
  case header
  case footer

  /// What an element of a list section is; `nil` for elements of other sections.
  init?(of element: SolvedElement.Identity, in list: ListDescription?) {
    guard let list else { return nil }
    switch element.category {
    case .cell:
      self = list.headerMode == .firstItemInSection && element.item == 0 ? .header : .row
    case .supplementary where element.kind == "UICollectionElementKindSectionHeader":
      self = .header
    case .supplementary where element.kind == "UICollectionElementKindSectionFooter":
      self = .footer
    case .supplementary, .decoration:
      return nil
    }
  }

  private static var metrics: ListMetrics { .phone }

  /// The fonts of the first and the second label.
  var fonts: (first: TextMetrics, second: TextMetrics) {
    let metrics = Self.metrics
    func font(_ style: TextStyle, line: CGFloat) -> TextMetrics {
      var font = style.metrics
      font.lineHeight = line
      return font
    }
    return switch self {
    case .row:
      (font(.body, line: metrics.row.line), font(.subheadline, line: metrics.row.secondaryLine))
    case .header:
      (font(.headline, line: metrics.header.line), font(.subheadline, line: metrics.header.line))
    case .footer:
      (font(.footnote, line: metrics.footer.line), font(.footnote, line: metrics.footer.line))
    }
  }

  /// From the leading and the trailing edge to the labels, in points.
  var margin: CGFloat {
    switch self {
    case .row: Self.metrics.row.leading
    case .header: Self.metrics.header.leading
    case .footer: Self.metrics.footer.leading
    }
  }

  /// As high as its labels' lines make it.
  func size(of words: Words, width: CGFloat?, text: inout some TextMeasuring) -> CGSize? {
    guard let width else { return nil }
    let (first, second) = fonts
    let detail = words.detail.map {
      text.extent(of: Paragraph($0, role: "detail", font: first, color: .black), width: nil).width
        + 8
    }
    let room = max(width - 2 * margin - (detail ?? 0), 1)
    func lines(_ string: String?, _ font: TextMetrics) -> Int {
      guard let string, !string.isEmpty else { return 0 }
      let paragraph = Paragraph(string, role: "title", font: font, color: .black)
      return text.extent(of: paragraph, width: room).lines
    }
    let titleLines = max(lines(words.title, first), 1)
    let metrics = Self.metrics
    let height: CGFloat =
      switch self {
      case .row:
        max(
          metrics.row.height(lines: titleLines, secondaryLines: lines(words.subtitle, second)),
          metrics.rowMinimum)
      case .header: metrics.header.height(lines: titleLines)
      case .footer: metrics.footer.height(lines: titleLines)
      }
    return CGSize(width: width, height: height)
  }
}
