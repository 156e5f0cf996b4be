import Foundation
import PNGCodec
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SnapshotSuite
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests recording, comparing, accepting and rejecting baselines.
@Suite struct VerifyTests {
  let work: Workplace

  static let gallery = """
    render: {widths: [200], scale: 1}
    sections:
      - id: photos
        group: {height: 44, columns: 2, interItemSpacing: 8}
        contentInsets: 16
        items: 6
        header: {height: 30, title: Photos}

    """

  init() throws {
    work = try Workplace()
    try work.write(Self.gallery, to: "specs/gallery.yaml")
  }

  private func edit(_ old: String, _ new: String) throws {
    #expect(Self.gallery.contains(old))
    try work.write(Self.gallery.replacing(old, with: new), to: "specs/gallery.yaml")
  }

  private var baselines: [String: [UInt8]] { work.contents(of: "specs/__Snapshots__") }

  @Test func `record writes a layout, a picture and an index`() async throws {
    let result = await work.run("record", "specs")
    #expect(result.code == .done)
    #expect(result.text == "1 snapshot: 1 match\n")
    #expect(
      baselines.keys.sorted() == [
        "specs/__Snapshots__/gallery/200.layout", "specs/__Snapshots__/gallery/200.png",
        "specs/__Snapshots__/gallery/baseline.json",
      ])
    let before = baselines
    let again = await work.run("record", "specs")
    #expect(again.code == .done && again.words.isEmpty)
    #expect(baselines == before)
  }

  @Test func `unchanged snapshots match with and without --force`() async throws {
    _ = await work.run("record", "specs")
    for arguments in [["verify", "specs"], ["verify", "specs", "--force"]] {
      let result = await work.run(arguments)
      #expect(result.code == .done)
      #expect(result.text == "1 snapshot: 1 match\n")
    }
  }

  /// Themes have different fonts, so self-sizing cells have different heights.
  @Test func `themes have separate layout files, light and dark share one`() async throws {
    try work.write(
      """
      render: {widths: [200], scale: 1, theme: [wireframe, system], appearance: [light, dark]}
      sections:
        - {group: {height: 44}, items: 2, header: {title: Photos}}

      """, to: "specs/gallery.yaml")
    #expect(await work.run("record", "specs").text == "4 snapshots: 4 match\n")
    let layouts = baselines.filter { $0.key.hasSuffix(".layout") }
    #expect(
      layouts.keys.sorted() == [
        "specs/__Snapshots__/gallery/200-system.layout",
        "specs/__Snapshots__/gallery/200-wireframe.layout",
      ])
    #expect(Set(layouts.values).count == 2)
    let result = await work.run("verify", "specs", "--force")
    #expect(result.code == .done && result.text == "4 snapshots: 4 match\n")
  }

  private func writeGallery(height: Int, dark: String = "") throws {
    try work.write(
      """
      render: {widths: [200], appearance: [light, dark]}
      sections:
        - {group: {height: \(height)}, items: 2, adapt: [\(dark)]}

      """, to: "specs/gallery.yaml")
  }

  @Test func `a layout that differs in dark mode has its own file`() async throws {
    try writeGallery(height: 44, dark: "{when: dark, group: {height: 60}}")
    #expect(await work.run("record", "specs").code == .done)
    let layouts = baselines.keys.filter { $0.hasSuffix(".layout") }.sorted()
    let folder = "specs/__Snapshots__/gallery"
    #expect(layouts == ["\(folder)/200.layout", "\(folder)/200~dark.layout"])
    let same = await work.run("verify", "specs", "--force")
    #expect(same.text == "2 snapshots: 2 match\n" && same.words == "")
    #expect(await work.run("record", "specs").words == "")
    try writeGallery(height: 50, dark: "{when: dark, group: {height: 70}}")
    #expect(await work.run("verify", "specs", "--update", "none").code == .badSpec)
    #expect(await work.run("accept").words == "2 snapshots accepted\n")
    #expect(await work.run("verify", "specs", "--force").code == .done)
    // Equal layouts share a file again.
    try writeGallery(height: 50)
    _ = await work.run("record", "specs")
    #expect(baselines.keys.filter { $0.hasSuffix(".layout") } == ["\(folder)/200.layout"])
  }

  /// The layout file that both share then stays with the variant that was not accepted.
  @Test(arguments: ["gallery/200", "*~dark"], [true, false])
  func `light or dark variants can be accepted separately`(meant: String, isRecorded: Bool)
    async throws
  {
    try writeGallery(height: 44)
    _ = await work.run("record", "specs")
    try writeGallery(height: 50)
    if isRecorded {
      _ = await work.run("record", "specs", "--filter", meant)
    } else {
      _ = await work.run("verify", "specs", "--update", "none")
      #expect(await work.run("accept", "--filter", meant).words == "1 snapshot accepted\n")
    }
    let result = await work.run("verify", "specs", "--update", "none", "--force")
    #expect(result.code == .badSpec && result.words.hasPrefix("1 snapshot to review"))
    #expect(result.text.hasSuffix("2 snapshots: 1 match, 1 layout\n"), "\(result.text)")
    #expect(await work.run("accept").code == .done)
    #expect(await work.run("verify", "specs", "--force").text == "2 snapshots: 2 match\n")
    _ = await work.run("record", "specs")
    #expect(baselines.keys.count { $0.hasSuffix(".layout") } == 1)
  }

  @Test func `a changed key is reported with its location and consequences`() async throws {
    _ = await work.run("record", "specs")
    try edit("interItemSpacing: 8", "interItemSpacing: 10")
    let result = await work.run("verify", "specs", "--update", "none")
    #expect(result.code == .badSpec)
    #expect(
      result.text.hasPrefix(
        """
        gallery 200  CHANGED  1 cause, 6 consequences
          cause     sections.photos.group.interItemSpacing 8 → 10   specs/gallery.yaml:4   \
        (6 consequences)
          resized   photos/0,2,4   w -1   (3 items, column 0)
          moved     photos/1,3,5   x +1  w -1   (3 items, column 1)
          pixels    0 repainted of\u{20}
        """), "\(result.text)")
    #expect(result.text.hasSuffix("1 snapshot: 1 layout\n"))
  }

  @Test func `pixel changes of a title are attributed to it`() async throws {
    _ = await work.run("record", "specs")
    try edit("title: Photos", "title: Videos")
    let result = await work.run("verify", "specs", "--update", "none")
    #expect(result.code == .badSpec)
    let verdict = try #require(try work.report().verdicts.first)
    #expect(verdict.status == .pixels)
    #expect(verdict.causes.map(\.description) == ["sections.photos.header.title Photos → Videos"])
    #expect(verdict.changes.map(\.text) == ["repainted photos header"])
    #expect(verdict.pixels?.charges.map(\.name) == ["photos header title"])
  }

  @Test func `a taller header moves other frames without repainting them`() async throws {
    _ = await work.run("record", "specs")
    try edit("height: 30", "height: 31")
    _ = await work.run("verify", "specs", "--update", "none")
    let verdict = try #require(try work.report().verdicts.first)
    #expect(verdict.status == .layout)
    #expect(
      verdict.changes.map(\.text) == [
        "resized   photos header   h +1", "moved     photos/0…5   y +1   (6 items)",
      ])
    #expect((verdict.pixels?.different ?? 0) > 100)
    #expect(verdict.pixels?.repainted == 0)
  }

  @Test func `badges that leave the page are not repainted`() async throws {
    func spec(_ offset: Int) -> String {
      """
      render: {widths: [200], scale: 1}
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - elementKind: badge
                  size: [20, 20]
                  containerAnchor: {edges: [top, trailing], absoluteOffset: [\(offset), 0]}
          items: 2

      """
    }
    try work.write(spec(0), to: "specs/gallery.yaml")
    _ = await work.run("record", "specs")
    try work.write(spec(1000), to: "specs/gallery.yaml")
    _ = await work.run("verify", "specs", "--update", "none")
    let verdict = try #require(try work.report().verdicts.first)
    #expect(verdict.changes.map(\.text) == ["moved     0/0,1 badge   x +1000   (2 items)"])
    #expect(verdict.pixels?.repainted == 0)
  }

  /// Styled cells are drawn with a style name, which baselines do not store.
  @Test func `moved cells with a style are not repainted`() async throws {
    func spec(_ gap: Int) -> String {
      """
      render: {widths: [200], scale: 1}
      styles: {card: {content: title, background: white, cornerRadius: 6, shadow: {radius: 4, y: 2}}}
      sections:
        - group: {height: 40, item: {style: card}}
          contentInsets: 20
          interGroupSpacing: \(gap)
          items: [{title: One}, {title: Two}, {title: Three}]
        - group: {width: 60, height: 40, item: {style: card}}
          orthogonalScrollingBehavior: continuous
          interGroupSpacing: \(gap)
          items: [{title: One}, {title: Two}, {title: Three}, {title: Four}]

      """
    }
    try work.write(spec(8), to: "specs/gallery.yaml")
    _ = await work.run("record", "specs")
    try work.write(spec(13), to: "specs/gallery.yaml")
    _ = await work.run("verify", "specs", "--update", "none")
    let verdict = try #require(try work.report().verdicts.first)
    #expect(Set(verdict.changes.map(\.kind)) == [.moved])
    #expect((verdict.pixels?.different ?? 0) > 100)
    #expect(verdict.pixels?.repainted == 0)
  }

  @Test func `repainted frames are found without stored pictures`() async throws {
    _ = await work.run("record", "specs", "--images", "none")
    #expect(!baselines.keys.contains { $0.hasSuffix(".png") })
    #expect(await work.run("verify", "specs", "--images", "none", "--force").code == .done)
    try edit("title: Photos", "title: Videos")
    _ = await work.run("verify", "specs", "--images", "none", "--update", "none")
    #expect(try work.report().verdicts.map(\.status) == [.pixels])
    // The expected picture is redrawn from the recorded spec.
    let verdict = try #require(try work.report().verdicts.first)
    #expect(verdict.pixels?.charges.map(\.name) == ["photos header title"])
    for file in [
      verdict.files.baselinePicture, verdict.files.actualPicture, verdict.files.difference,
    ] {
      let bytes = try #require(work.bytes(".build/flatplan/" + (file ?? "")))
      #expect(try PNG.decode(bytes).width == 200)
    }
  }

  @Test func `a stored hash is enough to detect a changed picture`() async throws {
    _ = await work.run("record", "specs", "--images", "hash")
    #expect(!baselines.keys.contains { $0.hasSuffix(".png") })
    #expect(await work.run("verify", "specs", "--images", "hash", "--force").code == .done)
    try edit("title: Photos", "title: Videos")
    _ = await work.run("verify", "specs", "--images", "hash", "--update", "none")
    #expect(try work.report().verdicts.map(\.status) == [.pixels])
  }

  @Test(arguments: ["png", "hash", "none"])
  func `accepting and recording write the same baselines`(images: String) async throws {
    _ = await work.run("record", "specs", "--images", images)
    try edit("title: Photos", "title: Videos")
    _ = await work.run("verify", "specs", "--update", "none")
    #expect(await work.run("accept").code == .done)
    let accepted = baselines
    try FileManager.default.removeItem(atPath: work.folder + "/specs/__Snapshots__")
    _ = await work.run("record", "specs", "--images", images)
    #expect(baselines == accepted)
    let index = work.text("specs/__Snapshots__/gallery/baseline.json")
    #expect(index.contains("pixelsHash") == (images != "none"))
  }

  @Test(arguments: ["png", "hash", "none"], ["b c d", "b a c", "c a b", "x y z"])
  func `sections with new ids match if the picture is unchanged`(
    images: String, names: String
  ) async throws {
    func spec(_ names: String, _ edited: Int = 44) -> String {
      "render: {widths: [200], scale: 1}\nsections:\n"
        + names.split(separator: " ").enumerated().map { index, name in
          let height = index == 2 ? edited : 44
          return "- {id: \(name), group: {height: \(height), columns: 2}, items: 3}\n"
        }.joined()
    }
    try work.write(spec("a b c"), to: "specs/gallery.yaml")
    _ = await work.run("record", "specs", "--images", images)
    try work.write(spec(names), to: "specs/gallery.yaml")
    let result = await work.run("verify", "specs", "--update", "none")
    #expect(result.code == .done && result.text == "1 snapshot: 1 match\n", "\(result.text)")
    try work.write(spec(names, 50), to: "specs/gallery.yaml")
    #expect(await work.run("verify", "specs", "--update", "none").code == .badSpec)
  }

  @Test(arguments: [["--ratio", "1"], ["--threshold", "1"], ["--window", "8:64"]])
  func `ineffective options for perceptual comparison cause a warning`(
    options: [String]
  ) async throws {
    _ = await work.run("record", "specs")
    let verify = ["verify", "specs", "--update", "none"]
    #expect(await work.run(verify + options).words == "")
    try edit("title: Photos", "title: Photo")
    let result = await work.run(verify + options)
    #expect(result.code == .badSpec)
    let effect = "warning: \(options[0]): no effect on 1 snapshot"
    #expect(
      result.words.contains(
        "\(effect) recorded on this machine, where pictures are compared exactly; --tolerant "),
      "\(result.words)")
    #expect(!(await work.run(verify + options + ["--tolerant"])).words.contains("warning"))
    // Layout changes do not depend on these options.
    try edit("height: 44", "height: 45")
    #expect(!(await work.run(verify + options)).words.contains("warning"))
  }

  @Test func `--tolerant without stored pictures causes a warning`() async throws {
    _ = await work.run("record", "specs", "--images", "hash")
    try edit("title: Photos", "title: Photo")
    let result = await work.run("verify", "specs", "--update", "none", "--tolerant")
    let expected = "warning: --tolerant: no effect on 1 snapshot without stored pictures; record "
    #expect(result.words.contains(expected), "\(result.words)")
  }

  /// The pictures differ in five adjacent pixels of a hundred.
  @Test(arguments: [
    (nil, 5, true), (nil, 4, false), (0.05, 5, true), (0.049, 5, false), (1, 4, false),
  ])
  func `different pixels are limited per window and by the ratio`(
    ratio: Double?, mostInWindow: Int, isAllowed: Bool
  ) {
    let old = PNG.Picture(width: 10, height: 10, pixels: [UInt8](repeating: 255, count: 400))
    var new = old
    for pixel in 20..<25 { new.pixels[4 * pixel] = 0 }
    let diff = ImageDiff(old, new, options: .exact)
    var options = VerifyOptions()
    (options.ratio, options.mostInWindow) = (ratio, mostInWindow)
    #expect(options.allows(diff, exact: false) == isAllowed)
    #expect(!options.allows(diff, exact: true))
    #expect(options.allows(ImageDiff(old, old, options: .exact), exact: true))
  }

  @Test func `pixel changes without another cause are attributed to the engine`()
    async throws
  {
    _ = await work.run("record", "specs", "--images", "hash")
    let file = "specs/__Snapshots__/gallery/baseline.json"
    let text = work.text(file)
    let hashes = text.replacing(/("(?:picture|pixels)Hash" : ")[0-9a-f]{8}/) { "\($0.1)00000000" }
    try work.write(hashes, to: file)
    _ = await work.run("verify", "specs", "--images", "hash", "--update", "none", "--force")
    let verdict = try #require(try work.report().verdicts.first)
    #expect(verdict.status == .pixels)
    #expect(verdict.causes.map(\.kind) == [.engine])
  }

  @Test func `of two specs with the same baseline folder the first is used`()
    async throws
  {
    try work.write(
      "{\"sections\": [{\"group\": {\"height\": 44}, \"items\": 2}]}", to: "specs/gallery.json")
    let result = await work.run("record", "specs")
    #expect(result.code == .badSpec)
    let both = "specs/gallery.json and specs/gallery.yaml"
    #expect(
      result.words.contains(
        "error: \(both) would both be written to specs/__Snapshots__/gallery; give the specs "))
    #expect(try work.report().verdicts.map(\.variant) == ["390", "spec"])
  }

  @Test func `accept replaces the baselines and reject discards the changes`() async throws {
    _ = await work.run("record", "specs")
    let before = baselines
    try edit("height: 44", "height: 50")
    _ = await work.run("verify", "specs", "--update", "none")
    let pending = await work.run("pending")
    #expect(
      pending.text == """
        specs/__Snapshots__/gallery/200
        cause 1   sections.photos.group.height 44 → 50   specs/gallery.yaml:4   \
        (6 frames in 1 snapshot)

        """)
    #expect(await work.run("verify", "specs", "--filter", "nothing").code == .badUsage)
    #expect(await work.run("reject").words == "1 snapshot rejected\n")
    #expect(baselines == before)
    for verb in ["accept", "reject"] {
      let none = await work.run(verb, "--filter", "nothing")
      #expect(none.code == .badUsage)
      #expect(none.words == "error: no pending snapshots; 'flatplan verify' finds differences\n")
    }
    #expect(await work.run("pending", "--filter", "nothing").words == "no pending snapshots\n")
    _ = await work.run("verify", "specs", "--update", "none")
    #expect(await work.run("accept", "--cause", "2").code == .badUsage)
    for verb in ["pending", "accept", "reject"] {
      let none = await work.run(verb, "--filter", "nothing")
      #expect(none.code == .badUsage)
      #expect(none.words == "error: no pending snapshot matches; 'flatplan pending' lists them\n")
    }
    #expect(await work.run("accept", "--cause", "1", "--filter", "gallery").code == .done)
    #expect(baselines != before)
    #expect(await work.run("verify", "specs", "--force").code == .done)
    #expect(!work.files.contains { $0.hasPrefix(".build/flatplan/pending") })
  }

  @Test(arguments: [[], ["--filter", "gallery"]])
  func `accepting a cause keeps other causes in the same snapshots pending`(
    filter: [String]
  ) async throws {
    _ = await work.run("record", "specs")
    try work.write(
      Self.gallery.replacing("height: 44", with: "height: 50")
        .replacing("contentInsets: 16", with: "contentInsets: 20"), to: "specs/gallery.yaml")
    _ = await work.run("verify", "specs", "--update", "none")
    let accepted = await work.run(["accept", "--cause", "1"] + filter)
    #expect(
      accepted.words == "1 snapshot accepted; 1 snapshot with other causes that stay pending\n")
    let rest = await work.run("verify", "specs", "--update", "none")
    #expect(rest.code == .badSpec)
    #expect(try work.report().verdicts.flatMap(\.causes).count == 1, "\(rest)")
  }

  @Test func `causes keep their numbers when others are accepted`() async throws {
    let names = ["a", "b", "c"]
    for name in names { try work.write(Self.gallery, to: "specs/\(name).yaml") }
    _ = await work.run("record", "specs")
    for (name, height) in zip(names, 50...) {
      let text = Self.gallery.replacing("height: 44", with: "height: \(height)")
      try work.write(text, to: "specs/\(name).yaml")
    }
    let result = await work.run("verify", "specs", "--update", "none")
    let second = "cause 2   sections.photos.group.height 44 → 51   specs/b.yaml:4"
    #expect(result.text.contains(second))
    let filtered = await work.run("pending", "--filter", "b").text
    #expect(filtered == "specs/__Snapshots__/b/200\n\(second)   (6 frames in 1 snapshot)\n")
    #expect(await work.run("accept", "--cause", "1").code == .done)
    let again = await work.run("accept", "--cause", "1")
    #expect(again.words == "error: no pending cause 1; 'flatplan pending' lists the causes\n")
    #expect(await work.run("accept", "--cause", "2").code == .done)
    let pending = await work.run("pending")
    #expect(
      pending.text == """
        specs/__Snapshots__/c/200
        cause 3   sections.photos.group.height 44 → 52   specs/c.yaml:4   \
        (6 frames in 1 snapshot)

        """)
  }

  @Test func `--cause reads the report after waiting for a running process`() async throws {
    _ = await work.run("record", "specs")
    let before = baselines
    try edit("height: 44", "height: 50")
    _ = await work.run("verify", "specs", "--update", "none")
    let folder = work.folder + "/.build/flatplan"
    let lock = open("\(folder)/lock", O_RDWR)
    #expect(flock(lock, LOCK_EX) == 0)
    let environment = RunEnvironment(
      folder: work.folder, output: { _ in },
      messages: { words in
        guard words.contains("waiting for another run") else { return }
        try? FileManager.default.removeItem(atPath: "\(folder)/report.json")
        close(lock)
      }, input: { [] }, cores: 1)
    #expect(await Flatplan.run(["accept", "--cause", "1"], in: environment) == .system)
    #expect(baselines == before)
  }

  @Test func `accepted and rejected snapshots are updated in the report`() async throws {
    try edit("widths: [200]", "widths: [200, 300]")
    _ = await work.run("record", "specs")
    try work.write(
      Self.gallery.replacing("widths: [200]", with: "widths: [200, 300]")
        .replacing("height: 44", with: "height: 50"), to: "specs/gallery.yaml")
    _ = await work.run("verify", "specs", "--update", "none")
    _ = await work.run("accept", "--filter", "300")
    _ = await work.run("reject", "--filter", "200")
    let report = try work.report()
    #expect(report.verdicts.map(\.status) == [.layout, .match])
    #expect(report.verdicts.map(\.files.actualLayout) == [nil, nil])
    #expect(report.verdicts[1].causes.isEmpty)
    #expect(await work.run("pending").words == "no pending snapshots\n")
    #expect(await work.run("report").text.hasSuffix("2 snapshots: 1 match, 1 layout\n"))
  }

  @Test func `update modes record the snapshots they select`() async throws {
    #expect(await work.run("verify", "specs", "--update", "none").code == .badSpec)
    #expect(try work.report().verdicts.map(\.status) == [.missing])
    #expect(baselines.isEmpty)
    #expect(await work.run("verify", "specs").code == .done)
    #expect(baselines.count == 3)
    let before = baselines
    try edit("height: 44", "height: 50")
    #expect(await work.run("verify", "specs").code == .badSpec)
    #expect(baselines == before)
    #expect(await work.run("verify", "specs", "--update", "changed").code == .done)
    #expect(baselines != before)
  }

  @Test func `a removed variant is obsolete until it is pruned`() async throws {
    try edit("widths: [200]", "widths: [200, 300]")
    _ = await work.run("record", "specs")
    try work.write(Self.gallery, to: "specs/gallery.yaml")
    let result = await work.run("verify", "specs", "--update", "none")
    #expect(try work.report().verdicts.map(\.status) == [.match, .obsolete])
    #expect(result.code == .done)
    let check = await work.run("prune", "specs", "--check")
    #expect(check.code == .badSpec)
    #expect(check.text == "specs/__Snapshots__/gallery/300\n")
    #expect(await work.run("prune", "specs").code == .done)
    #expect(!baselines.keys.contains { $0.contains("300") })
    #expect(await work.run("prune", "specs", "--check").code == .done)
  }

  private func writeThemed(_ themes: String, height: Int = 44) throws {
    try work.write(
      """
      render: {widths: [200], scale: 1, appearance: [light, dark]\(themes)}
      sections: [{group: {height: \(height)}, items: 2}]

      """, to: "specs/gallery.yaml")
  }

  private var snapshots: [String] {
    baselines.keys.filter { $0.hasSuffix(".png") }.map { $0.split(separator: "/").last ?? "" }
      .map { String($0.dropLast(4)) }.sorted()
  }

  /// The snapshot names of a spec with one theme do not contain the theme.
  @Test func `adding or removing a theme keeps the other baselines`() async throws {
    try writeThemed("")
    _ = await work.run("record", "specs")
    try writeThemed(", theme: [wireframe, system]")
    _ = await work.run("verify", "specs", "--update", "none")
    let statuses = try work.report().verdicts.map { "\($0.variant) \($0.status)" }
    #expect(
      statuses.sorted() == [
        "200-system missing", "200-wireframe match", "200~dark-system missing",
        "200~dark-wireframe match",
      ], "\(statuses)")
    #expect(await work.run("prune", "specs", "--check").code == .done)
    #expect(await work.run("verify", "specs").words == "2 snapshots recorded\n")
    #expect(await work.run("verify", "specs").text == "4 snapshots: 4 match\n")
    #expect(snapshots.count == 4 && snapshots.contains("200"))
    // Recording renames the baselines.
    _ = await work.run("record", "specs")
    #expect(snapshots.count == 4 && !snapshots.contains("200"))
    try writeThemed("")
    let fewer = await work.run("verify", "specs", "--update", "none")
    #expect(fewer.text.hasSuffix("4 snapshots: 2 match, 2 obsolete\n"), "\(fewer.text)")
    #expect(await work.run("prune", "specs").words == "2 baselines removed\n")
    #expect(await work.run("verify", "specs", "--update", "none").code == .done)
    _ = await work.run("record", "specs")
    #expect(snapshots == ["200", "200~dark"])
    // A different theme is a different snapshot, not a renamed one.
    try writeThemed(", theme: [system, print]")
    let others = await work.run("verify", "specs", "--update", "none")
    #expect(others.text.hasSuffix("6 snapshots: 4 missing, 2 obsolete\n"), "\(others.text)")
  }

  @Test func `an edit made while adding a theme is accepted under the new name`() async throws {
    try writeThemed("")
    _ = await work.run("record", "specs")
    try writeThemed(", theme: [wireframe, system]", height: 50)
    _ = await work.run("verify", "specs", "--update", "none")
    let changed = try work.report().verdicts.filter { $0.status == .layout }
    #expect(changed.count == 2)
    #expect(
      changed.flatMap(\.causes).map(\.description)
        == Array(
          repeating: "sections.0.group.height 44 → 50", count: 2))
    #expect(await work.run("accept").words == "4 snapshots accepted\n")
    #expect(snapshots.count == 4 && !snapshots.contains("200"))
    #expect(await work.run("verify", "specs", "--update", "none").text == "4 snapshots: 4 match\n")
    #expect(await work.run("prune", "specs", "--check").code == .done)
  }

  @Test func `baselines of a deleted spec are obsolete until they are pruned`()
    async throws
  {
    try work.write(Self.gallery, to: "specs/deep/gone.yaml")
    _ = await work.run("record", "specs")
    try FileManager.default.removeItem(atPath: work.folder + "/specs/deep/gone.yaml")
    let result = await work.run("verify", "specs", "--update", "none")
    #expect(try work.report().verdicts.map(\.status) == [.match, .obsolete])
    #expect(try work.report().verdicts.last?.spec == "specs/deep/__Snapshots__/gone")
    #expect(result.code == .done)
    #expect(result.words.contains("1 obsolete baseline: run 'flatplan prune"))
    func code(_ arguments: String...) async -> CommandStatus {
      await work.run(["verify"] + arguments, isAutomated: true).code
    }
    #expect(await code("specs") == .badSpec)
    // Neither of these checks the whole suite.
    #expect(await code("specs/gallery.yaml") == .done)
    #expect(await code("specs", "--filter", "gallery") == .done)
    #expect(await work.run("prune", "specs").text == "specs/deep/__Snapshots__/gone/200\n")
    #expect(await code("specs") == .done)
  }

  /// The snapshots that an unreadable spec requests are unknown.
  @Test func `nothing is pruned while a spec is unreadable`() async throws {
    try work.write(Self.gallery, to: "specs/gone.yaml")
    _ = await work.run("record", "specs")
    try FileManager.default.removeItem(atPath: work.folder + "/specs/gone.yaml")
    try work.write("sections: [{group: {heigt: 44}, items: 3}]\n", to: "specs/wrong.yaml")
    try work.write("", to: "empty/notes.txt")
    let before = baselines
    let note = "nothing removed: all specs must be readable to tell which baselines are obsolete"
    let result = await work.run("prune", "specs")
    #expect(result.code == .badSpec)
    #expect(result.words.hasSuffix("did you mean 'height'?\n\(note)\n"), "\(result.words)")
    #expect(baselines == before)
    // There is no such note for a check, nor for a folder without specs.
    for arguments in [["prune", "specs", "--check"], ["prune", "."], ["prune", "empty"]] {
      let result = await work.run(arguments)
      let isToRemove = arguments == ["prune", "."]
      #expect(result.code != .done && result.words.contains("nothing removed") == isToRemove)
    }
  }

  @Test func `baselines are pruned when the last spec is deleted`() async throws {
    _ = await work.run("record", "specs")
    try FileManager.default.removeItem(atPath: work.folder + "/specs/gallery.yaml")
    let check = await work.run("prune", "specs", "--check")
    #expect(check.code == .badSpec)
    #expect(check.text == "specs/__Snapshots__/gallery/200\n")
    #expect(await work.run("prune", "specs").code == .done)
    #expect(await work.run("prune", "specs").code == .badUsage)
  }

  @Test func `unknown names in --ignore cause a warning`() async throws {
    _ = await work.run("record", "specs", "--images", "none")
    func words(_ names: String, _ extra: [String] = []) async -> String {
      let result = await work.run(
        ["verify", "specs", "--images", "none", "--update", "none", "--ignore", names] + extra)
      let lines = result.words.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.filter { $0.hasPrefix("warning: ") }.joined(separator: "\n")
    }
    let expected = "warning: --ignore: no frame is called 'heeder'; did you mean 'header'?"
    for options in [[], ["--force"], ["--shard", "1/1"]] {
      #expect(await words("photos/5,heeder,photos header,photo*", options) == expected)
    }
    #expect(await words("none") == "warning: --ignore: no frame is called 'none'")
    // New frames count too.
    try edit("items: 6", "items: 8")
    #expect(await words("photos/7") == "")
    #expect(await words("photos/8").hasSuffix("'photos/8'"))
  }

  @Test func `differences within the tolerance and in ignored frames pass`() async throws {
    _ = await work.run("record", "specs", "--images", "none")
    // Cells and header move by a point.
    try edit("contentInsets: 16", "contentInsets: {vertical: 16, leading: 17, trailing: 15}")
    func code(_ extra: String...) async -> CommandStatus {
      await work.run(
        ["verify", "specs", "--images", "none", "--update", "none"] + extra
      ).code
    }
    #expect(await code() == .badSpec)
    #expect(await code("--tolerance", "0.5") == .badSpec)
    #expect(await code("--tolerance", "1") == .done)
    #expect(await code("--ignore", "photos/*") == .badSpec)
    #expect(await code("--ignore", "photos/*,header") == .done)
  }

  @Test(arguments: ["png", "hash"])
  func `pictures of frames moved within the tolerance pass`(kept: String) async throws {
    _ = await work.run("record", "specs", "--images", kept)
    func verify(_ extra: String...) async -> CommandStatus {
      await work.run(["verify", "specs", "--update", "none"] + extra).code
    }
    // Cells and header move by a point, and the picture is a point taller.
    let moved = "contentInsets: {top: 16, bottom: 17, leading: 17, trailing: 15}"
    try edit("contentInsets: 16", moved)
    #expect(await verify("--tolerance", "0.5") == .badSpec)
    #expect(await verify("--tolerance", "1") == .done)
    // The tolerance covers lengths, not colors.
    try work.write(
      work.text("specs/gallery.yaml")
        .replacing("items: 6", with: "items: {count: 6, background: systemRed}"),
      to: "specs/gallery.yaml")
    #expect(await verify("--tolerance", "1") == .badSpec)
  }

  @Test func `an unreadable spec appears in all report formats`() async throws {
    try work.write(Self.gallery.replacing("height: 44", with: "hieght: 44"), to: "specs/album.yaml")
    _ = await work.run("record", "specs/gallery.yaml")
    for specs in ["specs", "specs/album.yaml"] {
      #expect(await work.run("verify", specs, "--update", "none").code == .badSpec)
      let verdict = try #require(work.report().verdicts.last)
      let words = "specs/album.yaml:4:13: error[E104]: unknown key 'hieght' in a group"
      #expect(verdict.spec == "specs/album.yaml" && verdict.status == .error)
      #expect(verdict.failure?.hasPrefix(words) == true, "\(verdict)")
      #expect(work.text(".build/flatplan/junit.xml").contains("errors=\"1\""))
      let annotations = await work.run("report", "--format", "github").text
      #expect(annotations.contains("::error file=specs/album.yaml,line=4,title=1 snapshot%3A"))
    }
    // Only one shard reports it.
    try edit("widths: [200]", "widths: [200, 300]")
    for index in 1...2 {
      let part = ["verify", "specs", "--update", "none", "--shard", "\(index)/2"]
      #expect(await work.run(part).code != .done)
      let count = try work.report().count(.error)
      #expect(count == (index == 1 ? 1 : 0))
    }
  }

  @Test(arguments: [
    (["verify", "specs", "--ratio", "2"], "--ratio needs a fraction from 0 to 1"),
    (["verify", "specs", "--threshold", "1.5"], "--threshold needs a number from 0 to 1"),
    (["verify", "specs", "--tolerance", "-1"], "--tolerance=-1"),
    (["diff", "specs/gallery.yaml", "old.svg"], "old.svg is not a PNG"),
    (["diff", "old.swift", "specs/gallery.yaml"], "old.swift is Swift"),
    (["verify", "specs", "--shard", "3/2"], "'3/2' is not a shard"),
    (["verify", "specs", "--shard", "0/4"], "'0/4' is not a shard"),
    (["verify", "specs", "--sweep", "320-1400"], "'320-1400' is not a range of widths"),
    (["verify", "specs", "--sweep", "1400...320"], "a sweep must be an ascending range"),
    (
      ["diff", "specs/gallery.yaml", "specs/gallery.yaml", "-o", "d.png"],
      "-o works only with two pictures"
    ),
    (["verify", "specs", "--window", "8"], "not a window side and a pixel count"),
    (["verify", "specs", "--filter", "nothing"], "no snapshot matches"),
    (["diff", "specs/gallery.yaml"], "an old and a new file"),
  ])
  func `invalid arguments are rejected`(arguments: [String], words: String) async throws {
    for old in ["old.svg", "old.swift"] { try work.write("", to: old) }
    let result = await work.run(arguments)
    #expect(result.code == .badUsage)
    #expect(result.words.contains(words), "\(result.words)")
  }

  @Test func `diff compares specs, layouts and pictures`() async throws {
    try work.write(Self.gallery.replacing("height: 44", with: "height: 45"), to: "new.yaml")
    let specs = await work.run("diff", "specs/gallery.yaml", "new.yaml")
    #expect(specs.code == .badSpec)
    #expect(specs.text.contains("cause     sections.photos.group.height 44 → 45   new.yaml:4"))
    try work.write(
      Self.gallery.replacing("height: 44", with: "height: 45")
        .replacing("title: Photos", with: "title: Videos"), to: "both.yaml")
    let both = await work.run("diff", "specs/gallery.yaml", "both.yaml")
    #expect(both.text.contains("cause 2   sections.photos.header.title"), "\(both.text)")
    #expect(both.text.contains("repainted photos header   cause 2\n"), "\(both.text)")
    for (name, spec) in [("a", "specs/gallery.yaml"), ("b", "new.yaml")] {
      let layout = await work.run("frames", spec, "--format", "layout")
      try work.write(layout.text, to: "\(name).layout")
      _ = await work.run("render", spec, "-o", "\(name).png")
    }
    let layouts = await work.run("diff", "a.layout", "b.layout")
    #expect(layouts.text.contains("photos/0,1   h +1   (2 items)"), "\(layouts.text)")
    let pictures = await work.run("diff", "a.png", "b.png", "-o", "d.png")
    #expect(pictures.code == .badSpec)
    #expect(work.bytes("d.png") != nil)
    #expect(await work.run("diff", "a.png", "a.png").code == .done)
    #expect(await work.run("diff", "a.png", "b.layout").code == .badUsage)
  }

  @Test func `a renamed spec is reported with a command to move its baselines`() async throws {
    _ = await work.run("record", "specs")
    try FileManager.default.moveItem(
      atPath: "\(work.folder)/specs/gallery.yaml", toPath: "\(work.folder)/specs/album.yaml")
    let result = await work.run("verify", "specs", "--update", "none")
    let move = "mv specs/__Snapshots__/gallery specs/__Snapshots__/album"
    #expect(
      result.words.contains(
        "the source of specs/__Snapshots__/gallery was renamed; to keep its baselines, run: \(move)\n"
      ))
    try FileManager.default.moveItem(
      atPath: "\(work.folder)/specs/__Snapshots__/gallery",
      toPath: "\(work.folder)/specs/__Snapshots__/album")
    #expect(await work.run("verify", "specs", "--update", "none").code == .done)
  }

  @Test func `diff compares all files of two folders`() async throws {
    _ = await work.run("render", "specs", "-o", "specs/pictures")
    try FileManager.default.copyItem(
      atPath: "\(work.folder)/specs", toPath: "\(work.folder)/new")
    #expect(await work.run("diff", "specs", "new/").code == .done)
    try work.write(Self.gallery.replacing("height: 44", with: "height: 45"), to: "new/gallery.yaml")
    try work.write(Example.grid, to: "new/grid.yaml")
    try FileManager.default.removeItem(atPath: "\(work.folder)/new/pictures/gallery/200.png")
    let result = await work.run("diff", "specs", "new")
    #expect(result.code == .badSpec)
    let headings = result.text.split(separator: "\n").filter { $0.hasPrefix("== ") }
    #expect(headings == ["== gallery.yaml", "== grid.yaml", "== pictures/gallery/200.png"])
    #expect(result.text.hasSuffix("== pictures/gallery/200.png\nonly in specs\n"))
    #expect(result.text.contains("== grid.yaml\nonly in new\n"))
    #expect(await work.run("diff", "specs", "new/gallery.yaml").code == .badUsage)
    let missing = await work.run("diff", "specs", "nwe")
    #expect(missing.words.contains("cannot read nwe: No such file"), "\(missing.words)")
  }

  @Test func `diff skips baselines except in baseline folders`() async throws {
    _ = await work.run("record", "specs")
    try work.commit()
    try FileManager.default.copyItem(
      atPath: "\(work.folder)/specs", toPath: "\(work.folder)/old")
    try edit("height: 44", "height: 45")
    _ = await work.run("record", "specs")
    for arguments in [["old", "specs"], ["specs", "--base", "HEAD"]] {
      let result = await work.run(["diff"] + arguments)
      #expect(result.text.hasPrefix("== gallery.yaml\n"), "\(result.text)")
      #expect(!result.text.contains("__Snapshots__"), "\(result.text)")
    }
    let folder = "specs/__Snapshots__"
    for arguments in [["old/__Snapshots__", folder], [folder, "--base", "HEAD"]] {
      let result = await work.run(["diff"] + arguments)
      let headings = result.text.split(separator: "\n").filter { $0.hasPrefix("== ") }
      #expect(headings == ["== gallery/200.layout", "== gallery/200.png"])
    }
  }

  @Test func `diff reads the shared file of the same revision`() async throws {
    func shared(_ radius: Int) -> String {
      "styles: {card: {content: title, cornerRadius: \(radius)}}\n"
    }
    let spec = "sections: [{group: {height: 44, item: {style: card}}, items: [One]}]\n"
    try work.write(shared(4), to: "flatplan.yaml")
    for file in ["specs/deep/a.yaml", "specs/deep/b.yaml"] { try work.write(spec, to: file) }
    #expect(await work.run("diff", "specs/deep/a.yaml", "specs/deep/b.yaml").text == "")
    try work.commit()
    #expect(await work.run("diff", "specs/deep/a.yaml", "--base", "HEAD").code == .done)
    try work.write(shared(6), to: "flatplan.yaml")
    let result = await work.run("diff", "specs/deep/a.yaml", "--base", "HEAD")
    #expect(result.text.contains("styles.card.cornerRadius 4 → 6"), "\(result)")
    try work.write("styles: {}\n", to: "specs/deep/flatplan.yaml")
    #expect(await work.run("diff", "specs/deep/a.yaml", "--base", "HEAD").code == .badSpec)
  }

  @Test func `diff compares a folder with a git revision`() async throws {
    try work.write(Example.grid, to: "specs/old.yaml")
    try work.commit()
    #expect(await work.run("diff", "specs", "--base", "HEAD").code == .done)
    try edit("height: 44", "height: 45")
    try FileManager.default.moveItem(
      atPath: "\(work.folder)/specs/old.yaml", toPath: "\(work.folder)/specs/new.yaml")
    let result = await work.run("diff", "specs", "--base", "HEAD")
    #expect(result.code == .badSpec)
    #expect(result.text.hasPrefix("== gallery.yaml\ngallery 200  CHANGED  1 cause"))
    #expect(
      result.text.hasSuffix("== new.yaml\nonly in specs\n== old.yaml\nonly in HEAD:specs\n"))
    #expect(await work.run("diff", "specs", "--base", "nothing").code == .system)
  }

  @Test func `a missing git revision or file is reported with the reason`() async throws {
    func words(_ file: String, _ base: String) async -> String {
      let result = await work.run("diff", file, "--base", base)
      #expect(result.code == .system)
      return result.words
    }
    let outside = await words("specs/gallery.yaml", "HEAD")
    #expect(
      outside.hasPrefix("error: cannot read HEAD:specs/gallery.yaml: not a git repository"))
    try work.commit()
    for file in ["specs", "specs/gallery.yaml"] {
      #expect(
        await words(file, "origin/main") == """
          error: cannot read origin/main:\(file): git has no revision 'origin/main' here; fetch it first

          """)
    }
    try work.write(Example.grid, to: "specs/new.yaml")
    #expect(
      await words("specs/new.yaml", "HEAD")
        == "error: cannot read HEAD:specs/new.yaml: git has no such file\n")
  }

  /// A suite in the current folder has names without `./`.
  @Test func `files in the current folder are named without a prefix`() async throws {
    _ = await work.run("record", ".")
    try edit("height: 44", "height: 45")
    let result = await work.run("verify", ".", "--update", "none", "--filter", "specs/*")
    #expect(result.code == .badSpec)
    #expect(result.text.contains("44 → 45   specs/gallery.yaml:"))
    #expect(
      await work.run("pending").text.hasPrefix("specs/__Snapshots__/gallery/200\n"))
    #expect(await work.run("diff", ".", "specs/..").code == .done)
    #expect(await work.run("accept", "--filter", "specs/gallery.yaml").code == .done)
  }

  /// Tools that upload artifacts may skip hidden files.
  @Test func `artifact names are never hidden`() async throws {
    try work.write(Example.grid, to: ".hidden/grid.yaml")
    for suite in ["specs/../specs", "./specs", ".hidden"] {
      _ = await work.run("verify", suite, "--update", "none")
      let names = work.files.filter { $0.hasPrefix(".build/flatplan/pending/") }
        .map { $0.dropFirst(".build/flatplan/pending/".count) }
      #expect(!names.isEmpty)
      #expect(!names.contains { $0.hasPrefix(".") }, "\(names)")
    }
  }

  @Test func `shards split a suite and their reports can be merged`() async throws {
    for name in ["a", "b", "c", "d", "e"] { try work.write(Self.gallery, to: "s/\(name).yaml") }
    _ = await work.run("record", "s")
    var counts: [Int] = []
    for index in 1...2 {
      _ = await work.run("verify", "s", "--shard", "\(index)/2")
      counts.append(try work.report().verdicts.count)
      try work.write(
        work.text(".build/flatplan/report.json"),
        to: "r\(index).json")
    }
    #expect(counts.sorted() == [2, 3])
    let joined = await work.run("merge-reports", "r1.json", "r2.json", "-o", "r.json")
    #expect(joined.code == .done)
    #expect(joined.text == "5 snapshots: 5 match\n")
    let missing = await work.run("merge-reports", "r1.json", "-o", "r.json")
    #expect(missing.code == .badSpec)
    #expect(missing.words == "error: the reports of these shards out of 2 are missing: 2\n")
    #expect(await work.run("report", "r1.json").code == .done)
  }

  /// An empty shard succeeds; a filter that matches nothing in the whole suite is an error.
  @Test func `a shard may be empty but a suite may not`() async throws {
    _ = await work.run("record", "specs")
    try edit("height: 44", "height: 45")
    try work.write("sections: 1\n", to: "wrong.yaml")
    // All shards fail for an unreadable spec, but only one reports it.
    for (suite, failing) in [("specs", 1), ("wrong.yaml", 3)] {
      var (reports, codes): ([String], [CommandStatus]) = ([], [])
      for index in 1...3 {
        codes.append(
          await work.run("verify", suite, "--update", "none", "--shard", "\(index)/3").code)
        try work.write(work.text(".build/flatplan/report.json"), to: "shards/\(index)/report.json")
        reports.append("shards/\(index)")
      }
      #expect(codes.count { $0 == .badSpec } == failing)
      #expect(codes.count { $0 == .done } == 3 - failing)
      let joined = await work.run(["merge-reports"] + reports)
      #expect(joined.code == .badSpec)
      #expect(joined.words.isEmpty)
      #expect(try Report(json: work.bytes("report.json") ?? []).verdicts.count == 1)
      #expect(await work.run("report", reports[0] + "/", "--format", "html").text.contains("<html"))
    }
    let none = await work.run("verify", "specs", "--shard", "1/3", "--filter", "other")
    #expect(none.code == .badUsage)
  }
}

