internal import CairoRenderer
internal import CellContent
internal import CompositionalLayout
internal import LayoutSpec
internal import Scene
internal import SpecPictures

/// What only fonts tell.
extension LintSubject {
  /// Texts of the data that end in an ellipsis, are left out, or are set smaller for want of room.
  func cutTexts(_ scene: Scene, _ measurer: TextMeasurer) -> [LintFinding] {
    saidTexts(scene, of: measurer.truncatedParagraphs).map { element, paragraph in
      finding(
        .cutText, element, "cannot show all of its \(paragraph.role): \(paragraph.beginning)")
    }
      + saidTexts(scene, of: measurer.shrunkParagraphs).map { element, paragraph in
        finding(
          .cutText, element,
          "has no room for its \(paragraph.role) in its size, and sets it smaller: "
            + paragraph.beginning)
      }
  }

  /// Texts of the data that go on in the next line amid a word.
  func brokenWords(_ scene: Scene, _ measurer: TextMeasurer) -> [LintFinding] {
    saidTexts(scene, of: measurer.brokenParagraphs).map { element, paragraph in
      finding(
        .brokenWord, element,
        "breaks a word of its \(paragraph.role) in two: \(paragraph.beginning)")
    }
  }

  /// Some of the texts in a picture, with the elements that say them. What themes write into cells without
  /// data does not count.
  private func saidTexts(
    _ scene: Scene, of paragraphs: (TextBlock) -> [Paragraph]
  ) -> [(SolvedElement, Paragraph)] {
    let known = Dictionary(elements.map { ($0.identity, $0) }) { first, _ in first }
    return scene.elements.flatMap { drawn -> [(SolvedElement, Paragraph)] in
      guard let element = known[drawn.identity] else { return [] }
      // Lists may write what is said in capitals.
      let said = Set(layout.plan.content[element].fields.values.map { $0.lowercased() })
      return drawn.allTexts.flatMap(paragraphs).filter { said.contains($0.string.lowercased()) }
        .map { (element, $0) }
    }
  }
}

extension Paragraph {
  /// As much of it as a message has room for.
  fileprivate var beginning: String {
    let most = 40
    return string.count > most ? string.prefix(most) + "…" : string
  }
}
