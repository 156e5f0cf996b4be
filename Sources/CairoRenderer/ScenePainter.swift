import Foundation
internal import Geometry
import Scene

/// Draws the elements of a scene on a canvas.
struct ScenePainter {
  let scene: Scene
  let canvas: Canvas
  let text: TextShaper
  /// The scene's decoded images.
  let images: SceneImages
  private let pictures = GlyphPictures()
  private let masks: GlyphMasks
  /// Cached boxes, for a canvas with pixels; `nil` if Cairo draws all boxes.
  let stamps: BoxStamps?

  /// - Parameters:
  ///   - stamps: Cached boxes, for a canvas with pixels. Several scenes may share them.
  ///   - scale: Pixels per point of the canvas. Images are drawn at this resolution; `nil` keeps
  ///     their own.
  init(
    scene: Scene, canvas: Canvas, text: TextShaper, images: SceneImages,
    stamps: BoxStamps? = nil, scale: CGFloat? = nil
  ) {
    masks = text.masks(scale: scale ?? 1)
    self.stamps = stamps
    self.scene = scene
    self.canvas = canvas
    self.text = text
    self.images = images
  }

  /// Draws an element unless it is invisible.
  func draw(_ element: SceneElement, in space: DeviceSpace) {
    guard element.opacity > 0, space.box(element.bounds) != nil else { return }
    canvas.tagged(element.tag) { drawClipped(element, in: space) }
  }

  private func drawClipped(_ element: SceneElement, in space: DeviceSpace) {
    guard let clip = element.clip else {
      drawWhole(element, in: space)
      return
    }
    guard let area = space.box(clip.rect) else { return }
    canvas.isolated {
      let corners = CornerRadii(clip.radius * space.scale, curve: clip.curve).fitted(to: area.size)
      canvas.clip(to: area, corners: corners)
      drawWhole(element, in: space)
    }
  }

  private func drawWhole(_ element: SceneElement, in space: DeviceSpace) {
    guard element.transform.isIdentity else {
      drawTransformed(element, in: space)
      return
    }
    drawUpright(element, in: space)
  }

  /// Draws an element with its transform around the center of its frame.
  private func drawTransformed(_ element: SceneElement, in space: DeviceSpace) {
    guard element.transform.hasInverse else { return }
    var (element, space) = (element, space)
    let center = CGPoint(
      x: element.frame.midX * space.scale, y: element.frame.midY * space.scale - space.top)
    element.frame.origin = CGPoint(x: -element.frame.width / 2, y: -element.frame.height / 2)
    space.top = 0
    space.isBounded = false
    canvas.isolated {
      canvas.apply(element.transform, around: center, scale: space.scale)
      drawUpright(element, in: space)
    }
  }

  private func drawUpright(_ element: SceneElement, in space: DeviceSpace) {
    guard let bounds = space.box(element.extendedFrame) else { return }
    if element.opacity < 1 {
      canvas.translucent(element.opacity, in: bounds) { drawOpaque(element, in: space, bounds) }
    } else {
      drawOpaque(element, in: space, bounds)
    }
  }

  private func drawOpaque(_ element: SceneElement, in space: DeviceSpace, _ bounds: CGRect) {
    if let index = element.definition, scene.definitions.indices.contains(index) {
      draw(
        scene.definitions[index].shapes.sharingEdges, at: element.frame.origin, in: space)
    }
    let edges = element.overflow > 0 ? space.box(element.frame) : bounds
    if let edges {
      for block in element.texts { draw(block, of: element, in: space, edges) }
    }
    for run in element.layers.runsInSameWindows(isWanted: space.isPixels) {
      draw(run, of: element, in: space, edges)
    }
  }

  /// Draws layers that have the same clips, above the element's own content.
  ///
  /// - Parameter edges: The element's bounds in units of the surface; `nil` if the element is not
  ///   on the surface.
  private func draw(
    _ layers: ArraySlice<SceneElement.Layer>, of element: SceneElement, in space: DeviceSpace,
    _ edges: CGRect?
  ) {
    guard let windows = layers.first?.windows else { return }
    let origin = space.point(.zero, from: element.frame.origin)
    let paths = windows.map { $0.path.placed(at: origin, scale: space.scale) }
    guard paths.allSatisfy(space.reaches) else { return }
    func clip() { for (path, window) in zip(paths, windows) { canvas.clip(to: path, window.rule) } }
    func draw() { for layer in layers { self.draw(layer, of: element, in: space, edges) } }
    if space.isPixels, let round = paths.first(where: \.hasCurves), let bounds = round.bounds {
      canvas.clipped(in: bounds, by: clip, draw)
    } else {
      canvas.isolated {
        clip()
        draw()
      }
    }
  }

