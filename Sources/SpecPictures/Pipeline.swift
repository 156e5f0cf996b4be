package import CairoRenderer
package import CellContent
package import CompositionalLayout
package import Foundation
package import HostSystem
package import LayoutScene
package import LayoutSpec
package import Scene
package import SceneSVG
package import SpecInput

/// From a spec and a variant to frames, and on to the bytes of pictures: synchronous, and by its
/// arguments alone.
package enum Pipeline {
  /// A spec laid out for one variant.
  package struct Layout {
    package var plan: SpecPlan
    /// What was solved, all defaults filled in.
    package var description: LayoutDescription
    package var solved: SolvedLayout
    /// What is doubtful about it.
    package var warnings: [LayoutWarning]

    /// The names of sections that have one.
    package var sectionIDs: [Int: String] {
      var ids: [Int: String] = [:]
      for (index, section) in plan.content.sections.enumerated() { ids[index] = section.id }
      return ids
    }
  }

  /// The most cells that are drawn, and elements that are listed, at once: a spec counts any number of them
  /// in a line.
  package static let mostElements = 1_000_000

  /// - Parameter measurer: Keeps text that is set, for more of the thread.
  /// - Throws: ``Failure`` where the real system would raise an exception.
  package static func layout(
    _ spec: OpenedSpec, _ variant: Variant, _ measurer: TextMeasurer = TextMeasurer()
  ) throws(Failure) -> Layout {
    let plan: SpecPlan
    do {
      plan = try spec.spec.plan(in: variant.container)
    } catch {
      throw Failure(error, of: spec, variant)
    }
    return try spec.spec.perform(for: variant.container) { () throws(Failure) in
      try layout(plan, of: spec, variant, measurer)
    }
  }

  private static func layout(
    _ plan: SpecPlan, of spec: OpenedSpec, _ variant: Variant, _ text: TextMeasurer
  ) throws(Failure) -> Layout {
    do {
      var container = variant.container
      container.traits.layoutDirection =
        plan.drawing?.direction ?? container.traits.layoutDirection
      container.contentInset = plan.inset(of: container)
      let description = try plan.layout.describe(itemCounts: plan.itemCounts, in: container)
      var measurer = SpecMeasurer(
        sizes: plan.intrinsicSizes, views: plan.views,
        words: ContentMeasurer(
          plan.content, of: description, in: container,
          options: options(spec.spec, variant, Look()), scale: variant.scale, text: text))
      let position = plan.position(variant, in: container)
      var solved: SolvedLayout
      switch variant.measure {
      case .all:
        solved = try solve(description, in: container, measuring: &measurer)
        let place = position.placed(in: solved)
        solved = plan.layout.withSubclassAttributes(plan.layout.presentedWhole(solved, at: place))
      case .visible:
        solved = try solveVisible(
          description, in: container, at: position, measuring: &measurer)
        solved = plan.layout.presented(solved, at: solved.scroll)
      }
      if let failure = plan.drawing?.failure() { throw failure }
      return Layout(
        plan: plan, description: description, solved: solved,
        warnings: solved.warnings + description.lintWarnings(for: solved))
    } catch {
      throw Failure(error, of: spec, variant)
    }
  }

  /// Refuses what has been drawn of a layout where a view of it could not be made.
  ///
  /// - Throws: ``Failure`` where the real system would raise an exception.
  package static func requireViews(
    of layout: Layout, _ spec: OpenedSpec, _ variant: Variant
  ) throws(Failure) {
    guard let drawing = layout.plan.drawing else { return }
    let failure = spec.spec.perform(for: variant.container) { drawing.failure() }
    if let failure { throw Failure(failure, of: spec, variant) }
  }

  /// What is doubtful about a layout and how it looks; code is trusted to know what it draws.
  package static func doubts(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ look: Look = Look()
  ) -> [PictureWarning] {
    let doubts =
      layout.warnings.map { .layout($0) } + [layout.outOfSight(variant)].compactMap(\.self)
    guard spec.declaresStyles else { return doubts }
    let (content, options) = (layout.plan.content, options(spec, variant, look))
    return doubts + layout.solved.unseenCells(content, options: options).map { .unseen($0) }
      + layout.solved.unreadCells(content, options: options).map { .unread($0) }
  }

  package static func scene(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ look: Look, _ measurer: TextMeasurer
  ) -> Scene {
    spec.perform(for: variant.container) {
      picture(layout, spec, variant, look).scene(measuring: measurer)
    }
  }

  private static func picture(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ look: Look
  ) -> LayoutPicture {
    LayoutPicture(
      of: layout.solved, content: layout.plan.content, options: options(spec, variant, look),
      isClipped: variant.picture == .container, views: layout.plan.drawing)
  }

  /// The scene with what explains it over it, as the command line or else the spec asks.
  static func figure(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ look: Look,
    _ measurer: TextMeasurer = TextMeasurer()
  ) -> Scene {
    let explanation = explanation(spec, look)
    guard !explanation.isEmpty else { return scene(layout, spec, variant, look, measurer) }
    return spec.perform(for: variant.container) {
      var variant = variant
      if explanation.hasFrame { variant.picture = .container }
      var text = measurer
      return SceneBuilder.scene(
        of: layout.solved, layout.description, content: layout.plan.content,
        options: picture(layout, spec, variant, look).drawnOptions, explained: explanation,
        measuring: &text)
    }
  }

  private static func explanation(_ spec: Spec, _ look: Look) -> Explanation {
    Explanation(
      overlays: look.overlays ?? Set(spec.render.overlays ?? []),
      hasFrame: look.hasFrame ?? spec.render.hasFrame ?? false)
  }

  package static func options(_ spec: Spec, _ variant: Variant, _ look: Look) -> SceneOptions {
    var options = SceneOptions(
      name: look.name(of: spec),
      title: spec.title, subject: spec.file?.description,
      theme: Theme.named(variant.theme) ?? .wireframe, appearance: variant.appearance.shown,
      background: look.background ?? spec.render.background, textSize: variant.textSize)
    options.language = spec.render.language
    return options
  }

  /// What is drawn of a layout: as a whole, but strip by strip in PNGs where there is much of it.
  static func drawable(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ look: Look, _ measurer: TextMeasurer,
    as formats: [FileFormat]
  ) -> Drawable {
    func figure(_ variant: Variant) -> Scene {
      Self.figure(layout, spec, variant, look, measurer)
    }
    let content: Drawable.Content
    if variant.appearance == .auto, formats.contains(.svg) {
      var dark = variant
      dark.appearance = .dark
      content = .both(light: figure(variant), dark: figure(dark))
    } else if !formats.contains(.png) || !isInStrips(layout, spec, variant, look) {
      content = .whole(figure(variant))
    } else {
      content = .strips(
        picture(layout, spec, variant, look).strips(measuring: { TextMeasurer() }))
    }
    return Drawable(
      content: content, scale: variant.scale, text: look.text ?? spec.render.text ?? .live)
  }

  /// Whether PNGs are drawn strip by strip.
  static func isInStrips(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, _ look: Look
  ) -> Bool {
    // Strips are asked for on any thread.
    variant.picture == .content && spec.allowsConcurrency
      && PictureLimits.needsStrips(layout.solved)
      && explanation(spec, look).isEmpty
  }

  /// The most cells of a layout whose texts are linted, and of a picture of a sheet.
  package static let mostCellsRead = 10_000

  /// How pictures look beyond their variant.
  package struct Look: Sendable {
    /// What lies behind everything; `nil` is left to the spec, then to the theme.
    package var background: ColorReference?
    /// How the text of SVGs is written; `nil` is left to the spec.
    package var text: SVGText?
    /// What is drawn over pictures; `nil` is left to the spec.
    package var overlays: Set<OverlayKind>?
    /// Whether containers stand in frames of devices; `nil` is left to the spec.
    package var hasFrame: Bool?
    /// What ids begin with.
    package var idPrefix = ""
    /// What stands behind the spec's name in ids.
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

    /// What all ids of a figure begin with: like its path, another one for every picture of a run.
    func name(of spec: Spec) -> String {
      let words = [spec.group, spec.name, figure.isEmpty ? nil : figure]
      return idPrefix + words.compactMap { $0 }.joined(separator: "-")
    }
  }

  package static func frames(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, in rect: CGRect?
  ) -> FramesOfVariant {
    let solved = layout.solved
    let elements = spec.perform(for: variant.container) {
      rect.map { solved.elements(in: $0).sorted { $0.identity < $1.identity } }
        ?? solved.allElements()
    }
    return FramesOfVariant(
      name: spec.name, variant: variant, contentSize: solved.contentSize,
      sections: solved.sections.enumerated().map { index, section in
        FramesOfVariant.Section(
          frame: section.frame,
          scrollOffset: solved.carouselOffset(ofSection: index),
          scrollContent: section.carousel?.content ?? 0)
      }, elements: elements, solved: solved, sectionIDs: layout.sectionIDs)
  }
}

