import Artwork
internal import Basics
public import CellContent
public import Foundation
public import Geometry
public import Scene

/// Creates scenes from solved layouts and their content.
///
/// A builder is used for a single call and keeps no state between calls.
public struct SceneBuilder {
  private let content: Content
  private var contents: ContentCache
  private var iconColors: IconColors
  private let options: SceneOptions
  private let lists: VisibleLists
  private let viewport: CGRect
  /// The width of the content in points.
  private let contentWidth: CGFloat
  private let carousels: CarouselWindows
  private var definitions = DrawingTable()
  private var styles: ResolvedStyleCache
  private var rows = ListArrangements()
  private let ruler: WordRuler?
  private var textSizes = LargeText.Sizes()
  private var siblings: CellSiblings
  private let atRest: Set<SolvedElement.Identity>

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
    scene(
      elements: elements, contentSize: contentSize, content: content, options: options,
      lists: VisibleLists(), carousels: CarouselWindows(), atRest: [],
      siblings: CellSiblings(), ruler: WordRuler(text))
  }

  /// Creates the scene of a layout with lists, whose panels and separators are added, and with
  /// carousels, whose hidden parts are left out.
  ///
  /// - Parameter atRest: The pinned elements at their resting positions.
  static func scene(
    elements: [SolvedElement], contentSize: CGSize, content: Content, options: SceneOptions,
    lists: VisibleLists, carousels: CarouselWindows, atRest: Set<SolvedElement.Identity>,
    siblings: CellSiblings, ruler: WordRuler?
  ) -> Scene {
    var builder = SceneBuilder(
      contentSize: contentSize, content: content, options: options, lists: lists,
      carousels: carousels, atRest: atRest, siblings: siblings, ruler: ruler)
    return builder.scene(elements + lists.parts)
  }

  private init(
    contentSize: CGSize, content: Content, options: SceneOptions, lists: VisibleLists,
    carousels: CarouselWindows, atRest: Set<SolvedElement.Identity>, siblings: CellSiblings,
    ruler: WordRuler?
  ) {
    self.content = content
    self.siblings = siblings
    self.ruler = ruler
    self.atRest = atRest
    contents = ContentCache(content)
    iconColors = IconColors(content)
    let options = options.withAppearanceOfTheme
    self.options = options
    styles = ResolvedStyleCache(content, options.styleContext)
    self.lists = lists
    self.carousels = carousels
    self.contentWidth = contentSize.width
    self.viewport = options.viewport ?? CGRect(origin: .zero, size: contentSize)
  }

  private var canvas: RGBA {
    if let color = options.background { return color.resolved(in: options.palette) }
    let below = options.theme.canvas.resolved(in: options.palette)
    return lists.canvas?.resolved(in: options.palette).over(below) ?? below
  }
}

extension SceneBuilder {
  private mutating func scene(_ elements: [SolvedElement]) -> Scene {
    var (seen, allData): ([SolvedElement], [ElementContent]) = ([], [])
    for element in elements where !element.isHidden {
      let bounds = element.frame.transformed(by: element.transform)
      guard bounds.overlaps(viewport), carousels.shows(element, bounds) else { continue }
      let data = contents[element]
      guard !data.isHidden, !isEmptyBadge(element, data) else { continue }
      seen.append(element)
      allData.append(data)
    }
    let behind = surrounding(options.surroundings?.behind, "behind")
    let groups =
      behind + groups(DrawingOrder.groups(seen), of: seen, data: allData)
      + surrounding(options.surroundings?.over, "over")
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
    if ruler != nil, options.textSize.isLargerThanDefault {
      for (element, data) in zip(elements, data) { recordTextSize(of: element, data: data) }
    }
    var panels = emptyPanels
    var groups: [SceneGroup] = []
    for group in ordered {
      let part = parts[group.section, default: 0]
      parts[group.section] = part + 1
      groups.append(
        SceneGroup(
          section: group.section, name: names[group.section], part: part,
          elements: group.elements.map { draw(elements[$0], data: data[$0], on: &panels) }))
    }
    return groups
  }

