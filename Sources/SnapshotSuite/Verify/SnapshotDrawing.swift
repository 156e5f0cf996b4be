internal import Basics
package import CairoRenderer
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import Scene
package import SpecDiagnostics
internal import SpecPictures
package import VisualDiff

/// The layout and scene of a snapshot.
package struct SnapshotDrawing {
  package var rendition: Rendition
  var scene: Scene
  /// Hashes of the pictures shown, by path relative to the spec's folder.
  private(set) var files: [String: String] = [:]
  /// The frame index of each scene element; `nil` for elements without a frame.
  private var owners: [Int?] = []
  private let measurer: TextMeasurer
  /// The account of the spec's work.
  private let budget: Budget.Share

  /// The drawn frames with their visible rectangles, back to front, without shadows.
  var drawn: [(frame: Int, rect: CGRect)] {
    zip(owners, scene.elements).compactMap { owner, element in
      var bare = element
      bare.overflow = 0
      return owner.map { ($0, bare.visibleBounds) }
    }
  }

  /// The maximum distance that shadows extend beyond their frames, in points.
  var overflow: CGFloat { scene.groups.lazy.flatMap(\.elements).map(\.overflow).max() ?? 0 }

  /// Lays out a snapshot and builds the scene that `render` draws.
  ///
  /// - Parameters:
  ///   - recorded: Hashes of pictures, used in place of the current ones.
  ///   - measurer: A text cache shared by the drawings of a thread.
  /// - Throws: `Failure` if UIKit would raise an exception, or if the layout has too many elements.
  package init(
    _ snapshot: Snapshot, files recorded: [String: String] = [:],
    _ measurer: TextMeasurer = TextMeasurer()
  ) throws(Failure) {
    self.measurer = measurer
    measurer.usesAllFonts = false
    budget = snapshot.spec.budget
    let (scene, panel) = try snapshot.scene(measurer)
    self.scene = scene
    let files = Self.hashes(of: scene.images, recorded)
    self.files = files
    let variant = panel?.variant(in: snapshot.variant) ?? snapshot.variant
    let elements = panel?.elements(variant, measurer) ?? []
    let ordered = elements.inOrderOfRecords
    var indexes: [SolvedElement.Identity: Int] = [:]
    for (index, element) in ordered.enumerated() { indexes[element.identity] = index }
    var looks = [Int](repeating: 0, count: ordered.count)
    let shapes = scene.definitions.map { $0.appearanceHash(files) }
    let sight = panel?.viewportState(variant)
    var outside = OutsideFrames(
      of: scene, around: sight?.window?.size ?? panel?.layout.solved.contentSize)
    for group in scene.groups {
      let isOfLayout = outside.isOfLayout(group)
      for element in group.elements {
        let index = isOfLayout ? indexes[element.identity] : nil
        owners.append(index)
        if let index {
          looks[index] = element.appearanceHash(shapes)
        } else if isOfLayout {
          outside.add(element, element.definition.map { scene.definitions[$0].shapes } ?? [])
        } else {
          outside.add(element.appearanceHash(shapes), of: element, group)
        }
      }
    }
    rendition = Rendition(
      record: panel?.layout.record(of: elements)
        ?? LayoutRecord(
          axes: .init(size: scene.size, scale: variant.scale), contentSize: scene.size, frames: []),
      looks: looks, outside: outside.hashes, sight: sight)
    guard let panel else { return }
    let parts = panel.spec.perform(for: variant.container) {
      Pipeline.cellParts(panel.layout, panel.spec, variant, elements, measurer)
    }
    rendition.add(parts, of: ordered, files)
  }

  private static func hashes(
    of images: [SceneImage], _ recorded: [String: String]
  ) -> [String: String] {
    var files: [String: String] = [:]
    for image in images { files[image.name] = StableHash(image.file.bytes).text }
    return files.merging(recorded.filter { files[$0.key] != nil }) { _, recorded in recorded }
  }

  /// The environment that the picture depends on. Call it after the picture is drawn, and before
  /// another drawing uses the measurer.
  var environment: RenderEnvironment { .current(usingAllFonts: measurer.usesAllFonts) }

  /// Renders the picture as a PNG.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Throws: ``TooManyPixels``; `Budget.Exceeded`; drawing errors.
  func picture(scale: CGFloat) throws -> [UInt8] {
    guard hasFewPixels(scale: scale) else { throw TooManyPixels(pixels: pixels(scale: scale)) }
    _ = budget.add(scene.work(scale: scale))
    try budget.checkDrawing()
    try budget.spend(Int(pixels(scale: scale)), on: .pixels)
    try budget.spend(scene.images.map(\.file.decodedBytes).reduce(0, +), on: .decodedBytes)
    let bytes = try CairoRenderer.png(scene, scale: scale, measurer: measurer)
    try budget.spend(bytes.count, on: .writtenBytes)
    return bytes
  }

  /// Returns whether the picture is small enough to compare.
  func hasFewPixels(scale: CGFloat) -> Bool { pixels(scale: scale) <= CGFloat(TooManyPixels.max) }

  func pixels(scale: CGFloat) -> CGFloat {
    (scene.size.width * scale).rounded(.up) * (scene.size.height * scale).rounded(.up)
  }

  /// Returns the frames and their texts as regions to attribute pixels to. Ignored frames are
  /// marked.
  func regions(scale: CGFloat, _ options: LayoutDiff.Options) -> [PixelRegion] {
    let record = rendition.record
    let ignored = options.ignoredFrames(of: record)
    let parts = record.partsByElement
    var regions: [PixelRegion] = []
    for (owner, element) in zip(owners, scene.elements) {
      guard let owner else { continue }
      let name = record.frames[owner].pathAndKind
      func add(_ name: String, _ rect: CGRect, _ index: Int) {
        regions.append(
          PixelRegion(name, PixelRect(rect, scale: scale), isIgnored: ignored.contains(index)))
      }
      add(name, element.visibleBounds, owner)
      if let parts = parts[owner] {
        // The root is the element itself.
        for part in parts.dropFirst() {
          let frame = record.frames[part]
          let rect = frame.rect.offsetBy(
            dx: element.frame.minX - record.frames[owner].rect.minX,
            dy: element.frame.minY - record.frames[owner].rect.minY)
          add(frame.pathAndKind, rect.common(with: element.visibleBounds), part)
        }
        continue
      }
      for text in element.allTexts {
        let role = text.paragraphs.first?.role ?? text.detail?.role ?? "text"
        let box = text.box.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
        add("\(name) \(role)", box, owner)
      }
    }
    return regions
  }
}

