import Foundation
import Scene

/// Draws a scene as a PDF of one page, with one unit per point and embedded fonts.
struct PDFPicture {
  private let scene: Scene
  private let space: DeviceSpace
  private let shaper: TextShaper

  /// - Parameters:
  ///   - scale: Pixels per point of the matching PNG, to align baselines to its rows; `nil` does
  ///     not align them.
  ///   - shaper: Shapes the text.
  /// - Throws: ``RendererError`` if the picture is empty or too long.
  init(_ scene: Scene, scale: CGFloat? = nil, shaper: TextShaper = TextShaper()) throws {
    try scene.checkSizeOfVectors()
    self.scene = try scene.withUniversalImages()
    self.shaper = shaper
    space = .points(scene.size, rows: scale)
  }

  /// Returns the bytes of the file.
  ///
  /// - Throws: ``RendererError``.
  func bytes() throws -> [UInt8] {
    let file = try PDFFile(scene.size, title: scene.title, summary: scene.summary)
    try draw(on: try Canvas(drawingOn: file.surface))
    var bytes = try file.finish()
    Self.removeDate(from: &bytes)
    return bytes
  }

  private func draw(on canvas: Canvas) throws {
    let page = CGRect(origin: .zero, size: scene.size)
    if scene.background.isVisible {
      canvas.addRectangle(page)
      canvas.fill(scene.background)
    }
    let painter = ScenePainter(
      scene: scene, canvas: canvas, text: shaper, images: try SceneImages.forPDF(scene))
    canvas.isTagging = true
    canvas.isolated {
      // Without a clip, Cairo forgets what an opaque shape covers completely, and the open tags.
      canvas.clip(to: page)
      canvas.tagged(.document) {
        for group in scene.groups { draw(group, with: painter) }
      }
    }
    try canvas.check()
  }

  private func draw(_ group: SceneGroup, with painter: ScenePainter) {
    // A section without tags in it would be an element of its own drawing.
    let hasTags = group.elements.contains(where: \.hasTags)
    painter.canvas.tagged(hasTags ? .section : nil) {
      for element in group.elements { painter.draw(element, in: space) }
    }
  }

  /// Overwrites the creation date with spaces, because Cairo has no setting to omit it. Nothing
  /// moves, so the cross-reference table stays valid.
  private static func removeDate(from bytes: inout [UInt8]) {
    // The metadata is at the end of the file, before the table with an entry for each object. A
    // title cannot match: Cairo encodes titles with parentheses differently.
    guard let found = bytes[...].lastRange(of: Array("/CreationDate (".utf8)),
      let end = bytes[found.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    else { return }
    for index in found.lowerBound...end { bytes[index] = UInt8(ascii: " ") }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func lastRange(of pattern: [UInt8]) -> Range<Int>? {
    guard count >= pattern.count else { return nil }
    for start in stride(from: endIndex - pattern.count, through: startIndex, by: -1)
    where self[start] == pattern[0] && self[start..<(start + pattern.count)].elementsEqual(pattern)
    {
      return start..<(start + pattern.count)
    }
    return nil
  }
}
