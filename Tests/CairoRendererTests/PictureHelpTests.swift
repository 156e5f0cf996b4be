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

  @Test func `a file that cannot be written stops everybody`() throws {
    struct Full: Error {}
    try served(by: 2) { help in
      #expect(throws: Full.self) {
        try CairoRenderer.writePNG(tall(), scale: 2, help: help) { _ in throw Full() }
      }
    }
  }

  @Test func `the memory of a band is used again`() throws {
    let rows = try PixelRows(tall(), scale: 2)
    func place(_ bytes: [UInt8]) -> Int {
      bytes.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    let first = try rows.bytes(ofBand: 0)
    let kept = place(first)
    let second = try rows.bytes(ofBand: 1, in: consume first)
    #expect(place(second) == kept)
    #expect(second == (try PixelRows(tall(), scale: 2).bytes(ofBand: 1)))
  }

  @Test func `helpers wait where too many bands are not written`() throws {
    let scene = tall()
    let work = BandWork(scene, scale: 2, count: 30)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work.help()
      done.signal()
    }
    while work.held < 4 { usleep(1000) }
    usleep(50_000)
    #expect(work.held == 4)
    work.stop()
    done.wait()
    #expect(work.held == 4)
  }
}
