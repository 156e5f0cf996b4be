import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import LayoutSpec
import Scene

@testable import CairoRenderer

// Helpers that build scenes for tests and read their pixels.

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A scene of shapes and texts, each in its own element.
func scene(
  _ width: CGFloat = 100, _ height: CGFloat = 100, background: RGBA = .white,
  _ parts: (CGRect, Box?, [TextBlock])...
) -> Scene {
  scene(width, height, background: background, parts: parts)
}

func scene(
  _ width: CGFloat = 100, _ height: CGFloat = 100, background: RGBA = .white,
  parts: [(CGRect, Box?, [TextBlock])]
) -> Scene {
  var definitions: [Drawing] = []
  let elements = parts.enumerated().map { index, part in
    if let box = part.1 { definitions.append(Drawing([.box(box)])) }
    return SceneElement(
      .init(category: .cell, section: 0, item: index), frame: part.0,
      definition: part.1.map { _ in definitions.count - 1 }, texts: part.2)
  }
  return Scene(
    name: "figure", title: "Figure", summary: "Shapes", size: CGSize(width: width, height: height),
    background: background, definitions: definitions,
    groups: [SceneGroup(section: 0, name: "section0", elements: elements)])
}

/// A scene of 100 by 100 points with one element that fills it.
func scene(_ shapes: Shape..., background: RGBA = .white, images: [SceneImage] = []) -> Scene {
  var scene = scene(100, 100, background: background, parts: [(box(0, 0, 100, 100), nil, [])])
  scene.definitions = [Drawing(shapes)]
  scene.images = images
  scene.groups[0].elements[0].definition = 0
  return scene
}

/// The scene of a styled cell in the middle of 100 by 100 points.
func scene(
  cell frame: CGRect = box(10, 10, 80, 80), _ style: Style, fields: [String: String] = [:],
  images: ImageLibrary = ImageLibrary(), isMirrored: Bool = false
) -> Scene {
  let row = ElementContent(fields: fields, overrides: style)
  var content = Content.withTemplates(sections: [SectionContent(items: .rows([row]))])
  content.images = images
  var options = SceneOptions(name: "figure", background: .components(.white))
  options.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
  options.viewport = box(0, 0, 100, 100)
  return SceneBuilder.scene(
    elements: [SolvedElement(.init(category: .cell, section: 0, item: 0), frame: frame, zIndex: 0)],
    contentSize: CGSize(width: 100, height: 100), content: content, options: options)
}

/// Whether the components of a pixel and a color differ by at most `tolerance`.
func isNear(_ pixel: [UInt8], _ color: [UInt8], within tolerance: Int = 2) -> Bool {
  zip(pixel, color).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}

/// A box that fills its frame.
func filled(
  _ frame: CGRect, _ fill: RGBA? = .black, radius: CGFloat = 0, stroke: Box.Stroke? = nil
) -> (CGRect, Box?, [TextBlock]) {
  let rect = CGRect(origin: .zero, size: frame.size)
  return (frame, Box(rect, corners: CornerRadii(radius), fill: fill, stroke: stroke), [])
}

/// Black text that fills its frame.
func text(
  _ string: String, _ frame: CGRect, size: CGFloat = 17, lineHeight: CGFloat? = nil,
  lines: Int = 1, alignment: TextBlock.Alignment = .center, fit: TextBlock.Fit = .ellipsis
) -> (CGRect, Box?, [TextBlock]) {
  let font = TextMetrics(
    size: size, lineHeight: lineHeight ?? TextMetrics.lineHeight(forSize: size))
  let block = TextBlock(
    [Paragraph(string, role: "title", font: font, color: .black, maxLines: lines)],
    in: CGRect(origin: .zero, size: frame.size), alignment: alignment, fit: fit)
  return (frame, nil, [block])
}

extension PixelRows {
  /// Calls `body` with each row from top to bottom.
  func forEachRow(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    try forEachBand(in: 0..<source.height) { try $0.forEachRow(body) }
  }
}

/// The pixels of a drawn picture.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel, one byte each.
  private(set) var bytes: [UInt8]

  init(_ scene: Scene, scale: CGFloat = 1) throws {
    let source = try PictureSource(scene, scale: scale)
    (width, height) = (source.width, source.height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    let stride = width * 4
    var start = 0
    try PixelRows(source).forEachRow { row in
      bytes.replaceSubrange(start..<start + stride, with: row)
      start += stride
    }
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }

  /// The rows of a part of the picture.
  func rows(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.lowerBound * width * 4..<range.upperBound * width * 4]
  }

  /// The columns and rows, in pixels, that are not white.
  var ink: CGRect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < width * height {
        let pixel = index * 4
        if bytes[pixel] & bytes[pixel + 1] & bytes[pixel + 2] != 255 {
          let (x, y) = (index % width, index / width)
          (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        }
        index += 1
      }
    }
    guard right >= 0 else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension Content {
  /// Content whose elements can show content templates.
  static func withTemplates(
    sections: [SectionContent], boundary: [String: ElementContent] = [:],
    styles: [String: Style] = [:], images: ImageLibrary = ImageLibrary()
  ) -> Content {
    var content = Content(sections: sections, boundary: boundary, styles: styles, images: images)
    content.templates = BuiltInContents.parts
    return content
  }
}
