import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Differences between system generations.
@Suite struct CompatibilityTests {
  private func fifths(_ generation: Compatibility) throws -> SolvedLayout {
    try solve(
      row(.fw(1), .ab(10), item(.fw(0.2), .fh(1)), gap: .fixed(8)), items: 10,
      in: Setting(compatibility: generation))
  }

  @Test func `today gaps are subtracted before fractions resolve`() throws {
    // R4, R5: five fifths fit between any gaps.
    #expect(try fifths(.ios16).row(at: 0).count == 5)
    #expect(try fifths(.ios16).widths.first == 57.5)
    #expect(try fifths(.ios15).row(at: 0).count == 5)
  }

  @Test func `in iOS 13 fractions refer to the whole width`() throws {
    // R4, OPEN QUESTION Q2: four fifths and their gaps fit.
    #expect(
      try fifths(.ios13).row(at: 0) == ["0,0,64,10", "72,0,64,10", "144,0,64,10", "216,0,64,10"])
  }

  @Test func `in iOS 13 fractions in an estimated group refer to the whole estimate`() throws {
    // R4, R14, OPEN QUESTION Q2.
    func heights(_ generation: Compatibility) throws -> [CGFloat] {
      let half = item(.fw(1), .fh(0.5))
      return try solve(
        column(.fw(1), .es(100), half, half, gap: .fixed(10)), items: 2,
        in: Setting(compatibility: generation)
      ).heights
    }
    #expect(try heights(.ios13) == [50, 50])
    #expect(try heights(.ios15) == [45, 45])
  }

  @Test func `counted groups subtract gaps in all generations`() throws {
    // R4: iOS 14 did, and therefore presumably iOS 13.
    let layout = try solve(
      row(.fw(1), .ab(10), .shares(4, of: item(.fw(1), .fh(1))), gap: .fixed(8)), items: 4,
      in: Setting(compatibility: .ios13))
    #expect(layout.xs == [0, 82, 164, 246])
  }

  @Test func `the configuration selects the generation`() throws {
    // R70.
    #expect(UICollectionViewCompositionalLayoutConfiguration().compatibility == .ios26)
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.fw(1), .ab(10), .shares(3, of: item(.fw(1), .fh(1))))))
    let before = try layout.solve(itemCounts: [3], in: Setting(width: 301).container)
    #expect(before.widths == [100, 100, 100])
    let configuration = layout.configuration
    configuration.compatibility = .ios15
    layout.configuration = configuration
    let after = try layout.solve(itemCounts: [3], in: Setting(width: 301).container)
    #expect(after.cells == ["0,0,100.5,10", "100.5,0,100.5,10", "200.5,0,100.5,10"])
  }

  @Test func `up to iOS 15 children see exact sizes`() throws {
    // R70: half of 101.667 is rounded once, at the end; half of 101 is rounded down.
    func solved(_ generation: Compatibility) throws -> SolvedLayout {
      try solve(
        row(.fw(1), .ab(10), row(.fw(1 / 3), .fh(1), item(.fw(0.5), .fh(1)))), items: 6,
        in: Setting(width: 305, scale: 1, compatibility: generation))
    }
    #expect(try Set(solved(.ios16).widths) == [50])
    #expect(try solved(.ios16).xs == [0, 50, 101, 151, 202, 252])
    #expect(try Set(solved(.ios15).widths) == [51])
    #expect(try solved(.ios15).xs == [0, 51, 102, 153, 203, 254])
  }

  @Test func `sums of absolute sizes follow the rounded sizes of groups`() throws {
    // R70.
    func cells(_ generation: Compatibility) throws -> [String] {
      try solve(
        row(.fw(1), .ab(10.3), item(.ab(33.3), .fh(1))), items: 2,
        in: Setting(compatibility: generation)
      ).cells
    }
    #expect(try cells(.ios16) == ["0,0,33.5,10", "33.5,0,33.5,10"])
    #expect(try cells(.ios15) == ["0,0,33.5,10.5", "33.5,0,33.5,10.5"])
  }

  /// V5 and V47 were measured on iOS 14 and give the widths. The positions measured there add up
  /// rounded shares (185.333 and 278, 207.333 and 303); R70, which takes precedence, keeps them
  /// exact.
  @Test func `up to iOS 15 shares stay exact`() throws {
    let four = Filling.shares(4, of: item(.fw(1), .fh(1)))
    let setting = Setting(width: 375, scale: 3, compatibility: .ios15)
    let inset = try solve(
      row(.fw(1), .ab(50), four, gap: .fixed(16), insets: .tlbr(0, 0, 0, 20)), items: 4,
      in: setting)
    #expect(Set(inset.widths) == [76.667])
    let across = try solve(
      section(row(.fw(1), .ab(40), four, gap: .fixed(8)), insets: .all(16), across: .continuous),
      items: 4, in: setting)
    #expect(Set(across.widths) == [87.667])
    #expect(inset.xs == [0, 92.667, 185.667, 278.333])
    #expect(across.xs == [16, 111.667, 207.667, 303.333])
  }
}
