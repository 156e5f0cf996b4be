public import CompositionalLayout
public import Foundation

/// Content and a solved layout in, a display list out.
///
/// The work of one call; nothing of it is kept.
public struct SceneBuilder {
  private let content: Content
  private var contents: ContentsInSight
  private let options: SceneOptions
  private let lists: ListsInSight
  private let viewport: CGRect
  private let carousels: CarouselWindows
  private var definitions: [Drawing] = []
  private var definitionIndexes: [Drawing: Int] = [:]
  private var looks: [LookKey: Look] = [:]

  /// The scene of a layout.
  ///
  /// - Parameters:
  ///   - elements: What to draw, in any order; what lies outside the viewport is left out.
  ///   - contentSize: Points.
  ///   - content: What the elements say, and the styles they name.
  ///   - options: Theme, appearance, viewport and the like.
  /// - Complexity: O(n log n) for n elements.
  public static func scene(
    elements: [SolvedElement], contentSize: CGSize, content: Content, options: SceneOptions
  ) -> Scene {
    scene(
      elements: elements, contentSize: contentSize, content: content, options: options,
      lists: ListsInSight(), carousels: CarouselWindows())
  }

  /// The scene of a layout that has lists, whose panels and lines are drawn too, and carousels, of
  /// which no more is drawn than can be seen.
  static func scene(
    elements: [SolvedElement], contentSize: CGSize, content: Content, options: SceneOptions,
    lists: ListsInSight, carousels: CarouselWindows
  ) -> Scene {
    var builder = SceneBuilder(
      contentSize: contentSize, content: content, options: options, lists: lists,
      carousels: carousels)
    return builder.scene(elements + lists.parts)
  }

  private init(
    contentSize: CGSize, content: Content, options: SceneOptions, lists: ListsInSight,
    carousels: CarouselWindows
  ) {
    self.content = content
    contents = ContentsInSight(content)
    self.options = options.withAppearanceOfTheme
    self.lists = lists
    self.carousels = carousels
    self.viewport = options.viewport ?? CGRect(origin: .zero, size: contentSize)
  }

  private var canvas: RGBA {
    if let color = options.background { return color.resolved(in: options.appearance) }
    let below = options.theme.canvas.resolved(in: options.appearance)
    return lists.canvas?.resolved(in: options.appearance).over(below) ?? below
  }
}

extension SceneBuilder {
  private mutating func scene(_ elements: [SolvedElement]) -> Scene {
    let seen = elements.filter { element in
      let bounds = element.frame.transformed(by: element.transform)
      return bounds.overlaps(viewport) && carousels.shows(element, bounds) && !element.isHidden
        && !contents[element].isHidden
    }
    let groups = groups(DrawingOrder.groups(seen))
    return Scene(
      name: options.name, title: options.title ?? options.name, summary: summary(of: seen),
      size: viewport.size, background: canvas, definitions: definitions, images: images,
      groups: groups)
  }

  private mutating func groups(_ ordered: [DrawingOrder.Group]) -> [SceneGroup] {
    let names = SectionNames(content.sections)
    var parts: [Int?: Int] = [:]
    var panels = Panels(canvas: canvas.over(options.appearance == .light ? .white : .black))
    var groups: [SceneGroup] = []
    for group in ordered {
      let part = parts[group.section, default: 0]
      parts[group.section] = part + 1
      let elements = group.elements.map { draw($0, on: &panels) }
      groups.append(
        SceneGroup(
          section: group.section, name: names[group.section], part: part, elements: elements))
    }
    return groups
  }

  private mutating func draw(_ element: SolvedElement, on panels: inout Panels) -> SceneElement {
    if let drawing = options.drawings[element.identity] { return show(drawing, as: element) }
    var data = contents[element]
    if let own = lists.styles[element.identity] { data.overrides = own }
    let (role, place, size) = (Role(of: element), lists.place(of: element), element.frame.size)
    let look = look(
      LookKey(element, data, role: role, place: place, backdrop: panels.backdrop(of: element)))
    if role == .decoration, place?.part != .separator, let fill = look.fill {
      panels.add(element, fill: fill)
    }
    let artwork = Artwork(element, data, look: look, images: content.images, options: options)
    let row = ListRow(
      element, data, look: look, artwork: artwork, direction: options.layoutDirection,
      covered: lists.covered(element))
    let template = Template(
      look: look, words: Words(element, data, template: look.template), size: size,
      direction: options.layoutDirection, artwork: artwork)
    let inside = row.map { Arrangement($0, in: size) } ?? template.arrangement
    let box = look.shapes(of: size, corners: lists.corners(of: element))
    let shapes = box + inside.shapes
    return SceneElement(
      element.identity,
      frame: element.frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY),
      zIndex: element.zIndex, style: look.style,
      definition: definition(of: shapes), texts: inside.texts,
      opacity: look.opacity * element.alpha, transform: element.transform,
      clip: carousels.clip(of: element, in: viewport), overflow: box.overflow)
  }

  /// An element that has been drawn elsewhere.
  private mutating func show(_ drawing: ElementDrawing, as element: SolvedElement) -> SceneElement {
    let drawing = lists.fit(drawing, to: element, options)
    return SceneElement(
      element.identity,
      frame: element.frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY),
      zIndex: element.zIndex, definition: definition(of: drawing.shapes), texts: drawing.texts,
      opacity: drawing.opacity * element.alpha,
      transform: drawing.transform.concatenating(element.transform),
      clip: carousels.clip(of: element, in: viewport), overflow: drawing.overflow)
  }

  private mutating func look(_ key: LookKey) -> Look {
    if let look = looks[key] { return look }
    let look = Look(key, styles: content.styles, options: options)
    looks[key] = look
    return look
  }

  /// The index of an element's shapes; equal ones share one. Nothing if there is nothing to draw.
  private mutating func definition(of shapes: [Shape]) -> Int? {
    guard !shapes.isEmpty else { return nil }
    let drawing = Drawing(shapes)
    if let index = definitionIndexes[drawing] { return index }
    definitions.append(drawing)
    definitionIndexes[drawing] = definitions.count - 1
    return definitions.count - 1
  }

  /// The pictures that the definitions place, each once.
  private var images: [SceneImage] {
    var seen: Set<String> = []
    return definitions.flatMap(\.imageNames).compactMap { name in
      guard seen.insert(name).inserted else { return nil }
      return content.images[name].map { SceneImage(name, $0) }
    }
  }

  /// `2 sections, 14 items at 390 points wide`.
  private func summary(of elements: [SolvedElement]) -> String {
    func count(_ number: Int, _ thing: String) -> String {
      number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
    }
    let sections = Set(elements.map(\.section)).count
    let items = elements.count { $0.category == .cell }
    let width = (Double(viewport.width) * 100).rounded() / 100
    return "\(count(sections, "section")), \(count(items, "item")) at \(width.plain) points wide"
  }
}

extension [Shape] {
  /// How far the shadow of a box reaches beyond it, in points.
  fileprivate var overflow: CGFloat {
    guard case .shadow(let shadow)? = first else { return 0 }
    return shadow.overflow
  }
}

extension Double {
  /// The number without a fraction of zero.
  fileprivate var plain: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
