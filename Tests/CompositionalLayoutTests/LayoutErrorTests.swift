import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Errors and warnings for layouts that cannot be solved (R63, R90, R91).
@Suite struct LayoutErrorTests {
  private let rows = row(.fw(1), .ab(20), item(.fw(1), .fh(1)))

  private func error(_ group: NSCollectionLayoutGroup, items: Int = 1) -> LayoutError? {
    error(section(group), items: items)
  }

  private func error(_ section: NSCollectionLayoutSection, items: Int = 1) -> LayoutError? {
    do throws(LayoutError) {
      _ = try solve(section, items: items)
      return nil
    } catch {
      return error
    }
  }

  private func warning(_ group: NSCollectionLayoutGroup) throws -> LayoutWarning? {
    try solve(section(group), items: 3).warnings.first
  }

  @Test func `a group needs a subitem`() {
    // R91: creating it is allowed; solving it throws.
    #expect(error(row(.fw(1), .ab(20)))?.cause == .noSubitems)
    #expect(error(row(.fw(1), .ab(20), column(.fw(1), .fh(1))))?.cause == .noSubitems)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a repeating group needs a count of at least 1`(_ count: Int) {
    // R91.
    #expect(
      error(row(.fw(1), .ab(20), .shares(count, of: item(.fw(1), .fh(1)))))?.cause
        == .count(count))
    #expect(
      error(column(.fw(1), .ab(20), .times(count, of: item(.fw(1), .fh(1)))))?.cause
        == .count(count))
  }

  @Test func `dimensions must be finite`() {
    // Section 1: only values that are not finite raise an exception.
    #expect(
      error(row(.fw(.nan), .ab(20), item(.fw(1), .fh(1))))
        == LayoutError(.notFinite(what: "a fractional width", value: "nan"), section: 0))
    #expect(
      error(row(.fw(1), .ab(20), item(.fw(1), .fh(.infinity))))?.cause
        == .notFinite(what: "a fractional height", value: "inf"))
  }

  @Test func `zero, negative lengths and large fractions are accepted`() throws {
    // Section 1.
    for group in [
      row(.fw(2), .ab(20), item(.fw(1), .fh(1))),
      row(.fw(1), .ab(20), .times(3, of: item(.fw(0), .fh(1.5)))),
      row(.fw(1), .ab(20), .times(2, of: item(.fw(-0.5), .fh(-1)))),
    ] {
      #expect(error(group) == nil)
    }
  }

  @Test func `items without a length would fit any number of times`() {
    // R5, R91.
    for none: NSCollectionLayoutDimension in [.fw(0), .ab(0)] {
      #expect(error(row(.fw(1), .ab(20), item(none, .fh(1))))?.cause == .noLength(.horizontal))
    }
    #expect(error(column(.fw(1), .ab(20), item(.fw(1), .fh(0))))?.cause == .noLength(.vertical))
    // Many items with a length exceed the limit too.
    let many = row(.fw(1), .ab(20), item(.fw(1e-6), .fh(1)))
    #expect(
      error(many)?.cause
        == .tooLarge(what: "the number of items in a group", limit: LayoutLimits.itemsInGroup))
  }

  @Test func `the maximum number of items in a group fits`() throws {
    // R91.
    let most = LayoutLimits.itemsInGroup
    let group = row(.ab(CGFloat(most)), .ab(20), item(.ab(1), .fh(1)))
    #expect(try solve(group, items: most).content == "\(most)x20")
  }

  @Test func `the number of groups at one position is limited`() {
    // R91: of zero height, without a gap.
    let flat = row(.fw(1), .ab(0), item(.fw(1), .fh(1)))
    let most = LayoutLimits.itemsInGroup
    #expect(error(flat, items: most) == nil)
    #expect(
      error(flat, items: most + 1)?.cause
        == .tooLarge(what: "the number of groups at one position", limit: most))
  }

  @Test func `kinds are unique in a section and on an item`() {
    // Section 1: duplicates on one item, in one section, in the layout.
    let twice = [badge(.ab(1), .ab(1), at: .at(.top)), badge(.ab(1), .ab(1), at: .at(.bottom))]
    #expect(
      error(row(.fw(1), .ab(20), item(.fw(1), .fh(1), badges: twice)))?.cause
        == .duplicateKind("badge"))
    #expect(
      error(row(.fw(1), .ab(20), item(.fw(1), .fh(1)), badges: twice))?.cause
        == .duplicateKind("badge"))
    let bars = [bar(.fw(1), .ab(1), at: .top), bar(.fw(1), .ab(1), at: .bottom)]
    #expect(error(section(rows, bars: bars))?.cause == .duplicateKind("bar"))
    #expect(throws: LayoutError(.duplicateKind("bar"))) {
      try solve(rows, items: 1, in: Setting(bars: bars))
    }
  }

  @Test func `two items of a group cannot have badges of one kind`() throws {
    // R100: measured on iOS 26; an error in every generation.
    func badged(_ kind: String = "badge") -> NSCollectionLayoutItem {
      item(.fw(0.5), .fh(1), badges: [badge(.ab(1), .ab(1), at: .at(.top), kind: kind)])
    }
    let two = row(.fw(1), .ab(20), badged(), badged())
    #expect(error(two)?.cause == .duplicateKind("badge"))
    #expect(error(row(.fw(1), .ab(20), badged(), badged("badge-2"))) == nil)
    // In a nested group, and on a group and its item.
    #expect(
      error(row(.fw(1), .ab(20), badged(), column(.fw(0.5), .fh(1), badged())))?.cause
        == .duplicateKind("badge"))
    let group = row(
      .fw(1), .ab(20), badged(), badges: [badge(.ab(1), .ab(1), at: .at(.bottom))])
    #expect(error(group)?.cause == .duplicateKind("badge"))
    for generation in Compatibility.allCases {
      #expect(throws: LayoutError(.duplicateKind("badge"), section: 0)) {
        try solve(two, items: 2, in: Setting(compatibility: generation))
      }
    }
  }

  @Test func `one item with a badge can be repeated`() throws {
    // R100.
    let badged = item(.fw(0.25), .fh(1), badges: [badge(.ab(1), .ab(1), at: .at(.top))])
    #expect(error(row(.fw(1), .ab(20), badged, badged, item(.fw(0.25), .fh(1)), badged)) == nil)
    let nested = column(.fw(0.5), .fh(1), badged)
    #expect(error(row(.fw(1), .ab(20), nested, nested)) == nil)
    #expect(error(row(.fw(1), .ab(20), badged)) == nil)
    // Sections are apart from one another.
    let other = item(.fw(0.25), .fh(1), badges: [badge(.ab(1), .ab(1), at: .at(.top))])
    _ = try solve(
      [section(row(.fw(1), .ab(20), badged)), section(row(.fw(1), .ab(20), other))],
      items: [1, 1])
  }

  @Test func `a section with items needs a definition`() throws {
    // Section 1: without items it may be missing.
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? section(rows) : nil
    }
    let container = Setting().container
    #expect(throws: LayoutError(.noSection, section: 1)) {
      try layout.solve(itemCounts: [1, 1], in: container)
    }
    #expect(try layout.solve(itemCounts: [1, 0], in: container).content == "320x20")
  }

  @Test func `item counts have limits`() {
    // R91.
    #expect(error(rows, items: -1)?.cause == .itemCount(-1))
    #expect(error(rows, items: .min)?.cause == .itemCount(.min))
    #expect(
      error(rows, items: 1 << 60)?.cause
        == .tooLarge(what: "the number of items", limit: LayoutLimits.itemsInSection))
    #expect(throws: LayoutError.self) {
      try solve([section(rows)], items: Array(repeating: 0, count: LayoutLimits.sections + 1))
    }
  }

  @Test func `nesting of groups is limited`() {
    // R91.
    func nested(_ depth: Int) -> NSCollectionLayoutGroup {
      (1..<depth).reduce(row(.fw(1), .ab(20), item(.fw(1), .fh(1)))) { inner, _ in
        row(.fw(1), .ab(20), inner)
      }
    }
    #expect(error(nested(LayoutLimits.depth)) == nil)
    #expect(error(nested(LayoutLimits.depth + 1))?.cause == .tooDeep(limit: LayoutLimits.depth))
  }

  @Test func `a group without room inside its insets gives a warning`() throws {
    // R63: the section's insets, or the group's own.
    let zero = try solve(rows, items: 3, in: Setting(width: 0))
    #expect(zero.warnings.map(\.cause) == [.noRoom])
    #expect(zero.cells == [])
    let inset = try solve(section(rows, insets: .tlbr(0, 200, 0, 200)), items: 3)
    #expect(inset.warnings.map(\.cause) == [.noRoom])
    let own = row(.fw(1), .ab(20), item(.fw(1), .fh(1)), insets: .tlbr(0, 200, 0, 200))
    #expect(
      try warning(own)
        == LayoutWarning(.noRoom, section: 0, groupSize: CGSize(width: 320, height: 20)))
  }

  @Test func `a group that cannot fit one item gives a warning`() throws {
    // R10, R63, R90.
    #expect(
      try warning(row(.fw(1), .ab(20), item(.ab(400), .fh(1))))?.cause
        == .cannotFit(axis: .horizontal, needed: 400, available: 320))
    let edges = item(
      .ab(300), .fh(1), edges: .around(leading: .fixed(15), trailing: .fixed(15)))
    #expect(
      try warning(row(.fw(1), .ab(20), edges))?.cause
        == .cannotFit(axis: .horizontal, needed: 330, available: 320))
    #expect(
      try warning(column(.fw(1), .ab(20), item(.fw(1), .ab(21))))?.cause
        == .cannotFit(axis: .vertical, needed: 21, available: 20))
  }

  @Test func `warnings and errors describe the group and the section`() throws {
    // R63, R90.
    #expect(
      try warning(row(.fw(1), .ab(20), item(.ab(400), .fh(1))))?.description
        == "the group of 320 x 20 pt cannot fit even a single item: the first one is 400 pt wide, "
        + "but only 320 pt are available (R10)")
    #expect(
      error(row(.fw(1), .ab(20)))?.description
        == "section 0: at least 1 subitem is required for a group")
    #expect(
      LayoutError(.itemCount(-2)).description
        == "the number of items is -2; it cannot be negative")
  }

  @Test func `all numbers of a container must be finite`() {
    // R91.
    func cause(_ change: (inout Container) -> Void) -> LayoutError.Cause? {
      var container = Setting().container
      change(&container)
      do throws(LayoutError) {
        let layout = UICollectionViewCompositionalLayout(section: section(rows))
        _ = try layout.solve(itemCounts: [1], in: container)
        return nil
      } catch {
        return error.cause
      }
    }
    #expect(
      cause { $0.layoutMargins.trailing = .nan }
        == .notFinite(what: "the layout margins", value: "nan"))
    #expect(
      cause { $0.readableWidth = .infinity }
        == .notFinite(what: "the readable width", value: "inf"))
    #expect(
      cause { $0.size.width = -1e300 }
        == .tooLarge(what: "the container's width", limit: LayoutLimits.length))
    #expect(
      error(custom(.fw(1), .ab(20), [frame(0, 0, .infinity, 1)]))?.cause
        == .notFinite(what: "a custom item's frame", value: "inf"))
  }

  private func lintCauses(_ group: NSCollectionLayoutGroup, items: Int = 2) throws -> [LayoutWarning
    .Cause]
  {
    let layout = UICollectionViewCompositionalLayout(section: section(group))
    let container = Setting().container
    let solved = try layout.solve(itemCounts: [items], in: container)
    return try layout.describe(itemCounts: [items], in: container).lintWarnings(for: solved)
      .map(\.cause)
  }

  @Test func `warnings find layouts that are probably unintended`() throws {
    // R33: half of an estimated height.
    let half = LayoutWarning.Cause.fractionOfEstimate(axis: .vertical, fraction: 0.5)
    let cell = item(.fw(0.5), .fh(0.5))
    #expect(try lintCauses(row(.fw(1), .es(44), cell)) == [half])
    #expect(try lintCauses(row(.fw(1), .es(44), cell), items: 0) == [])
    #expect(try lintCauses(row(.fw(1), .ab(44), cell)) == [])
    #expect(try lintCauses(row(.fw(1), .ab(80), column(.fw(1), .es(44), cell))) == [half])
    #expect(
      try lintCauses(row(.es(90), .ab(20), cell))
        == [.fractionOfEstimate(axis: .horizontal, fraction: 0.5)])
    // R8: a share ignores the item's own length along the line.
    #expect(try lintCauses(column(.fw(1), .es(90), .shares(3, of: cell))) == [])
    #expect(try lintCauses(row(.fw(1), .es(90), .shares(3, of: cell))) == [half])
    // R19: frames outside their group by more than rounding.
    let near = frame(-0.4, -0.4, 320.8, 50.8)
    for far in [frame(0, 0, 321, 50), frame(-1, 0, 10, 10), frame(0, 0, 10, 51)] {
      let group = custom(.fw(1), .ab(50), [near, far])
      #expect(try lintCauses(group) == [.outsideGroup(item: 1, frame: far)])
      let nested = row(.fw(1), .ab(50), item(.ab(0), .fh(1)), group)
      #expect(try lintCauses(nested, items: 4) == [.outsideGroup(item: 1, frame: far)])
    }
    #expect(try lintCauses(custom(.fw(1), .ab(50), [near])) == [])
    // R7: a new group begins with the first subitem when another one does not fit.
    let (small, whole) = (item(.ab(100), .fh(1)), item(.fw(1), .fh(1)))
    let none = LayoutWarning.Cause.neverFits(
      subitem: 1, axis: .horizontal, needed: 420, available: 320)
    #expect(try lintCauses(row(.fw(1), .ab(50), small, whole)) == [none])
    #expect(try lintCauses(row(.fw(1), .ab(50), small, whole), items: 1) == [])
    #expect(try lintCauses(column(.fw(1), .ab(90), row(.fw(1), .ab(50), small, whole))) == [none])
    #expect(try lintCauses(row(.fw(1), .ab(50), small, item(.ab(220), .fh(1)))) == [])
    #expect(try lintCauses(row(.fw(1), .ab(50), small, item(.es(300), .fh(1)))) == [])
    #expect(try lintCauses(row(.fw(1), .ab(50), small), items: 9) == [])
    #expect(
      try lintCauses(row(.fw(1), .ab(50), small, small, gap: .fixed(320)))
        == [.neverFits(subitem: 1, axis: .horizontal, needed: nil, available: 320)])
  }

  @Test func `warnings find repeated subitems that extend outside their group`() throws {
    // R9: a line of repeated subitems may extend past the end of the group.
    let half = item(.fw(0.5), .fh(1))
    func out(_ count: Int, _ needed: CGFloat, _ available: CGFloat) -> [LayoutWarning.Cause] {
      [.overflow(count: count, axis: .horizontal, needed: needed, available: available)]
    }
    #expect(try lintCauses(row(.fw(1), .ab(50), .times(3, of: half)), items: 9) == out(3, 480, 320))
    #expect(try lintCauses(row(.fw(1), .ab(50), .times(2, of: half)), items: 9) == [])
    // A partial group is judged by the subitems that it contains.
    #expect(try lintCauses(row(.fw(1), .ab(50), .times(3, of: half)), items: 2) == [])
    #expect(
      try lintCauses(
        row(.fw(1), .ab(50), .times(2, of: item(.ab(155), .fh(1))), gap: .fixed(12)), items: 9)
        == out(2, 322, 320))
    #expect(
      try lintCauses(column(.fw(1), .ab(90), row(.fw(1), .ab(50), .times(3, of: half))), items: 9)
        == out(3, 480, 320))
    // R8: shares always fit.
    #expect(try lintCauses(row(.fw(1), .ab(50), .shares(3, of: half)), items: 9) == [])
  }

  @Test func `warnings find boundary items that overlap cells`() throws {
    // R26: an item at neither end of the section along the scroll axis moves no cells.
    func lintCauses(
      _ axis: UICollectionViewScrollDirection,
      _ header: NSCollectionLayoutBoundarySupplementaryItem,
      from start: CGFloat = 0, items: Int = 3
    ) throws -> [LayoutWarning.Cause] {
      let group =
        axis == .horizontal
        ? column(.ab(100), .fh(1), item(.fw(1), .fh(1)))
        : row(.fw(1), .ab(100), item(.fw(1), .fh(1)))
      let section = section(group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: start, leading: 0, bottom: 0, trailing: 0)
      section.supplementariesFollowContentInsets = false
      section.boundarySupplementaryItems = [header]
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = axis
      let layout = UICollectionViewCompositionalLayout(
        section: section, configuration: configuration)
      let container = Setting().container
      let solved = try layout.solve(itemCounts: [items], in: container)
      return try layout.describe(itemCounts: [items], in: container).lintWarnings(for: solved)
        .map(\.cause)
    }
    func header(_ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(40), heightDimension: .absolute(40)),
        elementKind: "h", alignment: alignment)
    }
    let told = [LayoutWarning.Cause.overlapsCells(kind: "h")]
    #expect(try lintCauses(.horizontal, header(.top)) == told)
    #expect(try lintCauses(.horizontal, header(.bottom)) == told)
    #expect(try lintCauses(.horizontal, header(.topLeading)) == [])
    #expect(try lintCauses(.horizontal, header(.trailing)) == [])
    #expect(try lintCauses(.horizontal, header(.top), from: 39) == told)
    #expect(try lintCauses(.horizontal, header(.top), from: 40) == [])
    #expect(try lintCauses(.horizontal, header(.top), items: 0) == [])
    #expect(try lintCauses(.vertical, header(.leading)) == [])
    #expect(try lintCauses(.vertical, header(.top)) == [])
    let over = header(.top)
    over.extendsBoundary = false
    #expect(try lintCauses(.horizontal, over) == [])
  }

  @Test func `errors name their section`() {
    // R91.
    let layout = UICollectionViewCompositionalLayout { index, _ in
      section(index == 2 ? row(.fw(1), .ab(20)) : rows)
    }
    #expect(throws: LayoutError(.noSubitems, section: 2)) {
      try layout.solve(itemCounts: [1, 1, 1], in: Setting().container)
    }
  }
}
