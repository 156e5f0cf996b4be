import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Groups whose frames come from a provider.
@Suite struct CustomGroupTests {
  @Test func `frames are relative to the group's outer corner and not clamped`() throws {
    // R19, V25.
    let group = custom(.fw(1), .ab(50), [frame(1, 2, 30, 40), frame(-5, -5, 400, 20)])
    let layout = try solve(section(group, insets: .tlbr(3, 4, 5, 6)), items: 2)
    #expect(layout.cells == ["5,5,30,40", "-1,-2,400,20"])
    // A negative size describes the same rectangle.
    let drawnBack = custom(.fw(1), .ab(50), [frame(30, 40, -10, -20)])
    #expect(try solve(drawnBack, items: 1).cells == ["20,20,10,20"])
  }

  @Test func `the group's insets do not move the frames`() throws {
    // R19.
    let group = custom(.fw(1), .ab(50), [frame(1, 2, 30, 40)], insets: .all(10))
    #expect(try solve(group, items: 2).cells == ["1,2,30,40", "1,52,30,40"])
  }

  @Test func `the group repeats for the remaining items`() throws {
    // R19: each group has as many items as the provider returns frames.
    let group = custom(
      .fw(1), .ab(50), [frame(0, 0, 10, 10), frame(10, 10, 10, 10), frame(20, 20, 10, 10)])
    let layout = try solve(section(group, gap: 5), items: 7)
    #expect(layout.ys == [0, 10, 20, 55, 65, 75, 110])
  }

  /// The environments that a provider was called with.
  private func environments(
    width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    insets: NSDirectionalEdgeInsets = .zero, sectionInsets: NSDirectionalEdgeInsets = .zero,
    nested: Bool = false
  ) throws -> [any NSCollectionLayoutEnvironment] {
    var environments: [any NSCollectionLayoutEnvironment] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    ) { environment in
      environments.append(environment)
      return [NSCollectionLayoutGroupCustomItem(frame: frame(0, 0, 10, 10))]
    }
    group.contentInsets = insets
    let outer = nested ? row(.fw(1), .ab(100), group) : group
    _ = try solve(section(outer, insets: sectionInsets), items: 12)
    return environments
  }

  @Test func `the provider is called once for all groups`() throws {
    // R19.
    #expect(try environments(width: .fw(1), .ab(50)).count == 1)
  }

  @Test func `the provider gets the size of the group in the whole view`() throws {
    // R19: section insets and the parent group have no effect.
    let container = try #require(
      environments(width: .fw(0.5), .fh(0.25), sectionInsets: .all(20), nested: true)
        .first?.container)
    #expect(container.contentSize == CGSize(width: 160, height: 120))
    #expect(container.effectiveContentSize == CGSize(width: 160, height: 120))
  }

  @Test func `the provider gets the group's insets as effective insets`() throws {
    // R75.
    let container = try #require(
      environments(width: .fw(1), .ab(100), insets: .tlbr(1, 2, 3, 4)).first?.container)
    #expect(container.contentSize == CGSize(width: 320, height: 100))
    #expect(container.contentInsets == .tlbr(1, 2, 3, 4))
    #expect(container.effectiveContentInsets == .tlbr(1, 2, 3, 4))
    #expect(container.effectiveContentSize == CGSize(width: 314, height: 96))
  }

  @Test func `group insets below one point are not fractions`() throws {
    // R42, R75.
    let container = try #require(
      environments(width: .fw(1), .ab(100), insets: .all(0.5)).first?.container)
    #expect(container.effectiveContentInsets == .all(0.5))
    #expect(container.effectiveContentSize == CGSize(width: 319, height: 99))
  }

  @Test func `the provider of a counted group gets the size of a share`() throws {
    // R8, R19: the group holds a copy whose length along it is the share, estimated or not.
    var environments: [any NSCollectionLayoutEnvironment] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(widthDimension: .es(100), heightDimension: .fh(1))
    ) { environment in
      environments.append(environment)
      return [NSCollectionLayoutGroupCustomItem(frame: frame(0, 0, 10, 10))]
    }
    group.contentInsets = .tlbr(1, 2, 3, 4)
    _ = try solve(section(row(.fw(1), .ab(60), .shares(2, of: group))), items: 4)
    let container = try #require(environments.first?.container)
    #expect(container.contentSize == CGSize(width: 160, height: 480))
    #expect(container.effectiveContentInsets == .tlbr(1, 2, 3, 4))
  }

  @Test func `an estimated group reports no insets`() throws {
    // R19.
    let container = try #require(
      environments(width: .fw(1), .es(100), insets: .tlbr(1, 2, 3, 4)).first?.container)
    #expect(container.effectiveContentInsets == .tlbr(0, 2, 0, 4))
    #expect(container.effectiveContentSize == CGSize(width: 314, height: 100))
  }

  @Test func `the provider gets the traits`() throws {
    // R19, R93.
    let traits = try #require(environments(width: .fw(1), .ab(100)).first?.traitCollection)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.displayScale == 2)
  }

  @Test func `every frame may have its own z index`() throws {
    // R19, R27: 0 means unset, which is 1 in a section with a background.
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fw(1), heightDimension: .ab(50))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(frame: frame(0, 0, 10, 10), zIndex: 7),
        NSCollectionLayoutGroupCustomItem(frame: frame(0, 0, 10, 10), zIndex: -3),
        NSCollectionLayoutGroupCustomItem(frame: frame(0, 0, 10, 10)),
      ]
    }
    #expect(try solve(group, items: 3).cellElements().map(\.zIndex) == [7, -3, 0])
    let decorated = section(group, backgrounds: [background()])
    let above = try solve(decorated, items: 3)
    #expect(above.cellElements().map(\.zIndex) == [7, -3, 1])
    #expect((0..<3).map { above.cell($0, inSection: 0)?.zIndex } == [7, -3, 1])
  }

  @Test func `a provider without frames leaves the section empty`() throws {
    // R90.
    let layout = try solve(custom(.fw(1), .ab(50), []), items: 3)
    #expect(layout.cells == [])
    #expect(layout.warnings.map(\.cause) == [.noFrames])
  }

  @Test func `a custom group can be part of a row`() throws {
    // R18, R19.
    let group = custom(.fw(0.5), .fh(1), [frame(0, 0, 10, 10), frame(5, 5, 10, 10)])
    let layout = try solve(row(.fw(1), .ab(40), item(.fw(0.5), .fh(1)), group), items: 4)
    #expect(layout.cells == ["0,0,160,40", "160,0,10,10", "165,5,10,10", "0,40,160,40"])
  }
}
