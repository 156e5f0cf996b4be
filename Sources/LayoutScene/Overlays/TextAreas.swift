import CellContent
package import Foundation
internal import Geometry
package import Scene

/// The text and symbols of a picture, which labels should not cover.
struct TextAreas {
  /// The rectangles of all visible paragraphs.
  var texts: [CGRect] = []
  /// The rectangles of symbols, switches and icons, but not of backgrounds.
  var symbols: [CGRect] = []
  /// The rectangles of badges on cells, at which lines end.
  var badges: [CGRect] = []

  /// All rectangles.
  var all: [CGRect] { texts + symbols + badges }

  /// The rectangles moved by an offset.
  func moved(by shift: CGPoint) -> TextAreas {
    func moved(_ places: [CGRect]) -> [CGRect] {
      places.map { $0.offsetBy(dx: shift.x, dy: shift.y) }
    }
    return TextAreas(texts: moved(texts), symbols: moved(symbols), badges: moved(badges))
  }
}

extension Scene {
  /// Finds the visible text and symbols.
  ///
  /// - Complexity: O(*n*) in the number of texts and shapes. Equal texts are measured once.
  func textAreas(measuring text: inout some TextMeasuring) -> TextAreas {
    var known: [TextBlock: [CGRect]] = [:]
    var places = TextAreas()
    let symbols = definitions.map { drawing in drawing.shapes.compactMap(\.symbolBounds) }
    let picture = CGRect(origin: .zero, size: size)
    for element in elements where element.transform.isIdentity && element.opacity > 0 {
      let seen = element.clip.map { picture.common(with: $0.rect) } ?? picture
      func shown(_ found: [CGRect]) -> [CGRect] {
        found.map { $0.offsetBy(dx: element.frame.minX, dy: element.frame.minY) }
          .filter(seen.overlaps).map(seen.common)
      }
      if let definition = element.definition {
        // A shape as large as its element is a background, however small.
        let inner = element.frame.local.insetBy(dx: 1, dy: 1)
        places.symbols += shown(symbols[definition].filter { !$0.covers(inner) })
      }
      if element.isBadge { places.badges += shown([element.frame.local]) }
      let upright = element.layers.filter(\.transform.isIdentity).flatMap(\.texts)
      for block in element.texts + upright {
        let found =
          known[block]
          ?? block.inkAreas(measuring: &text)
        known[block] = found
        places.texts += shown(found)
      }
    }
    return places
  }
}

extension SceneElement {
  /// The rectangle of a text in points of the picture, by its field.
  func area(ofPart role: String, measuring text: inout some TextMeasuring) -> CGRect? {
    for block in allTexts {
      let block = text.block(block, width: block.box.width)
      let roles = block.allParagraphs.map(\.role)
      let areas = block.textAreas(measuring: &text)
      guard let index = roles.firstIndex(of: role), areas.indices.contains(index) else { continue }
      return areas[index].offsetBy(dx: frame.minX, dy: frame.minY)
    }
    return nil
  }

  /// Whether the element is a visible badge on a cell or a group.
  fileprivate var isBadge: Bool {
    identity.category == .supplementary && (definition != nil || !texts.isEmpty)
      && Role.isBadge(frame.size)
  }
}

extension TextBlock {
  /// The rectangles of the block's paragraphs, in points relative to the origin of its element;
  /// empty if they are not drawn because they are too large.
  package func inkAreas(measuring text: inout some TextMeasuring) -> [CGRect] {
    text.block(self, width: box.width).textAreas(measuring: &text)
  }

  /// The rectangles of the paragraphs and the detail, estimated from their untruncated size; empty
  /// if they are not drawn because they are too large.
  fileprivate func textAreas(measuring text: inout some TextMeasuring) -> [CGRect] {
    if case .shrink(let minimum, let mayTruncate) = fit {
      var shrunk = self
      shrunk.fit = .ellipsis
      shrunk.paragraphs = paragraphs.compactMap {
        $0.shrunk(to: box.size, minimum: minimum, mayTruncate: mayTruncate, measuring: &text)
      }
      return shrunk.textAreas(measuring: &text)
    }
    let taken = text.detailWidth(in: self, width: box.width)
    let lengths = paragraphs.enumerated().map { index, paragraph in
      let room = max(width(ofParagraph: index, in: box.width, detail: taken), 1)
      let extent = text.extent(of: paragraph, width: room)
      return CGSize(
        width: min(extent.width, room),
        height: extent.height(ofLines: paragraph.maxLines, in: paragraph.font))
    }
    let gaps = CGFloat(max(paragraphs.count - 1, 0)) * spacing
    var top = top(ofLines: lengths.reduce(gaps) { $0 + $1.height })
    var places: [CGRect] = []
    for (paragraph, size) in zip(paragraphs, lengths) {
      places.append(ink(of: paragraph, size, top: top, alignment, in: box))
      top += size.height + spacing
    }
    if let detail {
      let size = CGSize(width: taken - Self.detailGap, height: detail.font.lineHeight)
      let middle = places.first.map { $0.minY + (lengths[0].height > 0 ? $0.height / 2 : 0) }
      places.append(
        ink(
          of: detail, size,
          top: middle.map { $0 - size.height / 2 } ?? self.top(ofLines: size.height),
          alignment == .right ? .left : .right, in: box))
    }
    return places.map { $0.common(with: box) }
  }

  /// The lines of a paragraph without the free space above and below the letters.
  private func ink(
    of paragraph: Paragraph, _ size: CGSize, top: CGFloat, _ alignment: Alignment, in room: CGRect
  ) -> CGRect {
    let x =
      switch alignment {
      case .left: room.minX
      case .center: room.midX - size.width / 2
      case .right: room.maxX - size.width
      }
    let free = max(paragraph.font.lineHeight - paragraph.font.size, 0) / 2
    return CGRect(x: x, y: top + free, width: size.width, height: max(size.height - 2 * free, 0))
  }
}

extension Paragraph {
  /// The paragraph with the font size at which it fits on one line; `nil` if it does not fit.
  fileprivate func shrunk(
    to room: CGSize, minimum: CGFloat, mayTruncate: Bool, measuring text: inout some TextMeasuring
  ) -> Paragraph? {
    guard font.size > 0 else { return nil }
    let widths = [self, withWidestDigits].map { text.extent(of: $0, width: nil).width }
    let width = widths.max() ?? 0
    guard
      let font = font(ofWidth: width, shrunkTo: room, minimum: minimum, mayTruncate: mayTruncate)
    else { return nil }
    var shrunk = resized(to: font)
    shrunk.maxLines = 1
    return shrunk
  }
}

extension Shape {
  /// The bounds of the shape if it is as small as a symbol; `nil` for backgrounds, pictures and
  /// outlines.
  fileprivate var symbolBounds: CGRect? {
    let rect: CGRect? =
      switch self {
      case .box(let box): box.fill != nil || box.gradient != nil ? box.rect : nil
      case .clipped(let clipped): clipped.rect
      case .faded(let faded): faded.rect
      case .image(let image): image.rect
      case .line(let line): line.points.bounds
      case .outline(let outline): outline.path.bounds
      case .strokes, .shadow: nil
      }
    return rect.flatMap { $0.width <= 72 && $0.height <= 36 ? $0 : nil }
  }
}
