import CompositionalLayout
import Foundation
import Testing

@testable import VisualDiff

/// Causes of layout changes, in a layout that is a function of a few numbers.
@Suite struct CauseTests {
  /// A spec of six numbers.
  struct Numbers: Equatable {
    var gap: CGFloat = 8
    var header: CGFloat = 44
    var footer: CGFloat = 30
    var unused = 0
    /// These two act only together: they make everything wider.
    var wide = false
    var wider = false
    var color = 1

    func rendition() -> Rendition {
      let record = Records.grid(6, gap: gap, header: header, width: wide && wider ? 640 : 320)
      var frames = record.frames
      let end = frames.map(\.rect.maxY).max() ?? 0
      frames.append(
        .init(
          section: .id("photos"), category: .supplementary, kind: "footer",
          rect: CGRect(x: 0, y: end, width: 320, height: footer)))
      let looks = frames.map { $0.kind == "header" ? color : 0 }
      return Rendition(record: Records.record(frames), looks: looks, outside: [:])
    }
  }

  /// An edit that can be reverted.
  struct Edit: Sendable {
    var name: String
    var putBack: @Sendable (inout Numbers) -> Void
  }

  static let edits: [String: Edit] = [
    "gap": Edit(name: "gap 8 → 9") { $0.gap = 8 },
    "header": Edit(name: "header 44 → 45") { $0.header = 44 },
    "unused": Edit(name: "unused 0 → 1") { $0.unused = 0 },
    "wide": Edit(name: "wide") { $0.wide = false },
    "wider": Edit(name: "wider") { $0.wider = false },
    "color": Edit(name: "color 1 → 2") { $0.color = 1 },
  ]

  private func search(
    _ new: Numbers, _ names: [String], old: Rendition? = nil, isSameEnvironment: Bool = true,
    calls: ((Set<Int>) -> Void)? = nil
  ) -> CauseSearch.Result {
    let edits = names.enumerated().map { SpecEdit(id: $0, text: Self.edits[$1]?.name ?? "") }
    var kept = old ?? Numbers().rendition()
    kept.looks = nil
    kept.outside = nil
    return CauseSearch.run(
      from: kept, to: new.rendition(), edits: edits, isSameEnvironment: isSameEnvironment
    ) { ids in
      calls?(ids)
      var numbers = new
      for id in ids { Self.edits[names[id]]?.putBack(&numbers) }
      return numbers.rendition()
    }
  }

  @Test func `a single edit is the cause of all of its consequences`() {
    let result = search(Numbers(header: 45), ["header"])
    #expect(result.causes.map(\.description) == ["header 44 → 45"])
    #expect(result.causes.map(\.consequences) == [8])
    #expect(result.idle.isEmpty)
  }

  @Test func `carousel offsets and the visible part are consequences beyond the tolerance`() {
    func rendition(_ sight: ViewportState) -> Rendition {
      Rendition(record: Records.rows([10, 20]), looks: [1, 2], outside: [:], sight: sight)
    }
    func result(_ one: ViewportState, _ two: ViewportState, tolerance: CGFloat = 0)
      -> CauseSearch.Result
    {
      var kept = rendition(one)
      (kept.looks, kept.outside, kept.sight) = (nil, nil, nil)
      return CauseSearch.run(
        from: kept, to: rendition(two), edits: [SpecEdit(id: 0, text: "edit")],
        isSameEnvironment: true, options: .init(tolerance: tolerance)
      ) { $0.isEmpty ? rendition(two) : rendition(one) }
    }
    let window = CGRect(x: 0, y: 0, width: 320, height: 30)
    let still = ViewportState(carousels: [1: 40], window: window)
    for moved in [
      ViewportState(carousels: [1: 41], window: window), ViewportState(window: window),
      ViewportState(carousels: [1: 40, 2: 1], window: window),
      ViewportState(carousels: [1: 40], window: window.offsetBy(dx: 0, dy: 1)),
      ViewportState(carousels: [1: 40], window: window.offsetBy(dx: 1, dy: 0)),
      ViewportState(carousels: [1: 40], window: CGRect(x: 0, y: 0, width: 321, height: 30)),
      ViewportState(carousels: [1: 40], window: CGRect(x: 0, y: 0, width: 320, height: 31)),
    ] {
      let found = result(still, moved)
      #expect(found.causes.map(\.description) == ["edit"])
      #expect(found.causes.map(\.consequences) == [1])
      #expect(found.repaints)
    }
    #expect(result(still, still).causes.isEmpty)
    let near = result(still, ViewportState(carousels: [1: 40.4], window: window), tolerance: 0.5)
    #expect(near.causes.isEmpty)
    #expect(!near.repaints)
  }

