import Foundation
internal import Geometry
import Scene

/// Puts blurred pictures of what is below the boxes of a scene that blur it in front of that, for all
/// formats but SVG, which refers to a copy.
///
/// A picture is drawn with few pixels: blurred, more would look the same. It reaches beyond its box,
/// as the blur does.
struct SceneBackdrops {
  private var scene: Scene
  private let text: TextShaper
  /// The elements that were prepared so far, from bottom to top.
  private var below: [SceneElement] = []
  private var names: Set<String>

  /// Returns a scene without boxes that blur.
  ///
  /// - Throws: ``RendererError``.
  static func drawn(of scene: Scene, text: TextShaper) throws -> Scene {
    guard scene.definitions.contains(where: { $0.shapes.contains { $0.blurredBox != nil } }) else {
      return scene
    }
    var backdrops = SceneBackdrops(scene, text)
    try backdrops.add()
    return backdrops.scene
  }

  private init(_ scene: Scene, _ text: TextShaper) {
    (self.scene, self.text) = (scene, text)
    names = Set(scene.images.map(\.name))
  }

  private mutating func add() throws {
    for group in scene.groups.indices {
      for index in scene.groups[group].elements.indices {
        let element = scene.groups[group].elements[index]
        let drawn = element.transform.isIdentity ? try blurred(element) : element
        scene.groups[group].elements[index] = drawn
        below.append(drawn)
      }
    }
  }

  /// The element with pictures in front of the boxes that blur.
  private mutating func blurred(_ element: SceneElement) throws -> SceneElement {
    var element = element
    element.definition = try element.definition.map { index in
      var before = element
      before.layers = []
      before.texts = []
      return try definition(index, of: element, above: before) { $0.definition = $1 }
    }
    for number in element.layers.indices where element.layers[number].transform.isIdentity {
      var before = element
      before.layers = Array(element.layers.prefix(number))
      let layer = element.layers[number]
      element.layers[number].definition = try layer.definition.map { index in
        try definition(index, of: element, above: before) { before, part in
          before.layers.append(SceneElement.Layer(definition: part, windows: layer.windows))
        }
      }
    }
    return element
  }

  /// The index of a drawing with pictures in it.
  ///
  /// - Parameters:
  ///   - before: What the element draws before the drawing.
  ///   - add: Adds the first shapes of the drawing to what is drawn before.
  private mutating func definition(
    _ index: Int, of element: SceneElement, above before: SceneElement,
    _ add: (inout SceneElement, Int) -> Void
  ) throws -> Int {
    let shapes = scene.definitions[index].shapes
    guard shapes.contains(where: { $0.blurredBox != nil }) else { return index }
    var drawn: [Shape] = []
    for shape in shapes {
      if let box = shape.blurredBox {
        var own = before
        scene.definitions.append(Drawing(drawn))
        add(&own, scene.definitions.count - 1)
        if let picture = try picture(of: box, of: element, above: own) { drawn.append(picture) }
        scene.definitions.removeLast()
      }
      drawn.append(shape)
    }
    scene.definitions.append(Drawing(drawn))
    return scene.definitions.count - 1
  }

  /// What is below a box, blurred and cut to the box; `nil` outside the picture.
  private mutating func picture(
    of box: Box, of element: SceneElement, above own: SceneElement
  ) throws -> Shape? {
    let origin = element.frame.origin
    let halo = 2 * box.blur
    let area = box.rect.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -halo, dy: -halo)
      .intersection(CGRect(origin: .zero, size: scene.size))
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    var part = scene
    part.groups = [
      SceneGroup(
        section: nil, name: "below",
        elements: (below + [own]).filter { $0.visibleBounds.overlaps(area) }.map {
          $0.moved(byX: -area.minX, y: -area.minY)
        })
    ]
    let name = (1...).lazy.map { "backdrop \($0)" }.first { !names.contains($0) } ?? ""
    names.insert(name)
    scene.images.append(
      SceneImage(name, try file(of: part, in: area.size, radius: box.blur)))
    return .clipped(
      ClippedShapes(
        box.rect, corners: box.corners,
        [.image(PlacedImage(name, in: area.offsetBy(dx: -origin.x, dy: -origin.y)))]))
  }

  /// The pixels of a radius in a reduced picture.
  private static let radius = 5.0

  private func file(of part: Scene, in size: CGSize, radius: CGFloat) throws -> ImageFile {
    let scale = min(Self.radius / Double(radius), 1)
    let (width, height) = (
      max(Int((size.width * scale).rounded()), 1), max(Int((size.height * scale).rounded()), 1)
    )
    let surface = try ImageSurface(width: width, height: height)
    let canvas = try Canvas(drawingOn: surface)
    canvas.clear(to: part.background)
    let painter = ScenePainter(
      scene: part, canvas: canvas, text: text, images: try SceneImages(part, scale: scale),
      scale: scale)
    let space = DeviceSpace(
      scale: scale, size: CGSize(width: width, height: height), isPixels: true)
    for element in part.elements { painter.draw(element, in: space) }
    try canvas.check()
    surface.blur(radius: max(Int((radius * scale / 2).rounded()), 1))
    return try ImageFile(try surface.png())
  }
}

extension SceneElement {
  fileprivate func moved(byX x: CGFloat, y: CGFloat) -> SceneElement {
    var element = self
    element.frame = element.frame.offsetBy(dx: x, dy: y)
    if let rect = clip?.rect { element.clip?.rect = rect.offsetBy(dx: x, dy: y) }
    return element
  }
}

extension ImageSurface {
  /// Blurs the pixels by three passes of a box in each direction, which are close to a Gaussian.
  fileprivate func blur(radius: Int) {
    let (width, height) = (width, height)
    withPixels { pixels, stride in
      for _ in 0..<3 {
        for y in 0..<height { Self.blur(pixels + y * stride, count: width, step: 1, radius) }
        for x in 0..<width { Self.blur(pixels + x, count: height, step: stride, radius) }
      }
    }
  }

  /// Replaces each pixel of a line by the mean of those around it. The ends continue as they are.
  private static func blur(
    _ line: UnsafeMutablePointer<UInt32>, count: Int, step: Int, _ radius: Int
  ) {
    let old = (0..<count).map { line[$0 * step] }
    let size = UInt32(2 * radius + 1)
    func pixel(_ index: Int) -> UInt32 { old[min(max(index, 0), count - 1)] }
    var sums = SIMD4<UInt32>.zero
    for index in -radius...radius { sums &+= pixel(index).components }
    for index in 0..<count {
      line[index * step] = UInt32(components: (sums &+ size / 2) / size)
      sums = sums &+ pixel(index + radius + 1).components &- pixel(index - radius).components
    }
  }
}

extension UInt32 {
  fileprivate var components: SIMD4<UInt32> {
    SIMD4(self & 0xFF, self >> 8 & 0xFF, self >> 16 & 0xFF, self >> 24)
  }

  fileprivate init(components: SIMD4<UInt32>) {
    self = components.x | components.y << 8 | components.z << 16 | components.w << 24
  }
}
