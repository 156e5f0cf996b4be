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

    /// What is doubtful about it, in words.
    var warnings: [String] { solved.warnings.map { "section \($0.section): \($0)" } }
  }

  /// The most elements that are drawn or listed at once.
  static let mostElements = 1_000_000

  static func layout(_ spec: OpenedSpec, _ variant: Variant) throws(Failure) -> Layout {
    do {
      let container = variant.container
      let plan = try spec.spec.plan(in: container)
      return Layout(
        plan: plan, solved: try plan.layout.solve(itemCounts: plan.itemCounts, in: container))
    } catch {
      throw Failure(error, of: "\(spec.source.name) at \(variant.words)")
    }
  }

  static func scene(_ layout: Layout, _ spec: Spec, _ variant: Variant, _ look: Look) -> Scene {
    let options = SceneOptions(
      name: spec.name, title: spec.title, theme: Theme.named(variant.theme) ?? .wireframe,
      appearance: variant.appearance, background: look.background,
      layoutDirection: variant.direction.trait)
    return SceneBuilder.scene(
      elements: layout.solved.allElements(), contentSize: layout.solved.contentSize,
      content: layout.plan.content, options: options)
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
          scrollOffset: section.restOffset(for: layout.plan.scrollOffsets[index]),
          scrollContent: section.carousel?.content ?? 0)
      }, elements: elements)
  }
}

extension SolvedSection {
  /// Where the section's carousel stands, or would come to rest when asked to move to `request`.
  fileprivate func restOffset(for request: CGFloat?) -> CGFloat {
    guard let carousel else { return 0 }
    return request.map(carousel.restOffset) ?? carousel.openingOffset
  }
}
