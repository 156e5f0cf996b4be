import Foundation
import PNGCodec
import Scene
import Synchronization
import Testing

@testable import CairoRenderer

/// Pictures that several threads draw.
struct PictureHelpTests {
  /// A picture of many different bands.
  private func tall() -> Scene {
    let parts = (0..<90).flatMap { index in
      let frame = box(10, CGFloat(index) * 22, 180, 40)
      let stroke = Box.Stroke(color: RGBA(0x3366CC), width: 1)
      return [
        filled(frame, RGBA(0xEEF2FF, alpha: 0.5), radius: 8, stroke: stroke),
        text("Row \(index), 行, صف", frame),
      ]
    }
    return scene(200, 2000, parts: parts)
  }

  private func bytes(of scene: Scene, help: PictureHelp?) throws -> [UInt8] {
    try bytes { try CairoRenderer.writePNG(scene, scale: 2, help: help, to: $0) }
  }

  /// The bytes that `write` passes to its sink, on any thread.
  private func bytes(_ write: (@escaping CairoRenderer.Sink) throws -> Void) throws -> [UInt8] {
    let bytes = Mutex<[UInt8]>([])
    try write { piece in bytes.withLock { $0.append(contentsOf: piece) } }
    return bytes.withLock { $0 }
  }

  /// Calls `body` while threads serve.
  private func served(by count: Int, _ body: (PictureHelp) throws -> Void) throws {
    let help = PictureHelp()
    let done = DispatchGroup()
    for _ in 0..<count {
      done.enter()
      Thread.detachNewThread {
        help.serve(with: TextMeasurer())
        done.leave()
      }
    }
    defer {
      help.end()
      done.wait()
    }
    try body(help)
  }

  @Test(arguments: [0, 1, 3]) func `helping threads do not change a picture`(threads: Int) throws {
    let alone = try bytes(of: tall(), help: nil)
    try served(by: threads) { help in
      for _ in 0..<3 {
        let helped = try bytes(of: tall(), help: help)
        #expect(helped == alone)
      }
    }
  }

  @Test func `threads help two pictures at the same time`() throws {
    let alone = try bytes(of: tall(), help: nil)
    try served(by: 2) { help in
      let others = Mutex<[UInt8]?>(nil)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let bytes = try? self.bytes(of: self.tall(), help: help)
        others.withLock { $0 = bytes }
        done.signal()
      }
      let helped = try bytes(of: tall(), help: help)
      #expect(helped == alone)
      done.wait()
      #expect(others.withLock { $0 } == alone)
    }
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 2)])
  func `only a large picture starts threads if no thread is idle`(
    spare: Int, expected: Int
  ) throws {
    let large = scene(1100, 2000, filled(box(10, 10, 500, 1900), RGBA(0x3366CC), radius: 8))
    let alone = try bytes(of: large, help: nil)
    let help = PictureHelp(spare: spare)
    defer { help.end() }
    _ = try bytes(of: tall(), help: help)
    #expect(help.started == 0)
    for _ in 0..<2 {
      let helped = try bytes(of: large, help: help)
      #expect(helped == alone)
      #expect(help.started == expected)
    }
  }

  /// Any thread may build a strip. A thread draws all rows of a strip.
  @Test func `threads help with strips, and each strip is built once`() throws {
    let whole = scene(4, 30_000, filled(box(0, 9000, 4, 20)))
    var outline = whole
    outline.groups = []
    let asked = Mutex<[ClosedRange<CGFloat>]>([])
    let strips = SceneStrips(outline: outline) { heights, _ in
      asked.withLock { $0.append(heights) }
      return whole
    }
    try served(by: 3) { help in
      let helped = try bytes {
        try CairoRenderer.writePNG(strips, scale: 1, help: help, to: $0)
      }
      let read = try PNG.decode(helped)
      #expect(read.pixels == (try PNG.decode(try CairoRenderer.png(whole, scale: 1))).pixels)
    }
    let tops = asked.withLock { $0.map(\.lowerBound).sorted() }
    #expect(tops == (0..<8).map { 4096 * CGFloat($0) })
  }

  @Test func `a write error stops all threads`() throws {
    struct Full: Error {}
    try served(by: 2) { help in
      #expect(throws: Full.self) {
        try CairoRenderer.writePNG(tall(), scale: 2, help: help) { _ in throw Full() }
      }
    }
  }
}
