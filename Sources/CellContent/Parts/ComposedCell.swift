package import Artwork
package import Foundation
package import Geometry
package import Scene

/// The content of an element that is composed of parts, in its style: of a composition, or of the row,
/// header or footer of a list.
///
/// It is a class because it is large, and the layout and the drawing of its parts refer to it.
package final class ComposedCell {
  let style: ResolvedStyle
  let images: ImageLibrary
  let direction: UITraitEnvironmentLayoutDirection
  let text: WordRuler
  /// The texts of the data that a template shows; `nil` for a composition that was filled with data
  /// when it was read.
  let words: ElementText?
  /// The picture that the data of a template names.
  private let image: String?
  /// The color of a generated icon; `nil` lets its name choose.
  package var iconColor: Int?
  /// The seed of pictures whose names have none.
  let subject: String
  /// The text whose initials avatars show.
  let title: String?
  /// What a list's element shows; `nil` for compositions.
  let list: ListComposition?
  private let composition: Part?
  private let backdrop: RGBA

  /// Which sides of the element follow from its content.
  package var fit: ContentFit

  /// Creates the content of an element; `nil` for the rows of lists, and if there is no composition
  /// for it.
  ///
  /// - Parameters:
  ///   - templates: The compositions of the content templates. Without them, only elements whose data
  ///     has compositions have content.
  ///   - isInset: Whether the element is a bar that is inset from the edges of the page like the cells
  ///     below it.
  ///   - backdrop: The opaque color behind the element.
  package init?(
    _ element: SolvedElement, _ content: ElementContent, _ fields: Fields, style: ResolvedStyle,
    images: ImageLibrary, templates: TemplateParts = TemplateParts(),
    direction: UITraitEnvironmentLayoutDirection, ruler: WordRuler?, isInset: Bool = false,
    backdrop: RGBA = .white
  ) {
    if !content.parts.isEmpty, let own = content.parts[style.shownComposition] {
      composition = own
      (words, image) = (nil, nil)
    } else if style.composition == nil, style.list?.place.part.isDecoration ?? true,
      let template = templates.part(for: style, isInset: isInset)
    {
      composition = template
      words = ElementText(element, fields, template: style.template)
      image = fields.image.flatMap { $0.isEmpty ? nil : $0 }
    } else {
      return nil
    }
    fit = element.fit
    list = nil
    self.style = style
    self.images = images
    self.direction = direction
    text = ruler ?? WordRuler { LetterCounter() }
    self.backdrop = backdrop.covered(
      by: [style.fill, style.gradient?.mean], opacity: style.opacity)
    subject = Artwork.subject(fields, element.section, element.item)
    title = fields.title
  }

  /// Creates the content of a list's row, header or footer; `nil` for other elements, and if the style
  /// uses another template.
  ///
  /// - Parameters:
  ///   - artwork: The picture at the leading edge.
  ///   - covered: The sides that the safe area covers.
  package init?(
    inList element: SolvedElement, _ content: ElementContent, _ fields: Fields,
    style: ResolvedStyle, artwork: Artwork?, direction: UITraitEnvironmentLayoutDirection,
    covered: CoveredSides, ruler: WordRuler?
  ) {
    let list = ListComposition(
      element, content, fields, style: style, artwork: artwork, covered: covered)
    guard let list else { return nil }
    self.list = list
    fit = ContentFit(width: false, height: false)
    composition = nil
    (words, image) = (nil, nil)
    self.style = style
    images = artwork?.images ?? ImageLibrary()
    self.direction = direction
    text = ruler ?? WordRuler { LetterCounter() }
    backdrop = .white
    (subject, title) = ("", fields.title)
  }

  /// The distance in points by which the labels of a list's row are moved inward: by the covered side,
  /// the indentation, accessories and the picture.
  package var labelShift: CGFloat { list?.labelShift ?? 0 }

  /// The parts of the cell at a size; conditions are evaluated and missing parts left out.
  private func tree(in size: CGSize, room: CGSize, _ fit: ContentFit) -> PartTree {
    var tree = PartTree(of: self, in: size, fit: fit)
    let ink = PartInk(style, backdrop: backdrop)
    if let list {
      let root = list.root(width: size.width, height: fit.height ? nil : size.height) {
        style.grid.labelWidth(for: text.extent(of: $0, in: nil).width)
      }
      tree.add(root, ink: ink, in: room)
    } else if let composition {
      tree.add(composition, ink: ink, in: room)
    }
    return tree
  }

  /// The parts of the cell at the size of its frame.
  private func tree(in size: CGSize) -> PartTree { tree(in: size, room: size, fit) }

  /// The size of the cell, in points.
  ///
  /// - Parameters:
  ///   - width: The given width; `nil` fits the content.
  ///   - height: The given height; `nil` fits the content.
  ///   - estimate: The size that expressions see along open sides.
  package func size(width: CGFloat?, height: CGFloat?, estimate: CGSize) -> CGSize {
    // Pictures fill any width.
    let width = width ?? (isPicture ? estimate.width : nil)
    let tree = tree(
      in: CGSize(width: width ?? estimate.width, height: height ?? estimate.height),
      room: CGSize(width: width ?? .infinity, height: height ?? .infinity),
      ContentFit(width: width == nil, height: height == nil))
    guard let node = tree.root else { return CGSize(width: width ?? 0, height: height ?? 0) }
    var solver = PartSolver(tree.measurer)
    return solver.size(
      of: node, width: width.map(PartRoom.exactly) ?? .open,
      height: height.map(PartRoom.exactly) ?? .open)
  }

  /// The frames of the parts in a cell of the given size, from bottom to top, relative to the
  /// cell's origin.
  package func frames(in size: CGSize) -> [PartFrame] {
    let tree = tree(in: size)
    return self.frames(of: tree, frames(of: tree, in: size)).map(\.frame)
  }

  /// The parts in a cell of the given size with the texts that they draw, from bottom to top.
  package func drawnParts(in size: CGSize) -> [DrawnPart] {
    let tree = tree(in: size)
    guard let root = tree.root else { return [] }
    let frames = frames(of: tree, in: size)
    var pen = PartPen(
      tree: tree, frames: frames,
      edge: CellEdge(rect: CGRect(origin: .zero, size: size), corners: .square), borderWidth: 0)
    pen.draw(root)
    let writings = Dictionary(grouping: pen.writings, by: \.part)
    let painted = PaintedParts(ground: style.gradient == nil ? backdrop : nil, parts: pen.painted)
    return self.frames(of: tree, frames).map { id, frame in
      DrawnPart(
        frame: frame,
        texts: (writings[id] ?? []).map {
          DrawnPart.Writing(block: $0.text, opacity: $0.opacity)
        },
        backdrop: painted.color(behind: id, frame.frame),
        isCovered: painted.cover(id, frame.frame))
    }
  }

  private func frames(
    of tree: PartTree, _ frames: [Int: CGRect]
  ) -> [(id: Int, frame: PartFrame)] {
    tree.parts.indices.compactMap { id in
      frames[id].map {
        let (part, ink) = (tree.parts[id].part, tree.parts[id].ink)
        let frame = PartFrame(
          name: part.name, kind: part.content.kind, frame: $0, origin: part.origin,
          look: look(of: part, ink, isRoot: id == tree.root?.id), imageNames: part.imageNames)
        return (id, frame)
      }
    }
  }

  /// A hash of everything that the drawing of a part depends on, besides its frame and the parts in
  /// it. That of the root includes the box of the cell.
  private func look(of part: Part, _ ink: PartInk, isRoot: Bool) -> Int {
    var own = part.withoutLengths
    if own.content.onlyArranges { own.style.padding = nil }
    var hasher = Hasher()
    hasher.combine(own)
    hasher.combine(ink)
    hasher.combine(style.palette)
    hasher.combine(style.textSize)
    hasher.combine(style.font)
    hasher.combine(style.fit)
    hasher.combine(direction)
    hasher.combine(part.text.role.flatMap { style.roles[$0] })
    // Pictures are chosen for the item, and named after it.
    if !part.imageNames.isEmpty {
      hasher.combine(subject)
      hasher.combine(title)
    }
    guard isRoot else { return hasher.finalize() }
    hasher.combine(style.fill)
    hasher.combine(style.gradient)
    hasher.combine(style.stroke)
    if let edges = style.edges { hasher.combine(edges) }
    hasher.combine(style.corner)
    hasher.combine(style.shadow)
    hasher.combine(style.opacity)
    return hasher.finalize()
  }

  private func frames(of tree: PartTree, in size: CGSize) -> [Int: CGRect] {
    guard let root = tree.root, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return [:] }
    var solver = PartSolver(tree.measurer)
    return solver.frames(
      of: root, in: size, isMirrored: direction == .rightToLeft, scale: style.grid.scale)
  }

  /// The shapes and texts of the cell at the given size.
  ///
  /// - Parameters:
  ///   - corners: The corners of the cell; `nil` uses those of the style.
  ///   - hasSeams: Whether the cell shares its border with its neighbors, so that it is not drawn
  ///     above the parts.
  package func arrangement(
    in size: CGSize, corners: CornerRadii? = nil, hasSeams: Bool = false
  ) -> Arrangement {
    let tree = tree(in: size)
    guard let root = tree.root else { return Arrangement() }
    let corners = (corners ?? style.visibleCorners(for: size)).fitted(to: size)
    var pen = PartPen(
      tree: tree, frames: frames(of: tree, in: size),
      edge: CellEdge(rect: CGRect(origin: .zero, size: size), corners: corners),
      borderWidth: hasSeams ? 0 : style.stroke?.width ?? 0)
    pen.draw(root)
    return pen.arrangement
  }
}

