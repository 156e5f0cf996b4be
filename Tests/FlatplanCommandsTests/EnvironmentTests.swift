import CairoRenderer
import Foundation
import PNGCodec
import Testing

@testable import Basics
@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics
@testable import SpecPictures
@testable import VisualDiff

/// Tests baselines of another environment: visible differences are attributed to it with a list of
/// its changes, and tiny pixel differences pass.
@Suite struct EnvironmentTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(
      """
      render: {widths: [200], scale: 1}
      styles: {cell: {font: {size: 34}}}
      sections: [{group: {height: 60}, items: [{title: Quay 147}]}]

      """, to: "s/cards.yaml")
    try work.write(
      """
      render: {widths: [200], scale: 1}
      sections:
        - list: plain
          items: [{title: A title with a gap that some fonts have no room for}]

      """, to: "s/rows.yaml")
    try work.write(
      """
      render: {widths: [200], scale: 1}
      styles: {box: {content: none, background: systemTeal}}
      sections: [{group: {height: 60, item: {style: box}}, items: 2}]

      """, to: "s/wordless.yaml")
  }

  private func verdicts() throws -> [String: Verdict] {
    let report = try work.report()
    return Dictionary(uniqueKeysWithValues: report.verdicts.map { ($0.name, $0) })
  }

  private static func machine(_ lines: String...) -> RenderEnvironment {
    RenderEnvironment(
      fingerprint: RenderFingerprint(
        parts: lines.map { line in
          let end = line.lastIndex(of: " ") ?? line.endIndex
          return .init(name: String(line[..<end]), value: String(line[end...].dropFirst()))
        }))
  }

  /// A font path with a single font simulates a system without the required fonts.
  @Test(.enabled(if: Tool.path != nil && OtherFont.path != nil))
  func `missing fonts are reported as the cause`() async throws {
    try await Tool.run("record s", in: work.folder)
    let font = try #require(OtherFont.path)
    let verify = "verify s --update none --font-path '\(font)'"
    #expect(try await Tool.run(verify + " --environment fail", in: work.folder) == 1)
    #expect(try await Tool.run(verify, in: work.folder) == 0)
    let exact = try verdicts()
    // A picture without text is the same in another environment.
    #expect(exact["wordless"]?.status == .match)
    for name in ["cards", "rows"] {
      let verdict = try #require(exact[name])
      #expect(verdict.causes.map(\.kind) == [.environment], "\(verdict.text())")
      #expect(verdict.causes.flatMap(\.edits).isEmpty)
      #expect(verdict.environment.contains { $0.hasPrefix("missing: Inter, ") })
      #expect(!verdict.environment.contains { $0.hasPrefix("pango") || $0.hasPrefix("flatplan") })
    }
    #expect(exact["cards"]?.status == .environment)
    #expect(exact["cards"]?.changes.isEmpty == true)

    // With tolerance options the differences pass, and are still reported.
    let tolerant = verify + " --tolerance 100 --window 8:64"
    #expect(try await Tool.run(tolerant, in: work.folder) == 0)
    #expect(try verdicts()["cards"]?.status == .environment)
    #expect(try verdicts()["rows"]?.status == .environment)

    // In the recording environment everything matches.
    #expect(try await Tool.run("verify s --update none", in: work.folder) == 0)
    #expect(try verdicts().values.allSatisfy { $0.status == .match })
  }

  /// The folders of two fonts with the same names and other glyphs.
  private static let twoFonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Scenarios/Fonts").path

  private func copyFont(_ name: String, to path: String) throws {
    let font = try Data(contentsOf: URL(fileURLWithPath: "\(Self.twoFonts)/\(name)/Test.ttf"))
    try work.write([UInt8](font), to: path)
  }

  @Test(.enabled(if: Tool.path != nil), arguments: ["png", "hash"])
  func `another font file with the same names is another environment`(storage: String) async throws
  {
    try work.write(
      "sections: [{group: {height: 60}, items: [Words]}]\nrender: {widths: [200], scale: 1}\n",
      to: "s/words.yaml")
    try await Tool.run(
      "record s --images \(storage) --font-path '\(Self.twoFonts)/one'", in: work.folder)
    let verify = "verify s --update none --environment fail --font-path '\(Self.twoFonts)"
    #expect(try await Tool.run("\(verify)/one'", in: work.folder) == 0)
    #expect(try verdicts().values.allSatisfy { $0.status == .match })
    #expect(try await Tool.run("\(verify)/two'", in: work.folder) == 1)
    let verdict = try #require(try verdicts()["words"])
    #expect(verdict.status == .environment, "\(verdict.text())")
    #expect(verdict.environment.contains { $0.hasPrefix("font Test.ttf ") })
  }

  @Test(.enabled(if: Tool.path != nil))
  func `another font of the project is an edit and not another environment`() async throws {
    try copyFont("one", to: "s/fonts/Test.ttf")
    try work.write("fonts: [fonts/Test.ttf]\n", to: "s/flatplan.yaml")
    try work.write(
      "sections: [{group: {height: 60}, items: [Words]}]\nrender: {widths: [200], scale: 1}\n",
      to: "s/words.yaml")
    try await Tool.run("record s", in: work.folder)
    try copyFont("two", to: "s/fonts/Test.ttf")
    #expect(try await Tool.run("verify s --update none", in: work.folder) == 1)
    let verdict = try #require(try verdicts()["words"])
    #expect(verdict.status == .pixels, "\(verdict.text())")
    #expect(verdict.causes.flatMap(\.edits).map(\.text) == ["fonts/Test.ttf changed"])
  }

  #if os(Linux)
    /// Characters that the primary fonts lack are drawn in any other font of the system.
    @Test(.enabled(if: Tool.path != nil))
    func `another font of the system matters only to pictures with its characters`() async throws {
      for name in ["one", "two"] { try copyFont(name, to: "\(name)/fonts/Test.ttf") }
      for (name, text) in [("common", "Words"), ("rare", "Words \u{F1231}\u{F1232}")] {
        try work.write(
          "sections: [{group: {height: 60}, items: [\(text)]}]\n"
            + "render: {widths: [200], scale: 1}\n", to: "s/\(name).yaml")
      }
      func run(_ arguments: String, with fonts: String) async throws -> Int32 {
        try await Tool.run(
          arguments, in: work.folder, after: "export XDG_DATA_HOME=\"$PWD/\(fonts)\";")
      }
      #expect(try await run("record s", with: "one") == 0)
      let verify = "verify s --update none --environment fail"
      #expect(try await run(verify, with: "one") == 0)
      #expect(try verdicts().values.allSatisfy { $0.status == .match })
      #expect(try await run(verify, with: "two") == 1)
      #expect(try verdicts()["common"]?.status == .match)
      let verdict = try #require(try verdicts()["rare"])
      #expect(verdict.status == .environment, "\(verdict.text())")
      #expect(verdict.environment.contains { $0.hasPrefix("all fonts ") })
    }
  #endif

  /// The system's fonts may be loaded before the project file is read.
  @Test(.enabled(if: Tool.path != nil && OtherFont.path != nil))
  func `project fonts are used even after others were loaded`() async throws {
    let font = try #require(OtherFont.path)
    try FileManager.default.copyItem(atPath: font, toPath: work.folder + "/Other.ttf")
    func picture(_ options: String) async throws -> [UInt8]? {
      #expect(
        try await Tool.run("render s/cards.yaml -o cards.png \(options)", in: work.folder) == 0)
      return work.bytes("cards.png")
    }
    let usual = try await picture("")
    let other = try await picture("--font-path Other.ttf")
    try work.write("fonts: [Other.ttf]\n", to: "flatplan.yaml")
    #expect(try await picture("") == other)
    #expect(other != usual)
  }

  @Test(.enabled(if: Tool.path != nil && OtherFont.path != nil))
  func `projects with different fonts are verified with their own`() async throws {
    let font = try #require(OtherFont.path)
    for project in ["p", "q", "r"] {
      try work.write(
        "sections: [{group: {height: ~20, item: {height: ~20, width: ~20}}, items: [Wide words such as Wyoming]}]\n",
        to: "\(project)/g.yaml")
    }
    try FileManager.default.copyItem(atPath: font, toPath: work.folder + "/p/Other.ttf")
    try work.write("fonts: [Other.ttf]\n", to: "p/flatplan.yaml")
    func layouts() -> [[UInt8]?] {
      ["p", "q", "r"].map { work.bytes("\($0)/__Snapshots__/g/390.layout") }
    }
    #expect(try await Tool.run("record p", in: work.folder) == 0)
    #expect(try await Tool.run("record q r", in: work.folder) == 0)
    let alone = layouts()
    #expect(alone[0] != alone[1] && alone[1] == alone[2])
    for options in ["", "--force"] {
      #expect(try await Tool.run("verify p q r --update none \(options)", in: work.folder) == 0)
    }
    #expect(try await Tool.run("record q p r", in: work.folder) == 0)
    #expect(layouts() == alone)
    try FileManager.default.removeItem(atPath: work.folder + "/p/flatplan.yaml")
    #expect(try await Tool.run("verify p q r --update none > output.txt", in: work.folder) == 1)
    let output = String(decoding: try #require(work.bytes("output.txt")), as: UTF8.self)
    #expect(output.contains("cause     fonts Other.ttf → none   flatplan.yaml"), "\(output)")
  }

  @Test(.enabled(if: Tool.path != nil && OtherFont.path != nil))
  func `projects with different fonts are rendered and checked with their own`() async throws {
    let font = try #require(OtherFont.path)
    // With wider glyphs, two do not fit side by side.
    let text = """
      sections:
        - group: {height: 60, item: {width: ~20, height: ~20}}
          items: [A text that is wide in one font and less so in another]
      render: {widths: [500], scale: 1}

      """
    for spec in ["p/g", "p/in/deep/g", "q/g", "r/g"] { try work.write(text, to: "\(spec).yaml") }
    try FileManager.default.copyItem(atPath: font, toPath: work.folder + "/p/Other.ttf")
    try work.write("fonts: [Other.ttf]\n", to: "p/flatplan.yaml")
    try work.write("", to: "q/flatplan.yaml")
    func pictures() -> [[UInt8]?] {
      ["p/g", "p/in/deep/g", "q/g", "r/g"].map { spec in
        let end = spec.lastIndex(of: "/") ?? spec.endIndex
        return work.bytes("\(spec[..<end])/output/g/500.png")
      }
    }
    for folder in ["p/in", "p/g.yaml", "q", "r"] {
      #expect(try await Tool.run("render \(folder)", in: work.folder) == 0)
    }
    let alone = pictures()
    #expect(alone[0] != alone[2] && alone[0] == alone[1] && alone[2] == alone[3])
    for order in ["p q r", "q p r", "r q p"] {
      for name in ["p", "p/in/deep", "q", "r"] {
        try FileManager.default.removeItem(atPath: "\(work.folder)/\(name)/output")
      }
      #expect(try await Tool.run("render \(order)", in: work.folder) == 0)
      #expect(pictures() == alone)
    }
    func check(_ folders: String) async throws -> String {
      _ = try await Tool.run("check \(folders) --lint --format short > output.txt", in: work.folder)
      return String(decoding: try #require(work.bytes("output.txt")), as: UTF8.self)
    }
    var each = ""
    for folder in ["p", "q", "r"] { each += try await check(folder) }
    #expect(try await check("r q p") == each)
  }

  @Test(.enabled(if: Tool.path != nil && OtherFont.path != nil))
  func `explain and diff use the fonts of the spec's project`() async throws {
    func spec(_ width: String, _ height: String) -> String {
      """
      styles: {cell: {padding: 4}}
      sections:
        - group: {height: \(height), item: {width: \(width), height: \(height)}}
          items: [A text that is wide in one font and less so in another]
      render: {widths: [500], scale: 1}

      """
    }
    let font = try #require(OtherFont.path)
    func makeProject(_ folder: String) throws {
      try work.write("fonts: [Other.ttf]\n", to: "\(folder)/flatplan.yaml")
      try FileManager.default.copyItem(
        atPath: font, toPath: "\(work.folder)/\(folder)/Other.ttf")
    }
    try makeProject("p")
    func output(_ command: String, _ code: Int32 = 0) async throws -> String {
      #expect(try await Tool.run("\(command) > output.txt", in: work.folder) == code)
      return work.text("output.txt")
    }
    for folder in ["p", "q"] {
      try work.write(spec("~20", "~20"), to: "\(folder)/g.yaml")
      let layout = try await output("frames \(folder)/g.yaml --format layout")
      let cell = try #require(layout.split(separator: "\n").first { $0.hasPrefix("0/0") })
      let lengths = cell.split(separator: " ").compactMap { Double($0) }
      let (width, height) = ("\(lengths[2])", "\(lengths[3])")
      try work.write(spec(width, height), to: "\(folder)/in/measured.yaml")
      let size = "\(width) x \(height) pt".replacing(".0 ", with: " ")
      let explained = try await output("explain \(folder)/g.yaml")
      #expect(explained.contains("→ \(size)"), "\(size): \(explained)")
    }
    for folder in ["p", "q"] {
      #expect(try await output("diff \(folder)/g.yaml \(folder)/in/measured.yaml") == "")
    }
    #expect(
      try await output("diff p/in/measured.yaml q/in/measured.yaml", 1).hasPrefix(
        "fonts     ../Other.ttf → none, used for both\nmeasured 500  CHANGED"))
    // The same applies to folders with both projects.
    for folder in ["old", "new"] {
      for project in ["p", "q"] {
        try work.write(work.text("\(project)/g.yaml"), to: "\(folder)/\(project)/g.yaml")
      }
      try makeProject("\(folder)/p")
    }
    for project in ["p", "q"] {
      try work.write(
        work.text("\(project)/in/measured.yaml"), to: "new/\(project)/g.yaml")
    }
    #expect(try await output("diff old new") == "")
  }

  @Test func `small pixel changes of another release match with a note`()
    async throws
  {
    _ = await work.run("record", "s")
    for name in ["cards", "rows", "wordless"] {
      let file = "s/__Snapshots__/\(name)/baseline.json"
      let text = String(decoding: try #require(work.bytes(file)), as: UTF8.self)
      // Another environment has other keys.
      let keys = try Regex("\"key\" : \"[0-9a-f]+\"")
      try work.write(
        text.replacing(keys, with: "\"key\" : \"0\"")
          .replacing(RenderEnvironment.current.hash, with: "0123456789abcdef")
          .replacing("flatplan \(Release.version)", with: "flatplan 0.0.1"), to: file)
    }
    // The recorded cards differ slightly in one pixel, the recorded rows strongly in many.
    try repaint("cards", pixels: 1, by: 3)
    try repaint("rows", pixels: 1600, by: 120)
    let result = await work.run("verify", "s", "--update", "none")
    let verdicts = try verdicts()
    let release = "flatplan 0.0.1 → \(Release.version)"
    #expect(verdicts["wordless"]?.status == .match)
    #expect(verdicts["cards"]?.status == .environment)
    #expect(verdicts["cards"]?.environment == [release])
    #expect(verdicts["cards"]?.causes.map(\.kind) == [.environment])
    #expect(verdicts["rows"]?.status == .environment)
    #expect(verdicts["rows"]?.causes.map(\.kind) == [.environment])
    #expect(result.code == .done)
    let expected =
      "2 snapshots were recorded in a different environment\n  machine   \(release)\n"
      + "  record    another version of Flatplan drew these; 'flatplan record' with the same specs "
      + "records them again\n"
    #expect(result.text.ranges(of: release).count == 1 && result.text.contains(expected))
  }

  /// Changes the first pixels of a recorded picture, and updates its hashes.
  private func repaint(_ name: String, pixels count: Int, by amount: UInt8) throws {
    let folder = "s/__Snapshots__/\(name)"
    let bytes = try #require(work.bytes("\(folder)/200.png"))
    var picture = try PNG.decode(bytes)
    for index in 0..<count { picture.pixels[4 * index] &-= amount }
    let changed = try PNG.encode(picture)
    try work.write(changed, to: "\(folder)/200.png")
    let text = work.text("\(folder)/baseline.json")
    try work.write(
      text.replacing(StableHash(bytes).text, with: StableHash(changed).text),
      to: "\(folder)/baseline.json")
  }

  @Test func `environment differences are summarized in few lines`() {
    let old = Self.machine(
      "flatplan 0.1.0", "pango 1.50.12", "Inter regular aa", "Inter bold bb",
      "Noto Sans regular cc",
      "Noto Sans semibold dd", "Noto Sans Thai missing")
    let new = Self.machine(
      "flatplan 0.1.0", "pango 1.50.14", "Inter missing", "Noto Sans regular ee",
      "Noto Sans bold ff", "Noto Sans Thai regular 11")
    #expect(
      new.differences(from: old.lines) == [
        "pango 1.50.12 → 1.50.14", "Noto Sans regular cc → ee", "Noto Sans semibold dd → none",
        "Noto Sans bold none → ff", "missing: Inter", "was missing: Noto Sans Thai",
      ])
    #expect(new.differences(from: new.lines) == [])
  }
}

/// A font file other than the first font of the default list.
private enum OtherFont {
  static let path: String? = {
    let folders = [
      "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/Library/Fonts",
      NSHomeDirectory() + "/Library/Fonts", "/usr/local/share/fonts",
    ]
    return folders.map { $0 + "/NotoSans-Regular.ttf" }.first(where: Files.exists)
  }()
}
