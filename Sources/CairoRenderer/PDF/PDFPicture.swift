import Foundation
import Scene

/// A scene drawn by Cairo as a PDF of one page, a unit a point, with its fonts embedded.
struct PDFPicture {
  private let scene: Scene
  private let space: DeviceSpace
  private let shaper: TextShaper

  /// - Parameters:
  ///   - scale: Pixels a point of the picture on whose rows baselines stand; `nil` for anywhere.
  ///   - shaper: Sets the text.
  /// - Throws: ``RendererError``, if the picture has no area or is too long.
  init(_ scene: Scene, scale: CGFloat? = nil, shaper: TextShaper = TextShaper()) throws {
    try scene.checkSizeOfVectors()
    self.scene = scene
    self.shaper = shaper
    space = .points(scene.size, rows: scale)
  }

  /// - Throws: ``RendererError``.
  func bytes() throws -> [UInt8] {
    let file = try PDFFile(scene.size, title: scene.title)
    try draw(on: try Canvas(drawingOn: file.surface))
    var bytes = try file.finish()
    Self.removeDate(from: &bytes)
    return bytes
  }

  private func draw(on canvas: Canvas) throws {
    if scene.background.isVisible {
      canvas.addRectangle(CGRect(origin: .zero, size: scene.size))
      canvas.fill(scene.background)
    }
    let painter = ScenePainter(
      scene: scene, canvas: canvas, text: shaper, images: try SceneImages(scene, scale: nil))
    for element in scene.elements { painter.draw(element, in: space) }
    try canvas.check()
  }

  /// Puts blanks in place of the time at which the file was made, which no setting leaves out. Nothing
  /// moves, so that the file's table of places stays true.
  private static func removeDate(from bytes: inout [UInt8]) {
    // A title may say the same, but for the bracket: Cairo writes one that has any in another way.
    for key in ["/CreationDate (", "/ModDate ("] {
      // What is known of a file stands at its end.
      let tail = bytes[max(bytes.count - 1 << 16, 0)...]
      guard let found = tail.lastRange(of: Array(key.utf8)),
        let end = bytes[found.upperBound...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      for index in found.lowerBound...end { bytes[index] = UInt8(ascii: " ") }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func lastRange(of pattern: [UInt8]) -> Range<Int>? {
    guard count >= pattern.count else { return nil }
    for start in stride(from: endIndex - pattern.count, through: startIndex, by: -1)
    where self[start..<(start + pattern.count)].elementsEqual(pattern) {
      return start..<(start + pattern.count)
    }
    return nil
  }
}
