import CompositionalLayout
import Foundation
import LayoutSpec
import PNGCodec
import Scene
import SpecDiagnostics
import Synchronization
import Testing

@testable import Basics
@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecPictures

/// The limits of the work that one file may cause.
@Suite struct BudgetTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
  }

  private static let fitting = """
    sections: [{group: {height: ~44}, items: {count: 50, title: "A title of cell $(index)"}}]

    """

  @Test(arguments: [
    ("measuredCharacters", "measured characters of text"), ("pixels", "pixels"),
    ("cells", "drawn cells"), ("writtenBytes", "written bytes"),
  ])
  func `more work than the limit is an error that names the key`(key: String, words: String)
    async throws
  {
    try work.write(Self.fitting, to: "a.yaml")
    try work.write("limits: {\(key): 40}\n", to: "flatplan.yaml")
    let result = await work.run("render", "a.yaml", "--scale", "1")
    #expect(result.code == .badSpec)
    #expect(result.words.contains(" \(words) for this file exceed the limit of 40"))
    #expect(result.words.contains("raise 'limits: {\(key): …}' in flatplan.yaml"))
    #expect(work.files == ["a.yaml", "flatplan.yaml"], "no file is left half written")
    try work.write("limits: {\(key): 100000000}\n", to: "flatplan.yaml")
    #expect(await work.run("render", "a.yaml", "--scale", "1").code == .done)
  }

  @Test(arguments: Budget.Resource.allCases)
  func `only the command line can raise a limit`(resource: Budget.Resource) {
    let project = Budget.Limits([resource: resource.standard * 1000])
    let share = Budget.Account().share(of: "a.yaml", project)
    #expect(share.limits[resource] == resource.standard)
    #expect(!share.add(resource.standard + 1, to: resource))
    let raised = Budget.Account(raised: project).share(of: "a.yaml", Budget.Limits([resource: 1]))
    #expect(raised.limits[resource] == resource.standard * 1000)
    #expect(raised.add(resource.standard + 1, to: resource))
    let small = Budget.Account(.untrusted).share(of: "a.yaml", project)
    #expect(small.limits[resource] == resource.standard / 4)
    #expect(small.limits.ofRun(resource) <= Budget.Limits().ofRun(resource) / 4)
    #expect(!small.add(resource.standard / 4 + 1, to: resource))
  }

  @Test func `a message names the option that allows more`() async throws {
    try work.write(Self.fitting, to: "a.yaml")
    let refused = await work.run("render", "a.yaml", "--scale", "1", "--limit", "cells=40")
    #expect(refused.code == .badSpec)
    #expect(
      refused.words.contains(
        "a.yaml at 390 points: 50 drawn cells for this file exceed the limit of 40; draw less of it, "
          + "or allow more with --limit cells=NUMBER"), "\(refused.words)")
    try work.write("limits: {cells: 40}\n", to: "flatplan.yaml")
    let raised = await work.run("--limit=cells=50", "render", "a.yaml", "--scale", "1")
    #expect(raised.code == .done, "\(raised.words)")
  }

  @Test(arguments: ["cells", "cells=", "cells=0", "cells=-1", "cell=5", "=5", ""])
  func `a limit that is none is an error`(limit: String) async throws {
    try work.write(Self.fitting, to: "a.yaml")
    for arguments in [
      ["render", "a.yaml", "--limit", limit], ["--limit=\(limit)", "check", "a.yaml"],
    ] {
      let result = await work.run(arguments)
      #expect(result.code == .badUsage && result.words.contains("--limit \(limit)"))
    }
  }

  // MARK: Kinds of work

  /// The work is named, and nothing is written. Lower limits than usual keep the tests fast.
  @Test(arguments: [
    // Texts that are measured once, and read for each row.
    (
      "check", "measuredCharacters=100000", "x-t: &t \"\(String(repeating: "a ", count: 5000))\"\n",
      "group: {height: ~44}, items: [\(String(repeating: "{title: *t},", count: 200))]"
    ),
    // Texts that are drawn in cells of fixed height, which are not measured.
    (
      "render", "measuredCharacters=100000",
      "x-t: &t \"\(String(repeating: "a ", count: 5000))\"\n",
      "group: {height: 4}, items: [\(String(repeating: "{title: *t},", count: 200))]"
    ),
    // Parts of cells that are measured.
    (
      "check", "measuredCharacters=100000",
      "styles: {a: {content: {overlay: [\(String(repeating: "{text: $sentence(3)},", count: 100))]}}}\n",
      "group: {height: ~44, item: {style: a}}, items: {count: 1000, title: $index}"
    ),
    // Parts of cells that are drawn: as a whole, and in strips.
    (
      "render", "parts=5000",
      "styles: {a: {content: {overlay: [\(String(repeating: "{box: red},", count: 100))]}}}\n",
      "group: {height: 4, item: {style: a}}, items: 100"
    ),
    (
      "render", "parts=50000",
      "styles: {a: {content: {overlay: [\(String(repeating: "{box: red},", count: 100))]}}}\n",
      "group: {height: 1, item: {style: a}}, items: 3000"
    ),
    (
      "render", "shadowPixels=100000000", "styles: {a: {shadow: {radius: 1000, y: 4}}}\n",
      "group: {height: 20, columns: 20, item: {style: a}}, items: 200"
    ),
    ("frames", "writtenBytes=1000000", "", "group: {height: 4}, items: 2000"),
  ])
  func `every kind of work is counted`(
    command: String, limit: String, head: String, section: String
  ) async throws {
    try work.write(head + "sections: [{\(section)}]\n", to: "a.yaml")
    let result = await work.run(command, "a.yaml", "--limit", limit)
    #expect(result.code == .badSpec)
    let key = limit.prefix { $0 != "=" }
    #expect(
      result.words.contains("a.yaml at 390 points: ")
        && result.words.contains("allow more with --limit \(key)=NUMBER"), "\(result.words)")
    #expect(result.output.isEmpty && work.files == ["a.yaml"])
  }

  @Test func `parts that are listed are counted`() async throws {
    try work.write(
      """
      styles: {a: {content: {overlay: [{box: red}, {box: red}]}}}
      sections: [{group: {height: 4, item: {style: a}}, items: 5000}]

      """, to: "a.yaml")
    let result = await work.run("frames", "a.yaml", "--parts", "--limit", "parts=3000")
    #expect(result.code == .badSpec && result.words.contains("drawn parts of cells"))
  }

  @Test func `the work of a picture does not depend on how it is divided`() throws {
    let element = SolvedElement.Identity(category: .cell, section: 0, item: 0)
    let shapes = [
      Shape.shadow(Shadow(CGRect(x: 0, y: 0, width: 10, height: 10), color: .black, radius: 4))
    ]
    var scene = Scene(name: "a", size: CGSize(width: 100, height: 100), background: .white)
    scene.definitions = [Drawing(shapes)]
    let elements = stride(from: -20, through: 120, by: 7).map { y in
      SceneElement(
        element, frame: CGRect(x: 0, y: CGFloat(y), width: 10, height: 10), definition: 0)
    }
    scene.groups = [SceneGroup(section: 0, name: "a", elements: elements)]
    let whole = scene.work(scale: 2)
    #expect(whole.parts == elements.count && whole.shadowPixels > 0)
    for height in [10.5, 33, 99] as [CGFloat] {
      var sum = 0
      for top in stride(from: 0, through: 100, by: height) {
        sum += scene.work(scale: 2, startingIn: top...min(top + height - 0.001, 100)).shadowPixels
      }
      #expect(sum == whole.shadowPixels)
    }
  }

  @Test func `text is measured within the budget by all commands`() async throws {
    try work.write(Self.fitting, to: "a.yaml")
    try work.write("limits: {measuredCharacters: 40}\n", to: "flatplan.yaml")
    for command in ["check", "frames", "record", "sheet", "explain"] {
      let result = await work.run(command, "a.yaml")
      #expect(result.words.contains("exceed the limit of 40"), "\(command): \(result.words)")
      #expect(result.code != .done, "\(command)")
    }
  }

  @Test func `the work of all pictures of a file is counted`() async throws {
    try work.write(Self.fitting, to: "a.yaml")
    try work.write("limits: {pixels: 3000000}\n", to: "flatplan.yaml")
    let one = await work.run("render", "a.yaml", "--width", "300", "--scale", "1")
    #expect(one.code == .done, "\(one.words)")
    let widths = (300..<320).map(String.init).joined(separator: ",")
    let all = await work.run("render", "a.yaml", "--width", widths, "--scale", "1")
    #expect(all.code == .badSpec && all.words.contains("pixels for this file exceed"))
  }

  @Test(arguments: [
    ("limits: 5", "E201"), ("limits: {pixel: 5}", "E104"), ("limits: {pixels: 0}", "E207"),
    ("limits: {pixels: many}", "E202"), ("runSwift: maybe", "E202"),
  ])
  func `an invalid limit is reported in the shared file`(shared: String, code: String) async throws
  {
    try work.write(Example.grid, to: "a.yaml")
    try work.write(shared + "\n", to: "flatplan.yaml")
    let result = await work.run("check", "a.yaml")
    #expect(result.code == .badSpec)
    #expect(
      result.words.contains("error[\(code)]") && result.words.contains("flatplan.yaml:1:"),
      "\(result.words)")
  }

  @Test func `a spec may not raise its own limits`() async throws {
    try work.write(Example.grid + "limits: {pixels: 5}\n", to: "a.yaml")
    #expect(await work.run("check", "a.yaml").code == .badSpec)
  }

  @Test func `sums do not overflow`() {
    let share = Budget.Account().share(of: "a.yaml")
    #expect(!share.add(.max, to: .pixels) && !share.add(.max, to: .pixels))
    #expect(throws: Budget.Exceeded.self) { try share.check(.pixels) }
    #expect(!share.isExceeded(.cells))
    #expect(Budget.Limits([.cells: .max]).ofRun(.cells) == .max)
  }

  @Test func `the files of a run share an account`() {
    let (account, limits) = (Budget.Account(), Budget.Limits([.cells: 10]))
    let shares = (0..<21).map { account.share(of: "\($0).yaml", limits) }
    for share in shares.prefix(20) { #expect(share.add(10, to: .cells)) }
    #expect(!shares[20].add(1, to: .cells))
    let error = #expect(throws: Budget.Exceeded.self) { try shares[20].check(.cells) }
    #expect(error?.spent == 1 && error?.spentByRun == 201 && error?.limit == 200)
    #expect(!shares[0].isExceeded(.pixels))
    #expect(shares[0].separate.add(10, to: .cells), "trials have an account of their own")
    for share in shares[1..<20] { #expect(share.separate.add(10, to: .cells)) }
    #expect(!shares[20].separate.add(1, to: .cells), "which is one for the run")
  }

  @Test func `many files together may not do more than a run may`() async throws {
    try work.write("limits: {cells: 60}\n", to: "flatplan.yaml")
    for index in 0..<25 { try work.write(Self.fitting, to: "specs/\(index).yaml") }
    let one = await work.run("render", "specs/1.yaml", "-o", "out", "--scale", "1")
    #expect(one.code == .done, "\(one.words)")
    for command in [["render", "-o", "out", "--scale", "1"], ["record"]] {
      let all = await work.run(command + ["specs"])
      #expect(all.code == .badSpec, "\(command)")
      #expect(
        all.words.contains(" drawn cells for all files of this run, 50 of them for this file"))
      #expect(all.words.contains("raise 'limits: {cells: …}' in flatplan.yaml"))
    }
    let again = await work.run("render", "specs/1.yaml", "-o", "out", "--scale", "1")
    #expect(again.code == .done, "each run has an account of its own")
  }

  @Test(
    arguments: [
      // The fourth layout of 300 cells exceeds the limit, and no other is made.
      (0, "cells=1000", "1200 drawn cells for this file exceed the limit of 1000"),
      (0, "triedCauses=2000", nil),
      (
        3000, "triedCauses=200",
        " layouts tried to find causes for this file exceed the limit of 200"
      ),
    ] as [(Int, String, String?)])
  func `no cause is tried after a limit is exceeded`(styles: Int, limit: String, words: String?)
    async throws
  {
    func spec(_ height: Int) -> String {
      "styles:\n  used: {background: red}\n"
        + (0..<styles).map { "  s\($0): {background: blue, cornerRadius: 4}\n" }.joined()
        + "sections:\n"
        + (0..<60).map { "  - {id: a\($0), group: {height: \(height + $0 % 9)}, items: 5}\n" }
        .joined()
    }
    try work.write(spec(40), to: "a.yaml")
    _ = await work.run("record", "a.yaml", "--images", "none")
    try work.write(spec(43), to: "a.yaml")
    let result = await work.run("verify", "a.yaml", "--update", "none", "--limit", limit)
    #expect(result.code == .badSpec)
    let warning = "not all edits were tried as causes: "
    #expect(result.text.contains(warning) == (words != nil), "\(result.text)")
    if let words { #expect(result.text.contains(words), "\(result.text)") }
  }

  @Test func `pictures of code count as those of specs`() async throws {
    try work.write("limits: {cells: 40}\n", to: "flatplan.yaml")
    try work.write("// code", to: "Home.swift")
    var run = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    let file = CodeFile(path: work.folder + "/Home.swift") { name, _ in
      [
        CodeSpec(
          name: "home", location: .init(path: name, line: 1, column: 1, length: 0, sourceLine: "")
        ) { _ in
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
          let item = NSCollectionLayoutItem(layoutSize: size)
          let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [item]))
          return SpecPlan(
            layout: UICollectionViewCompositionalLayout(section: section), itemCounts: [50])
        }
      ]
    }
    run.code = [file]
    let words = Mutex("")
    run.messages = { text in words.withLock { $0 += text } }
    for command in ["render", "record"] {
      let code = await Flatplan.run([command, "Home.swift"], in: run)
      #expect(code == .badSpec)
    }
    #expect(words.withLock { $0 }.contains("50 drawn cells for this file exceed the limit of 40"))
  }

  /// The number of items has no limit, so a layout must end as soon as it exceeds the budget.
  @Test(arguments: [
    "group: {height: ~44}, items: {count: 1000000000, title: $sentence}",
    "group: {height: ~44, columns: 100}, items: {count: 1000000000, title: $person}",
    "list: insetGrouped, items: {count: 1000000000, title: $sentence}",
    "group: {width: ~44, height: ~44}, orthogonalScrollingBehavior: continuous, "
      + "items: {count: 1000000000, title: $sentence}",
  ])
  func `a layout without end ends with an error`(section: String) async throws {
    try work.write("limits: {measuredCharacters: 2000}\n", to: "flatplan.yaml")
    try work.write("sections: [{\(section)}]\n", to: "a.yaml")
    let result = await work.run("check", "a.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("exceed the limit of 2000"), "\(result.words)")
  }

  /// Cells may be smaller than pixels, so the size of a picture does not limit their number.
  @Test(arguments: [
    ("render: {picture: container}", "height: 0.0001"),
    ("render: {picture: content}", "width: 0.0001, height: 44"),
  ])
  func `more cells than fit in memory are an error`(render: String, size: String) async throws {
    let carousel = size.hasPrefix("width") ? "orthogonalScrollingBehavior: continuous, " : ""
    try work.write(
      """
      styles: {s: {color: "#808080"}}
      \(render)
      sections: [{\(carousel)group: {\(size), item: {style: s}}, items: 1000000000}]

      """, to: "a.yaml")
    let result = await work.run("render", "a.yaml", "-o", "a.png")
    #expect(result.code == .badSpec)
    #expect(result.words.contains(" cells are visible at once, which exceeds"), "\(result.words)")
    #expect(await work.run("check", "a.yaml").code == .done, "it may be drawn in another way")
  }

  @Test func `record counts pixels and bytes`() async throws {
    try work.write(Self.fitting, to: "a.yaml")
    for key in ["pixels", "writtenBytes"] {
      try work.write("limits: {\(key): 40}\n", to: "flatplan.yaml")
      let result = await work.run("record", "a.yaml")
      #expect(result.code == .badSpec)
      #expect(result.words.contains("raise 'limits: {\(key): …}'"), "\(result.words)")
    }
  }

  // MARK: Pictures

  @Test func `an image with a side that cannot be drawn is reported by check`() async throws {
    let pixels = [UInt8](repeating: 255, count: 4 * 40_000)
    for (width, height) in [(1, 40_000), (40_000, 1)] {
      let picture = PNG.Picture(width: width, height: height, pixels: pixels)
      try work.write(try PNG.encode(picture), to: "long.png")
      try work.write(
        """
        styles: {card: {content: image}}
        sections: [{group: {height: 44, item: {style: card}}, items: [{image: long.png}]}]

        """, to: "a.yaml")
      let result = await work.run("check", "a.yaml")
      #expect(result.code == .badSpec)
      #expect(result.words.contains("it has \(width) by \(height) pixels; a side may have at most"))
    }
  }

  @Test func `a picture that is too large is reported by check`() async throws {
    try work.write("sections: [{group: {height: 44}, items: 3}]\n", to: "a.yaml")
    try work.write(
      "render: {widths: [40000], scale: 1}\nsections: [{group: {height: 44}, items: 3}]\n",
      to: "wide.yaml")
    let result = await work.run("check", "wide.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("width of 40000 pixels exceeds the limit of 32767"))
    #expect(!result.words.contains("Cairo"))
    #expect(await work.run("check", "a.yaml").code == .done)
  }

  @Test func `large images in a PDF are reduced to what is drawn`() async throws {
    // Noise, which cannot be compressed: a PDF with all pixels would have more than a megabyte.
    let side = 600
    var state: UInt32 = 1
    let pixels = (0..<4 * side * side).map { index -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    let picture = PNG.Picture(width: side, height: side, pixels: pixels)
    try work.write(try PNG.encode(picture), to: "noise.png")
    try work.write(
      """
      styles: {card: {content: image}}
      sections:
        - group: {height: 20, columns: 8, item: {style: card}}
          items: [{image: noise.png}]

      """, to: "a.yaml")
    let result = await work.run("render", "a.yaml", "-o", "a.pdf")
    #expect(result.code == .done, "\(result.words)")
    let count = try #require(work.bytes("a.pdf")).count
    #expect(count < 400_000, "\(count) bytes")
  }
}