  /// Draws a layer with its masks, transform and opacity in the current clip.
  private func draw(
    _ layer: SceneElement.Layer, of element: SceneElement, in space: DeviceSpace, _ edges: CGRect?
  ) {
    let origin = space.point(.zero, from: element.frame.origin)
    guard layer.transform.isIdentity || layer.transform.hasInverse else { return }
    var (alone, inner) = (element, space)
    if !layer.transform.isIdentity {
      alone.frame.origin = .zero
      inner.top = 0
      inner.isBounded = false
    }
    func draw() {
      if !layer.transform.isIdentity {
        canvas.apply(layer.transform, around: origin, scale: space.scale)
      }
      if let index = layer.definition, scene.definitions.indices.contains(index) {
        self.draw(
          scene.definitions[index].shapes.sharingEdges, at: alone.frame.origin, in: inner)
      }
      guard let edges = layer.transform.isIdentity ? edges : .infinite else { return }
      for block in layer.texts { self.draw(block, of: alone, in: inner, edges) }
    }
    func drawFaded() {
      guard layer.opacity < 1 else { return draw() }
      guard let box = space.box(element.extendedFrame) else { return }
      canvas.translucent(layer.opacity, in: box, draw)
    }
    let veils = layer.windows.compactMap(\.mask).map { $0.placed(at: origin, space.scale) }
    // A transparency group cannot contain tags.
    let isGroup = !veils.isEmpty || layer.opacity < 1
    canvas.isolated {
      canvas.tagged(isGroup && !layer.texts.isEmpty ? element.textTag : nil) {
        canvas.masked(by: veils[...], drawFaded)
      }
    }
  }
}

extension [SceneElement.Layer] {
  /// The layers in runs of those that have the same clips, from bottom to top.
  ///
  /// - Parameter isWanted: Whether runs may have several layers.
  fileprivate func runsInSameWindows(isWanted: Bool) -> [ArraySlice<SceneElement.Layer>] {
    var runs: [ArraySlice<SceneElement.Layer>] = []
    for (index, layer) in enumerated() {
      let windows = layer.windows
      if isWanted, let run = runs.last, run.first?.windows == windows,
        !windows.isEmpty, windows.allSatisfy({ $0.mask == nil })
      {
        runs[runs.count - 1] = self[run.startIndex...index]
      } else {
        runs.append(self[index...index])
      }
    }
    return runs
  }
}

extension LayerClip.Mask {
  /// The mask converted from the element's coordinates to units of the surface.
  fileprivate func placed(at origin: CGPoint, _ scale: CGFloat) -> Self {
    let surface = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    return Self(gradient, transform: transform.concatenating(surface))
  }
}

// MARK: - Text

extension ScenePainter {
  private func draw(
    _ block: TextBlock, of element: SceneElement, in space: DeviceSpace, _ bounds: CGRect
  ) {
    let lines = TextSetter(shaper: text).set(block)
    guard canvas.isTagging else {
      for line in lines { draw(line, of: element, in: space, bounds) }
      return
    }
    // Each paragraph begins with its line 0. One that is outside of the page has no element.
    var rest = lines[...]
    while !rest.isEmpty {
      let paragraph = rest.prefix(1) + rest.dropFirst().prefix { $0.index > 0 }
      rest = rest.dropFirst(paragraph.count)
      let isVisible = paragraph.contains { place(of: $0, in: element, space) != nil }
      canvas.tagged(isVisible ? element.textTag : nil) {
        for line in paragraph { draw(line, of: element, in: space, bounds) }
      }
    }
  }

  /// The position of a line of text and its ink in units of the surface; `nil` if it is outside.
  private func place(
    of line: SetLine, in element: SceneElement, _ space: DeviceSpace
  ) -> (x: Double, y: Double, ink: CGRect)? {
    let x = (element.frame.minX + line.origin.x) * space.scale
    let y = space.baseline(element.frame.minY + line.origin.y)
    let ink = CGRect(
      x: x + line.ink.minX * space.scale, y: y + line.ink.minY * space.scale,
      width: line.ink.width * space.scale, height: line.ink.height * space.scale)
    let surface = CGRect(origin: .zero, size: space.size)
    guard !space.isBounded || ink.insetBy(dx: -1, dy: -1).overlaps(surface) else { return nil }
    return (x, y, ink)
  }

  /// Draws a line of text. Ink outside the element is clipped, such as that of tall scripts in a
  /// small cell.
  private func draw(
    _ line: SetLine, of element: SceneElement, in space: DeviceSpace, _ bounds: CGRect
  ) {
    guard let (x, y, ink) = place(of: line, in: element, space) else { return }
    canvas.isolated {
      if !bounds.covers(ink) { canvas.clip(to: bounds) }
      canvas.drawMarks(of: line, x: x, y: y, scale: space.scale)
      if space.isPixels, space.isBounded {
        canvas.drawMasks(line, x: x, y: y, scale: space.scale, masks: masks)
      } else if space.isPixels {
        canvas.drawOutlines(line, x: x, y: y, scale: space.scale)
      } else {
        canvas.drawGlyphs(line, x: x, y: y, pictures: pictures)
      }
    }
  }
}
