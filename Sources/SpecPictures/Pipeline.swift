internal import Basics
package import CairoRenderer
package import CellContent
internal import CompositionalLayout
package import Foundation
package import Geometry
package import LayoutEngine
package import LayoutScene
package import LayoutSpec
package import Scene
package import SpecDiagnostics

/// The steps from a spec and a variant to frames and pictures. All functions are synchronous and
/// depend only on their arguments.
package enum Pipeline {
  /// The layout of a spec for one variant.
  package struct Layout {
    package var plan: SpecPlan
    /// The layout description that was solved, with all defaults resolved.
    package var description: LayoutDescription
    package var solved: SolvedLayout
    /// The warnings of the solver.
    package var warnings: [LayoutWarning]
    /// The screen for which code is called: the container of the layout, and of views beside it.
    package var container: Container
    /// The rectangle of the whole screen, relative to the container, if views are beside the layout.
    var whole: CGRect?
    /// The layout in the sheet of the screen, if there is one.
    var sheet: [Layout] = []
    /// The text sizes of cells that were found while they were measured.
    package var textSizes = SharedTextSizes()

    /// The bars around the layout.
    package var screen: ScreenLayout? { plan.bars }

    /// The ids of sections that have one, by index.
    package var sectionIDs: [Int: String] {
      var ids: [Int: String] = [:]
      for (index, section) in plan.content.sections.enumerated() { ids[index] = section.id }
      return ids
    }
  }

  /// The maximum number of cells to draw, and of elements to list. Item counts in specs are
  /// unbounded.
  package static let maxElements = 1_000_000

  /// Lays out a variant of a spec.
  ///
  /// - Parameter measurer: A text cache shared by the layouts of a thread.
  /// - Throws: ``Failure`` if UIKit would raise an exception.
  package static func layout(
    _ spec: OpenedSpec, _ variant: Variant, _ measurer: TextMeasurer = TextMeasurer()
  ) throws(Failure) -> Layout {
    let plan: SpecPlan
    do {
      plan = try spec.content.plan(for: variant)
    } catch {
      throw Failure(error, of: spec, variant)
    }
    let container = plan.bars?.enlarged ?? variant.container
    return try spec.content.perform(for: container) { () throws(Failure) in
      var whole = try layout(plan, of: spec, variant, in: container, measurer)
      whole.sheet = try sheet(of: whole, spec, variant, measurer)
      return whole
    }
  }

  private static func sheet(
    of layout: Layout, _ spec: OpenedSpec, _ variant: Variant, _ measurer: TextMeasurer
  ) throws(Failure) -> [Layout] {
    // On phones, a popover takes the place of the sheet.
    guard let container = layout.screen?.sheetContainer,
      layout.screen?.sheet == layout.screen?.screen.sheet,
      let sheet = spec.content.file?.sheet(in: variant.container)
    else { return [] }
    var variant = variant
    variant.scroll = nil
    do {
      let plan = try sheet.plan(in: container)
      return [try self.layout(plan, of: spec, variant, in: container, measurer)]
    } catch {
      throw (error as? Failure) ?? Failure(error, of: spec, variant)
    }
  }

  private static func layout(
    _ plan: SpecPlan, of spec: OpenedSpec, _ variant: Variant, in container: Container,
    _ text: TextMeasurer
  ) throws(Failure) -> Layout {
    do {
      let screen = container
      var container = container
      let frame = plan.drawing?.enter(container)
      let whole = frame.map {
        CGRect(origin: CGPoint(x: -$0.minX, y: -$0.minY), size: container.size)
      }
      if let frame { container = container.part(frame) }
      container.traits.layoutDirection =
        plan.drawing?.direction ?? container.traits.layoutDirection
      container.contentInset = plan.inset(of: container)
      let description = try plan.layout.describe(itemCounts: plan.itemCounts, in: container)
      var measurer = SpecMeasurer(
        sizes: plan.intrinsicSizes, views: plan.views,
        text: ContentMeasurer(
          plan.content, of: description, in: container,
          options: options(spec.content, variant, Style()), scale: variant.scale,
          text: BudgetedText(text, spec.budget)),
        budget: spec.budget)
      let position = plan.position(variant, in: container)
      var solved: SolvedLayout
      switch variant.measure {
      case .all:
        solved = try solve(description, in: container, measuring: &measurer)
        var place = position.placed(in: solved)
        // As in UIKit, an offset that code sets ends at the content.
        if variant.scroll == nil, plan.pageScroll != nil { place = place.limited(to: solved) }
        solved = plan.layout.withSubclassAttributes(plan.layout.presentedWhole(solved, at: place))
      case .visible:
        solved = try solveVisible(
          description, in: container, at: position, measuring: &measurer)
        solved = plan.layout.presented(solved, at: solved.scroll)
      }
      if let failure = plan.drawing?.failure() { throw failure }
      try spec.budget.check(.measuredCharacters)
      return Layout(
        plan: plan, description: description, solved: solved,
        warnings: solved.warnings + description.lintWarnings(for: solved), container: screen,
        whole: whole,
        textSizes: measurer.text.textSizes)
    } catch {
      throw Failure(error, of: spec, variant)
    }
  }

  /// Throws if a view of a drawn layout could not be created.
  ///
  /// - Throws: ``Failure`` if UIKit would raise an exception.
  package static func requireViews(
    of layout: Layout, _ spec: OpenedSpec, _ variant: Variant
  ) throws(Failure) {
    guard let drawing = layout.plan.drawing else { return }
    let failure = spec.content.perform(for: layout.container) { drawing.failure() }
    if let failure { throw Failure(failure, of: spec, variant) }
  }

  /// Throws if the picture of a layout would be larger than its file format allows, or more work than the
  /// limits allow.
  package static func requireSize(
    of layout: Layout, _ spec: OpenedSpec, _ variant: Variant
  ) throws(Failure) {
    guard !isClipped(layout, spec.content, variant) else { return }
    let format = spec.content.render.output.flatMap { try? PathPattern($0).format } ?? .png
    let size = layout.solved.contentSize
    do {
      try Drawable.checkSize(size, scale: variant.scale, as: format)
      try spec.spend(layout.solved.drawnCells, on: .cells, for: spec.label(of: variant))
      guard format == .png else { return }
      let pixels = Drawable.pixelCount(size, scale: variant.scale)
      try spec.spend(pixels, on: .pixels, for: spec.label(of: variant))
    } catch {
      throw Failure(error, of: spec, variant)
    }
  }

  /// Returns the warnings about a layout and its appearance. The appearance of code specs is not
  /// checked.
  package static func warnings(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ style: Style = Style()
  ) -> [PictureWarning] {
    let warnings =
      layout.warnings.map { .layout($0) } + [layout.offscreen(variant)].compactMap(\.self)
    guard spec.declaresStyles else { return warnings }
    let (content, options) = (layout.plan.content, options(layout, spec, variant, style))
    return warnings
      + layout.solved.invisibleCells(content, options: options).map { .unseen($0) }
      + layout.solved.illegibleCells(content, options: options).map { .unread($0) }
  }

  package static func scene(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ style: Style, _ measurer: TextMeasurer
  ) -> Scene {
    spec.perform(for: layout.container) {
      picture(layout, spec, variant, style, measurer).scene(measuring: measurer)
    }
  }

  private static func picture(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ style: Style, _ measurer: TextMeasurer
  ) -> LayoutPicture {
    LayoutPicture(
      of: layout.solved, content: layout.plan.content,
      options: options(layout, spec, variant, style),
      isClipped: isClipped(layout, spec, variant), screen: layout.screen,
      sheet: sheet(layout, spec, variant, style, measurer), whole: layout.whole,
      views: layout.plan.drawing)
  }

  /// The picture of the layout in the sheet of the screen.
  private static func sheet(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ style: Style, _ measurer: TextMeasurer
  ) -> Scene? {
    layout.sheet.first.map { sheet in
      var options = options(sheet, spec, variant, style)
      options.background = layout.screen?.screen.sheet?.background
      return LayoutPicture(
        of: sheet.solved, content: sheet.plan.content, options: options, isClipped: true, views: nil
      ).scene(measuring: measurer)
    }
  }

  /// Whether a picture shows only the container: if that is requested, and for code whose content is
  /// wider than a picture may be.
  private static func isClipped(_ layout: Layout, _ spec: Spec, _ variant: Variant) -> Bool {
    let width = layout.solved.contentSize.width * variant.scale
    return variant.picture == .container
      || (spec.file == nil && width > CGFloat(PictureLimits.imageSide))
  }

  /// Builds the scene with the overlays requested on the command line or else by the spec, and with
  /// the spec's annotations.
  static func figure(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ style: Style,
    _ measurer: TextMeasurer = TextMeasurer()
  ) -> ExplainedScene {
    let explanation = explanation(spec, style)
    guard !explanation.isEmpty else {
      return ExplainedScene(scene: scene(layout, spec, variant, style, measurer), legend: [])
    }
    return spec.perform(for: layout.container) {
      var variant = variant
      if explanation.hasFrame { variant.picture = .container }
      var text = measurer
      return SceneBuilder.scene(
        of: layout.solved, layout.description, content: layout.plan.content,
        options: picture(layout, spec, variant, style, measurer).drawnOptions,
        explained: explanation,
        measuring: &text)
    }
  }

  private static func explanation(_ spec: Spec, _ style: Style) -> Explanation {
    Explanation(
      overlays: style.overlays ?? Set(spec.render.overlays ?? []),
      hasFrame: style.hasFrame ?? spec.render.hasFrame ?? false,
      annotations: spec.file?.annotations ?? [])
  }

  private static func options(_ spec: Spec, _ variant: Variant, _ style: Style) -> SceneOptions {
    var options = SceneOptions(
      name: style.name(of: spec),
      title: spec.title, subject: spec.file?.description,
      theme: Theme.named(variant.theme) ?? .wireframe, appearance: variant.appearance.shown,
      background: style.background ?? spec.render.background,
      textSize: variant.textSize)
    options.language = spec.render.language
    return options
  }

  /// The options of pictures of a layout.
  package static func options(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ style: Style
  ) -> SceneOptions {
    var options = options(spec, variant, style)
    options.background = options.background ?? layout.screen?.screen.background
    options.textSizes = layout.textSizes
    return options
  }

  /// Prepares a figure for drawing: as a whole or, for pixels of large layouts, in strips, which count
  /// their work while they are drawn.
  static func drawable(
    _ figure: FigureLayout, _ variant: Variant, _ style: Style, _ measurer: TextMeasurer,
    as formats: [FileFormat], _ budget: Budget.Share
  ) -> Drawable {
    let (layout, spec) = (figure.panels[0].layout, figure.spec)
    func page(_ variant: Variant) -> Scene { figure.page(variant, style, measurer) }
    let content: Drawable.Content
    if variant.appearance == .auto, formats.contains(where: \.holdsBothAppearances) {
      content = .both(light: page(variant), dark: page(variant.inDark))
    } else if formats.allSatisfy(\.isVector) || !isInStrips(layout, spec, variant, style) {
      content = .whole(page(variant))
    } else {
      let strips = picture(layout, spec, variant, style, measurer).strips
      let outline = strips.outline
      content = .strips(
        SceneStrips(outline: outline) { heights, text in
          let parts = partCount(layout, startingIn: heights)
          guard budget.add(parts, to: .parts), !budget.isDrawingExceeded else { return outline }
          let strip = strips.strip(heights, measuring: text)
          let work = strip.work(scale: variant.scale, startingIn: heights)
          return budget.add(work) ? strip : outline
        })
    }
    return Drawable(
      content: content, scale: variant.scale, text: style.text ?? spec.render.text ?? .live)
  }

  /// The number of parts of the composed cells in a picture.
  ///
  /// - Parameters:
  ///   - rect: The part of the content that the picture shows; `nil` for all.
  ///   - heights: Counts only cells that begin in a range of y coordinates of the content; `nil` counts
  ///     all.
  /// - Complexity: O(*n*) in the number of cells, if there are compositions.
  package static func partCount(
    _ layout: Layout, in rect: CGRect? = nil, startingIn heights: ClosedRange<CGFloat>? = nil
  ) -> Int {
    let (content, solved) = (layout.plan.content, layout.solved)
    guard content.sections.contains(where: { $0.items[0].isComposed }) else { return 0 }
    var area = rect ?? CGRect(origin: .zero, size: solved.contentSize)
    if let heights {
      (area.origin.y, area.size.height) = (
        heights.lowerBound, heights.upperBound - heights.lowerBound
      )
    }
    return SceneBuilder.elements(of: solved, in: area).lazy.filter { element in
      element.category == .cell
        && heights?.contains(min(max(element.frame.minY, 0), solved.contentSize.height)) ?? true
    }.map { content[$0].size.parts }.sumWithSaturation()
  }

  /// Returns whether pixels are drawn in strips.
  static func isInStrips(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ style: Style
  ) -> Bool {
    // Strips are drawn on several threads.
    !isClipped(layout, spec, variant) && spec.allowsConcurrency
      && PictureLimits.needsStrips(layout.solved)
      && explanation(spec, style).isEmpty && !spec.hasPage && layout.screen == nil
  }

  /// The maximum number of cells to lint texts of, and to draw on a sheet.
  package static let maxCellsForText = 10_000

  /// Drawing options that are not part of a variant.
  package struct Style: Sendable {
    /// The background; `nil` uses the spec's background, or else the theme's.
    package var background: ColorReference?
    /// The representation of text in SVGs; `nil` uses the spec's setting.
    package var text: SVGText?
    /// The overlays to draw; `nil` draws the spec's overlays.
    package var overlays: Set<OverlayKind>?
    /// Whether to draw device frames; `nil` for the value of the spec.
    package var hasFrame: Bool?
    /// A prefix for all ids.
    package var idPrefix = ""
    /// The part of ids after the name of the spec.
    var figure = ""

    package init(
      background: ColorReference? = nil, text: SVGText? = nil, overlays: Set<OverlayKind>? = nil,
      hasFrame: Bool? = nil, idPrefix: String = "", figure: String = ""
    ) {
      self.background = background
      self.text = text
      self.overlays = overlays
      self.hasFrame = hasFrame
      self.idPrefix = idPrefix
      self.figure = figure
    }

    /// Returns the prefix of all ids in a figure, unique among the pictures of a run.
    func name(of spec: Spec) -> String {
      let names = [spec.group, spec.name, figure.isEmpty ? nil : figure]
      return idPrefix + names.compactMap { $0 }.joined(separator: "-")
    }
  }

  /// Lists the frames of a layout.
  ///
  /// - Parameters:
  ///   - rect: Lists only elements in this rectangle of the content; `nil` lists all.
  ///   - withParts: Whether the parts of composed cells are listed, too.
  /// - Throws: ``Failure`` if there are more parts than the limit allows.
  package static func frames(
    _ layout: Layout, _ opened: OpenedSpec, _ variant: Variant, in rect: CGRect?,
    withParts: Bool = false
  ) throws(Failure) -> VariantFrames {
    let (solved, spec) = (layout.solved, opened.content)
    let elements = spec.perform(for: layout.container) {
      rect.map { solved.elements(in: $0).sorted { $0.identity < $1.identity } }
        ?? solved.allElements()
    }
    var frames = VariantFrames(
      name: spec.name, variant: variant, contentSize: solved.contentSize,
      sections: solved.sections.enumerated().map { index, section in
        VariantFrames.Section(
          frame: section.frame,
          scrollOffset: solved.carouselOffset(ofSection: index),
          scrollContent: section.carousel?.content ?? 0)
      }, elements: elements, solved: solved, sectionIDs: layout.sectionIDs)
    frames.bars = bars(of: layout)
    if withParts { frames.parts = try parts(layout, opened, variant, elements) }
    return frames
  }

  /// The bars of the screen, with frames on it.
  package static func bars(
    of layout: Layout, _ measurer: @autoclosure () -> TextMeasurer = TextMeasurer()
  ) -> [Bar] {
    layout.screen?.bars(measuring: WordRuler(measurer())) ?? []
  }

  /// The parts that float above the layout, with frames on the screen.
  package static func floatingParts(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ measurer: TextMeasurer
  ) -> [PartFrame] {
    var options = options(layout, spec, variant, Style())
    options.screen = layout.screen
    return SceneBuilder.floatingParts(
      of: layout.solved, content: layout.plan.content, options: options, measuring: measurer)
  }

  /// The parts of composed cells among some elements, relative to their cells.
  package static func cellParts(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ elements: [SolvedElement],
    _ measurer: TextMeasurer = TextMeasurer()
  ) -> [SolvedElement.Identity: [PartFrame]] {
    guard spec.file != nil else { return [:] }
    return SceneBuilder.parts(
      of: layout.solved, elements: elements, content: layout.plan.content,
      options: options(layout, spec, variant, Style()), measuring: measurer)
  }

  /// The parts of composed cells among some elements with the texts that they draw, relative to
  /// their cells.
  package static func drawnParts(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ elements: [SolvedElement],
    _ measurer: TextMeasurer
  ) -> [SolvedElement.Identity: [DrawnPart]] {
    guard spec.file != nil else { return [:] }
    return SceneBuilder.drawnParts(
      of: layout.solved, elements: elements, content: layout.plan.content,
      options: options(layout, spec, variant, Style()), measuring: measurer)
  }

  private static func parts(
    _ layout: Layout, _ spec: OpenedSpec, _ variant: Variant, _ elements: [SolvedElement]
  ) throws(Failure) -> [SolvedElement.Identity: [PartFrame]] {
    var parts: [SolvedElement.Identity: [PartFrame]] = [:]
    let measurer = TextMeasurer()
    // The work is counted after each of these pieces.
    for start in stride(from: 0, to: elements.count, by: 1000) {
      let piece = Array(elements[start..<min(start + 1000, elements.count)])
      let found = cellParts(layout, spec.content, variant, piece, measurer)
      let count = found.values.reduce(0) { $0 + $1.count }
      try spec.spend(count, on: .parts, for: spec.label(of: variant))
      parts.merge(found) { first, _ in first }
    }
    for element in elements {
      parts[element.identity] = parts[element.identity]?.map { part in
        var part = part
        part.frame = part.frame.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
        return part
      }
    }
    return parts
  }
}

