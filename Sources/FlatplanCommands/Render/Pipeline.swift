internal import CairoRenderer
internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

/// From a spec and a variant to frames, and on to the bytes of pictures: synchronous, and by its
/// arguments alone.
enum Pipeline {
  /// A spec laid out for one variant.
  struct Layout {
    var plan: SpecPlan
    var solved: SolvedLayout

    /// How many cells a picture shows: of a carousel, but a few.
    var drawnCells: Int {
      solved.sections.filter { $0.carousel == nil }.reduce(0) { $0 + $1.itemCount }
    }
  }

  /// The most cells that are drawn, and elements that are listed, at once.
  static let mostElements = 1_000_000

  /// - Throws: ``Failure`` where the real system would raise an exception.
  static func layout(_ spec: OpenedSpec, _ variant: Variant) throws(Failure) -> Layout {
    do {
      let request = spec.spec.render
      let container = variant.container(request)
      let plan = try spec.spec.plan(in: container)
      var measurer = SpecMeasurer(sizes: plan.intrinsicSizes)
      var solved = try plan.layout.solve(
        itemCounts: plan.itemCounts, in: container, measuring: &measurer)
      solved.scroll = ScrollPosition(
        page: solved.point(along: request.scrollOffset ?? 0), carousels: plan.scrollOffsets)
      return Layout(plan: plan, solved: solved)
    } catch {
      throw Failure(error, of: spec, variant)
    }
  }

  static func scene(_ layout: Layout, _ spec: Spec, _ variant: Variant, _ look: Look) -> Scene {
    let background = look.background ?? spec.render.background
    let options = SceneOptions(
      name: spec.name, title: spec.title, theme: Theme.named(variant.theme) ?? .wireframe,
      appearance: variant.appearance, background: background)
    return SceneBuilder.scene(
      of: layout.solved, content: layout.plan.content, options: options)
  }

  static func bytes(_ scene: Scene, _ variant: Variant, _ format: PictureFormat) throws -> [UInt8] {
    switch format {
    case .png: try CairoRenderer.png(scene, scale: variant.scale)
    case .svg: try CairoRenderer.svg(scene)
    }
  }

  /// How pictures look beyond their variant.
  struct Look: Sendable {
    /// What lies behind everything; `nil` is left to the spec, then to the theme.
    var background: ColorReference?
  }

  static func frames(
    _ layout: Layout, _ spec: Spec, _ variant: Variant, in rect: CGRect?
  ) -> FramesOfVariant {
    let solved = layout.solved
    let elements =
      rect.map { solved.elements(in: $0).sorted { $0.identity < $1.identity } }
      ?? solved.allElements()
    return FramesOfVariant(
      name: spec.name, variant: variant, contentSize: solved.contentSize,
      sections: solved.sections.enumerated().map { index, section in
        FramesOfVariant.Section(
          frame: section.frame,
          scrollOffset: solved.carouselOffset(ofSection: index),
          scrollContent: section.carousel?.content ?? 0)
      }, elements: elements)
  }
}

extension SolvedLayout {
  /// The point so far along the direction of scrolling.
  fileprivate func point(along length: CGFloat) -> CGPoint {
    switch scrollAxis {
    case .horizontal: CGPoint(x: length, y: 0)
    case .vertical: CGPoint(x: 0, y: length)
    }
  }
}
