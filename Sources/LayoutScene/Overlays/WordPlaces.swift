import CompositionalLayout
import Foundation

extension Scene {
  /// Where the picture says something, a rectangle for each paragraph and each sign, switch or icon:
  /// what labels should not cover.
  ///
  /// - Complexity: O(texts and shapes), each distinct one measured once.
  func wordPlaces(measuring text: inout some TextMeasuring) -> [CGRect] {
    var known: [TextBlock: [CGRect]] = [:]
    var places: [CGRect] = []
    let signs = definitions.map { drawing in drawing.shapes.compactMap(\.signPlace) }
    for element in elements where element.transform.isIdentity && element.opacity > 0 {
      func show(_ found: [CGRect]) {
        let moved = found.map { $0.offsetBy(dx: element.frame.minX, dy: element.frame.minY) }
        places += moved.map { rect in element.clip.map { rect.common(with: $0.rect) } ?? rect }
      }
      if let definition = element.definition { show(signs[definition]) }
      for block in element.texts {
        let found =
          known[block]
          ?? text.block(block, width: block.box.width).wordPlaces(measuring: &text)
        known[block] = found
        show(found)
      }
    }
    let picture = CGRect(origin: .zero, size: size)
    return places.filter { $0.width > 0 && $0.height > 0 && $0.overlaps(picture) }
      .map { $0.common(with: picture) }
  }
}

extension TextBlock {
  /// Where its paragraphs and its detail stand, from what they would take with nothing cut.
  fileprivate func wordPlaces(measuring text: inout some TextMeasuring) -> [CGRect] {
    let taken = text.room(ofDetailIn: self, width: box.width)
    let room = max(box.width - taken, 1)
    let lengths = paragraphs.map { paragraph in
      let extent = text.extent(of: paragraph, width: fit == .ellipsis ? room : nil)
      let lines = min(extent.lines, paragraph.maxLines)
      return CGSize(
        width: min(extent.width, room), height: CGFloat(lines) * paragraph.font.lineHeight)
    }
    let gaps = CGFloat(max(paragraphs.count - 1, 0)) * spacing
    var top = box.midY - lengths.reduce(gaps) { $0 + $1.height } / 2
    var places: [CGRect] = []
    for (paragraph, size) in zip(paragraphs, lengths) {
      places.append(ink(of: paragraph, size, top: top, alignment))
      top += size.height + spacing
    }
    if let detail {
      let size = CGSize(width: taken - Self.detailGap, height: detail.font.lineHeight)
      let middle = places.first.map { $0.minY + (lengths[0].height > 0 ? $0.height / 2 : 0) }
      places.append(
        ink(
          of: detail, size, top: (middle ?? box.midY) - size.height / 2,
          alignment == .right ? .left : .right))
    }
    return places.map { $0.common(with: box) }
  }

  /// A paragraph's lines without what they leave free above and below their letters.
  private func ink(
    of paragraph: Paragraph, _ size: CGSize, top: CGFloat, _ alignment: Alignment
  ) -> CGRect {
    let x =
      switch alignment {
      case .left: box.minX
      case .center: box.midX - size.width / 2
      case .right: box.maxX - size.width
      }
    let free = max(paragraph.font.lineHeight - paragraph.font.size, 0) / 2
    return CGRect(x: x, y: top + free, width: size.width, height: max(size.height - 2 * free, 0))
  }
}

extension Shape {
  /// The middle of the shape, if it is as small as a sign; `nil` for grounds, pictures and what is as
  /// good as not there. A sign is known by its middle: a label may cover a corner.
  fileprivate var signPlace: CGRect? {
    let rect: CGRect? =
      switch self {
      case .box(let box): box.fill != nil || box.gradient != nil ? box.rect : nil
      case .clipped(let clipped): clipped.rect
      case .image(let image): image.rect
      case .line(let line): line.points.bounds
      case .outline(let outline): outline.path.corners.bounds
      case .strokes, .shadow: nil
      }
    return rect.flatMap { rect in
      rect.width <= 72 && rect.height <= 36
        ? rect.insetBy(dx: rect.width / 5, dy: rect.height / 5) : nil
    }
  }
}

extension [CGPoint] {
  /// The smallest rectangle around all of them; `nil` for none.
  fileprivate var bounds: CGRect? {
    guard let first else { return nil }
    return reduce(CGRect(origin: first, size: .zero)) { rect, point in
      rect.joined(with: CGRect(origin: point, size: .zero))
    }
  }
}

extension VectorPath {
  /// All points, those that only draw curves to their side too.
  fileprivate var corners: [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }
}
