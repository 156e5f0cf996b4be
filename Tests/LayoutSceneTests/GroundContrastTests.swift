import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

/// Checks every text of a scene against the colors painted below it: cards, rows, chips and
/// capsules.
struct GroundContrastTests {
  static let looks = Theme.names.flatMap { name in Appearance.allCases.map { (name, $0) } }

  /// Expects that all text is legible.
  private func expectLegible(_ scene: Scene, _ look: (String, Appearance)) {
    var texts = 0
    for element in scene.elements {
      for block in element.texts {
        let ground = scene.ground(below: block, of: element)
        for paragraph in block.paragraphs + [block.detail].compactMap({ $0 }) {
          texts += 1
          let contrast = ground.map { paragraph.color.contrast(on: $0) }.min() ?? 0
          let least = Theme.named(look.0)?.leastContrast(of: paragraph.color, look.1)
          #expect(
            contrast >= least ?? RGBA.legibleContrast,
            "\(look.0) \(look.1) \(element.identity) \(paragraph.role) \(contrast)")
        }
      }
    }
    #expect(texts > 0)
  }

  private static func row(_ fields: [String: String]) -> ElementContent {
    ElementContent(
      fields: ["title": "One", "subtitle": "Two", "detail": "3"].merging(fields) { $1 })
  }

  @Test(arguments: looks, ListConfiguration.Appearance.allCases)
  func `lists are legible`(
    _ look: (String, Appearance), appearance: ListConfiguration.Appearance
  ) throws {
    let rows = [
      Self.row([:]), Self.row(["accessory": "disclosure"]), Self.row(["accessory": "badge"]),
      Self.row(["image": "avatar", "accessory": "detail"]), Self.row(["image": "icon-3"]),
    ]
    let list = List(appearance, [rows, rows], headers: .supplementary, footers: .supplementary)
    let theme = try #require(Theme.named(look.0))
    expectLegible(try list.scene(theme: theme, appearance: look.1), look)
  }

  @Test(arguments: Appearance.allCases, [ListConfiguration.Appearance.grouped, .insetGrouped])
  func `headers and footers have the system's color of secondary text`(
    look: Appearance, appearance: ListConfiguration.Appearance
  ) throws {
    var list = List(
      appearance, [[Self.row([:])]], headers: .supplementary, footers: .supplementary)
    list.compatibility = .ios18
    let scene = try list.scene(theme: .system, appearance: look)
    let gray = ColorReference.named("secondaryLabel").resolved(in: look)
    let colors = scene.elements.filter { $0.identity.category == .supplementary }
      .flatMap { $0.paragraphs.map(\.color) }
    #expect(!colors.isEmpty && colors.allSatisfy { $0 == gray })
  }

  /// Covers the theme's background and backgrounds that a style sets.
  @Test(arguments: looks, ContentTemplate.allCases)
  func `templates are legible`(_ look: (String, Appearance), template: ContentTemplate) throws {
    let theme = try #require(Theme.named(look.0))
    guard template != .none else { return }
    let grounds: [(inout Style) -> Void] = [
      { _ in }, { $0.background = .named("clear") }, { $0.background = .named("systemYellow") },
      { $0.background = .named("systemIndigo") },
      { $0.gradient = GradientReference([.named("blue"), .named("black")]) },
      { $0.gradient = GradientReference([.named("systemYellow"), .named("systemMint")]) },
    ]
    let cells = grounds.map { ground in
      var style = Style()
      style.content = template
      ground(&style)
      return ElementContent(
        fields: ["title": "One", "subtitle": "Two", "detail": "Three", "image": "avatar"],
        overrides: style)
    }
    let elements = cells.indices.map { cell(0, $0, box(10, 10 + 80 * CGFloat($0), 300, 70)) }
    expectLegible(scene(elements, rows(cells), theme: theme, appearance: look.1), look)
  }

  /// The background of a translucent cell is mixed with the color behind the cell.
  @Test func `text color depends on the visible background of a translucent cell`() throws {
    var style = Style()
    style.background = .named("systemYellow")
    func text(_ opacity: CGFloat) -> RGBA? {
      style.opacity = opacity
      let data = ElementContent(fields: ["title": "One"], overrides: style)
      let scene = scene(
        [cell(0, 0, box(0, 0, 200, 80))], rows([data]), theme: .system, appearance: .dark)
      return scene.elements.first?.texts.first?.paragraphs.first?.color
    }
    #expect(text(1) == .black && text(0.2) == .white)
  }
}

extension Scene {
  /// All colors below a text, including those of gradients.
  fileprivate func ground(below block: TextBlock, of element: SceneElement) -> [RGBA] {
    let place = CGPoint(
      x: element.frame.minX + block.box.midX, y: element.frame.minY + block.box.midY)
    var ground = [background.over(.white)]
    for other in elements {
      let shapes = other.definition.map { definitions[$0].shapes } ?? []
      for shape in shapes {
        guard let (rect, fills) = shape.filled,
          rect.offsetBy(dx: other.frame.minX, dy: other.frame.minY).contains(place)
        else { continue }
        for fill in fills where !fill.isEmpty {
          ground = fill.flatMap { color in ground.map { color.over($0) } }
        }
      }
      if other == element { break }
    }
    return ground
  }
}

extension Shape {
  /// The rectangle that a shape fills and its colors, composited in order.
  fileprivate var filled: (CGRect, [[RGBA]])? {
    switch self {
    case .box(let box):
      (box.rect, [box.fill.map { [$0] } ?? [], box.gradient?.stops.map(\.color) ?? []])
    case .outline(let outline):
      switch outline.fill {
      case nil: nil
      case .color(let color): (outline.path.points.extent, [[color]])
      case .gradient(let gradient): (outline.path.points.extent, [gradient.stops.map(\.color)])
      }
    case .line, .strokes, .shadow, .image, .clipped, .faded: nil
    }
  }
}
