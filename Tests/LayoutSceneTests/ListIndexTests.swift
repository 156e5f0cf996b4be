import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CellContent
@testable import LayoutScene

/// The index at the trailing edge of lists.
struct ListIndexTests {
  private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  private func boxes(
    _ titles: [String], direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    isClipped: Bool = true
  ) throws -> [TextBlock] {
    var list = List(.plain, [Array(repeating: titled("A"), count: 100)])
    list.safeArea = NSDirectionalEdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 10)
    list.direction = direction
    list.content.sections[0].indexTitles = titles
    let scene = LayoutPicture(
      of: try list.solved(), content: list.content,
      options: SceneOptions(name: "list", theme: .system), isClipped: isClipped, views: nil
    ).scene()
    return scene.all("over").first?.texts ?? []
  }

  @Test func `titles are in the middle of the safe area at the trailing edge`() throws {
    let boxes = try boxes(["A", "B", "C"])
    #expect(boxes.map { $0.paragraphs[0].string } == ["A", "B", "C"])
    #expect(boxes.allSatisfy { $0.box.maxX == 310 && $0.alignment == .center })
    #expect(boxes[1].box.midY == 250)
    let mirrored = try self.boxes(["A", "B", "C"], direction: .rightToLeft)
    #expect(mirrored.allSatisfy { $0.box.minX == 10 })
    #expect(try self.boxes([]).isEmpty)
  }

  @Test func `the index of a whole picture is on the first screen`() throws {
    let boxes = try boxes(["A", "B", "C"], isClipped: false)
    #expect(boxes.map(\.box.midY)[1] == 250)
  }

  @Test func `bullets stand for titles without room`() throws {
    let index = try #require(ListIndex(letters))
    #expect(index.lines(in: 26 * 14) == letters)
    #expect(index.lines(in: 9 * 14) == ["A", "•", "G", "•", "N", "•", "T", "•", "Z"])
    #expect(index.lines(in: 10).count == 1)
  }
}