/// Tests damaged baselines and failed writes.
@Suite struct BaselineFaultTests {
  let work: Workplace
  private let folder = "specs/__Snapshots__/gallery"

  init() async throws {
    work = try Workplace()
    try work.write(VerifyTests.gallery, to: "specs/gallery.yaml")
    _ = await work.run("record", "specs")
  }

  @Test(arguments: [
    ("200.png", "\u{89}PNG", "200.png: "),
    ("200.layout", "flatplan layout 1\naxes", "200.layout: the file ends too early"),
    ("200.layout", "version https://git-lfs.github.com/spec/v1\noid", "a git-lfs pointer"),
    (
      "200.layout", "flatplan layout 1\naxes 200x844 ltr large @1x\ncontent 200 100\n",
      "is truncated"
    ),
    ("200.png", "version https://git-lfs.github.com/spec/v1\noid", "a git-lfs pointer"),
    ("baseline.json", "version https://git-lfs.github.com/spec/v1\noid", "a git-lfs pointer"),
    ("baseline.json", "{\n<<<<<<< HEAD\n  \"schema\": 1, ", "git merge conflict"),
    ("200.layout", "flatplan layout 1\n<<<<<<< HEAD\n", "git merge conflict"),
    ("baseline.json", "{\"schema\": 1, ", "baseline.json: it is damaged"),
    ("baseline.json", "{\"schema\": 7, \"snapshots\": {}, \"machines\": {}}", "schema 7"),
  ])
  func `a damaged baseline is reported with the reason`(file: String, text: String, words: String)
    async throws
  {
    try work.write(text, to: "\(folder)/\(file)")
    let result = await work.run("verify", "specs", "--update", "none")
    #expect(result.code == .system)
    #expect(result.words.contains(words), "\(result.words)")
  }

