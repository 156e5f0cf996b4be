package import Artwork
package import CompositionalLayout
import Foundation
import Scene

/// Sets the words and the accessories of a row, a header or a footer of a list.
///
/// Where they stand and how high the row is goes by the list's metrics and not by the font that is
/// found: the font decides how many lines there are. Points, relative to the frame's origin.
package struct ListRow {
  var place: ListPlace
  var look: ResolvedStyle
  var words: Words
  var accessories: [Accessory]
  /// How often the row is indented.
  var level: Int
  var direction: UITraitEnvironmentLayoutDirection
  var artwork: Artwork?
  /// What it keeps out of.
  var covered: CoveredSides

  /// Nothing for an element that is no row of a list, or is made up by a style in another way.
  package init?(
    _ element: SolvedElement, _ content: ElementContent, _ fields: Fields, look: ResolvedStyle,
    artwork: Artwork? = nil, direction: UITraitEnvironmentLayoutDirection, covered: CoveredSides
  ) {
    guard let list = look.list, !list.place.part.isDecoration else { return nil }
    place = list.place
    self.look = look
    self.direction = direction
    self.artwork = artwork
    self.covered = covered
    words = Words(element, fields, template: look.template)
    accessories = Accessory.all(in: content.fields)
    if accessories.contains(where: \.showsDetail) { words.detail = nil }
    level = content.indentation
  }

  static var metrics: ListMetrics { ListPlace.metrics }
}

extension ElementContent {
  /// How often a row is indented.
  package var indentation: Int {
    fields["indentation"].flatMap { Int($0) }.map { min(max($0, 0), 1000) } ?? 0
  }
}

// MARK: - Fonts

extension ListRow {
  /// The fonts of the first and the second label: those of the list, with what a style says instead.
  var fonts: (first: TextMetrics, second: TextMetrics) {
    let labels = place.labels
    return (
      labels.first.metrics(at: look.textSize, look.font),
      labels.second.metrics(at: look.textSize, look.font)
    )
  }
}

// MARK: - Places

extension ListRow {
  /// Between the edges and the labels; indentation, accessories and what is covered included.
  var padding: NSDirectionalEdgeInsets {
    let labels = place.labels
    var padding = look.padding ?? (hasTwoLabels ? labels.marginsOfTwo : labels.margins)
    padding.leading += CGFloat(level) * Self.metrics.indentation + pictureRoom
    if !accessories.isEmpty {
      padding.trailing = room(of: accessories) + Self.metrics.accessories.labelGap
    }
    padding.leading += covered.leading
    padding.trailing += covered.trailing
    return padding
  }

  var hasTwoLabels: Bool { !(words.subtitle ?? "").isEmpty }

  /// Between the labels.
  var gap: CGFloat { hasTwoLabels ? Self.metrics.row.gap : 0 }

  /// What stands at the end of the first line: as large as the labels, and quieter.
  var detail: Paragraph? {
    var font = fonts.first
    if look.font.weight == nil { font.weight = .regular }
    return paragraph(words.detail, "detail", font, look.detailText, lines: 1)
  }

  var labels: [Paragraph] {
    let title = paragraph(words.title, "title", fonts.first, look.text)
    let subtitle = paragraph(words.subtitle, "subtitle", fonts.second, look.quietText)
    return [title, subtitle].compactMap { $0 }
  }

  private func paragraph(
    _ string: String?, _ role: String, _ font: TextMetrics, _ color: RGBA, lines: Int = 1000
  ) -> Paragraph? {
    guard let string, !string.isEmpty else { return nil }
    var paragraph = Paragraph(string, role: role, font: font, color: color, maxLines: lines)
    paragraph.language = look.language
    return paragraph
  }
}