  @Test func `a frame that is no longer drawn is a consequence`() {
    func rendition(_ look: Int) -> Rendition {
      Rendition(record: Records.rows([10, 20]), looks: [1, look], outside: [:])
    }
    var kept = rendition(2)
    (kept.looks, kept.outside) = (nil, nil)
    let result = CauseSearch.run(
      from: kept, to: rendition(0), edits: [SpecEdit(id: 0, text: "edit")],
      isSameEnvironment: true
    ) { $0.isEmpty ? rendition(0) : rendition(2) }
    #expect(result.causes.map(\.description) == ["edit"])
  }

  @Test func `an edit that repaints and an edit that resizes are both causes`() {
    func layout(_ height: CGFloat, _ color: Int) -> Rendition {
      let record = Records.rows([height, 20, 30])
      let looks = record.frames.map { Int($0.rect.height) + ($0.rect.minY == 0 ? color : 0) }
      return Rendition(record: record, looks: looks, outside: [:])
    }
    let result = CauseSearch.run(
      from: Rendition(record: layout(10, 0).record), to: layout(15, 100),
      edits: [
        SpecEdit(id: 0, text: "height"), SpecEdit(id: 1, text: "color"),
        SpecEdit(id: 2, text: "nothing"),
      ],
      isSameEnvironment: true
    ) { layout($0.contains(0) ? 10 : 15, $0.contains(1) ? 0 : 100) }
    #expect(result.causes.map(\.description) == ["height", "color"])
    #expect(result.causes.map(\.consequences) == [3, 1])
    #expect(result.idle.map(\.text) == ["nothing"])
    #expect(result.diff.changes.map(\.isRepainted) == [true, false, false])
  }

  @Test func `a concealed consequence does not count as returned`() {
    func causes(_ layout: @escaping (_ putBack: Set<Int>) -> Rendition) -> [String] {
      CauseSearch.run(
        from: Rendition(record: layout([0, 1, 2]).record), to: layout([]),
        edits: ["one", "its opposite", "another"].enumerated().map { SpecEdit(id: $0, text: $1) },
        isSameEnvironment: true, layout: layout
      ).causes.map(\.description)
    }
    // A look of a different size.
    let repainted = causes { putBack in
      let height: CGFloat = 20 + (putBack.contains(0) ? 5 : 0) - (putBack.contains(1) ? 5 : 0)
      let looks = [Int(height) + (putBack.contains(2) ? 0 : 100)]
      return Rendition(record: Records.rows([height]), looks: looks, outside: [:])
    }
    #expect(repainted == ["another"])
    // The position of a row that does not exist.
    let moved = causes { putBack in
      let count = 2 + (putBack.contains(0) ? -1 : 0) + (putBack.contains(1) ? 1 : 0)
      let heights: [CGFloat] = [putBack.contains(2) ? 10 : 12, 20, 30]
      return Rendition(record: Records.rows(Array(heights.prefix(count))))
    }
    #expect(moved == ["another"])
  }

  @Test func `an edit without an effect is not a cause`() {
    let result = search(Numbers(header: 45, unused: 1), ["unused", "header"])
    #expect(result.causes.map(\.description) == ["header 44 → 45"])
    #expect(result.idle.map(\.text) == ["unused 0 → 1"])
  }

  @Test func `two edits that move the same frames are two causes in different aspects`() {
    let result = search(Numbers(gap: 9, header: 45), ["gap", "header"])
    #expect(result.causes.map(\.description) == ["header 44 → 45", "gap 8 → 9"])
    #expect(result.causes.map(\.consequences) == [8, 6])
    // The first cell begins where the header lets it, and its width depends on the gap.
    let causes = Dictionary(
      result.diff.changes.map { ($0.new?.path ?? "", $0.causes) }, uniquingKeysWith: +)
    #expect(causes["photos/0"] == [0, 1])
    #expect(causes["photos"] == [0, 0])
    #expect(search(Numbers(header: 45), ["header"]).diff.changes.allSatisfy { $0.causes.isEmpty })
  }