  @Test func `files that Git LFS has not fetched are one message`() async throws {
    for name in ["a", "b"] { try work.write(VerifyTests.gallery, to: "specs/\(name).yaml") }
    _ = await work.run("record", "specs")
    for file in work.files where file.hasSuffix(".png") && file.contains("__Snapshots__") {
      try work.write("version https://git-lfs.github.com/spec/v1\noid", to: file)
    }
    let result = await work.run("verify", "specs", "--update", "none")
    let lines = result.words.split(separator: "\n").filter { $0.contains("git-lfs pointer") }
    #expect(lines.count == 1 && lines[0].contains("200.png and 2 more: "), "\(result.words)")
  }

  @Test func `files of specs that Git LFS has not fetched are one error`() async throws {
    for name in ["a", "b", "c"] {
      try work.write(
        "sections: [{group: {height: 44}, items: [{image: \(name).png}]}]", to: "specs/\(name).yaml"
      )
      try work.write("version https://git-lfs.github.com/spec/v1\noid", to: "specs/\(name).png")
    }
    try work.write("sections: [{grup: {height: 44}, items: 1}]", to: "specs/d.yaml")
    for command in ["verify", "render", "check"] {
      let result = await work.run(command, "specs")
      #expect(result.code == .badSpec)
      let errors = result.words.split(separator: "\n").filter { $0.contains("error[") }
      #expect(errors.count == 2 && errors.contains { $0.contains("grup") }, "\(result.words)")
      let pointer = errors.first { $0.contains("git-lfs pointer; run 'git lfs pull'") }
      #expect(pointer?.hasSuffix("(and 2 more files)") == true, "\(result.words)")
    }
  }

