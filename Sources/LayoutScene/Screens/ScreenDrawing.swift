import CellContent
import Foundation
internal import Geometry
import Scene

/// The bars of a screen as elements: as the system draws them in its theme, else as labeled boxes.
struct ScreenDrawing {
  private let layout: ScreenLayout
  /// The opaque color behind the screen.
  private let canvas: RGBA
  private let options: SceneOptions

  init(_ layout: ScreenLayout, on canvas: RGBA, _ options: SceneOptions) {
    (self.layout, self.canvas, self.options) = (layout, canvas, options)
  }

  struct Element {
    var element: SolvedElement
    var data: ElementContent
    /// What is drawn instead of the data.
    var drawing: ElementDrawing?
  }

  /// The appearance of the bars: that of the picture, unless its labels would be illegible on what
  /// is behind the screen, or the status bar asks for the other one.
  var appearance: Appearance {
    let (dark, light) = (RGBA.black.contrast(on: canvas), RGBA.white.contrast(on: canvas))
    let isDark: Bool
    switch layout.screen.statusBar {
    case .light: isDark = true
    case .dark: isDark = false
    case .auto, .hidden:
      let own = options.appearance.isDark ? light : dark
      guard isReal, own < Self.leastContrast else { return options.appearance }
      isDark = light >= dark
    }
    return Appearance(isDark: isDark, hasHighContrast: options.appearance.hasHighContrast)
  }

  /// The contrast that labels need, in large text.
  private static let leastContrast = 3.0

  private var isReal: Bool { options.theme.name == Theme.system.name }

  /// The elements from bottom to top, with frames on the screen.
  func bars(measuring ruler: WordRuler?) -> [Element] {
    layout.bars(on: .components(canvas), measuring: ruler).compactMap { bar in
      isReal ? real(bar) : labeled(bar)
    }
  }

  private func real(_ bar: Bar) -> Element? {
    let element = bar.element
    switch bar.content {
    case .room: return Element(element: element, data: ElementContent(), drawing: ElementDrawing())
    case .view:
      let drawing = options.barDrawings[bar.name] ?? ElementDrawing()
      return Element(element: element, data: ElementContent(), drawing: drawing)
    case .statusBar:
      return Element(element: element, data: ElementContent(), drawing: statusBar(in: bar.frame))
    case .part(let part): return Element(element: element, data: Self.data(part))
    }
  }

  /// The data of an element that shows a part.
  static func data(_ part: Part) -> ElementContent {
    var data = ElementContent()
    data.overrides.content = ContentTemplate.none
    data.overrides.composition = "bar"
    data.overrides.background = .named("clear")
    data.parts = PartTrees(["bar": part])
    return data
  }

  private func statusBar(in frame: CGRect) -> ElementDrawing {
    let traits = layout.container.traits
    let ink: RGBA =
      switch layout.screen.statusBar {
      case .light: .white
      case .dark: .black
      case .auto, .hidden: RGBA.black.legible(on: canvas)
      }
    let bar = StatusBar(
      size: frame.size, isTablet: traits.userInterfaceIdiom == .pad,
      isRightToLeft: traits.layoutDirection == .rightToLeft, ink: ink)
    return ElementDrawing(bar.symbols(at: bar.symbolFrame.origin), texts: [bar.time])
  }

  /// A box with what the bar shows, in the style of decorations. Grounds are left out.
  private func labeled(_ bar: Bar) -> Element? {
    guard let label = bar.label else { return nil }
    var data = ElementContent(fields: ["title": label])
    data.overrides.content = label.isEmpty ? ContentTemplate.none : .caption
    return Element(element: bar.element, data: data)
  }
}
