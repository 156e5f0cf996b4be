import Foundation
import PNGCodec
import Scene
import Synchronization
import Testing

@testable import CairoRenderer

/// Segments of a picture that several threads write in order.
struct PictureAssemblyTests {
  private func encoder(
    of source: PictureSource, sink: @escaping PNG.Encoder.Sink = { _ in }
  ) throws -> PNG.Encoder {
    try PNG.Encoder(
      width: source.width, height: source.height, isOpaque: source.isOpaque, sink: sink)
  }

  private func source(segments: Int) throws -> PictureSource {
    let height = CGFloat(PNG.Segment.height * segments)
    return try PictureSource(
      scene(8, height, filled(box(1, 1, 6, height - 2), radius: 3)), scale: 1)
  }

  @Test func `no helper joins for the last segment`() throws {
    let one = try source(segments: 1)
    #expect(!PictureAssembly(one, encoder: try encoder(of: one)).join())
    let two = try source(segments: 2)
    let assembly = PictureAssembly(two, encoder: try encoder(of: two))
    #expect(assembly.join())
    assembly.help(text: TextShaper())
    #expect(!assembly.join())
    try assembly.draw(text: TextShaper())
  }

  @Test func `drawing waits for helpers`() throws {
    let source = try source(segments: 6)
    let written = Mutex(0)
    let assembly = PictureAssembly(source, encoder: try encoder(of: source)) { part in
      written.withLock { $0 = Int((part * 6).rounded()) }
    }
    // The helper has joined but not started. All is drawn without it, but drawing waits for it.
    #expect(assembly.join())
    let helped = Mutex(false)
    Thread.detachNewThread {
      while written.withLock({ $0 }) < 6 { usleep(1000) }
      helped.withLock { $0 = true }
      assembly.help(text: TextShaper())
    }
    try assembly.draw(text: TextShaper())
    #expect(written.withLock { $0 } == 6)
    #expect(helped.withLock { $0 })
  }

  @Test func `a helper's write error stops all threads and is thrown by draw`() throws {
    struct Full: Error {}
    // Too many pixels for a palette, so that segments are written immediately.
    let large = try PictureSource(scene(2048, 4352), scale: 1)
    let drawn = Mutex(0)
    let assembly = PictureAssembly(
      large, encoder: try encoder(of: large) { _ in throw Full() },
      progress: { _ in drawn.withLock { $0 += 1 } })
    #expect(assembly.join())
    assembly.help(text: TextShaper())
    #expect(!assembly.join())
    #expect(throws: Full.self) { try assembly.draw(text: TextShaper()) }
    #expect(drawn.withLock { $0 } == 0)
  }

  /// Threads may draw strips before the file can take them, but only within the memory limit.
  @Test func `a thread that is too far ahead of the file waits`() throws {
    let gate = DispatchSemaphore(value: 0)
    let whole = scene(8, 3 * 4096, filled(box(1, 1, 6, 12_000), radius: 3))
    let strips = SceneStrips(outline: whole) { heights, _ in
      if heights.lowerBound == 0 { gate.wait() }
      return whole
    }
    let source = try PictureSource(strips, scale: 1)
    let assembly = PictureAssembly(source, encoder: try encoder(of: source), maxFinishedBytes: 1)
    let done = DispatchGroup()
    for _ in 0..<2 {
      #expect(assembly.join())
      done.enter()
      Thread.detachNewThread {
        assembly.help(text: TextShaper())
        done.leave()
      }
    }
    while assembly.waitingCount < 1 { usleep(1000) }
    usleep(50_000)
    // One thread draws the first segment and waits at the gate; the other has drawn ahead of it.
    #expect(assembly.waitingCount == 1)
    gate.signal()
    try assembly.draw(text: TextShaper())
    done.wait()
    #expect(assembly.waitingCount == 0)
  }
}
