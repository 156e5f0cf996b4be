internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutScene
internal import PNGCodec
internal import Scene
internal import SpecPictures

/// The colors behind the texts of a scene.
struct TextGround {
  private let picture: PNG.Picture
  /// The areas of elements in points of the picture, in drawing order, by row.
  private var rows: [Int: [(order: Int, frame: CGRect)]] = [:]

  /// Larger scenes are not inspected.
  private static let maxPixels: CGFloat = 16_000_000
  private static let rowHeight: CGFloat = 256

  /// Draws a scene without its texts; `nil` if it is too large or cannot be drawn.
  init?(of scene: Scene, _ measurer: TextMeasurer) {
    guard scene.size.width * scene.size.height <= Self.maxPixels else { return nil }
    var bare = scene
    for group in bare.groups.indices {
      for index in bare.groups[group].elements.indices {
        bare.groups[group].elements[index].texts = []
        for layer in bare.groups[group].elements[index].layers.indices {
          bare.groups[group].elements[index].layers[layer].texts = []
        }
      }
    }
    guard let bytes = try? CairoRenderer.png(bare, scale: 1, measurer: measurer),
      let picture = try? PNG.decode(bytes)
    else { return nil }
    self.picture = picture
    for (order, element) in scene.elements.enumerated() {
      for row in Self.rows(of: element.frame) {
        rows[row, default: []].append((order, element.frame))
      }
    }
  }

  private static func rows(of frame: CGRect) -> ClosedRange<Int> {
    let top = min(max(frame.minY, 0), 1e7) / rowHeight
    let bottom = min(max(frame.maxY, 0), 1e7) / rowHeight
    return Int(top)...max(Int(bottom), Int(top))
  }

  /// Whether an element that is drawn later covers a part of an area of an element.
  func isCovered(_ area: CGRect, ofElement order: Int) -> Bool {
    Self.rows(of: area).contains { row in
      (rows[row] ?? []).contains { $0.order > order && $0.frame.overlaps(area) }
    }
  }

  /// A sample of the colors in an area in points of the picture.
  func colors(in area: CGRect) -> [RGBA] {
    let area = area.common(
      with: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    guard area.width >= 1, area.height >= 1 else { return [] }
    let (columns, lines) = (16, 6)
    return (0..<lines).flatMap { line in
      (0..<columns).map { column in
        let x = Int(area.minX + (CGFloat(column) + 0.5) / CGFloat(columns) * area.width)
        let y = Int(area.minY + (CGFloat(line) + 0.5) / CGFloat(lines) * area.height)
        let start = (min(y, picture.height - 1) * picture.width + min(x, picture.width - 1)) * 4
        let bytes = picture.pixels[start..<start + 4].map { Double($0) / 255 }
        return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: 1)
      }
    }
  }
}

/// A text with its place in the picture.
struct PlacedText {
  /// The index of its element in the drawing order.
  var order: Int
  var block: TextBlock
  /// The opacity of the text, from 0 to 1.
  var opacity: Double
  /// The origin of its element, in points of the picture.
  var origin: CGPoint
}

/// A paragraph that is hard to read.
struct FaintText {
  var paragraph: Paragraph
  /// The contrast to the color behind it, from 1.
  var contrast: Double

  var message: String {
    "is hard to read: its \(paragraph.role) has a contrast of \(CGFloat(contrast).tenths) to 1 with "
      + "what is behind it: \(paragraph.excerpt)"
  }
}

extension CGFloat {
  /// The number, rounded down to one decimal.
  fileprivate var tenths: String { ((self * 10).rounded(.down) / 10).short }
}

extension TextGround {
  /// The contrast below which text is reported. [WCAG
  /// 2.2](https://www.w3.org/TR/WCAG22/#contrast-minimum) demands more, but many of the system's own
  /// colors do not reach it.
  private static let minimumContrast = 2.0

  /// The first paragraph of a text that is hard to read, with its contrast: over more than half of
  /// its area, the contrast is too low.
  func faintParagraph(
    of text: PlacedText, measuring measurer: inout TextMeasurer
  ) -> FaintText? {
    let paragraphs = text.block.allParagraphs
    let areas = text.block.inkAreas(measuring: &measurer)
    for (paragraph, area) in zip(paragraphs, areas) where !paragraph.string.isEmpty {
      let place = area.offsetBy(dx: text.origin.x, dy: text.origin.y)
      guard !isCovered(place, ofElement: text.order) else { continue }
      let grounds = colors(in: place)
      let inks = paragraph.runs.isEmpty ? [paragraph.color] : paragraph.runs.map(\.color)
      for ink in inks where !grounds.isEmpty {
        let contrasts = grounds.map { ink.faded(by: text.opacity).contrast(on: $0) }.sorted()
        let middle = contrasts[contrasts.count / 2]
        if middle < Self.minimumContrast {
          return FaintText(paragraph: paragraph, contrast: middle)
        }
      }
    }
    return nil
  }
}

extension LintSubject {
  /// Finds texts whose color is too similar to what is drawn behind them.
  func faintTexts(
    _ scene: Scene, _ parts: LintedParts, _ measurer: TextMeasurer
  ) -> [LintFinding] {
    guard let ground = TextGround(of: scene, measurer) else { return [] }
    var measurer = measurer
    let known = Dictionary(elements.map { ($0.identity, $0) }) { first, _ in first }
    let composed = Dictionary(grouping: parts.all) { $0.element.identity }
    var findings: [LintFinding] = []
    for (order, drawn) in scene.elements.enumerated() {
      guard let element = known[drawn.identity], drawn.transform.isIdentity else { continue }
      func place(_ block: TextBlock, _ opacity: Double) -> PlacedText {
        PlacedText(
          order: order, block: block, opacity: opacity * drawn.opacity, origin: drawn.frame.origin)
      }
      if let linted = composed[drawn.identity] {
        for part in linted where !part.part.isCovered {
          let faint = part.part.texts.lazy.compactMap {
            ground.faintParagraph(of: place($0.block, $0.opacity), measuring: &measurer)
          }.first
          if let faint { findings.append(part.finding(.lowContrast, faint.message)) }
        }
      } else if !parts.contains(drawn.identity) {
        let texts = dataTexts(of: element)
        let faint = drawn.texts.lazy.compactMap {
          ground.faintParagraph(of: place($0, 1), measuring: &measurer)
        }.first
        if let faint, texts.contains(faint.paragraph.string.lowercased()) {
          findings.append(finding(.lowContrast, element, faint.message))
        }
      }
    }
    return findings
  }
}
