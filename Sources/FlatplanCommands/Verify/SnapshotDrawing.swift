internal import CairoRenderer
internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec
internal import VisualDiff

/// A snapshot laid out, and composed into what is to be drawn.
struct SnapshotDrawing {
  var rendition: Rendition
  var scene: Scene
  /// Hashes of the pictures that are shown, by their paths from the spec's folder.
  private(set) var files: [String: String] = [:]
  /// Which frame of the record each element of the scene is.
  private var owners: [Int?] = []

  /// Where frames are drawn, by the index of the frame in the record; from the bottom to the top.
  var drawn: [(frame: Int, rect: CGRect)] {
    zip(owners, scene.elements).compactMap { owner, element in
      owner.map { ($0, element.visibleBounds) }
    }
  }

  /// - Parameter recorded: Hashes of pictures that are taken to be others than they are.
  /// - Throws: ``Failure`` where the real system would raise an exception.
  init(
    _ spec: OpenedSpec, _ variant: Variant, files recorded: [String: String] = [:]
  ) throws(Failure) {
    let layout = try Pipeline.layout(spec, variant)
    guard layout.solved.elementCount <= Pipeline.mostElements else {
      throw .badPicture(
        "\(spec.source.name) at \(variant.words)",
        reason: "\(layout.solved.elementCount) elements are too many to compare")
    }
    scene = Pipeline.scene(layout, spec.spec, variant, Pipeline.Look())
    let elements = spec.spec.perform(for: variant.container) { layout.solved.allElements() }
    let record = layout.solved.record(of: elements, sectionIDs: layout.sectionIDs)
    // The order of records: what belongs to the layout itself comes first.
    let own = elements.filter { $0.item == SolvedElement.layoutItem }
    let ordered = own + elements.filter { $0.item != SolvedElement.layoutItem }
    var places: [SolvedElement.Identity: Int] = [:]
    for (index, element) in ordered.enumerated() { places[element.identity] = index }
    var looks = [Int](repeating: 0, count: ordered.count)
    var files: [String: String] = [:]
    for image in scene.images { files[image.name] = StableHash(image.file.bytes).text }
    files.merge(recorded.filter { files[$0.key] != nil }) { _, recorded in recorded }
    let shapes = scene.definitions.map { drawing in
      var hasher = Hasher()
      hasher.combine(drawing)
      hasher.combine(drawing.imageNames.map { files[$0] })
      return hasher.finalize()
    }
    self.files = files
    for element in scene.elements {
      let place = places[element.identity]
      owners.append(place)
      if let place { looks[place] = element.look(shapes) }
    }
    rendition = Rendition(
      record: record, looks: looks, page: scene.background.hashValue)
  }

  /// - Parameter scale: Pixels a point.
  func picture(scale: CGFloat) throws -> [UInt8] { try CairoRenderer.png(scene, scale: scale) }

  /// Frames and the texts in them, to charge pixels to.
  func regions(scale: CGFloat) -> [PixelRegion] {
    var regions: [PixelRegion] = []
    for (owner, element) in zip(owners, scene.elements) {
      guard let owner else { continue }
      let record = rendition.record.frames[owner]
      let kind = record.category == .cell ? "" : " \(record.kindWord)"
      let name = record.path + kind
      regions.append(PixelRegion(name, PixelRect(element.visibleBounds, scale: scale)))
      for text in element.texts {
        let role = text.paragraphs.first?.role ?? text.detail?.role ?? "text"
        let box = text.box.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
        regions.append(PixelRegion("\(name) \(role)", PixelRect(box, scale: scale)))
      }
    }
    return regions
  }
}

extension SceneElement {
  /// What is drawn, wherever it lies.
  fileprivate func look(_ shapes: [Int]) -> Int {
    var hasher = Hasher()
    hasher.combine(definition.flatMap { shapes.indices.contains($0) ? shapes[$0] : nil })
    hasher.combine(texts)
    hasher.combine(opacity)
    hasher.combine("\(transform)")
    return hasher.finalize()
  }

  /// What of the element can be seen, in points of the picture.
  fileprivate var visibleBounds: CGRect { clip.map { bounds.intersection($0.rect) } ?? bounds }
}
