import Testing

@testable import VisualDiff

/// Compact text for indexes.
@Suite struct RangesTests {
  @Test(arguments: [
    ([4], "4"), ([1, 0], "0,1"), ([0, 1, 2], "0…2"), ([1, 4, 7, 10], "1,4,…,10"),
    ([0, 1, 2, 9], "0…2,9"),
    ([0, 2, 5, 9, 14, 20], "0,2,5,9,14,20"), ([0, 2, 3, 9, 20, 30, 41, 55], "0,2,3,9,20,30,…,55"),
  ])
  func `runs and steps are abbreviated`(indexes: [Int], text: String) {
    #expect(Ranges.text(indexes) == text)
  }
}
