import CompositionalLayout
import Foundation
import Testing

/// Character drawings of groups (R60, OPEN QUESTION Q9).
@Suite struct VisualDescriptionTests {
  private func group(_ height: CGFloat, count: Int) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: NSCollectionLayoutItem(layoutSize: whole), count: count)
  }

  @Test func `each cell is drawn as a box with its index`() {
    let line = String(repeating: "─", count: 48)
    let blank = String(repeating: " ", count: 48)
    let half = String(repeating: " ", count: 23)
    let rest = String(repeating: " ", count: 24)
    #expect(
      group(32, count: 2).visualDescription() == """
        ┌\(line)┐┌\(line)┐
        │\(blank)││\(blank)│
        │\(half)0\(rest)││\(half)1\(rest)│
        │\(blank)││\(blank)│
        └\(line)┘└\(line)┘
        """)
  }

  @Test func `the drawing stays on the canvas`() {
    let lines = group(4000, count: 3).visualDescription().split(separator: "\n")
    #expect(lines.count <= 50)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `the drawing of a group that cannot be solved is the reason`() {
    let tall = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(400), heightDimension: .absolute(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
      subitems: [tall])
    #expect(group.visualDescription().contains("cannot fit even a single item"))
  }
}
