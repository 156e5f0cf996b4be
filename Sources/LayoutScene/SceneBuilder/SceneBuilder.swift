import Artwork
internal import Basics
public import CellContent
public import Foundation
public import Geometry
internal import LayoutEngine
public import Scene

/// Creates scenes from solved layouts and their content.
///
/// A builder is used for a single call and keeps no state between calls.
public struct SceneBuilder {
  private let content: Content
  private let options: SceneOptions
  private var lists: VisibleLists
  private let viewport: CGRect
  /// The y coordinates in the picture, in points, that elements must reach; `nil` for all.
  var strip: ClosedRange<CGFloat>?
  /// The width of the content in points.
  private let contentWidth: CGFloat
  private var carousels: CarouselWindows
  private var definitions = DrawingTable()
  var filler: CellFiller
  private let ruler: WordRuler?
  private var siblings: CellSiblings
  private var atRest: Set<SolvedElement.Identity>

  /// Creates the scene of a layout from its elements.
  ///
  /// - Parameters:
  ///   - elements: The elements in any order. Those outside the viewport are left out.
  ///   - contentSize: The size of the content in points.
  ///   - content: The data and styles of the elements.
  ///   - options: The theme, appearance and viewport.
  ///   - text: Measures the text of parts and beside symbols. Without it, the sizes of parts are
  ///     estimated, and symbols and centered text are not centered together.
  /// - Complexity: O(*n* log *n*) in the number of elements.
  public static func scene(
    elements: [SolvedElement], contentSize: CGSize, content: Content, options: SceneOptions,
    measuring text: (any TextMeasuring)? = nil
  ) -> Scene {
    var builder = SceneBuilder(
      contentSize: contentSize, content: content, options: options, measuring: WordRuler(text))
    builder.siblings = CellSiblings(among: elements)
    return builder.scene(elements)
  }

  private init(
    contentSize: CGSize, content: Content, options: SceneOptions, measuring ruler: WordRuler?
  ) {
    let options = options.withAppearanceOfTheme
    (self.content, self.options, self.ruler) = (content, options, ruler)
    filler = CellFiller(content, options, measuring: ruler)
    (lists, carousels, siblings, atRest) = (VisibleLists(), CarouselWindows(), CellSiblings(), [])
    contentWidth = contentSize.width
    viewport = options.viewport ?? CGRect(origin: .zero, size: contentSize)
  }

  /// Creates a builder for some elements of a layout, with its lists, whose panels and separators are
  /// added, and its carousels, whose hidden parts are left out.
  ///
  /// - Parameter elements: The elements, with carousels scrolled.
  init(
    of layout: SolvedLayout, _ elements: [SolvedElement], content: Content, options: SceneOptions,
    carousels: CarouselWindows, measuring ruler: WordRuler?
  ) {
    self.init(
      contentSize: layout.contentSize, content: content, options: options, measuring: ruler)
    lists = VisibleLists(
      of: layout, elements: elements, content: content, options: self.options,
      viewport: viewport, &filler)
    self.carousels = carousels
    siblings = CellSiblings(of: layout)
    atRest = Set(
      elements.lazy.filter { $0.isPinned && !layout.isMovedByPinning($0) }.map(\.identity))
  }

  private var canvas: RGBA {
    if let color = options.background { return color.resolved(in: options.palette) }
    let below = options.theme.canvas.resolved(in: options.palette)
    return lists.canvas?.resolved(in: options.palette).over(below) ?? below
  }
}

extension SceneBuilder {
  /// The scene of the elements and the panels of lists.
  mutating func scene(_ elements: [SolvedElement]) -> Scene {
    var (seen, allData): ([SolvedElement], [ElementContent]) = ([], [])
    for element in elements + lists.parts where !element.isHidden {
      let bounds = element.frame.transformed(by: element.transform)
      guard bounds.overlaps(viewport), carousels.shows(element, bounds) else { continue }
      let data = filler.data(of: element)
      guard !data.isHidden, !isEmptyBadge(element, data) else { continue }
      seen.append(element)
      allData.append(data)
    }
    let behind = surrounding(options.surroundings?.behind, "behind")
    let groups =
      behind + groups(DrawingOrder.groups(seen), of: seen, data: allData)
      + surrounding(options.surroundings?.over, "over") + bars()
    var scene = Scene(
      name: options.name, title: options.title ?? options.name,
      summary: options.summary(of: seen, width: viewport.width),
      size: viewport.size, background: canvas, definitions: definitions.drawings, images: images,
      groups: groups)
    scene.language = options.language
    return scene
  }