  private mutating func draw(
    _ element: SolvedElement, data: ElementContent, on panels: inout Panels
  ) -> SceneElement {
    if let drawing = options.drawings[element.identity] { return show(drawing, as: element) }
    var data = data
    if let own = lists.styles[element.identity] { data.overrides = own }
    let (role, place, size) = (Role(of: element), lists.place(of: element), element.frame.size)
    let fields = Fields(data)
    let backdrop = panels.backdrop(of: element, scrolledAlong: carousels.axis(of: element))
    let key = StyleKey(
      element, data, fields, role: role, place: place, backdrop: backdrop,
      isAtRest: atRest.contains(element.identity))
    let style = styles[key]
    if role == .decoration, place?.part != .separator, let fill = style.boxColor {
      panels.add(element, fill: fill)
    }
    let inside = LargeText.make(
      upTo: sharedTextSize(of: element, data: data), measuring: ruler
    ) { size in
      arrangement(
        of: element, data, fields, style: size == options.textSize ? style : styles[key.at(size)],
        on: backdrop)
    } showing: {
      $0
    }
    let box = style.shapes(
      of: size, corners: lists.corners(of: element), seams: lists.seams(of: element),
      isBordered: !inside.coversBorder)
    let shapes = box + inside.shapes
    var shown = SceneElement(
      element.identity,
      frame: element.frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY),
      zIndex: element.zIndex, style: style.name,
      definition: definitions.index(of: shapes), texts: inside.texts,
      opacity: style.opacity * element.alpha, transform: element.transform,
      clip: carousels.clip(of: element, in: viewport), overflow: box.overflow)
    if !inside.layers.isEmpty { shown.layers = inside.layers.map { layer($0) } }
    if data.swipedEdge != nil,
      let buttons = SwipeButtons(
        of: data, content.sections[safely: element.section]?.swipeActions, at: place, style: style,
        palette: options.palette, direction: options.layoutDirection, ruler: ruler)
    {
      show(buttons, beside: &shown, corners: lists.corners(of: element))
    }
    return shown
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

  /// The largest text size of an element that is known to fit in all cells that share it.
  private mutating func sharedTextSize(
    of element: SolvedElement, data: ElementContent
  ) -> UIContentSizeCategory {
    guard options.textSize.isLargerThanDefault else { return options.textSize }
    let siblings = data.isComposed ? siblings.siblings(of: element) : nil
    return textSizes[element, data, top: siblings.map { _ in top(of: element) }]
      ?? options.textSize
  }

  /// Records the largest text size that fits in a cell and in those that share its text size.
  private mutating func recordTextSize(of element: SolvedElement, data: ElementContent) {
    guard textSizes.applies(to: element, data),
      data.isComposed || lists.place(of: element) == nil,
      options.drawings[element.identity] == nil
    else { return }
    guard data.isComposed, let siblings = siblings.siblings(of: element) else {
      textSizes[element, data, top: nil] = textSize(
        fitting: element, data, upTo: textSizes[element, data, top: nil] ?? options.textSize)
      return
    }
    let (place, top) = (lists.place(of: element), top(of: element))
    guard textSizes[element, data, top: top] == nil else { return }
    var largest = options.textSize
    var seen: Set<ElementContent> = []
    for sibling in siblings {
      let other = contents[sibling]
      guard other.isComposed, other.style == data.style, lists.place(of: sibling) == place,
        seen.insert(other).inserted
      else { continue }
      largest = textSize(fitting: sibling, other, upTo: largest)
    }
    textSizes[element, data, top: top] = largest
  }

  /// A common position of cells that share their text size: 1 for the headers of lists.
  private func top(of element: SolvedElement) -> CGFloat {
    lists.place(of: element)?.part == .row || lists.place(of: element) == nil ? 0 : 1
  }

  private mutating func textSize(
    fitting cell: SolvedElement, _ data: ElementContent, upTo largest: UIContentSizeCategory
  ) -> UIContentSizeCategory {
    let fields = Fields(data)
    let key = StyleKey(
      cell, data, fields, role: .cell, place: lists.place(of: cell), backdrop: .white)
    return LargeText.make(upTo: largest, measuring: ruler) {
      $0
    } showing: { size in
      let style = styles[key.at(size)]
      // The frame of a cell that is far away may still be estimated.
      if cell.fit.height, !cell.fit.width,
        let composed = composedCell(cell, data, fields, style, on: .white)
      {
        return composed.arrangement(
          in: composed.size(width: cell.frame.width, height: nil, estimate: .zero))
      }
      return arrangement(of: cell, data, fields, style: style, on: .white)
    }
  }

