import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import LayoutSpec
import Scene

// Shorthand for elements in tests.

func cell(_ section: Int, _ item: Int, _ frame: CGRect, z: Int = 0, name: String? = nil)
  -> SolvedElement
{
  SolvedElement(
    .init(category: .cell, section: section, item: item), frame: frame, zIndex: z, name: name)
}

/// The rectangle of the ground of an icon, or of the first outline of another picture.
func pictureExtent(of shapes: [Shape]) -> CGRect? {
  shapes.lazy.compactMap { shape in
    switch shape {
    case .box(let box) where box.gradient != nil: box.rect
    case .outline(let outline): outline.path.points.extent
    case _: nil
    }
  }.first
}

func view(_ kind: String, _ section: Int, _ item: Int, _ frame: CGRect, z: Int = 1)
  -> SolvedElement
{
  SolvedElement(
    .init(category: .supplementary, kind: kind, section: section, item: item), frame: frame,
    zIndex: z)
}

func panel(_ kind: String, _ section: Int, _ frame: CGRect, z: Int = 0) -> SolvedElement {
  SolvedElement(
    .init(category: .decoration, kind: kind, section: section, item: 0), frame: frame, zIndex: z)
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Content with the given number of sections of cells without data.
func bare(_ sections: Int = 1, ids: [String?] = []) -> Content {
  Content.withTemplates(
    sections: (0..<sections).map {
      SectionContent(
        id: ids.indices.contains($0) ? ids[$0] : nil,
        items: .repeating(ElementContent(), count: 100))
    })
}

/// Content of one section with one row of data per cell.
func rows(_ rows: [ElementContent], styles: [String: Style] = [:]) -> Content {
  Content.withTemplates(sections: [SectionContent(items: .rows(rows))], styles: styles)
}

func scene(
  _ elements: [SolvedElement], _ content: Content = bare(), theme: Theme = .wireframe,
  appearance: Appearance = .light, viewport: CGRect? = nil,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> Scene {
  SceneBuilder.scene(
    elements: elements, contentSize: CGSize(width: 320, height: 480), content: content,
    options: SceneOptions(
      name: "figure", theme: theme, appearance: appearance, layoutDirection: direction,
      viewport: viewport))
}

extension Scene {
  /// The box behind an element; `nil` if it has none.
  func box(of element: SceneElement) -> Box? {
    guard let index = element.definition, case .box(let box) = definitions[index].shapes[0] else {
      return nil
    }
    return box
  }

  /// The text of the first paragraph of an element.
  func words(of element: SceneElement) -> String? {
    element.texts.first?.paragraphs.first?.string
  }
}

extension [Shape] {
  /// The points of outlines, including control points.
  var outlinePoints: [CGPoint] {
    flatMap { shape -> [CGPoint] in
      if case .outline(let outline) = shape { outline.path.points } else { [] }
    }
  }
}

extension VectorPath {
  /// All points, including control points.
  var points: [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }
}

extension VectorPath {
  /// Points on the lines and curves.
  var drawnPoints: [CGPoint] {
    var (pen, points) = (CGPoint.zero, [CGPoint]())
    visitSteps { _, numbers in
      let ends = stride(from: numbers.startIndex, to: numbers.endIndex, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      if ends.count == 3 {
        points += stride(from: 0.0, through: 1, by: 0.125).map { t in
          let u = 1 - t
          func part(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            u * u * u * pen[keyPath: axis] + 3 * u * u * t * ends[0][keyPath: axis]
              + 3 * u * t * t * ends[1][keyPath: axis] + t * t * t * ends[2][keyPath: axis]
          }
          return CGPoint(x: part(\.x), y: part(\.y))
        }
      } else {
        points += ends
      }
      pen = ends.last ?? pen
    }
    return points
  }
}

extension [CGPoint] {
  /// The bounding box of the points; the null rectangle if there are none.
  var extent: CGRect {
    let (xs, ys) = (map(\.x), map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension SceneElement {
  var paragraphs: [Paragraph] { texts.flatMap { $0.paragraphs + [$0.detail].compactMap { $0 } } }
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
