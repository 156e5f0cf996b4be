internal import Basics
internal import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

extension Figure {
  /// A description of the picture for assistive technologies.
  func summary(
    of overlays: [(kind: OverlayKind, drawing: OverlayDrawing)], _ annotations: [Annotation]
  ) -> String {
    let (names, axis) = (subject.names, subject.layout.scrollAxis)
    let all = subject.layout.sections.indices.filter {
      subject.layout.shownFrame(ofSection: $0).overlaps(subject.viewport)
    }
    let sections = all.prefix(12).map { index in
      let section = subject.layout.sections[index]
      let seen = subject.elements.count {
        $0.category == .cell && $0.section == index && subject.isVisible($0.frame, section: index)
      }
      let part = seen < section.itemCount ? "\(seen) of " : ""
      let items = part + section.itemCount.of("item")
      let length = OverlayFormat.number(section.frame.size[axis])
      let scrolls = section.carousel.map { ", \($0.behaviorName)" } ?? ""
      return "\(names[index]) (\(items), \(length) points\(scrolls))"
    }
    let rest = all.count > sections.count ? " and \(all.count - sections.count) more" : ""
    let shown = OverlayFacts(subject: subject).text(of: overlays)
    let notes = annotations.prefix(12).map(\.summary).joined(separator: "; ")
    return ": " + sections.joined(separator: ", ") + rest + "."
      + (shown.isEmpty ? "" : " Shown: \(shown).") + (notes.isEmpty ? "" : " Notes: \(notes).")
  }
}

extension Annotation {
  /// The annotation in words: `photos/0: Item`.
  fileprivate var summary: String {
    switch subject {
    case .element(let name): "\(name.text): \(phrase)"
    case .gap(let one, let other): "between \(one.text) and \(other.text): \(phrase)"
    case .arrow(let from, let to): "from \(from.text) to \(to.text): \(phrase)"
    case .frame: phrase
    }
  }

  /// The text without a period at its end.
  private var phrase: String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
