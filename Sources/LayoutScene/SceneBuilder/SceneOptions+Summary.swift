internal import Basics
import Foundation
internal import Geometry

extension SceneOptions {
  /// A summary such as `Two columns of cards. 2 sections, 14 items at 390 points wide`.
  func summary(of elements: [SolvedElement], width: CGFloat) -> String {
    var sections: Set<Int> = []
    var items = 0
    for element in elements {
      sections.insert(element.section)
      if element.category == .cell { items += 1 }
    }
    let width = (width * 100).rounded() / 100
    return (subject?.sentence ?? "")
      + "\(sections.count.of("section")), \(items.of("item")) at \(width.exact) points wide"
  }
}

extension String {
  /// The text as a sentence followed by a space; empty if the text is blank.
  fileprivate var sentence: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let last = words.last else { return "" }
    return words + (".!?…".contains(last) ? " " : ". ")
  }
}
