import Foundation
import SpecDiagnostics
import SpecTree
import Testing

@testable import LayoutSpec
@testable import SpecNormalForm

/// The differences between two specs, and the specs between them.
struct SpecComparisonTests {
  static let photos = """
    vars: {gap: 8}
    templates:
      tile: {height: 44, columns: 2}
    sections:
      - id: photos
        group: {use: tile, interItemSpacing: 8}
        items: [A, B, C]
      - id: people
        group: {use: tile}
        items: {from: places.csv, title: $city}
    """

  func compare(
    _ old: String, _ new: String,
    data: (String, String) = (ExampleTests.places, ExampleTests.places)
  ) throws -> SpecComparison {
    SpecComparison(
      from: NormalSpec(try NormalFormTests.load(old, files: ["places.csv": data.0])),
      to: NormalSpec(try NormalFormTests.load(new, files: ["places.csv": data.1])))
  }

  /// Returns the changes from one spec to another, after checking that reverting them step by step
  /// works.
  func changes(
    _ edits: (String, String)..., data: (String, String)? = nil
  ) throws -> [String] {
    var new = Self.photos
    for (old, replacement) in edits {
      #expect(new.contains(old))
      new = new.replacing(old, with: replacement)
    }
    let comparison = try compare(
      Self.photos, new, data: data ?? (ExampleTests.places, ExampleTests.places))
    try expectWay(comparison)
    return comparison.changes.map(\.description)
  }

  func expectWay(_ comparison: SpecComparison) throws {
    let all = Set(comparison.changes.map(\.id))
    #expect(comparison.spec(reverting: []) == comparison.new)
    #expect(comparison.spec(reverting: all) == comparison.old)
    for id in all {
      let without = comparison.spec(reverting: [id])
      let left = SpecComparison(from: comparison.old, to: without).changes
      #expect(left.count == all.count - 1, "\(comparison.changes[id])")
      #expect(SpecComparison(from: without, to: comparison.new).changes.count == 1)
    }
  }

  @Test func `long values are shortened in descriptions`() throws {
    let rows = (0..<40).map { "{title: Place \($0)}" }.joined(separator: ", ")
    let reported = try changes(("[A, B, C]", "[\(rows)]"))
    #expect(reported.allSatisfy { $0.count < 500 }, "\(reported)")
    let added = try changes(
      ("sections:", "sections:\n  - {id: new, group: {height: 44}, items: [\(rows)]}"))
    #expect(added.count == 1 && added[0].hasSuffix("…"))
    #expect(added[0].hasPrefix("sections.new added: {"))
  }

  @Test func `equal specs have no changes`() throws {
    #expect(try changes() == [])
    #expect(try changes(("[A, B, C]", "[A, 'B', C] # rows")) == [])
  }