extension Pipeline.Layout {
  /// Returns a warning if a picture of the container shows no part of a nonempty layout.
  fileprivate func offscreen(_ variant: Variant) -> PictureWarning? {
    let content = CGRect(origin: .zero, size: solved.contentSize)
    guard variant.picture == .container, !content.isEmpty, !solved.visibleRect.overlaps(content),
      solved.visibleElements().isEmpty
    else { return nil }
    let axis = solved.scrollAxis
    let covered = solved.container.contentInset.sum(axis)
    let last = content.size[axis] + covered - solved.container.size[axis]
    let scroll = variant.scroll ?? plan.pageScroll
    return .offscreen(
      scroll: scroll?.offset(along: axis)[axis] ?? 0, last: max(last, 0))
  }
}

extension SpecPlan {
  private var scrollAxis: Axis { layout.configuration.scrollDirection.axis }

  /// Returns the insets that a scroll view adds to its content: the safe area, on the scroll axis.
  fileprivate func inset(of container: Container) -> NSDirectionalEdgeInsets {
    container.safeArea.only(scrollAxis)
  }

  /// Returns the scroll position of page and carousels. An unscrolled page starts below its insets.
  fileprivate func position(_ variant: Variant, in container: Container) -> ScrollPosition {
    let scroll = variant.scroll ?? pageScroll
    var page = scroll?.offset(along: scrollAxis) ?? .zero
    page[scrollAxis] -= container.contentInset.start(scrollAxis)
    // The inset is smaller by as much as the large title has collapsed.
    if scrollAxis == .vertical { page.y -= bars?.collapse ?? 0 }
    return ScrollPosition(page: page, carousels: scrollOffsets)
  }
}
