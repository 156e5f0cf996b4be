import Testing

@testable import UIKitViews

/// Tests the ordered set of selected index paths.
@Suite struct SelectedPathsTests {
  @Test func `selected paths keep the order of selection`() {
    var selected = SelectedPaths([3, 1, 2, 1])
    #expect(selected.all == [3, 1, 2])
    selected.remove(3)
    selected.remove(7)
    #expect(selected.contains(1) && !selected.contains(3))
    selected.insert(3)
    #expect(selected.all == [1, 2, 3])
    for path in selected.all { selected.remove(path) }
    #expect(selected.isEmpty && selected.all.isEmpty)
  }

  @Test func `selecting and deselecting all takes linear time`() {
    let tally = CountedName.Tally()
    let names = tally.names(0..<2000)
    var selected = SelectedPaths<CountedName>()
    let selecting = tally.count {
      for name in names where !selected.contains(name) { selected.insert(name) }
    }
    #expect(selected.all == names)
    let deselecting = tally.count { for name in names { selected.remove(name) } }
    #expect(selected.isEmpty)
    #expect(selecting < 20 * names.count && deselecting < 20 * names.count)
  }
}
