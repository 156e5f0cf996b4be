internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Scene

/// What the eye tells apart.
struct BackdropInspector {
  private let content: Content
  /// What lies behind everything.
  private let canvas: RGBA
  private var looks: ResolvedStyleCache

  init(content: Content, options: SceneOptions) {
    self.content = content
    canvas = (options.background ?? options.theme.canvas).resolved(in: options.appearance)
    looks = ResolvedStyleCache(content, options.styleContext)
  }

  /// What lies behind the cells of a section, and the backgrounds that do. Nothing where one of those
  /// passes from one colour into another, which is not one colour.
  mutating func grounds(
    among elements: [SolvedElement], ofSection section: Int
  ) -> (panels: Panels, backgrounds: [SolvedElement])? {
    var panels = Panels(canvas: canvas)
    var backgrounds: [SolvedElement] = []
    let decorations = elements.filter { $0.section == section && $0.category == .decoration }
    for element in decorations.sorted(by: Self.isBelow) {
      let look = look(of: element, on: panels.backdrop(of: element))
      guard look.gradient == nil else { return nil }
      if let fill = look.fill {
        panels.add(element, fill: fill)
        backgrounds.append(element)
      }
    }
    return (panels, backgrounds)
  }

  static func isBelow(_ one: SolvedElement, _ other: SolvedElement) -> Bool {
    (one.zIndex, one.item) < (other.zIndex, other.item)
  }

  /// Whether an element has words of its own.
  func says(_ element: SolvedElement) -> Bool {
    let said = Fields(content[element])
    return [said.title, said.subtitle, said.detail].contains { $0?.isEmpty == false }
  }

  mutating func look(of element: SolvedElement, on backdrop: RGBA) -> ResolvedStyle {
    let said = content[element]
    return looks[
      StyleKey(element, said, Fields(said), role: Role(of: element), backdrop: backdrop)]
  }
}

extension SolvedLayout {
  /// What lies within a rectangle of a size at the beginning of a section, in points.
  func elements(beginning section: SolvedSection, within reach: CGSize) -> [SolvedElement] {
    elements(in: section.frame.common(with: CGRect(origin: section.frame.origin, size: reach)))
  }
}

extension RGBA {
  /// Whether all of red, green and blue are nearer to those of another colour than `distance`.
  func isNear(_ other: RGBA, _ distance: Double) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .allSatisfy { abs($0 - $1) < distance }
  }
}
