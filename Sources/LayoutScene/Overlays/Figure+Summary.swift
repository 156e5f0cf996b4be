import CompositionalLayout
import Foundation
import Scene

extension Figure {
  /// A description of the picture for assistive technologies.
  func summary(of kinds: [OverlayKind]) -> String {
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
    let shown = kinds.map(\.rawValue).joined(separator: ", ")
    return ": " + sections.joined(separator: ", ") + rest + "."
      + (shown.isEmpty ? "" : " Shown: \(shown).")
  }
}