  @Test func `edits that act only together are reported together`() {
    let result = search(Numbers(unused: 1, wide: true, wider: true), ["wide", "unused", "wider"])
    // Reverting either of them returns everything.
    #expect(result.causes.map(\.description).sorted() == ["wide", "wider"])
    #expect(result.idle.map(\.text) == ["unused 0 → 1"])
  }

  @Test(arguments: [(5, 7), (0.25, 0.5)] as [(CGFloat, CGFloat)])
  func `edits that move the same frame along one axis are both causes`(
    one: CGFloat, two: CGFloat
  ) {
    func layout(_ first: CGFloat, _ second: CGFloat) -> Rendition {
      Rendition(record: Records.rows([10 + first, 20 + second, 30]))
    }
    let result = CauseSearch.run(
      from: layout(0, 0), to: layout(one, two),
      edits: [SpecEdit(id: 0, text: "first"), SpecEdit(id: 1, text: "second")],
      isSameEnvironment: true
    ) { layout($0.contains(0) ? 0 : one, $0.contains(1) ? 0 : two) }
    #expect(result.causes.map(\.description) == ["first", "second"])
    #expect(result.causes.map(\.consequences) == [3, 2])
  }

  @Test func `edits that scroll the same carousel are both causes`() {
    func layout(_ offset: CGFloat) -> Rendition {
      Rendition(record: Records.rows([10]), sight: ViewportState(carousels: [0: offset]))
    }
    let result = CauseSearch.run(
      from: layout(0), to: layout(30),
      edits: [SpecEdit(id: 0, text: "first"), SpecEdit(id: 1, text: "second")],
      isSameEnvironment: true
    ) { layout(($0.contains(0) ? 0 : 10) + ($0.contains(1) ? 0 : 20)) }
    #expect(result.causes.map(\.description) == ["first", "second"])
  }

  @Test func `origin, z index and content size are separate aspects`() {
    func layout(_ height: CGFloat, _ zIndex: Int, _ width: CGFloat) -> Rendition {
      var record = Records.rows([height, 20])
      record.frames[1].zIndex = zIndex
      record.contentSize = CGSize(width: width, height: 100)
      return Rendition(record: record)
    }
    let result = CauseSearch.run(
      from: layout(10, 0, 320), to: layout(15, 3, 400),
      edits: ["height", "order", "width"].enumerated().map { SpecEdit(id: $0, text: $1) },
      isSameEnvironment: true
    ) { layout($0.contains(0) ? 10 : 15, $0.contains(1) ? 0 : 3, $0.contains(2) ? 320 : 400) }
    #expect(result.causes.map(\.description) == ["height", "order", "width"])
    #expect(result.causes.map(\.consequences) == [2, 1, 1])
  }

  @Test(
    arguments: [
      { $0.frames[0].rect.origin.x += $1 }, { $0.frames[0].rect.origin.y += $1 },
      { $0.frames[0].rect.size.width += $1 }, { $0.frames[0].rect.size.height += $1 },
      { $0.frames[0].zIndex += Int($1) }, { $0.contentSize.width += $1 },
      { $0.contentSize.height += $1 },
    ] as [@Sendable (inout LayoutRecord, CGFloat) -> Void])
  func `a change to which two edits contribute is a consequence of both`(
    moving: @escaping @Sendable (inout LayoutRecord, CGFloat) -> Void
  ) {
    func layout(_ parts: CGFloat...) -> Rendition {
      var record = Records.rows([10, 20])
      for part in parts { moving(&record, part) }
      return Rendition(record: record)
    }
    let result = CauseSearch.run(
      from: layout(0), to: layout(5, 7),
      edits: ["first", "second", "nothing"].enumerated().map { SpecEdit(id: $0, text: $1) },
      isSameEnvironment: true
    ) { layout($0.contains(0) ? 0 : 5, $0.contains(1) ? 0 : 7) }
    #expect(result.causes.map(\.description) == ["first", "second"])
    #expect(result.causes.map(\.consequences) == [1, 1])
    #expect(result.idle.map(\.text) == ["nothing"])
  }

