import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// The bound of the number of cells in a window.
@Suite struct DensityTests {
  @Test(arguments: [0.01, 0.5, 7, 44, 300] as [CGFloat])
  func `no window has more cells than the bound, and few have much less`(height: CGFloat) throws {
    let layout = try solve(
      [
        section(row(.fw(1), .ab(height), item(.fw(0.25), .fh(1)))),
        section(row(.fw(1), .ab(3 * height), item(.fw(0.5), .fh(1))), gap: 5),
      ], items: [1_000, 200])
    for length in [10, 100, 1_000] as [CGFloat] {
      let size = CGSize(width: 320, height: length)
      let counts = stride(from: 0, to: min(layout.contentSize.height, 3_000), by: length / 3).map {
        layout.elements(in: CGRect(origin: CGPoint(x: 0, y: $0), size: size)).count
      }
      let most = try #require(counts.max())
      #expect(layout.mostCells(within: size) >= most)
      #expect(layout.mostCells(within: size) <= max(8 * most, 40), "\(height) in \(length)")
    }
  }

  @Test func `the bound costs nothing and does not overflow for a billion cells`() throws {
    let layout = try solve(row(.fw(1), .ab(0.0001), item(.fw(1), .fh(1))), items: 1_000_000_000)
    let shown = layout.mostCells(within: CGSize(width: 320, height: 500))
    #expect(shown >= 5_000_000 && shown <= 25_000_000)
    #expect(layout.mostCells(within: CGSize(width: 320, height: 1e12)) == 1_000_000_000)
    #expect(layout.mostCells(within: .zero) <= 40_000)
  }
}
