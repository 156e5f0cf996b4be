package import CairoRenderer
package import LayoutSpec
package import SpecDiagnostics

/// The layouts of the variants of a spec. The light and the dark variant have the same layout, unless
/// the spec says otherwise.
package struct SharedLayouts {
  private let spec: OpenedSpec
  private var known: [Variant: Pipeline.Layout] = [:]

  /// The number of layouts kept: one for each text size.
  private static let most = 12

  package init(of spec: OpenedSpec) {
    self.spec = spec
  }

  /// - Throws: ``Failure`` if UIKit would raise an exception.
  package mutating func layout(
    _ variant: Variant, _ measurer: TextMeasurer
  ) throws(Failure) -> Pipeline.Layout {
    var light = variant
    light.appearance = .light
    if let layout = known[light] { return layout }
    let layout = try Pipeline.layout(spec, variant, measurer)
    if known.count >= Self.most { known = [:] }
    if !layout.plan.dependsOnAppearance { known[light] = layout }
    return layout
  }
}
