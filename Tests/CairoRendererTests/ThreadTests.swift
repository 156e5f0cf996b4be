import Foundation
import Scene
import Synchronization
import Testing

@testable import CairoRenderer

/// Helper threads and font loading on a background thread.
struct ThreadTests {
  @Test(arguments: [1, 2, 7]) func `all threads work, including the calling one`(
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

  @Test func `loading fonts in the background does not change pictures`() throws {
    let scene = scene(200, 60, text("Loaded meanwhile, 行, صف", box(0, 0, 200, 60)))
    let before = try CairoRenderer.svg(scene)
    let loading = FontLoading()
    loading.proceed(
      with: [21, 22, 23].map { TextMetrics(size: $0, lineHeight: 30, weight: .bold) })
    #expect(try CairoRenderer.svg(scene) == before)
    loading.wait()
    #expect(try CairoRenderer.svg(scene) == before)
  }

  @Test(.timeLimit(.minutes(20)))
  func `font loading can end without additional fonts`() throws {
    let scene = scene(200, 60, text("Loaded before, 行, صف", box(0, 0, 200, 60)))
    let before = try CairoRenderer.svg(scene)
    FontLoading().wait()
    #expect(try CairoRenderer.svg(scene) == before)
  }
}