  @Test func `a damaged baseline is kept until it is recorded again`()
    async throws
  {
    try work.write("flatplan layout 1\naxes", to: "\(folder)/200.layout")
    let damaged = work.contents(of: folder)
    for update in ["none", "missing", "changed"] {
      #expect(await work.run("verify", "specs", "--update", update).code == .system)
      #expect(work.contents(of: folder) == damaged)
    }
    let report = try work.report()
    #expect(report.verdicts.map(\.status) == [.error])
    #expect(
      report.text.hasPrefix("gallery 200  ERROR\n  failure   error: cannot use the baseline "))
    #expect(await work.run("accept").code == .badUsage)
    let repaired = await work.run("record", "specs")
    #expect(repaired.code == .done)
    let note = "note: specs/__Snapshots__/gallery/200.layout is replaced: "
    #expect(repaired.words.contains(note), "\(repaired.words)")
    #expect(await work.run("verify", "specs", "--force").code == .done)
  }

  @Test(arguments: ["{\n<<<<<<< HEAD\n  \"schema\": 1, ", "{\"schema\": 1, ", "", "[]"])
  func `recording replaces a damaged or conflicted index`(text: String) async throws {
    let whole = work.contents(of: folder)
    try work.write(text, to: "\(folder)/baseline.json")
    try work.write("left over", to: "\(folder)/999.layout")
    let part = await work.run("record", "specs", "--filter", "gallery/200")
    #expect(part.code == .system, "the other snapshots would be lost")
    let result = await work.run("record", "specs")
    #expect(result.code == .done, "\(result.words)")
    #expect(result.words.contains("note: \(folder)/baseline.json"), "\(result.words)")
    #expect(work.contents(of: folder) == whole)
    #expect(await work.run("verify", "specs", "--force").code == .done)
  }

  @Test func `an index of a newer release is not replaced`() async throws {
    let text = "{\"schema\": 7, \"snapshots\": {}, \"machines\": {}}"
    try work.write(text, to: "\(folder)/baseline.json")
    #expect(await work.run("record", "specs").code == .system)
    #expect(work.text("\(folder)/baseline.json") == text)
  }

  @Test func `a deleted baseline picture is missing until it is recorded again`() async throws {
    let picture = "\(folder)/200.png"
    let kept = work.bytes(picture)
    try FileManager.default.removeItem(atPath: "\(work.folder)/\(picture)")
    #expect(await work.run("verify", "specs", "--update", "none").code == .badSpec)
    let report = try work.report()
    #expect(report.verdicts.map(\.status) == [.missing])
    #expect(work.bytes(picture) == nil)
    #expect(await work.run("verify", "specs", "--update", "missing").code == .done)
    #expect(work.bytes(picture) == kept)
    #expect(kept != nil)
  }

  @Test func `an edited layout is an error but other line endings are not`()
    async throws
  {
    let path = "\(folder)/200.layout"
    let text = work.text(path)
    try work.write(text.replacing("\n", with: "\r\n"), to: path)
    #expect(await work.run("verify", "specs", "--update", "none").code == .done)
    try work.write(text.replacing("44", with: "45"), to: path)
    let other = await work.run("verify", "specs", "--update", "none")
    #expect(other.code == .system)
    #expect(other.words.contains("it differs from what was recorded"), "\(other.words)")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: lines.count - 2)
    try work.write(lines.joined(separator: "\n"), to: path)
    let cut = await work.run("verify", "specs", "--update", "none")
    #expect(cut.words.contains("it is truncated: 6 of 7 frames"), "\(cut.words)")
  }

  @Test func `a failed write names the folder and changes nothing`() async throws {
    try FileManager.default.removeItem(atPath: "\(work.folder)/\(folder)")
    try work.write("a file in its place", to: folder)
    let before = work.files
    let result = await work.run("record", "specs")
    #expect(result.code == .system)
    #expect(result.words.contains(folder), "\(result.words)")
    #expect(work.text(folder) == "a file in its place")
    #expect(
      work.files.filter { !$0.hasPrefix(".build/") } == before.filter { !$0.hasPrefix(".build/") })
  }

  @Test func `an interrupted transaction is finished by the next reader`() async throws {
    let place = BaselineFolder(path: "\(work.folder)/\(folder)", name: folder)
    let old = work.contents(of: folder)
    // Interrupted before the list is written: nothing changes.
    do {
      var early = try BaselineTransaction(in: place)
      try early.write(Array("half".utf8), to: "200.layout")
    }
    #expect(await work.run("verify", "specs").code == .done)
    #expect(work.bytes("\(folder)/200.layout") == old["\(folder)/200.layout"])
    // Interrupted after the list is written: all changes are applied.
    try work.write("flatplan layout 1\nnew", to: "\(folder)/.new-200.layout")
    try work.write("+200.layout\n+gone\n-200.png\n", to: "\(folder)/.transaction")
    _ = try place.index()
    #expect(work.bytes("\(folder)/200.layout") == Array("flatplan layout 1\nnew".utf8))
    #expect(work.bytes("\(folder)/200.png") == nil)
    #expect(work.bytes("\(folder)/.transaction") == nil)
  }

  @Test func `simultaneous runs wait for each other`() async throws {
    let work = work
    async let one = work.run("verify", "specs", "--force")
    async let two = work.run("verify", "specs", "--force")
    let codes = await [one.code, two.code]
    #expect(codes == [.done, .done])
  }
}

/// Tests the distribution of a suite to shards.
@Suite struct ShardTests {
  @Test func `shards are disjoint, complete, balanced and independent of order`() throws {
    let items = (0..<103).map { "spec \($0)" }
    let parts = try (1...5).map { index in
      try #require(Shard("\(index)/5")).of(items, named: { $0 })
    }
    #expect(parts.flatMap { $0 }.sorted() == items.sorted())
    #expect(Set(parts.map(\.count)) == [20, 21])
    let second = try #require(Shard("2/5")).of(items.reversed(), named: { $0 })
    #expect(Set(second) == Set(parts[1]))
    #expect(["", "0/2", "3/2", "1", "1/2/3", "a/b", "-1/2"].allSatisfy { Shard($0) == nil })
  }
}
