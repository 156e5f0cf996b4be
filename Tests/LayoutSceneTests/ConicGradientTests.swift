import Foundation
import Testing

@testable import Scene

/// Conic gradients drawn as sectors.
struct ConicGradientTests {
  private let red = RGBA(0xFF0000)
  private let blue = RGBA(0x0000FF)

  private func gradient(_ stops: [Gradient.Stop]) -> ConicGradient {
    ConicGradient(stops, around: CGPoint(x: 0.5, y: 0.5), from: CGPoint(x: 1, y: 0.5))
  }

  private func outlines(_ gradient: ConicGradient, _ rect: CGRect) -> [Outline] {
    guard case .clipped(let clipped)? = gradient.shapes(in: rect).first else { return [] }
    return clipped.shapes.compactMap {
      if case .outline(let outline) = $0 { outline } else { nil }
    }
  }

  @Test func `sectors cover the full turn without gaps, in invisible steps`() throws {
    let sectors = gradient([.init(0, red), .init(0.5, blue), .init(1, red)]).sectors
    #expect(sectors.first?.start == 0 && sectors.last.map { abs($0.end - 1) < 1e-9 } == true)
    for (one, next) in zip(sectors, sectors.dropFirst()) {
      #expect(abs(one.end - next.start) < 1e-9)
      #expect(abs(one.color.red - next.color.red) * 255 < 2.5)
    }
    let middle = try #require(sectors.first { $0.start <= 0.5 && 0.5 < $0.end })
    #expect(middle.color.blue > 0.99)
  }

  @Test func `a color between stops continues in sectors that reach the corners`() {
    let sectors = gradient([.init(0.25, red), .init(0.25, blue)]).sectors
    #expect(Set(sectors.map(\.color)) == [red, blue])
    #expect(sectors.filter { $0.color == red }.allSatisfy { $0.end <= 0.25 + 1e-9 })
    #expect(sectors.allSatisfy { $0.end - $0.start <= 1.0 / 24 + 1e-9 })
  }

  @Test func `the first quarter of the sweep is clockwise from the start, below the center`() throws
  {
    let gradient = gradient([.init(0, red), .init(0.25, red), .init(0.25, blue), .init(1, blue)])
    let rect = CGRect(x: 10, y: 20, width: 40, height: 40)
    let sectors = outlines(gradient, rect).filter { $0.fill == .color(red) }
    let points = sectors.flatMap { outline in
      stride(from: 0, to: outline.path.numbers.count, by: 2).map {
        CGPoint(x: outline.path.numbers[$0], y: outline.path.numbers[$0 + 1])
      }
    }
    #expect(points.contains { $0.x >= 50 } && points.contains { $0.y >= 60 })
    #expect(points.allSatisfy { $0.y >= 40 - 1e-9 })
  }

  @Test func `gradients without an area or without visible colors are not drawn`() {
    let all = gradient([.init(0, red)])
    #expect(all.shapes(in: .zero).isEmpty)
    #expect(all.shapes(in: box(0, 0, CGFloat.infinity, 1)).isEmpty)
    let square = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(gradient([.init(0, .clear)]).shapes(in: square).isEmpty)
    #expect(gradient([]).shapes(in: square).isEmpty)
  }
}
