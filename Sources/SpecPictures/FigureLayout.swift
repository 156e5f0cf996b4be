internal import Basics
package import CairoRenderer
internal import CellContent
internal import Geometry
internal import LayoutEngine
internal import LayoutScene
package import LayoutSpec
package import Scene
package import SpecDiagnostics

/// The layouts of a figure: one, or one per variant of the spec that it shows side by side.
package struct FigureLayout: Sendable {
  /// A layout with the spec that it was made from.
  package struct Panel: Sendable {
    package var spec: Spec
    var title: String?
    package var layout: Pipeline.Layout
    /// The first picture that the figure asks for, and the first one that the panel asks for.
    fileprivate var usual: Variant?
    fileprivate var own: Variant?

    /// Returns the variant of the picture with what the panel has of its own, such as its width.
    package func variant(in picture: Variant) -> Variant {
      guard let usual, let own else { return picture }
      return picture.changed(as: usual, to: own)
    }
  }

  /// The spec without the values of a variant.
  var spec: Spec
  /// At least one layout.
  package private(set) var panels: [Panel]

  /// Lays out a spec, or its variants.
  ///
  /// - Throws: ``Failure`` if UIKit would raise an exception.
  /// - Parameter layout: The layout of the spec itself, if it is known.
  package init(
    _ spec: OpenedSpec, _ variant: Variant, known layout: Pipeline.Layout? = nil,
    _ measurer: TextMeasurer
  ) throws(Failure) {
    self.spec = spec.content
    panels = []
    for (title, opened) in spec.panels {
      let known = title == nil ? layout : nil
      let (usual, own) = (self.spec.render.variants.first, opened.content.render.variants.first)
      let shown =
        if let usual, let own { variant.changed(as: usual, to: own) } else { variant }
      let layout: Pipeline.Layout
      if let known { layout = known } else { layout = try Pipeline.layout(opened, shown, measurer) }
      panels.append(
        Panel(spec: opened.content, title: title, layout: layout, usual: usual, own: own))
    }
  }

  /// The page with the pictures, the legend and the caption.
  package func page(
    _ variant: Variant, _ style: Pipeline.Style, _ measurer: TextMeasurer
  ) -> Scene {
    let figures = panels.map {
      Pipeline.figure($0.layout, $0.spec, $0.variant(in: variant), style, measurer)
    }
    guard spec.hasPage, let file = spec.file else { return figures[0].scene }
    let hasNumbers = file.annotations.contains { $0.number != nil }
    let legend = file.legend ?? (hasNumbers ? .bottom : .none)
    let page = FigurePage(
      zip(figures, panels).map { FigurePage.Panel($0.scene, title: $1.title) },
      caption: file.caption,
      legend: legend == .bottom ? figures.flatMap(\.legend).uniqued() : [],
      canvas: file.render.canvas ?? FigureCanvas(), appearance: variant.appearance.shown)
    var text = measurer
    return page.scene(measuring: &text)
  }

  /// The warnings about the layouts, and about annotations whose elements none of them has.
  package func warnings(_ variant: Variant, _ style: Pipeline.Style = .init()) -> [PictureWarning] {
    panels.flatMap { Pipeline.warnings($0.layout, $0.spec, $0.variant(in: variant), style) }
      .uniqued()
      + missingElements(variant, style)
  }

  private func missingElements(
    _ variant: Variant, _ style: Pipeline.Style
  ) -> [PictureWarning] {
    let annotations = spec.file?.annotations ?? []
    guard !annotations.isEmpty else { return [] }
    let hasFrame = style.hasFrame ?? spec.render.hasFrame ?? false
    let isClipped = variant.picture == .container || hasFrame
    // Only the parts of cells and the bars of a screen need the picture.
    let needsPictures =
      panels.contains { $0.layout.screen != nil }
      || annotations.contains { $0.names.contains(where: \.isPart) }
    let lookups = panels.map { panel in
      ElementLookup(
        of: panel.layout.solved, panel.layout.plan.content,
        in: isClipped ? panel.layout.solved.visibleRect : nil,
        scene: needsPictures
          ? Pipeline.scene(
            panel.layout, panel.spec, panel.variant(in: variant), style, TextMeasurer()) : nil)
    }
    return annotations.enumerated().flatMap { index, annotation in
      annotation.names.filter { name in !lookups.contains { $0.contains(name) } }.map { name in
        .missingElement(name, annotation: index, hint: Self.hint(for: name, in: lookups[0]))
      }
    }
  }

  /// What there is instead of a name, and the name with a similar section if its own does not exist.
  private static func hint(for name: ElementName, in lookup: ElementLookup) -> String {
    let hint = lookup.hint(for: name)
    let known = lookup.sectionNames
    guard !known.contains(name.section), name.section.contains(where: \.isLetter),
      let similar = Similar.words(to: name.section, among: known).first
    else { return hint }
    return "\(hint); did you mean '\(similar)\(name.text.dropFirst(name.section.count))'?"
  }
}

extension OpenedSpec {
  /// The variants of the spec with their titles, or the spec itself.
  fileprivate var panels: [(title: String?, spec: OpenedSpec)] {
    let variants = content.file?.variants ?? []
    guard !variants.isEmpty else { return [(nil, self)] }
    return variants.map { variant in
      var opened = self
      opened.content = .file(variant.spec)
      return (variant.title, opened)
    }
  }
}

extension Spec {
  /// Whether the figure has anything around the picture of the layout.
  var hasPage: Bool {
    guard let file else { return false }
    return !file.variants.isEmpty || file.caption != nil || file.render.canvas != nil
      || file.legend == .bottom || file.annotations.contains { $0.number != nil }
  }
}

extension Variant {
  /// The variant with the properties in which two others differ. All pictures of a figure have one
  /// scale.
  fileprivate func changed(as one: Variant, to two: Variant) -> Variant {
    var result = self
    func take<Value: Equatable>(_ property: WritableKeyPath<Variant, Value>) {
      if one[keyPath: property] != two[keyPath: property] {
        result[keyPath: property] = two[keyPath: property]
      }
    }
    take(\.device)
    take(\.width)
    take(\.height)
    take(\.safeArea)
    take(\.layoutMargins)
    take(\.scroll)
    take(\.measure)
    take(\.compatibility)
    take(\.picture)
    take(\.theme)
    take(\.direction)
    take(\.appearance)
    take(\.textSize)
    return result
  }

  /// The variant in dark appearance.
  var inDark: Variant {
    var dark = self
    dark.appearance = .dark
    return dark
  }
}