extension Pipeline.Layout {
  /// Whether a picture of the container shows nothing of a page that there is.
  fileprivate func outOfSight(_ variant: Variant) -> PictureWarning? {
    let content = CGRect(origin: .zero, size: solved.contentSize)
    guard variant.picture == .container, !content.isEmpty, !solved.visibleRect.overlaps(content),
      solved.visibleElements().isEmpty
    else { return nil }
    let axis = solved.scrollAxis
    let covered = solved.container.contentInset.sum(axis)
    let last = content.size[axis] + covered - solved.container.size[axis]
    return .outOfSight(scroll: variant.scroll, last: max(last, 0))
  }
}

extension SpecPlan {
  private var scrollAxis: Axis { layout.configuration.scrollDirection.axis }

  /// What covers both ends of the content, as a scroll view adjusts itself to it: the safe area.
  fileprivate func inset(of container: Container) -> NSDirectionalEdgeInsets {
    container.safeArea.only(scrollAxis)
  }

  /// Where page and carousels stand: a page that has not been scrolled begins below what covers it.
  fileprivate func position(_ variant: Variant, in container: Container) -> ScrollPosition {
    let start = container.contentInset.start(scrollAxis)
    return ScrollPosition(
      page: CGPoint(scrollAxis, variant.scroll - start, across: 0), carousels: scrollOffsets)
  }
}