extension ComposedCell {
  /// What a part shows, with the data of a template filled in; `nil` if the data has none of it.
  func filled(_ part: Part) -> PartContent? {
    guard let words else { return part.content }
    func text(_ name: String?) -> String? {
      let text =
        switch name {
        case "$eyebrow"?: words.eyebrow
        case "$title"?: words.title
        case "$subtitle"?: words.subtitle
        case "$detail"?: words.detail
        case _: name
        }
      return text?.isEmpty == false ? text : nil
    }
    switch part.content {
    case .labels(var labels):
      labels.eyebrow = text(labels.eyebrow)
      labels.title = text(labels.title)
      labels.subtitle = text(labels.subtitle)
      labels.detail = text(labels.detail)
      return labels.isEmpty ? nil : .labels(labels)
    case .image(let name):
      return (name == "$image" ? image ?? part.image.placeholder : name).map(PartContent.image)
    case .button(var button):
      button.title = text(button.title) ?? button.placeholder
      return button.title == nil && button.image == nil ? nil : .button(button)
    case _: return part.content
    }
  }

  var isPlaceholder: Bool { words?.isPlaceholder ?? false }

  /// Whether it shows a content template, not a composition of the user's.
  package var isTemplate: Bool { words != nil }

  /// Whether it is as high as its content: one without text or a picture keeps its estimated height.
  package var hasOwnSize: Bool {
    guard let words else { return true }
    return isPicture
      || [words.eyebrow, words.title, words.subtitle, words.detail].contains {
        $0?.isEmpty == false
      } && style.template != .none && style.template != .image
  }

