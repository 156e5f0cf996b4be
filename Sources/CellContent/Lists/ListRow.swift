package import Artwork
import Foundation
package import Geometry
internal import LayoutEngine
import Scene

/// Lays out the labels, the picture and the accessories of a list's row, header or footer.
///
/// Positions and heights depend on the list's metrics, not on the font in use: the font only
/// determines the number of lines. Coordinates are points relative to the frame's origin.
package struct ListRow {
  var place: ListPlace
  var style: ResolvedStyle
  var words: ElementText
  var accessories: [Accessory]
  /// The indentation level.
  var level: Int
  var direction: UITraitEnvironmentLayoutDirection
  var artwork: Artwork?
  /// The sides that the safe area covers.
  var covered: CoveredSides

  /// Creates a row. Returns `nil` for elements that are not part of a list, or whose style uses
  /// another template.
  package init?(
    _ element: SolvedElement, _ content: ElementContent, _ fields: Fields, style: ResolvedStyle,
    artwork: Artwork? = nil, direction: UITraitEnvironmentLayoutDirection, covered: CoveredSides
  ) {
    guard let list = style.list, !list.place.part.isDecoration else { return nil }
    place = list.place
    self.style = style
    self.direction = direction
    self.artwork = artwork
    self.covered = covered
    words = ElementText(element, fields, template: style.template)
    if place.labels.isUppercase { words.title = words.title?.uppercased() }
    accessories = Accessory.all(in: content.fields)
    if accessories.contains(where: \.showsDetail) { words.detail = nil }
    level = content.indentation
  }

  var metrics: ListMetrics { place.metrics }
}

extension ElementContent {
  /// The indentation level of a row, from 0 to 1000.
  package var indentation: Int {
    fields["indentation"].flatMap { Int($0) }.map { min(max($0, 0), 1000) } ?? 0
  }
}

// MARK: - Fonts

extension ListRow {
  /// The fonts of both labels: those of the list, overridden by the style.
  var fonts: (first: TextMetrics, second: TextMetrics) {
    let labels = place.labels
    return (
      labels.first.metrics(at: style.textSize, style.font),
      labels.second.metrics(at: style.textSize, style.font)
    )
  }
}

// MARK: - Layout

extension ListRow {
  /// The padding around the labels. It includes the indentation, the accessories and the covered
  /// sides.
  var padding: NSDirectionalEdgeInsets {
    var padding = style.padding ?? place.labels.margins
    let content = content
    padding.leading += labelShift + covered.leading
    if content.end > 0 { padding.trailing = content.end + metrics.accessories.gap }
    padding.trailing += covered.trailing
    return padding
  }

  var hasTwoLabels: Bool { !(words.subtitle ?? "").isEmpty }

  /// The text at the end of the first line: in the font of the first label, but regular and in a
  /// secondary color.
  var detail: Paragraph? {
    var font = fonts.first
    if style.font.weight == nil { font.weight = .regular }
    return paragraph(words.detail, "detail", font, style.detailText, lines: 1)
  }

  var labels: [Paragraph] {
    let title = paragraph(words.title, "title", fonts.first, style.text)
    let subtitle = paragraph(words.subtitle, "subtitle", fonts.second, style.secondaryText)
    return [title, subtitle].compactMap { $0 }
  }

  private func paragraph(
    _ string: String?, _ role: String, _ font: TextMetrics, _ color: RGBA, lines: Int = 1000
  ) -> Paragraph? {
    guard let string, !string.isEmpty else { return nil }
    var paragraph = Paragraph(string, role: role, font: font, color: color, maxLines: lines)
    paragraph.language = style.language
    return style.look(paragraph)
  }
}