  /// The content of an element above its box.
  ///
  /// - Parameter backdrop: The opaque color behind the element.
  private mutating func arrangement(
    of element: SolvedElement, _ data: ElementContent, _ fields: Fields, style: ResolvedStyle,
    on backdrop: RGBA
  ) -> Arrangement {
    if let cell = cell(element, data, fields, style, on: backdrop) {
      if cell.showsGeneratedIcon {
        cell.iconColor = iconColors.color(of: element, style.template, contents: &contents)
      }
      return cell.arrangement(
        in: element.frame.size, corners: lists.corners(of: element),
        hasSeams: lists.seams(of: element) != nil)
    }
    var artwork = Artwork(
      element, fields, style: style, images: content.images, direction: options.layoutDirection)
    if case .icon? = artwork?.picture, artwork?.ground == nil {
      artwork?.iconColor = iconColors.color(of: element, style.template, contents: &contents)
    }
    let row = ComposedCell(
      inList: element, data, fields, style: style, artwork: artwork,
      direction: options.layoutDirection, covered: lists.covered(element), ruler: ruler)
    guard let row else { return Arrangement() }
    return rows.arrangement(
      of: row, in: element.frame.size, corners: lists.corners(of: element),
      hasSeams: lists.seams(of: element) != nil)
  }

  /// The parts of an element; `nil` for the rows of lists.
  private func cell(
    _ element: SolvedElement, _ data: ElementContent, _ fields: Fields, _ style: ResolvedStyle,
    on backdrop: RGBA
  ) -> ComposedCell? {
    ComposedCell(
      element, data, fields, style: style, images: content.images, templates: content.templates,
      direction: options.layoutDirection, ruler: ruler,
      isInset: element.category == .supplementary
        && ComposedCell.isInset(
          leading: element.frame.minX, trailing: contentWidth - element.frame.maxX),
      backdrop: backdrop)
  }

  /// The composition of the user's that an element shows; `nil` for templates.
  private func composedCell(
    _ element: SolvedElement, _ data: ElementContent, _ fields: Fields, _ style: ResolvedStyle,
    on backdrop: RGBA
  ) -> ComposedCell? {
    guard data.isComposed, let cell = cell(element, data, fields, style, on: backdrop),
      !cell.isTemplate
    else { return nil }
    return cell
  }

  /// The composed cells among some elements, as they are drawn.
  static func composedCells(
    of elements: [SolvedElement], contentSize: CGSize, content: Content, options: SceneOptions,
    lists: VisibleLists, carousels: CarouselWindows, siblings: CellSiblings, ruler: WordRuler?
  ) -> [(element: SolvedElement, cell: ComposedCell)] {
    var builder = SceneBuilder(
      contentSize: contentSize, content: content, options: options, lists: lists,
      carousels: carousels, atRest: [], siblings: siblings, ruler: ruler)
    let composed = elements.map { (element: $0, data: builder.contents[$0]) }.filter {
      $0.data.isComposed
    }
    if options.textSize.isLargerThanDefault {
      for (element, data) in composed { builder.recordTextSize(of: element, data: data) }
    }
    let panels = builder.panels(among: composed.isEmpty ? [] : elements)
    return composed.compactMap { element, data in
      let axis = carousels.axis(of: element)
      let backdrop = panels.backdrop(of: element, scrolledAlong: axis)
      return builder.composedCell(of: element, data: data, on: backdrop).map { (element, $0) }
    }
  }

  /// The backgrounds among some elements, which determine the colors of text on them.
  private mutating func panels(among elements: [SolvedElement]) -> Panels {
    var panels = emptyPanels
    for element in elements where Role(of: element) == .decoration {
      let (data, place) = (contents[element], lists.place(of: element))
      let key = StyleKey(
        element, data, Fields(data), role: .decoration, place: place,
        backdrop: panels.backdrop(of: element))
      if place?.part != .separator, let fill = styles[key].boxColor {
        panels.add(element, fill: fill)
      }
    }
    return panels
  }

  private var emptyPanels: Panels {
    Panels(canvas: canvas.over(options.appearance == .light ? .white : .black))
  }

  private mutating func composedCell(
    of element: SolvedElement, data: ElementContent, on backdrop: RGBA
  ) -> ComposedCell? {
    let fields = Fields(data)
    let key = StyleKey(
      element, data, fields, role: Role(of: element), place: lists.place(of: element),
      backdrop: backdrop)
    let size = LargeText.make(
      upTo: sharedTextSize(of: element, data: data), measuring: ruler
    ) {
      $0
    } showing: {
      arrangement(of: element, data, fields, style: styles[key.at($0)], on: backdrop)
    }
    return composedCell(element, data, fields, styles[key.at(size)], on: backdrop)
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
    return definitions.drawings.flatMap(\.imageNames).compactMap { name in
      guard seen.insert(name).inserted else { return nil }
      return content.images[name].map { SceneImage(name, $0) }
    }
  }
}
