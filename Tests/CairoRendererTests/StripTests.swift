import Foundation
import Scene
import Synchronization
import Testing

@testable import CairoRenderer

/// Pictures whose scene is built in strips.
struct StripTests {
  @Test func `strips are built once, in order, and one at a time`() throws {
    let whole = scene(4, 10_000, filled(box(0, 9000, 4, 20)))
    let asked = Mutex<[ClosedRange<CGFloat>]>([])
    var outline = whole
    outline.groups = []
    let source = try PictureSource(
      SceneStrips(outline: outline) { heights, _ in
        asked.withLock { $0.append(heights) }
        return whole
      }, scale: 1)
    var dark = 0
    try PixelRows(source).forEachRow { dark += $0[0] == 0 ? 1 : 0 }
    #expect(dark == 20)
    #expect(asked.withLock { $0 } == [0...4096, 4096...8192, 8192...10_000])
  }
}
