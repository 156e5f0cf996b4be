import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// The traits and the container that code can read (R93).
@Suite struct TraitsTests {
  @Test(arguments: [(320, 16), (599, 16), (600, 20), (1000, 20)] as [(CGFloat, CGFloat)])
  func `the traits of a view without a device depend on its width`(
    width: CGFloat, margin: CGFloat
  ) {
    // R93.
    let container = Container(width: width)
    #expect(container.traits == Traits(width: width))
    #expect(container.traits.horizontalSizeClass == (width < 600 ? .compact : .regular))
    #expect(container.traits.verticalSizeClass == .regular)
    #expect(container.layoutMargins == .tlbr(0, margin, 0, margin))
    #expect(container.readableWidth == 672)
    #expect(container.safeArea == .zero)
  }

  @Test func `a collection of one trait specifies no other`() {
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    #expect(regular.horizontalSizeClass == .regular && regular.verticalSizeClass == .unspecified)
    #expect(regular.displayScale == 0 && regular.userInterfaceIdiom == .unspecified)
    #expect(UITraitCollection().traits == UITraitCollection(traitsFrom: []).traits)
  }

  @Test func `the last collection to specify a trait wins`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.horizontalSizeClass == .compact && merged.displayScale == 3)
    #expect(merged.userInterfaceStyle == .dark && merged.layoutDirection == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(merged.containsTraits(in: nil))
    #expect(merged == merged.copy() as? UITraitCollection)
  }

  @Test func `mutations set traits`() {
    let traits = UITraitCollection {
      $0.verticalSizeClass = .compact
      $0.displayScale = 3
      $0.userInterfaceIdiom = .pad
      $0.layoutDirection = .rightToLeft
    }
    #expect(traits.verticalSizeClass == .compact && traits.displayScale == 3)
    #expect(traits.userInterfaceIdiom == .pad && traits.layoutDirection == .rightToLeft)
    #expect(traits.horizontalSizeClass == .unspecified)
    let large = traits.modifyingTraits {
      #expect($0.displayScale == 3 && $0.verticalSizeClass == .compact)
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.userInterfaceStyle = .dark
    }
    #expect(large.preferredContentSizeCategory == .accessibilityLarge && large.displayScale == 3)
    #expect(large.hasDifferentColorAppearance(comparedTo: traits))
    #expect(
      !large.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(Set([large, traits, traits.modifyingTraits { _ in }]).count == 2)
  }

  @Test func `traits are current while their actions run`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    dark.performAsCurrent { #expect(UITraitCollection.current.userInterfaceStyle == .dark) }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `providers and handlers see the container as the screen`() throws {
    var seen: [CGFloat] = []
    let rows = section(row(.fw(1), .ab(40), item(.fw(1), .fh(1))))
    rows.visibleItemsInvalidationHandler = { _, _, _ in
      seen.append(Container.screen.size.width)
    }
    let layout = UICollectionViewCompositionalLayout { _, _ in
      seen.append(Container.screen.size.width)
      #expect(UITraitCollection.current.horizontalSizeClass == .regular)
      return rows
    }
    let solved = try layout.solve(itemCounts: [1], in: Container(width: 700))
    _ = layout.presented(solved)
    #expect(seen == [700, 700])
    #expect(Container.current == nil && Container.screen.size.width == 390)
  }
}
