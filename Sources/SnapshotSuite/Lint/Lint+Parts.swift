internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutScene
internal import Scene
internal import SpecPictures

/// Lint rules for the parts of composed cells.
extension LintedParts {
  /// Finds texts and controls of a cell that overlap each other.
  ///
  /// Pictures, boxes, charts and rings may be behind text by design, and badges on controls.
  func overlaps(_ subject: LintSubject, _ measurer: TextMeasurer) -> [LintFinding] {
    var measurer = measurer
    return cells.flatMap { parts -> [LintFinding] in
      let solid = parts.compactMap { part in
        part.solidArea(measuring: &measurer).map { (part: part, area: $0) }
      }
      return solid.indices.flatMap { index in
        solid[..<index].compactMap { below -> LintFinding? in
          let (part, area) = solid[index]
          let common = area.common(with: below.area)
          guard common.width > subject.pixel + 0.5, common.height > subject.pixel + 0.5,
            !below.part.isControl || part.kind.family != .mark
          else { return nil }
          return part.finding(
            .overlap, with: below.part,
            "and \(below.part.names[0]) overlap by \(LintFormat.size(common.size.rounded))")
        }
      }
    }
  }

  /// Finds parts that reach beyond their cell.
  func outside(_ subject: LintSubject) -> [LintFinding] {
    all.compactMap { part in
      let (frame, cell) = (part.frame, part.element.frame)
      let beyond = max(
        cell.minX - frame.minX, cell.minY - frame.minY, frame.maxX - cell.maxX,
        frame.maxY - cell.maxY)
      guard beyond > subject.pixel + 0.001, !frame.isEmpty, !cell.isEmpty else { return nil }
      return part.finding(.outside, "reaches \(beyond.short) pt beyond its cell")
    }
  }

  /// Finds controls that are too small to tap reliably: a side under 44 points.
  func smallTargets() -> [LintFinding] {
    all.compactMap { part in
      let size = part.frame.size
      guard part.isTapTarget, size.width > 0, size.height > 0,
        min(size.width, size.height) < LintSubject.minTapTarget - 0.01
      else { return nil }
      return part.finding(
        .smallTarget,
        "is \(LintFormat.size(size)); tap targets need at least 44 x 44 pt")
    }
  }

  /// Finds texts that are truncated, left out, or drawn smaller to fit.
  func cutTexts(_ measurer: TextMeasurer) -> [LintFinding] {
    paragraphs(measurer.truncatedParagraphs).map { part, paragraph in
      part.finding(.cutText, "does not show all of its \(paragraph.role): \(paragraph.excerpt)")
    }
      + paragraphs(measurer.shrunkParagraphs).map { part, paragraph in
        part.finding(.cutText, "shrinks its \(paragraph.role) to fit: \(paragraph.excerpt)")
      }
  }

  /// Finds texts that wrap inside a word.
  func brokenWords(_ measurer: TextMeasurer) -> [LintFinding] {
    paragraphs(measurer.brokenParagraphs).map { part, paragraph in
      part.finding(
        .brokenWord,
        "breaks a word of its \(paragraph.role) across lines: \(paragraph.excerpt)")
    }
  }

  private func paragraphs(
    _ select: (TextBlock) -> [Paragraph]
  ) -> [(part: LintedPart, paragraph: Paragraph)] {
    all.flatMap { part in
      part.part.texts.flatMap { select($0.block) }.map { (part, $0) }
    }
  }
}

extension LintedPart {
  /// Whether users tap the part.
  var isTapTarget: Bool { kind.family == .control(isTapped: true) }

  /// Whether the part is a control that takes its whole frame.
  var isControl: Bool { if case .control = kind.family { true } else { false } }

  /// The area in points of the content that no other text or control may cover: the lines of a
  /// text, or the frame of a control or badge. `nil` for other parts.
  fileprivate func solidArea(measuring measurer: inout TextMeasurer) -> CGRect? {
    switch kind.family {
    case .control, .mark: return frame
    case .container, .picture, .chart, .space: return nil
    case .text:
      let area = part.texts.flatMap { $0.block.inkAreas(measuring: &measurer) }
        .reduce(CGRect.null) { $0.joined(with: $1) }
      return area.isNull
        ? nil : area.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
    }
  }
}

extension CGSize {
  /// The size in whole points, because the ends of texts are between pixels.
  fileprivate var rounded: CGSize { CGSize(width: width.rounded(), height: height.rounded()) }
}
