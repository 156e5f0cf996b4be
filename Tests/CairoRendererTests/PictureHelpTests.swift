import Foundation
import LayoutScene
import PNGCodec
import Synchronization
import Testing

@testable import CairoRenderer

/// Pictures that several threads draw.
struct PictureHelpTests {
  /// A picture of many bands, each of them another.
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
    let bytes = Mutex<[UInt8]>([])
    try CairoRenderer.writePNG(scene, scale: 2, help: help) { piece in
      bytes.withLock { $0.append(contentsOf: piece) }
    }
    return bytes.withLock { $0 }
  }

  /// Calls `body` while threads serve.
  private func served(by count: Int, _ body: (PictureHelp) throws -> Void) throws {
    let help = PictureHelp()
    let done = DispatchGroup()
    for _ in 0..<count {
      done.enter()
      Thread.detachNewThread {
        help.serve()
        done.leave()
      }
    }
    defer {
      help.end()
      done.wait()
    }
    try body(help)
  }

  @Test(arguments: [0, 1, 3]) func `help changes nothing of a picture`(threads: Int) throws {
    let alone = try bytes(of: tall(), help: nil)
    try served(by: threads) { help in
      for _ in 0..<3 {
        let helped = try bytes(of: tall(), help: help)
        #expect(helped == alone)
      }
    }
  }

  @Test func `two pictures are helped at once`() throws {
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

  @Test func `a large picture calls a thread where nobody serves, a small one does not`() throws {
    let large = scene(1100, 1000, filled(box(10, 10, 500, 900), RGBA(0x3366CC), radius: 8))
    let alone = try bytes(of: large, help: nil)
    let help = PictureHelp(spare: 1)
    defer { help.end() }
    _ = try bytes(of: tall(), help: help)
    #expect(help.called == 0)
    for _ in 0..<2 {
      let helped = try bytes(of: large, help: help)
      #expect(helped == alone)
      #expect(help.called == 1)
    }
  }

  @Test func `a file that cannot be written stops everybody`() throws {
    struct Full: Error {}
    try served(by: 2) { help in
      #expect(throws: Full.self) {
        try CairoRenderer.writePNG(tall(), scale: 2, help: help) { _ in throw Full() }
      }
    }
  }

  /// Threads may draw on, but not far ahead of the one that writes.
  @Test func `who draws waits where too many rows are not written`() throws {
    let rows = try PixelRows(tall(), scale: 2)
    let gate = DispatchSemaphore(value: 0)
    let written = Mutex(0)
    let drawn = Mutex(0)
    let relay = RowRelay(count: rows.height) { band in
      let isFirst = written.withLock { count in
        count += band.rows.count
        return count == band.rows.count
      }
      if isFirst { gate.wait() }
    }
    #expect(relay.join())
    #expect(!relay.join())
    let done = DispatchGroup()
    done.enter()
    Thread.detachNewThread {
      relay.serve()
      done.leave()
    }
    done.enter()
    Thread.detachNewThread {
      let rows = try? PixelRows(self.tall(), scale: 2)
      for band in 0..<(rows?.bandCount ?? 0) {
        _ = try? rows.map { try relay.pass(band, of: $0) }
        drawn.withLock { $0 += 1 }
      }
      try? relay.finish()
      done.leave()
    }
    while relay.waiting < 2 { usleep(1000) }
    usleep(50_000)
    // One band is being written, and two wait.
    #expect(relay.waiting == 2)
    #expect(drawn.withLock { $0 } == 3)
    gate.signal()
    done.wait()
    #expect(written.withLock { $0 } == rows.height)
  }

  @Test func `nobody joins for the last rows`() throws {
    let rows = try PixelRows(tall(), scale: 2)
    let written = Mutex(0)
    let relay = RowRelay(count: rows.height) { band in
      written.withLock { $0 += band.rows.count }
    }
    for band in 0..<rows.bandCount - 1 { try relay.pass(band, of: rows) }
    #expect(!relay.join())
    try relay.pass(rows.bandCount - 1, of: rows)
    try relay.finish()
    #expect(written.withLock { $0 } == rows.height)
  }
}
