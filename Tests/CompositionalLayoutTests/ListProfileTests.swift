import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Lists as the systems have them, by version, display scale and width (R103).
@Suite struct ListProfileTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  private func metrics(
    _ compatibility: Compatibility, width: CGFloat = 393, scale: CGFloat = 3
  ) -> ListMetrics {
    var container = Container(width: width, scale: scale)
    container.compatibility = compatibility
    return ListProfile(container).metrics
  }

  private func isClose(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) < 0.001 }

  @Test(
    arguments: [
      (.ios26, 3, [52, 68.333, 40.333, 29.667]), (.ios26, 2, [52, 68.5, 40.5, 30]),
      (.ios18, 3, [44, 62, 38.667, 33.667]), (.ios18, 2, [44, 62, 39, 34]),
      (.ios16, 3, [44, 62, 38.667, 33.667]),
    ] as [(Compatibility, CGFloat, [CGFloat])])
  func `rows, headers and footers are as high as the system version makes them`(
    compatibility: Compatibility, scale: CGFloat, expected: [CGFloat]
  ) {
    // R103, R108. Up to iOS 18 rows with two labels are our own reading.
    var container = Container(width: 393, scale: scale)
    container.compatibility = compatibility
    let profile = ListProfile(container)
    let metrics = profile.metrics
    let (body, subtitle) = (profile.line(ofSize: 17), profile.line(ofSize: 15))
    let small = profile.line(ofSize: 13)
    let heights = [
      max(metrics.rowMinimum, body + 2 * metrics.row.padding),
      max(metrics.rowMinimum, body + subtitle + 2 * metrics.row.padding),
      metrics.header.top + (compatibility == .ios26 ? body : small) + metrics.header.bottom,
      metrics.footer.top + small + metrics.footer.bottom,
    ]
    #expect(zip(heights, expected).allSatisfy(isClose), "\(heights)")
  }

  @Test(
    arguments: [
      (.ios26, 320, 16), (.ios26, 375, 16), (.ios26, 430, 16),
      (.ios18, 320, 16), (.ios18, 374, 16), (.ios18, 375, 20), (.ios18, 430, 20),
      (.ios13, 393, 20), (.ios16, 393, 20),
    ] as [(Compatibility, CGFloat, CGFloat)])
  func `cards have the margin of the system version`(
    compatibility: Compatibility, width: CGFloat, margin: CGFloat
  ) throws {
    // R103: 16 on iOS 26; up to iOS 18 20 from 375 points of width on.
    let metrics = metrics(compatibility, width: width)
    #expect(metrics.insetGrouped.side == margin && metrics.row.leading == margin)
  }

  @Test(arguments: [("iphone-se", 16), ("iphone-16", 20), ("iphone-13-mini", 20)])
  func `a device may have a margin of its own`(name: String, margin: CGFloat) throws {
    // R103: 375 points of width are 16 on iPhone SE and 20 elsewhere.
    var container = Container(device: try #require(Device.named(name)))
    container.compatibility = .ios18
    #expect(ListProfile(container).metrics.insetGrouped.side == margin)
    container.compatibility = .ios26
    #expect(ListProfile(container).metrics.insetGrouped.side == 16)
  }

  @Test(
    arguments: [
      (.ios26, 3, 1, [16, 16], 26), (.ios18, 3, 1 / 3, [20, 0], 10), (.ios18, 2, 0.5, [20, 0], 10),
    ] as [(Compatibility, CGFloat, CGFloat, [CGFloat], CGFloat)])
  func `separators and corners are those of the system version`(
    compatibility: Compatibility, scale: CGFloat, thickness: CGFloat, insets: [CGFloat],
    radius: CGFloat
  ) {
    // R103.
    let metrics = metrics(compatibility, scale: scale)
    #expect(metrics.separatorThickness == thickness)
    #expect([metrics.separatorInsets.leading, metrics.separatorInsets.trailing] == insets)
    #expect(metrics.insetGrouped.cornerRadius == radius)
  }

  @Test(
    arguments: [(.ios26, 17.5), (.ios18, 53.0 / 3)] as [(Compatibility, CGFloat)])
  func `the last section has more space below it than the others`(
    compatibility: Compatibility, gap: CGFloat
  ) throws {
    // R103: 20 below the last section, and a card's distance to the next in two halves.
    let layout = UICollectionViewCompositionalLayout.list(
      using: Configuration(appearance: .insetGrouped))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.compatibility = compatibility
    layout.configuration = configuration
    let solved = try layout.solve(itemCounts: [1, 1], in: Container(width: 393, scale: 3))
    let rows = solved.allElements().map(\.frame)
    #expect(isClose(rows[0].minY, 35))
    #expect(isClose(rows[1].minY - rows[0].maxY, 2 * gap))
    #expect(isClose(solved.contentSize.height - rows[1].maxY, 20))
  }

  @Test func `the configuration decides before the container`() throws {
    // R103.
    var container = Container(width: 393, scale: 3)
    container.compatibility = .ios18
    let layout = UICollectionViewCompositionalLayout.list(
      using: Configuration(appearance: .insetGrouped))
    func system() throws -> ListProfile.System? {
      try layout.describe(itemCounts: [1], in: container).sections[0]?.list?.profile.system
    }
    #expect(try system() == .ios18)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.compatibility = .ios26
    layout.configuration = configuration
    #expect(try system() == .ios26)
  }

  @Test func `grouped lists keep their sides and text moves in instead`() {
    // R47; our own reading for iOS 18.
    for compatibility in [Compatibility.ios18, .ios26] {
      #expect(metrics(compatibility).grouped.side == 0 && metrics(compatibility).plain.side == 0)
    }
  }
}