  @Test func `the drawing behind all frames is a consequence`() {
    func layout(_ page: Int) -> Rendition {
      Rendition(record: Records.rows([10, 20]), looks: [1, 2], outside: ["page": page])
    }
    let result = CauseSearch.run(
      from: Rendition(record: layout(1).record), to: layout(2),
      edits: [SpecEdit(id: 0, text: "page")], isSameEnvironment: true
    ) { layout($0.isEmpty ? 2 : 1) }
    #expect(result.causes.map(\.description) == ["page"])
    #expect(result.causes.map(\.consequences) == [1])
    #expect(result.repaintsOutside && result.repaints && !result.movesViewport)
    #expect(result.diff.changes.isEmpty)
  }

  @Test func `a frame that one edit moves and another resizes is not repainted`() {
    func layout(_ x: CGFloat, _ width: CGFloat) -> Rendition {
      var record = Records.rows([10, 20])
      record.frames[0].rect.origin.x = x
      record.frames[0].rect.size.width = width
      return Rendition(record: record, looks: [1, 2], outside: [:])
    }
    let result = CauseSearch.run(
      from: Rendition(record: layout(0, 320).record), to: layout(5, 300),
      edits: [SpecEdit(id: 0, text: "place"), SpecEdit(id: 1, text: "width")],
      isSameEnvironment: true
    ) { layout($0.contains(0) ? 0 : 5, $0.contains(1) ? 320 : 300) }
    #expect(result.causes.map(\.description) == ["place", "width"])
    #expect(result.diff.changes.map(\.isRepainted) == [false])
  }

  @Test func `changes that remain with all edits reverted are not caused by the edits`() {
    let old = Numbers().rendition()
    let new = Numbers(header: 45).rendition()
    let result = CauseSearch.run(
      from: old, to: new, edits: [SpecEdit(id: 0, text: "a"), SpecEdit(id: 1, text: "b")],
      isSameEnvironment: true
    ) { $0 == [0] ? old : new }
    #expect(result.causes.map(\.kind) == [.engine])
    #expect(result.idle.map(\.text) == ["a", "b"])
  }

  @Test(arguments: [[3, 15], [3, 9, 15]], [16, 17, 40])
  func `only the edits that contribute are reported together`(
    parts: [Int], count: Int
  ) {
    let old = Numbers().rendition()
    let new = Numbers(header: 45).rendition()
    let result = CauseSearch.run(
      from: old, to: new, edits: (0..<count).map { SpecEdit(id: $0, text: "\($0)") },
      isSameEnvironment: true
    ) { $0.isSuperset(of: parts) ? old : new }
    #expect(result.causes.map { $0.edits.map(\.id) } == [parts])
    #expect(result.idle.count == count - parts.count)
  }

  @Test func `of too many contributing edits the first are reported`() {
    let edits = (0..<9).map { SpecEdit(id: $0, text: "\($0)") }
    let cause = Cause(kind: .spec, edits: edits, consequences: 1)
    #expect(cause.description == "0  with  1  with  2  with  3  with  5 more")
  }

  @Test func `two edits of which either suffices are reported as a pair`() {
    // Either edit alone gives the new layout, so reverting one returns nothing.
    let old = Numbers().rendition()
    let new = Numbers(header: 45).rendition()
    let result = CauseSearch.run(
      from: old, to: new, edits: [SpecEdit(id: 0, text: "a"), SpecEdit(id: 1, text: "b")],
      isSameEnvironment: true
    ) { $0.count == 2 ? old : new }
    #expect(result.causes.map(\.description) == ["a  with  b"])
    #expect(result.causes[0].consequences == 8)
  }

  @Test(arguments: [false, true])
  func `two of three edits are reported unless all are needed`(together: Bool) {
    // If all are needed, the layout with two of them reverted is invalid, which explains nothing.
    let old = Numbers().rendition()
    let new = Numbers(header: 45).rendition()
    let result = CauseSearch.run(
      from: old, to: new, edits: ["a", "b", "c"].enumerated().map { SpecEdit(id: $0, text: $1) },
      isSameEnvironment: true
    ) { ids in
      if together { return ids.count == 3 ? old : ids.count == 2 ? nil : new }
      return ids.isSuperset(of: [0, 2]) ? old : new
    }
    #expect(result.causes.map(\.description) == [together ? "a  with  b  with  c" : "a  with  c"])
    #expect(result.idle.map(\.text) == (together ? [] : ["b"]))
  }