  /// Whether an element is a badge without data and without a style on a cell with data.
  private mutating func isEmptyBadge(_ element: SolvedElement, _ data: ElementContent) -> Bool {
    guard element.category == .supplementary, data.isEmpty, Role.isBadge(element.frame.size),
      let host = element.hostItem, content.sections.indices.contains(element.section),
      options.drawings[element.identity] == nil,
      [element.name, element.kind].allSatisfy({ $0.map { content.styles[$0] == nil } ?? true })
    else { return false }
    return !content.sections[element.section].items[host].isEmpty
  }

  /// The bars of the screen.
  private mutating func bars() -> [SceneGroup] {
    guard var screen = options.screen else { return [] }
    if let sheet = options.sheet, screen.screen.sheet?.background == nil {
      screen.screen.sheet?.background = .components(sheet.background)
    }
    let canvas = canvas.over(options.appearance.isDark ? .black : .white)
    let shown = ScreenDrawing(screen.resized(toHeight: viewport.height), on: canvas, options)
    var context = options.styleContext
    context.appearance = shown.appearance
    filler.resolveStyles(of: content, in: context)
    var panels = emptyPanels
    let elements = shown.bars(measuring: ruler).flatMap { bar -> [SceneElement] in
      var element = bar.element
      element.frame = element.frame.offsetBy(dx: viewport.minX, dy: viewport.minY)
      if let drawing = bar.drawing { return [show(drawing, as: element)] }
      guard let shown = draw(element, data: bar.data, on: &panels) else { return [] }
      guard element.kind == "sheet", let sheet = options.sheet else { return [shown] }
      return [shown]
        + embedded(
          sheet,
          in: SceneClip(
            shown.frame, radius: screen.metrics["sheet.radius"], curve: .continuous))
    }
    return [SceneGroup(layer: .bars, elements: elements)]
  }

  /// The elements of the layout in a sheet, clipped by it.
  private mutating func embedded(_ scene: Scene, in clip: SceneClip) -> [SceneElement] {
    let origin = clip.rect.origin
    func moved(_ definition: Int?) -> Int? {
      definition.flatMap { definitions.index(of: scene.definitions[$0].shapes) }
    }
    return scene.groups.flatMap { group in
      group.elements.map { element in
        var element = element
        element.identity.kind = ["sheet", group.name, element.identity.kind].compactMap(\.self)
          .joined(separator: " ")
        element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        element.clip =
          element.clip.map { own in
            var moved = own.moved(by: origin)
            moved.rect = moved.rect.common(with: clip.rect)
            return moved
          } ?? clip
        element.definition = moved(element.definition)
        for index in element.layers.indices {
          element.layers[index].definition = moved(element.layers[index].definition)
        }
        return element
      }
    }
  }

  /// A drawing behind or above all elements, as an element that covers the viewport.
  private mutating func surrounding(_ drawing: ElementDrawing?, _ name: String) -> [SceneGroup] {
    guard let drawing else { return [] }
    var element = SceneElement(
      SolvedElement.Identity(
        category: .decoration, kind: name, section: 0, item: SolvedElement.layoutItem),
      frame: CGRect(origin: .zero, size: viewport.size), zIndex: 0,
      definition: definitions.index(of: drawing.shapes), texts: drawing.texts,
      opacity: drawing.opacity, transform: drawing.transform, overflow: drawing.overflow)
    element.layers = layers(of: drawing)
    return [SceneGroup(section: nil, name: name, elements: [element])]
  }

