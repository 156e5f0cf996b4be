package import CairoRenderer
internal import CompositionalLayout
internal import Foundation
package import HostSystem
package import LayoutSpec
internal import Scene
package import SpecInput
internal import SpecPictures
package import VisualDiff

/// A snapshot laid out, and composed into what is to be drawn.
package struct SnapshotDrawing {
  package var rendition: Rendition
  var scene: Scene
  /// Hashes of the pictures that are shown, by their paths from the spec's folder.
  private(set) var files: [String: String] = [:]
  /// Which frame of the record each element of the scene is.
  private var owners: [Int?] = []
  private let measurer: TextMeasurer

  /// Where frames are drawn, by the index of the frame in the record; from the bottom to the top.
  /// Shadows beyond them let through what lies below.
  var drawn: [(frame: Int, rect: CGRect)] {
    zip(owners, scene.elements).compactMap { owner, element in
      var bare = element
      bare.overflow = 0
      return owner.map { ($0, bare.visibleBounds) }
    }
  }

  /// How far shadows reach beyond frames, in points.
  var overflow: CGFloat { scene.groups.lazy.flatMap(\.elements).map(\.overflow).max() ?? 0 }

  /// Frames, their texts and their looks are held in memory, those that were and those that are: a
  /// kilobyte each.
  static let mostElements = 250_000

  /// - Parameters:
  ///   - recorded: Hashes of pictures that are taken to be others than they are.
  ///   - measurer: Keeps text that is set, for more drawings of the thread.
  /// - Throws: `Failure` where the real system would raise an exception, and for layouts of too many
  ///   elements.
  package init(
    _ spec: OpenedSpec, _ variant: Variant, files recorded: [String: String] = [:],
    _ measurer: TextMeasurer = TextMeasurer()
  ) throws(Failure) {
    self.measurer = measurer
    let layout = try Pipeline.layout(spec, variant, measurer)
    let count = layout.solved.elementCount
    guard count <= Self.mostElements else {
      throw .badPicture(
        spec.words(of: variant),
        reason: """
          \(count) elements are more than the \(Self.mostElements) that are compared; fewer items \
          show as well how they are laid out
          """)
    }
    scene = Pipeline.scene(layout, spec.spec, variant, Pipeline.Look(), measurer)
    try Pipeline.requireViews(of: layout, spec, variant)
    let elements = spec.spec.perform(for: variant.container) { layout.solved.allElements() }
    let record = layout.solved.record(of: elements, sectionIDs: layout.sectionIDs)
    let ordered = elements.inOrderOfRecords
    var places: [SolvedElement.Identity: Int] = [:]
    for (index, element) in ordered.enumerated() { places[element.identity] = index }
    var looks = [Int](repeating: 0, count: ordered.count)
    let files = Self.hashes(of: scene.images, recorded)
    self.files = files
    let definitions = scene.definitions
    let shapes = definitions.map { $0.look(files) }
    var page = Page(background: scene.background)
    for element in scene.groups.lazy.flatMap(\.elements) {
      let place = places[element.identity]
      owners.append(place)
      if let place {
        looks[place] = element.look(shapes)
      } else {
        page.add(element, element.definition.map { definitions[$0].shapes } ?? [])
      }
    }
    rendition = Rendition(
      record: record, looks: looks, page: page.hashValue,
      sight: Self.sight(layout.solved, variant))
  }

  private static func hashes(
    of images: [SceneImage], _ recorded: [String: String]
  ) -> [String: String] {
    var files: [String: String] = [:]
    for image in images { files[image.name] = StableHash(image.file.bytes).text }
    return files.merging(recorded.filter { files[$0.key] != nil }) { _, recorded in recorded }
  }

  private static func sight(_ solved: SolvedLayout, _ variant: Variant) -> ViewportState {
    var sight = ViewportState(window: variant.picture == .container ? solved.visibleRect : nil)
    for index in solved.sections.indices {
      let offset = solved.carouselOffset(ofSection: index)
      if offset != 0 { sight.carousels[index] = offset }
    }
    return sight
  }

  /// - Parameter scale: Pixels a point.
  /// - Throws: ``TooManyPixels``; what drawing throws.
  func picture(scale: CGFloat) throws -> [UInt8] {
    guard hasFewPixels(scale: scale) else { throw TooManyPixels(pixels: pixels(scale: scale)) }
    return try CairoRenderer.png(scene, scale: scale, measurer: measurer)
  }

  /// Whether the picture is small enough to be compared.
  func hasFewPixels(scale: CGFloat) -> Bool { pixels(scale: scale) <= CGFloat(TooManyPixels.most) }

  private func pixels(scale: CGFloat) -> CGFloat {
    (scene.size.width * scale).rounded(.up) * (scene.size.height * scale).rounded(.up)
  }

  /// Frames and the texts in them, to charge pixels to; those that `options` ignore are marked.
  func regions(scale: CGFloat, _ options: LayoutDiff.Options) -> [PixelRegion] {
    let ignored = options.ignoredFrames(of: rendition.record)
    var regions: [PixelRegion] = []
    for (owner, element) in zip(owners, scene.elements) {
      guard let owner else { continue }
      let name = rendition.record.frames[owner].words
      func add(_ name: String, _ rect: CGRect) {
        regions.append(
          PixelRegion(name, PixelRect(rect, scale: scale), isIgnored: ignored.contains(owner)))
      }
      add(name, element.visibleBounds)
      for text in element.allTexts {
        let role = text.paragraphs.first?.role ?? text.detail?.role ?? "text"
        let box = text.box.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
        add("\(name) \(role)", box)
      }
    }
    return regions
  }
}

