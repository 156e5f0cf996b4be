internal import CairoRenderer
internal import CellContent
internal import Geometry
internal import LayoutSpec
package import Scene

extension Pipeline {
  /// The number of elements whose texts are checked in each picture. Elements of a kind look alike.
  private static let checkedElements = 500

  /// The start of the first text of the data that a picture does not show completely; `nil` if there
  /// is none, and for pictures that are drawn in strips.
  static func cutText(
    of layout: Layout, in drawable: Drawable, _ measurer: TextMeasurer
  ) -> String? {
    let scene: Scene
    switch drawable.content {
    case .whole(let whole): scene = whole
    case .both(let light, _): scene = light
    case .strips: return nil
    }
    let bars = scene.groups.lazy.filter { $0.layer == .bars }.flatMap(\.elements)
    for text in bars.flatMap(\.allTexts) {
      if let cut = measurer.truncatedParagraphs(of: text).first { return cut.excerpt }
    }
    let elements = scene.groups.lazy.filter { $0.layer == .content }.flatMap(\.elements)
    for drawn in elements.prefix(checkedElements) where !drawn.allTexts.isEmpty {
      let element = SolvedElement(drawn.identity, frame: drawn.frame, zIndex: drawn.zIndex)
      let data = layout.plan.content[element]
      let texts = Set(data.fields.values.map { $0.lowercased() })
      guard !texts.isEmpty || data.isComposed else { continue }
      for paragraph in drawn.allTexts.lazy.flatMap(measurer.truncatedParagraphs)
      where data.isComposed || texts.contains(paragraph.string.lowercased()) {
        return paragraph.excerpt
      }
    }
    return nil
  }
}

extension Paragraph {
  /// The start of the text, cut to a length suitable for messages.
  package var excerpt: String {
    let limit = 40
    return string.count > limit ? string.prefix(limit) + "…" : string
  }
}