  @Test func `edits that cannot be reverted cause what no other edit explains`() {
    let result = CauseSearch.run(
      from: Numbers().rendition(), to: Numbers(header: 45).rendition(), edits: [],
      others: [SpecEdit(id: 3, text: "places.csv")], isSameEnvironment: false
    ) { _ in nil }
    #expect(result.causes.map(\.kind) == [.spec])
    #expect(result.causes.map(\.description) == ["places.csv"])
  }

  @Test(arguments: [(true, Cause.Kind.engine), (false, .environment)])
  func `without edits the cause is the engine or the environment`(isSame: Bool, kind: Cause.Kind) {
    let result = search(Numbers(header: 45), [], isSameEnvironment: isSame)
    #expect(result.causes.map(\.kind) == [kind])
    #expect(result.causes[0].description.hasSuffix("changed, your spec did not"))
    let both = search(
      Numbers(gap: 9), ["gap"], old: Numbers(footer: 31).rendition(), isSameEnvironment: isSame)
    #expect(both.causes.map(\.kind) == [.spec, kind])
    #expect(both.causes.map(\.consequences) == [6, 1])
  }

  @Test func `a color edit repaints the frames that use the color`() {
    let result = search(Numbers(color: 2), ["color"])
    #expect(result.causes.map(\.description) == ["color 1 → 2"])
    #expect(result.causes.map(\.consequences) == [1])
    #expect(result.diff.text() == "repainted photos header\n")
    #expect(!result.diff.changesLayout)
  }

  @Test func `a search solves one layout per edit and one more`() {
    var calls: [Set<Int>] = []
    _ = search(Numbers(gap: 9, header: 45), ["gap", "header", "unused"]) { calls.append($0) }
    #expect(calls == [[0, 1, 2], [0], [1], [2]])
  }

  @Test func `edits whose contributions add up are not reverted together`() {
    func rows(_ heights: [CGFloat]) -> Rendition { Rendition(record: Records.rows(heights)) }
    // Every edit above a row contributes to its position, so no two rows have the same set of
    // edits.
    let all: [CGFloat] = (0..<40).map { 10 + CGFloat($0) / 3 }
    var count = 0
    let result = CauseSearch.run(
      from: rows(all.map { _ in 10 }), to: rows(all),
      edits: all.indices.map { SpecEdit(id: $0, text: "\($0)") }, isSameEnvironment: true
    ) { putBack in
      count += 1
      return rows(all.enumerated().map { putBack.contains($0) ? 10 : $1 })
    }
    // Plus the few layouts that show that group testing gives no result.
    #expect(count <= 41 + 8)
    #expect(result.causes.map(\.consequences) == (1...39).map { 40 - $0 })
    #expect(result.diff.changes.last?.causes == Array(0..<39))
  }

  @Test func `edits that are needed together are found by halves`() {
    let old = Numbers().rendition()
    let new = Numbers(header: 45).rendition()
    var count = 0
    let result = CauseSearch.run(
      from: old, to: new, edits: (0..<300).map { SpecEdit(id: $0, text: "\($0)") },
      isSameEnvironment: true
    ) {
      count += 1
      return $0.isSuperset(of: [20, 290]) ? old : new
    }
    #expect(result.causes.map { $0.edits.map(\.id) } == [[20, 290]])
    // 256 layouts with one edit reverted, one with all reverted twice, and then two paths of
    // halves.
    #expect(count < 256 + 2 + 4 + 2 * 2 * 9)
  }

  @Test func `an invalid layout explains nothing`() {
    var old = Numbers().rendition()
    old.outside = nil
    let result = CauseSearch.run(
      from: old, to: Numbers(header: 45).rendition(),
      edits: [SpecEdit(id: 7, text: "broken")], isSameEnvironment: true
    ) { _ in nil }
    #expect(result.causes.map(\.kind) == [.engine])
    #expect(!result.repaintsOutside)
  }
}
