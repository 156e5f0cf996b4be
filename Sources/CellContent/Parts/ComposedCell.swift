import Artwork
package import Foundation
package import Geometry
package import Scene

/// What all cells of a picture are made from.
package struct CellSource {
  let images: ImageLibrary
  let templates: TemplateParts
  package let direction: UITraitEnvironmentLayoutDirection
  let ruler: WordRuler
  let pictures = PictureShapes()

  /// Creates a source.
  ///
  /// - Parameter ruler: Measures texts. Without it, widths are estimated from the number of letters.
  package init(
    _ content: Content, _ direction: UITraitEnvironmentLayoutDirection, measuring ruler: WordRuler?
  ) {
    (images, templates) = (content.images, content.templates)
    self.direction = direction
    self.ruler = ruler ?? .ofLetters
  }
}

/// Where an element is, as far as its content depends on it.
package struct CellPlace {
  /// The sides that the safe area covers, for elements of lists.
  package var covered: CoveredSides
  /// Whether the element is a bar that is inset from the edges of the page like the cells below it.
  package var isInset: Bool
  /// The opaque color behind the element.
  package var backdrop: RGBA

  package init(
    covered: CoveredSides = CoveredSides(), isInset: Bool = false, backdrop: RGBA = .white
  ) {
    (self.covered, self.isInset, self.backdrop) = (covered, isInset, backdrop)
  }
}

/// The content of an element that is composed of parts, in its style: of a composition, or of the row,
/// header or footer of a list. Cells that show the same are equal.
///
/// It is a class because it is large, and the layout and the drawing of its parts refer to it.
package final class ComposedCell {
  let style: ResolvedStyle
  let images: ImageLibrary
  let direction: UITraitEnvironmentLayoutDirection
  let text: WordRuler
  let pictures: PictureShapes
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
  let backdrop: RGBA

  /// Which sides of the element follow from its content.
  package var fit: ContentFit

  /// Creates the content of an element: its own composition, that of its template, or that of a list's
  /// row, header or footer; `nil` if it has none of them.
  package init?(
    _ element: SolvedElement, _ content: ElementContent, _ fields: Fields, style: ResolvedStyle,
    at place: CellPlace = CellPlace(), from source: CellSource
  ) {
    if !content.parts.isEmpty, let own = content.parts[style.shownComposition] {
      composition = own
      (words, image, list) = (nil, nil, nil)
    } else if style.composition == nil, style.list?.place.part.isDecoration ?? true,
      let template = source.templates.part(for: style, isInset: place.isInset)
    {
      composition = template
      words = ElementText(element, fields, template: style.template)
      image = fields.image.flatMap { $0.isEmpty ? nil : $0 }
      list = nil
    } else {
      let artwork = Artwork(
        element, fields, style: style, images: source.images, direction: source.direction)
      list = ListComposition(
        element, content, fields, style: style, artwork: artwork, covered: place.covered)
      guard list != nil else { return nil }
      (composition, words, image) = (nil, nil, nil)
    }
    fit = list == nil ? element.fit : ContentFit(width: false, height: false)
    self.style = style
    (images, direction) = (source.images, source.direction)
    (text, pictures) = (source.ruler, source.pictures)
    backdrop = place.backdrop.covered(
      by: [style.fill, style.gradient?.mean], opacity: style.opacity)
    subject = Artwork.subject(fields, element.section, element.item)
    title = fields.title
  }

  /// The distance in points by which the labels of a list's row are moved inward: by the covered side,
  /// the indentation, accessories and the picture; `nil` outside lists.
  package var labelShift: CGFloat? { list?.labelShift }

  /// The parts of the cell at a size; conditions are evaluated and missing parts left out.
  func tree(in size: CGSize, room: CGSize, _ fit: ContentFit) -> PartTree {
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
    case .control(.button(var button)):
      button.title = text(button.title) ?? button.placeholder
      return button.title == nil && button.image == nil ? nil : .control(.button(button))
    case .row, .column, .overlay, .firstThatFits, .spacer, .divider, .box, .text, .label, .control:
      return part.content
    }
  }

  var isPlaceholder: Bool { words?.isPlaceholder ?? false }

  /// Whether it shows a content template.
  package var isTemplate: Bool { words != nil }

  /// Whether it shows a composition of the user's.
  package var isOwnComposition: Bool { words == nil && list == nil }

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

  /// The template of a cell whose picture is an icon; `nil` for others and compositions.
  package var iconTemplate: ContentTemplate? {
    let name = isTemplate ? image ?? Artwork.defaultName(for: style.template) : nil
    let picture = list?.artwork?.picture ?? name.map { Picture($0, subject: subject) }
    return if case .icon? = picture { style.template } else { nil }
  }

  /// Whether distances in points from the edges of the page count as an inset.
  package static func isInset(leading: CGFloat, trailing: CGFloat) -> Bool {
    min(leading, trailing) >= 8
  }
}

extension ComposedCell: Hashable {
  /// Compares everything that the parts of a cell and their drawing depend on, besides its size.
  package static func == (one: ComposedCell, other: ComposedCell) -> Bool {
    one.style == other.style && one.words == other.words && one.list == other.list
      && one.image == other.image && one.iconColor == other.iconColor && one.fit == other.fit
      && one.title == other.title && one.backdrop == other.backdrop
      && one.composition == other.composition
      && (one.subject == other.subject || !one.showsPictures)
  }

  /// Hashes only the properties that differ most.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(title)
    hasher.combine(words)
    hasher.combine(list)
    if words == nil { composition?.hashContent(into: &hasher) }
  }

  private var showsPictures: Bool { composition?.showsPictures ?? false }
}

extension ResolvedStyle {
  /// The id of the composition that the element shows if its data has one: the style's, or one with
  /// the name of the template.
  fileprivate var shownComposition: String {
    composition ?? PartTrees.id(ofNamed: (list == nil ? template : .row).rawValue)
  }
}
