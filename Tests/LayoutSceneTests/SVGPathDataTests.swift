import Foundation
import Testing

@testable import Scene
@testable import SceneSVG

struct SVGPathDataTests {
  private func text(_ draw: (inout VectorPath) -> Void) -> String {
    var path = VectorPath()
    draw(&path)
    return SVGPathData(path).text
  }

  @Test func `coordinates are relative to the last point`() {
    let path = text {
      $0.move(10, 20)
      $0.line(30.5, 20)
      $0.line(30.5, 15)
      $0.line(28, 18)
      $0.curve(28, 17, 29, 16, 30, 18)
      $0.close()
    }
    #expect(path == "m10 20h20.5v-5l-2.5 3c0-1 1-2 2 0z")
  }

  @Test func `a subpath is relative to the start of the closed one`() {
    let path = text {
      $0.move(1, 2)
      $0.line(5, 2)
      $0.line(5, 6)
      $0.close()
      $0.move(3, 3)
      $0.line(3, 3)
    }
    #expect(path == "m1 2h4v4zm2 1h0")
  }

  @Test func `rounding errors do not accumulate`() {
    let path = text { path in
      path.move(0, 0)
      for step in 1...300 { path.line(CGFloat(step) / 3, CGFloat(step % 2)) }
    }
    let steps = path.split { "ml".contains($0) }.map { $0.split(separator: " ")[0] }
    let across = steps.map { $0.split(separator: "-")[0] }.compactMap { Double($0) }
    #expect(abs(across.reduce(0, +) - 100) < 0.001)
    #expect(Set(across.dropFirst()) == [0.33, 0.34])
  }
}
