import Foundation
import Testing

@testable import Scene

struct SceneClipTests {
  /// The corners have a radius of ten points. The corner of a square that touches the arc is 2.9
  /// points from both edges.
  @Test func `rounded corners clip what is outside their arc`() {
    let clip = SceneClip(box(0, 0, 100, 100), radius: 10)
    #expect(clip.covers(box(3, 3, 94, 94)))
    #expect(!clip.covers(box(2.9, 2.9, 20, 20)))
    #expect(clip.covers(box(0, 10, 100, 80)))
    #expect(clip.covers(box(10, 0, 80, 100)))
    #expect(!clip.covers(box(0, 9, 50, 50)))
    #expect(!clip.covers(box(50, 50, 50, 50)))
    #expect(SceneClip(box(0, 0, 100, 100)).covers(box(0, 0, 100, 100)))
  }

  @Test func `a radius is clamped to half of the shorter side`() {
    let clip = SceneClip(box(0, 0, 100, 20), radius: 500)
    #expect(clip.covers(box(10, 0, 80, 20)))
    #expect(!clip.covers(box(5, 0, 80, 20)))
  }
}