  @Test func `a changed value is one change`() throws {
    #expect(
      try changes(("interItemSpacing: 8", "interItemSpacing: 9")) == [
        "sections.photos.group.interItemSpacing 8 → 9"
      ])
    #expect(try changes(("gap: 8", "gap: 9")) == ["vars.gap 8 → 9"])
    #expect(
      try changes(("columns: 2", "columns: {default: 2, 600: 3}")) == [
        "templates.tile.columns 2 → {\"600\": 3, \"default\": 2}"
      ])
  }

  /// The normal form quotes these values, but specs do not.
  @Test func `numbers, lengths and expressions are described as specs write them`() throws {
    let key = "contentInsets"
    for (value, reported) in [
      ("[0.3, -0.3]", "[0.3, -0.3]"), ("[=gap, =-gap / 2]", "[=gap, =-gap / 2]"),
      ("{top: 0.5, leading: =gap}", "{\"leading\": =gap, \"top\": 0.5}"),
      ("[\"=if(gap > 4, 1, 2)\", 8]", "[\"=if(gap > 4, 1, 2)\", 8]"),
    ] {
      #expect(
        try changes(("items: [A", "\(key): \(value)\n    items: [A")) == [
          "sections.photos.\(key) added: \(reported)"
        ])
    }
    #expect(
      try changes(("columns: 2", "subitems: [{width: 50%w}, {width: 1/2, height: ~44}]")) == [
        "templates.tile.subitems columns: 2 → "
          + "subitems: [{\"width\": 50%w}, {\"height\": ~44, \"width\": 50%w}]"
      ])
  }

  @Test func `added and removed keys are changes`() throws {
    #expect(
      try changes(("items: [A", "contentInsets: [5, 8]\n    items: [A")) == [
        "sections.photos.contentInsets added: [5, 8]"
      ])
    #expect(
      try changes((", interItemSpacing: 8", "")) == [
        "sections.photos.group.interItemSpacing removed: 8"
      ])
  }

  @Test func `replacing one kind of group with another is one change`() throws {
    #expect(
      try changes(("height: 44, columns: 2", "height: 44, subitems: [{}]")) == [
        "templates.tile.subitems columns: 2 → subitems: [{}]"
      ])
    #expect(
      try changes(("height: 44, columns: 2", "rows: 2, height: 44")) == [
        "templates.tile.rows columns: 2 → rows: 2"
      ])
  }

  @Test func `rows are added, removed and changed`() throws {
    #expect(
      try changes(("[A, B, C]", "[A, X, B, C]")) == ["sections.photos.items.1 added: X"])
    #expect(try changes(("[A, B, C]", "[A, C]")) == ["sections.photos.items.1 removed: B"])
    #expect(try changes(("[A, B, C]", "[A, X, C]")) == ["sections.photos.items.1 B → X"])
    #expect(try changes(("[A, B, C]", "[A, C, B]")) == ["sections.photos.items.2 moved"])
    #expect(
      try changes(("[A, B, C]", "[X, A, B, {title: C}]")) == [
        "sections.photos.items.0 added: X", "sections.photos.items.3 C → {\"title\": \"C\"}",
      ])
  }

  @Test func `sections are matched by their ids`() throws {
    let other = "{id: new, group: {height: 1}, items: 1}"
    #expect(
      try changes(("sections:\n", "sections:\n  - \(other)\n")) == [
        "sections.new added: {\"group\": {\"height\": 1}, \"id\": \"new\", \"items\": 1}"
      ])
    let (first, second) = ("{id: a, group: {height: 1}, items: 1}", other)
    let comparison = try compare(
      "sections: [\(first), \(second)]", "sections: [\(second), \(first)]")
    #expect(comparison.changes.map(\.description) == ["sections.a moved"])
    try expectWay(comparison)
  }

  @Test func `a renamed section is matched if most of it is unchanged`() throws {
    #expect(
      try changes(("id: photos", "id: pictures")) == ["sections.pictures.id photos → pictures"])
    #expect(
      try changes(("id: photos", "id: pictures"), ("interItemSpacing: 8", "interItemSpacing: 9"))
        == [
          "sections.pictures.group.interItemSpacing 8 → 9",
          "sections.pictures.id photos → pictures",
        ])
    let (first, second) = (
      "{id: a, group: {height: 1}, items: 1}", "{id: b, group: {height: 2}, items: 2}"
    )
    let another = "{id: c, group: {height: 3}, items: 3}"
    let replaced = try compare("sections: [\(first)]", "sections: [\(another)]")
    #expect(replaced.changes.map(\.kind) == [.removed, .added])
    // An id that still exists belongs to another section.
    let gone = try compare("sections: [\(first), \(second)]", "sections: [\(second)]")
    #expect(gone.changes.map(\.path) == ["sections.a"])
    let kinds = ["leading", "trailing"].map { kind in
      "sections: [{group: {height: 1}, items: 1, boundarySupplementaryItems: [{elementKind: \(kind), size: [8, 9], alignment: top}]}]"
    }
    let kind = try compare(kinds[0], kinds[1])
    #expect(
      kind.changes.map(\.description) == [
        "sections.0.boundarySupplementaryItems.trailing.elementKind leading → trailing"
      ])
  }

  @Test func `changes of data files have the lines of their rows`() throws {
    let new = ExampleTests.places.replacing("Porto,Portugal", with: "Faro,Portugal")
      .replacing("Oslo,Norway\n", with: "")
    let comparison = try compare(Self.photos, Self.photos, data: (ExampleTests.places, new))
    #expect(
      comparison.changes.map(\.description) == [
        "places.csv.2.city Porto → Faro",
        "places.csv.5 removed: {\"city\": \"Oslo\", \"country\": \"Norway\"}",
      ])
    #expect(comparison.changes[0].location?.path == "specs/places.csv")
    // Quito is now on the line where Oslo was.
    #expect(comparison.changes.map { $0.location?.line } == [4, 7])
    try expectWay(comparison)
    // Removed rows at the end have the last line; if all rows are gone, the line of the header.
    let rows = ExampleTests.places.split(separator: "\n").map(String.init)
    for (kept, line) in [(7, 7), (1, 1)] {
      let shorter = rows.prefix(kept).joined(separator: "\n")
      let removed = try compare(Self.photos, Self.photos, data: (ExampleTests.places, shorter))
      #expect(removed.changes.allSatisfy { $0.kind == .removed && $0.location?.line == line })
    }
    let wider = ExampleTests.places.replacing("\n", with: ",x\n").replacing(
      "Ecuador", with: "Ecuador,x")
    let columns = try compare(Self.photos, Self.photos, data: (ExampleTests.places, wider))
    #expect(columns.changes.map(\.path) == ["places.csv"])
  }

  @Test func `a change has its place in the new file`() throws {
    let new = Self.photos.replacing("interItemSpacing: 8", with: "interItemSpacing: 9")
      .replacing("id: people", with: "id: people\n    interGroupSpacing: 4")
      .replacing("vars: {gap: 8}\n", with: "")
    let changes = try compare(Self.photos, new).changes
    #expect(
      changes.map(\.path) == [
        "sections.photos.group.interItemSpacing", "sections.people.interGroupSpacing", "vars",
      ])
    let places = changes.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
    #expect(places[0] == "5:42")
    #expect(places[1] == "8:24")
    #expect(changes[0].location?.length == 1)
    #expect(changes[0].location?.path == "specs/example.yaml")
  }

  @Test func `a reverted change gives a valid spec`() throws {
    let new = Self.photos.replacing("gap: 8", with: "gap: 9")
      .replacing("columns: 2", with: "rows: 3").replacing("[A, B, C]", with: "[B, C, D]")
    let comparison = try compare(Self.photos, new)
    #expect(comparison.changes.count > 2)
    for change in comparison.changes {
      let reverted = comparison.spec(reverting: [change.id])
      #expect(throws: Never.self, "\(change.path)") { try reverted.spec(path: "grid.yaml") }
    }
  }

  @Test func `long lists are compared quickly`() throws {
    func rows(_ numbers: [Int]) -> SourceNode {
      .map([
        .init(
          key: "items",
          value: SourceNode(list: numbers.map { .text("row \($0)") }, at: .nowhere))
      ])
    }
    let old = Array(0..<100_000)
    var new = old
    new.insert(-1, at: 50_000)
    new.remove(at: 10)
    let comparison = SpecComparison(
      from: NormalSpec(root: rows(old)), to: NormalSpec(root: rows(new)))
    #expect(comparison.changes.map(\.path) == ["items.10", "items.49999"])
    let others = SpecComparison(
      from: NormalSpec(root: rows(old)), to: NormalSpec(root: rows(old.map { -$0 - 1 })))
    #expect(others.changes.count == 100_000)
  }
}