extension Rendition {
  /// The maximum number of parts to compare. With more, only elements are compared.
  private static let maxParts = 250_000

  /// Adds the parts of composed elements.
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of the frames.
  ///   - files: Hashes of the pictures shown, by name.
  fileprivate mutating func add(
    _ parts: [SolvedElement.Identity: [PartFrame]], of elements: [SolvedElement],
    _ files: [String: String]
  ) {
    let count = parts.values.reduce(0) { $0 + $1.count }
    guard count > 0, count <= Self.maxParts, var looks else { return }
    wholeLooks = looks
    for (index, element) in elements.enumerated() where element.category != .decoration {
      for (place, part) in (parts[element.identity] ?? []).enumerated() {
        record.append(
          .init(name: part.name, kind: part.kind.rawValue), at: part.frame, ofElement: index)
        var hasher = Hasher()
        hasher.combine(part.look)
        hasher.combine(part.imageNames.map { files[$0] })
        let isDrawn = looks[index] != 0
        if place > 0 {
          looks.append(isDrawn ? hasher.finalize() : 0)
        } else {
          // The root is as large as its element, and is reported as the element.
          hasher.combine(element.alpha)
          hasher.combine(element.transform.numbers)
          if isDrawn { looks[index] = hasher.finalize() }
          looks.append(0)
        }
      }
    }
    self.looks = looks
  }
}

/// The error for a picture that is too large to compare.
struct TooManyPixels: Error, CustomStringConvertible {
  var pixels: CGFloat

  /// The maximum number of pixels; decoding them takes half a gigabyte.
  static let max = 1 << 27

  var description: String {
    """
    \(Int(pixels / 1_000_000)) million pixels exceed the maximum of \(Self.max / 1_000_000) \
    million for comparison; record only frames with --images none, or draw only the visible part \
    with 'picture: container'
    """
  }
}

extension Drawing {
  /// Returns a hash of the drawing, with the given picture hashes.
  fileprivate func appearanceHash(_ files: [String: String]) -> Int {
    var hasher = Hasher()
    hasher.combine(self)
    hasher.combine(imageNames.map { files[$0] })
    return hasher.finalize()
  }
}

extension SceneElement {
  /// Returns a hash of the element's appearance, independent of its position.
  fileprivate func appearanceHash(_ shapes: [Int]) -> Int {
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

  /// The visible part of the bounds, in picture points.
  fileprivate var visibleBounds: CGRect { clip.map { bounds.common(with: $0.rect) } ?? bounds }
}

extension CGAffineTransform {
  fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