  private mutating func groups(
    _ ordered: [DrawingOrder.Group], of elements: [SolvedElement], data: [ElementContent]
  ) -> [SceneGroup] {
    let names = SectionNames(content.sections)
    var parts: [Int?: Int] = [:]
    shareTextSizes(of: zip(elements, data))
    var panels = emptyPanels
    var groups: [SceneGroup] = []
    for group in ordered {
      let part = parts[group.section, default: 0]
      parts[group.section] = part + 1
      groups.append(
        SceneGroup(
          section: group.section, name: names[group.section], part: part,
          elements: group.elements.compactMap {
            draw(elements[$0], data: data[$0], on: &panels)
          }))
    }
    return groups
  }

  private mutating func draw(
    _ element: SolvedElement, data: ElementContent, on panels: inout Panels
  ) -> SceneElement? {
    if let drawing = options.drawings[element.identity] { return show(drawing, as: element) }
    var data = data
    if let own = lists.styles[element.identity] { data.overrides = own }
    let backdrop = panels.backdrop(of: element, scrolledAlong: carousels.axis(of: element))
    let filling = filling(element, data, on: backdrop)
    let style = filler.style(of: filling)
    add(filling, style, to: &panels)
    func box(isBordered: Bool) -> [Shape] {
      style.shapes(
        of: element.frame.size, corners: filling.corners, seams: lists.seams(of: element),
        isBordered: isBordered)
    }
    var shapes = box(isBordered: true)
    let least = max(shapes.overflow, data.isComposed ? Self.partReach : 0)
    guard isInStrip(element, overflow: least) else { return nil }
    let inside = filler.arrangement(of: filling)
    let overflow = max(shapes.overflow, inside.overflow)
    shapes = (inside.coversBorder ? box(isBordered: false) : shapes) + inside.shapes
    var shown = SceneElement(
      element.identity,
      frame: element.frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY),
      zIndex: element.zIndex, style: style.name,
      definition: definitions.index(of: shapes), texts: inside.texts,
      opacity: style.opacity * element.alpha, transform: element.transform,
      clip: carousels.clip(of: element, in: viewport), overflow: overflow)
    if !inside.layers.isEmpty { shown.layers = inside.layers.map { layer($0) } }
    if data.swipedEdge != nil,
      let buttons = SwipeButtons(
        of: data, content.sections[safely: element.section]?.swipeActions, at: filling.list,
        style: style,
        palette: options.palette, direction: options.layoutDirection, ruler: ruler)
    {
      show(buttons, beside: &shown, corners: filling.corners)
    }
    return shown
  }

  /// How far parts may reach beyond their cell to be in a strip that the cell is not in, in points.
  private static let partReach: CGFloat = 100

  /// Whether the picture of a strip shows an element.
  private func isInStrip(_ element: SolvedElement, overflow: CGFloat) -> Bool {
    guard let strip else { return true }
    let bounds = element.frame.insetBy(dx: -overflow, dy: -overflow)
      .transformed(by: element.transform).offsetBy(dx: 0, dy: -viewport.minY)
    return bounds.minY <= strip.upperBound && bounds.maxY >= strip.lowerBound
  }

  /// Moves a row aside and draws buttons in the room that it leaves.
  private mutating func show(
    _ buttons: SwipeButtons, beside row: inout SceneElement, corners: CornerRadii?
  ) {
    let size = row.frame.size
    let visible = LayerClip(
      VectorPath.rectangle(CGRect(origin: .zero, size: size), corners: corners ?? .square))
    let aside = CGAffineTransform(translationX: buttons.shift, y: 0)
    let base = SceneElement.Layer(definition: row.definition, texts: row.texts)
    let whole = [base] + row.layers
    row.layers = whole.map { layer in
      var layer = layer
      layer.transform = layer.transform.concatenating(aside)
      layer.windows = layer.windows.map { $0.applying(aside) } + [visible]
      return layer
    }
    row.layers.append(
      SceneElement.Layer(
        definition: definitions.index(of: buttons.shapes(in: size)),
        texts: buttons.texts(in: size), windows: [visible]))
    (row.definition, row.texts) = (nil, [])
  }

  /// An element with what its content depends on.
  ///
  /// - Parameter backdrop: The opaque color behind it.
  func filling(
    _ element: SolvedElement, _ data: ElementContent, on backdrop: RGBA = .white
  ) -> Filling {
    let isInset =
      element.category == .supplementary
      && ComposedCell.isInset(
        leading: element.frame.minX, trailing: contentWidth - element.frame.maxX)
    let place = CellPlace(
      covered: lists.covered(element), isInset: isInset, backdrop: backdrop)
    var filling = Filling(
      element, data, list: lists.place(of: element), at: place,
      isAtRest: atRest.contains(element.identity))
    filling.corners = lists.corners(of: element)
    filling.hasSeams = lists.seams(of: element) != nil
    return filling
  }

  /// Finds the text sizes that cells share with their siblings.
  private mutating func shareTextSizes(of elements: some Sequence<(SolvedElement, ElementContent)>)
  {
    guard filler.reducesTexts else { return }
    for (element, data) in elements where options.drawings[element.identity] == nil {
      let filling = filling(element, data)
      guard filler.seeksTextSize(of: filling) else { continue }
      let cells = siblings.siblings(of: element)
      filler.shareTextSize(
        of: filling, among: cells.map { self.filling($0, filler.data(of: $0)) })
    }
  }

  /// The compositions of the user's among some elements, as they are drawn.
  mutating func composedCells(
    _ elements: [SolvedElement]
  ) -> [(element: SolvedElement, cell: SolvedCell)] {
    let composed = elements.map { ($0, filler.data(of: $0)) }.filter { $1.isComposed }
    shareTextSizes(of: composed)
    let panels = panels(among: composed.isEmpty ? [] : elements + lists.parts)
    return composed.compactMap { element, data in
      let backdrop = panels.backdrop(of: element, scrolledAlong: carousels.axis(of: element))
      return filler.composedCell(of: filling(element, data, on: backdrop)).map { (element, $0) }
    }
  }

  /// The backgrounds among some elements, which determine the colors of text on them.
  private mutating func panels(among elements: [SolvedElement]) -> Panels {
    var panels = emptyPanels
    for element in elements where element.category == .decoration {
      let filling = filling(
        element, filler.data(of: element), on: panels.backdrop(of: element))
      add(filling, filler.style(of: filling), to: &panels)
    }
    return panels
  }

  private func add(_ filling: Filling, _ style: ResolvedStyle, to panels: inout Panels) {
    guard filling.element.category == .decoration, filling.list?.part != .separator,
      let fill = style.boxColor
    else { return }
    panels.add(filling.element, fill: fill)
  }

  private var emptyPanels: Panels {
    Panels(canvas: canvas.over(options.appearance.isDark ? .black : .white))
  }

  /// The scene element for a drawing made by other code.
  private mutating func show(_ drawing: ElementDrawing, as element: SolvedElement) -> SceneElement {
    let drawing = lists.fit(drawing, to: element, options)
    var shown = SceneElement(
      element.identity,
      frame: element.frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY),
      zIndex: element.zIndex, definition: definitions.index(of: drawing.shapes),
      texts: drawing.texts, opacity: drawing.opacity * element.alpha,
      transform: drawing.transform.concatenating(element.transform),
      clip: carousels.clip(of: element, in: viewport), overflow: drawing.overflow)
    shown.layers = layers(of: drawing)
    return shown
  }

  private mutating func layer(_ layer: Arrangement.Layer) -> SceneElement.Layer {
    SceneElement.Layer(
      definition: definitions.index(of: layer.shapes), texts: layer.texts,
      windows: layer.windows.map {
        LayerClip(VectorPath.rectangle($0.rect, corners: $0.corners))
      }, opacity: layer.opacity)
  }

  private mutating func layers(of drawing: ElementDrawing) -> [SceneElement.Layer] {
    drawing.layers.map { layer in
      SceneElement.Layer(
        definition: definitions.index(of: layer.shapes), texts: layer.texts,
        transform: layer.transform, windows: layer.windows, opacity: layer.opacity)
    }
  }

  /// The images that the definitions refer to, without duplicates.
  private var images: [SceneImage] {
    var seen: Set<String> = []
    return definitions.drawings.flatMap(\.imageNames).compactMap { name -> SceneImage? in
      guard seen.insert(name).inserted else { return nil }
      let inSheet = { options.sheet?.images.first { $0.name == name } }
      return content.images[name].map { SceneImage(name, $0) } ?? inSheet()
    }
  }
}