  /// Whether it shows a picture that fills its width.
  private var isPicture: Bool {
    isTemplate && style.template.needsPicture && style.pictureIsSymbol != true
  }

  /// Whether its picture is an icon without a color of its own.
  package var showsGeneratedIcon: Bool {
    guard isTemplate, let name = image ?? Artwork.defaultName(for: style.template),
      case .icon = Picture(name, subject: subject)
    else { return false }
    return true
  }

  /// Whether distances in points from the edges of the page count as an inset.
  package static func isInset(leading: CGFloat, trailing: CGFloat) -> Bool {
    min(leading, trailing) >= 8
  }
}

/// Measures text by its letters, each about half an em wide.
private struct LetterCounter: TextMeasuring {
  func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    let natural = CGFloat(paragraph.string.count) * paragraph.font.size * 0.5
    guard let width, natural > width, width > 0 else { return TextExtent(width: natural, lines: 1) }
    return TextExtent(width: width, lines: Int(min((natural / width).rounded(.up), 1_000_000)))
  }
}

extension ResolvedStyle {
  /// The id of the composition that the element shows if its data has one: the style's, or one with
  /// the name of the template.
  fileprivate var shownComposition: String {
    composition ?? PartTrees.id(ofNamed: (list == nil ? template : .row).rawValue)
  }
}
