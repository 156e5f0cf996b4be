import CellContent
import Foundation
import Scene
import Testing

struct ShadowTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func shadow(radius: CGFloat, alpha: Double) -> Shadow {
    Shadow(
      rect, corners: CornerRadii(8), color: RGBA(0, alpha: alpha), radius: radius,
      offset: CGSize(width: 0, height: 4))
  }

  @Test(arguments: [0.05, 0.16, 0.4, 0.9])
  func `the middle of a shadow has its color`(_ alpha: Double) {
    let shadow = shadow(radius: 6, alpha: alpha)
    let layers = shadow.layers
    let through = layers.reduce(1) { $0 * (1 - ($1.fill?.alpha ?? 0)) }
    #expect(abs((1 - through) * shadow.opacity - alpha) < 0.03)
    #expect(layers.count <= 50)
  }

  /// The fills are nested, the widest first, and half of the darkness is at the edge.
  @Test func `the fills become narrower`() {
    let layers = shadow(radius: 6, alpha: 0.3).layers
    for (outer, inner) in zip(layers, layers.dropFirst()) {
      #expect(outer.rect.covers(inner.rect))
    }
    let beyond = layers.count { $0.rect.width > rect.width }
    func darkness(_ count: Int) -> Double {
      1 - pow(1 - (layers[0].fill?.alpha ?? 0), Double(count))
    }
    #expect(abs(darkness(beyond) / darkness(layers.count) - 0.5) < 0.05)
  }

  /// Where fills are far apart, each is so faint that its edge is not visible.
  @Test(arguments: [0.1, 0.25, 0.5, 0.64])
  func `a wide shadow has no visible steps`(_ alpha: Double) {
    let shadow = shadow(radius: 24, alpha: alpha)
    let layers = shadow.layers
    #expect(layers.allSatisfy { ($0.fill?.alpha ?? 1) * shadow.opacity < 0.015 })
    #expect(layers.count <= 110)
  }

  @Test(arguments: [0.1, 0.25, 0.4, 0.5])
  func `a shadow with a common radius has no visible steps`(_ alpha: Double) {
    let shadow = shadow(radius: 8, alpha: alpha)
    #expect(shadow.layers.allSatisfy { ($0.fill?.alpha ?? 1) * shadow.opacity < 0.02 })
    #expect(shadow.layers.count <= 50)
  }

  /// Some renderers with 8 bits per channel round and others truncate, so opacities must be close
  /// to whole 255ths.
  @Test(arguments: [0.05, 0.1, 0.16, 0.25, 0.3, 0.5, 0.75, 1])
  func `the fills look the same in all renderers`(_ alpha: Double) {
    for radius in [1, 4, 8, 12, 24] as [CGFloat] {
      for fill in shadow(radius: radius, alpha: alpha).layers.compactMap(\.fill) {
        let bytes = fill.alpha * 255
        #expect(bytes.rounded(.down) == bytes.rounded() && bytes >= 1)
      }
    }
  }

  @Test(arguments: [0.05, 0.16, 0.64, 1])
  func `a shadow's overflow is that of its widest fill`(_ alpha: Double) throws {
    for radius in [0, 1, 8, 24] as [CGFloat] {
      let shadow = shadow(radius: radius, alpha: alpha)
      let widest = try #require(shadow.layers.first).rect
      let reach = rect.insetBy(dx: -shadow.overflow, dy: -shadow.overflow)
      #expect(reach.insetBy(dx: -0.001, dy: -0.001).contains(widest))
      #expect(abs(widest.maxY - reach.maxY) < 0.001)
    }
  }

  @Test func `a hard shadow is one fill`() {
    let layers = shadow(radius: 0, alpha: 0.3).layers
    #expect(layers.count == 1 && layers[0].rect == rect.offsetBy(dx: 0, dy: 4))
    #expect(layers[0].fill == RGBA(0, alpha: 0.3))
  }

  @Test func `invisible shadows are not drawn`() {
    #expect(shadow(radius: 6, alpha: 0).layers.isEmpty)
    #expect(shadow(radius: .nan, alpha: 1).layers.isEmpty)
  }

  @Test func `the overflow of an element includes its shadow`() {
    var overrides = Style()
    overrides.shadows = [ShadowReference(radius: 8, offset: CGPoint(x: 0, y: 3))]
    let content = rows([ElementContent(fields: ["title": "One"], overrides: overrides)])
    let frame = CGRect(x: 50, y: 50, width: 100, height: 60)
    let element = scene([cell(0, 0, frame)], content).elements[0]
    #expect(element.frame == frame)
    #expect(element.bounds.covers(frame.insetBy(dx: -17, dy: -17)))
  }
}
