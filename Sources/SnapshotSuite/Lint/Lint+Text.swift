internal import CairoRenderer
internal import CellContent
internal import Geometry
internal import LayoutSpec
internal import Scene
internal import SpecPictures

/// Lint rules that need fonts.
extension LintSubject {
  /// Finds data texts that are truncated, left out, or drawn smaller to fit.
  func cutTexts(
    _ scene: Scene, _ parts: LintedParts, _ measurer: TextMeasurer
  ) -> [LintFinding] {
    dataParagraphs(scene, parts, of: measurer.truncatedParagraphs).map { element, paragraph in
      finding(
        .cutText, element, "does not show all of its \(paragraph.role): \(paragraph.excerpt)")
    }
      + dataParagraphs(scene, parts, of: measurer.shrunkParagraphs).map { element, paragraph in
        finding(
          .cutText, element,
          "shrinks its \(paragraph.role) to fit: \(paragraph.excerpt)")
      }
  }

  /// Finds data texts that wrap inside a word.
  func brokenWords(
    _ scene: Scene, _ parts: LintedParts, _ measurer: TextMeasurer
  ) -> [LintFinding] {
    dataParagraphs(scene, parts, of: measurer.brokenParagraphs).map { element, paragraph in
      finding(
        .brokenWord, element,
        "breaks a word of its \(paragraph.role) across lines: \(paragraph.excerpt)")
    }
  }

  /// Returns the selected paragraphs that come from the spec's data, with their elements.
  /// Placeholder texts that themes add to cells without data are skipped, and composed cells.
  private func dataParagraphs(
    _ scene: Scene, _ parts: LintedParts, of paragraphs: (TextBlock) -> [Paragraph]
  ) -> [(SolvedElement, Paragraph)] {
    let known = Dictionary(elements.map { ($0.identity, $0) }) { first, _ in first }
    return scene.elements.flatMap { drawn -> [(SolvedElement, Paragraph)] in
      guard let element = known[drawn.identity], !parts.contains(drawn.identity) else { return [] }
      let dataTexts = dataTexts(of: element)
      return drawn.allTexts.flatMap(paragraphs).filter {
        dataTexts.contains($0.string.lowercased())
      }
      .map { (element, $0) }
    }
  }

  /// The texts of an element's data in lowercase, because lists may draw them in capitals.
  func dataTexts(of element: SolvedElement) -> Set<String> {
    Set(layout.plan.content[element].fields.values.map { $0.lowercased() })
  }
}
