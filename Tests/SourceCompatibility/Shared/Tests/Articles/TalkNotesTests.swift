import CompositionalLayout
import TestSupport
import Testing
import UIKit

/// Tests the layouts of an article with notes on a conference talk.
@MainActor @Suite struct TalkNotesTests {
  @Test func `the first list has rows of the group's height`() throws {
    let layout = try solved(talkNotesOpeningLayout(), [2])
    #expect(layout.cells == ["0,0,320,44", "0,44,320,44"])
  }

  @Test func `the list as printed has cells of one point`() throws {
    // R11: the item has `.absolute(1)`, although the article describes the full height of the
    // group.
    let layout = try solved(TalkNotesListViewController(), [2])
    #expect(layout.cells == ["0,0,320,1", "0,44,320,1"])
  }

  @Test func `the grid has five columns`() throws {
    let layout = try solved(TalkNotesGridViewController(), [6])
    #expect(layout.xs == [0, 64, 128, 192, 256, 0])
    #expect(layout.cells.last == "0,64,64,64")
  }

  @Test func `item insets separate the cells of the grid`() throws {
    // R17.
    let layout = try solved(TalkNotesInsetGridViewController(), [6])
    #expect(layout.cells[0] == "5,5,54,54")
    #expect(layout.cells[4] == "261,5,54,54")
    #expect(layout.cells[5] == "5,69,54,54")
  }

  @Test func `two columns share the width`() throws {
    // R8: (300 - 10) / 2.
    let layout = try solved(TalkNotesTwoColumnViewController(), [3])
    #expect(layout.cells == ["10,0,145,44", "165,0,145,44", "10,54,145,44"])
  }

  @Test func `each section has its own column count`() throws {
    try expectNarrowSections(solved(TalkNotesDistinctSectionsViewController(), [10, 10, 10]))
  }

  @Test func `column counts adapt to the width`() throws {
    try expectNarrowSections(solved(TalkNotesAdaptiveViewController(), [10, 10, 10]))
    try expectWideSections(
      solved(TalkNotesAdaptiveViewController(), [10, 10, 10], in: container(1024, 768)))
  }
}

/// One, five and three columns with insets of 20 points in 320: rows of 44 points, then of a fifth
/// of 280.
func expectNarrowSections(_ layout: SolvedLayout) {
  #expect(layout.cells(in: 0).first == "22,22,276,40")
  #expect(layout.cells(in: 0).last == "22,418,276,40")
  #expect(layout.cells(in: 1)[0] == "22,502,52,52")
  #expect(layout.cells(in: 1)[4] == "246,502,52,52")
  #expect(layout.cells(in: 1)[5] == "22,558,52,52")
  // R3: a third of 280 is 93.33, floored to 93.
  #expect(
    layout.cells(in: 2).prefix(3) == ["22,654,89,52", "115,654,89,52", "208,654,89,52"])
  #expect(layout.cells(in: 2).last == "22,822,89,52")
  #expect(layout.content == "320x896")
}

/// Two, ten and six columns with insets of 20 points in 1024.
func expectWideSections(_ layout: SolvedLayout) {
  #expect(layout.cells(in: 0).prefix(2) == ["22,22,488,40", "514,22,488,40"])
  // R3: a tenth of 984 is floored to 98, a fifth to 196.5.
  #expect(layout.cells(in: 1).first == "22,282,94,192.5")
  #expect(layout.cells(in: 1).last == "904,282,94,192.5")
  #expect(layout.cells(in: 2).first == "22,518.5,160,192.5")
  #expect(layout.content == "1024x929.5")
}
