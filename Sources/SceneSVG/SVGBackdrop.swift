import Foundation
internal import Geometry
import Scene

/// What is below the bars of a screen, in a group of its own, so that a bar of a material can refer to
/// it and blur it.
struct SVGBackdrop {
  /// The id of the group.
  let id: String
  /// The markup of the clip paths and filters of the bars.
  private(set) var definitions = SVGMarkup()
  private let ids: SVGIdentifiers
  private var count = 0

  /// The ids and bounds of the bars that were written so far; `nil` before the first one.
  var bars: [(id: String, bounds: CGRect)]?

  /// The backdrop of a scene; `nil` if no bar blurs what is below it.
  init?(of scene: Scene, ids: SVGIdentifiers) {
    let isBlurred = scene.groups.contains { group in
      group.layer == .bars
        && group.elements.contains { element in
          element.isVisible(in: scene.picture)
            && element.allDefinitions.contains { scene.boxesThatBlur($0).first != nil }
        }
    }
    // On a page of several screens, the bars of one are below the content of the next.
    let after = scene.groups.drop { $0.layer != .bars }
    guard isBlurred, !after.contains(where: { $0.layer == .content }) else { return nil }
    (id, self.ids) = (ids.own("below"), ids)
  }

  /// Writes a blurred copy of what is below a box, earlier bars included.
  mutating func write(
    below box: Box, at origin: CGPoint, on ground: RGBA, to file: inout SVGMarkup
  ) {
    guard let rect = box.rect.offsetBy(dx: origin.x, dy: origin.y).withinLimit else { return }
    let (clip, filter) = (ids.own("glass\(count)"), ids.own("blur\(count)"))
    count += 1
    var (window, blur, radius) = (SVGTag("clipPath"), SVGTag("filter"), SVGTag("feGaussianBlur"))
    window.add("id", clip)
    window.append(SVGShapes.outline(rect, box.corners.fitted(to: rect.size)) { _ in })
    blur.add("id", filter)
    blur.add("filterUnits", "userSpaceOnUse")
    // The blur reaches three deviations.
    let area = rect.insetBy(dx: -box.blur * 1.5, dy: -box.blur * 1.5)
    blur.add(area)
    blur.add("color-interpolation-filters", "sRGB")
    radius.add("stdDeviation", box.blur / 2)
    blur.append(radius)
    for tag in [window, blur] { tag.write(to: &definitions) }
    definitions.append("\n")
    file.append("<g class=\"fp-glass\"")
    file.add("clip-path", reference: clip)
    file.append("><g")
    file.add("filter", reference: filter)
    file.append(">")
    if ground.isVisible {
      // Beyond the edges of the picture, the copy would fade out.
      var canvas = SVGTag("rect")
      canvas.add(area)
      canvas.add("fill", ground)
      canvas.write(to: &file)
    }
    for copy in [id] + (bars ?? []).filter({ $0.bounds.overlaps(area) }).map(\.id) {
      file.append("<use")
      file.add("xlink:href", to: copy)
      file.append("/>")
    }
    file.append("</g></g>")
  }
}

extension Scene {
  /// The boxes of a drawing that blur what is below them.
  func boxesThatBlur(_ definition: Int) -> [Box] {
    guard definitions.indices.contains(definition) else { return [] }
    return definitions[definition].shapes.compactMap(\.blurredBox)
  }
}
