internal import CairoRenderer
internal import CompositionalLayout
internal import LayoutScene
internal import LayoutSpec

/// What only fonts tell.
extension LintSubject {
  /// Texts of the data that end in an ellipsis, or are left out for want of room. What themes write
  /// into cells without data does not count.
  func cutTexts(_ scene: Scene) -> [LintFinding] {
    let measurer = TextMeasurer()
    let known = Dictionary(elements.map { ($0.identity, $0) }) { first, _ in first }
    return scene.elements.flatMap { drawn -> [LintFinding] in
      guard let element = known[drawn.identity] else { return [] }
      // Lists may write what is said in capitals.
      let said = Set(layout.plan.content[element].fields.values.map { $0.lowercased() })
      return drawn.allTexts.flatMap { block in
        let cut = measurer.unread(of: block).filter { said.contains($0.string.lowercased()) }
        return cut.map { paragraph in
          let text = paragraph.string
          let words =
            text.count > Self.mostLetters ? text.prefix(Self.mostLetters) + "…" : text[...]
          return finding(.cutText, element, "cannot show all of its \(paragraph.role): \(words)")
        }
      }
    }
  }

  private static var mostLetters: Int { 40 }
}
