import Foundation
import Scene
import Synchronization
import Testing

@testable import CairoRenderer

/// Threads, and what is done on them beside what a picture waits for.
struct ThreadTests {
  @Test(arguments: [1, 2, 7]) func `threads work together, the one that calls among them`(
    count: Int
  ) {
    let caller = ObjectIdentifier(Thread.current)
    let calls = Mutex<[Bool]>([])
    Threads.together(count) {
      usleep(1000)
      calls.withLock { $0.append(ObjectIdentifier(Thread.current) == caller) }
    }
    #expect(calls.withLock(\.self).count == count)
    #expect(calls.withLock { $0.filter(\.self) }.count == 1)
  }

  @Test func `fonts that load meanwhile change no picture`() throws {
    let scene = scene(200, 60, text("Loaded meanwhile, 行, صف", box(0, 0, 200, 60)))
    let before = try CairoRenderer.svg(scene)
    let loading = FontLoading()
    loading.proceed(
      with: [21, 22, 23].map { TextMetrics(size: $0, lineHeight: 30, weight: .bold) })
    #expect(try CairoRenderer.svg(scene) == before)
    loading.wait()
    #expect(try CairoRenderer.svg(scene) == before)
  }

  @Test func `who loads fonts may be told of none`() {
    FontLoading().wait()
  }
}