/// A picture is too large to be compared.
struct TooManyPixels: Error, CustomStringConvertible {
  var pixels: CGFloat

  /// They take half a gigabyte when they are read to be compared.
  static let most = 1 << 27

  var description: String {
    """
    \(Int(pixels / 1_000_000)) million pixels are more than the \(Self.most / 1_000_000) million \
    that are compared; keep frames alone with --images none, or show what is in sight with \
    'picture: container'
    """
  }
}

/// What is drawn besides frames: the ground, and what lists have behind and between their rows.
private struct Page: Hashable {
  let background: RGBA
  private var parts: Set<Part> = []

  /// How it looks, wherever it lies and however large it is, which follows from the rows.
  private struct Part: Hashable {
    var section: Int
    var box: Box
  }

  init(background: RGBA) {
    self.background = background
  }

  mutating func add(_ element: SceneElement, _ shapes: [Shape]) {
    for case .box(var box) in shapes {
      box.rect = .zero
      parts.insert(Part(section: element.identity.section, box: box))
    }
  }
}

extension Drawing {
  /// What is drawn, with pictures of those hashes.
  fileprivate func look(_ files: [String: String]) -> Int {
    var hasher = Hasher()
    hasher.combine(self)
    hasher.combine(imageNames.map { files[$0] })
    return hasher.finalize()
  }
}

extension SceneElement {
  /// What is drawn, wherever it lies.
  fileprivate func look(_ shapes: [Int]) -> Int {
    var hasher = Hasher()
    hasher.combine(definition.flatMap { shapes.indices.contains($0) ? shapes[$0] : nil })
    hasher.combine(texts)
    hasher.combine(opacity)
    hasher.combine(transform.numbers)
    for layer in layers {
      hasher.combine(layer.definition.flatMap { shapes.indices.contains($0) ? shapes[$0] : nil })
      hasher.combine(layer.texts)
      hasher.combine(layer.transform.numbers)
      hasher.combine(layer.windows)
      hasher.combine(layer.opacity)
    }
    return hasher.finalize()
  }

  /// What of the element can be seen, in points of the picture.
  fileprivate var visibleBounds: CGRect { clip.map { bounds.common(with: $0.rect) } ?? bounds }
}

extension CGAffineTransform {
  fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
