import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// What code is told of its surroundings (R93).
@Suite struct TraitsTests {
  @Test(arguments: [(599.0, UIUserInterfaceSizeClass.compact), (600, .regular)])
  func sizeClassesFollowTheWidth(width: CGFloat, expected: UIUserInterfaceSizeClass) {
    #expect(Traits(width: width).horizontalSizeClass == expected)
    #expect(Container(width: width).layoutMargins.leading == (expected == .compact ? 16 : 20))
  }

  @Test func aCollectionOfOneTraitSpecifiesNoOther() {
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    #expect(regular.horizontalSizeClass == .regular && regular.verticalSizeClass == .unspecified)
    #expect(regular.displayScale == 0 && regular.userInterfaceIdiom == .unspecified)
    #expect(UITraitCollection().traits == UITraitCollection(traitsFrom: []).traits)
  }

  @Test func theLastToSpecifyATraitHasItsWay() {
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

  @Test func providersAndHandlersSeeTheContainerAsTheScreen() throws {
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

  @Test func transformsInSpace() {
    var turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-12 && abs(turned.m21 + 1) < 1e-12)
    turned = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(5, 7, 0))
    #expect((turned.m11, turned.m22, turned.m41, turned.m42) == (2, 3, 5, 7))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
    #expect((moved.m41, moved.m42) == (10, 21))
    let flat = CATransform3DGetAffineTransform(
      CATransform3DScale(CATransform3DMakeAffineTransform(.init(translationX: 1, y: 2)), 4, 4, 1))
    #expect(flat == CGAffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 1, ty: 2))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
