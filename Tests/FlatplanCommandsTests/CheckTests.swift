import Foundation
import Testing

@testable import SpecDiagnostics

/// `flatplan check`.
@Suite struct CheckTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Example.grid, to: "good.yaml")
    let narrow = """
      sections:
        - group: {height: 44, subitems: [{size: [300, 44]}]}
          items: 3
      render: {widths: [200, 250, 390]}

      """
    try work.write(narrow, to: "narrow.yaml")
  }

  @Test func `a valid spec is reported in one line`() async {
    let result = await work.run("check", "good.yaml", "--strict")
    #expect(result.code == .done)
    #expect(result.words == "1 spec checked\n")
    #expect(work.files == ["good.yaml", "narrow.yaml"])
  }

  @Test func `a warning is printed once, with its widths`() async {
    let result = await work.run("check", "narrow.yaml")
    #expect(result.code == .done)
    #expect(
      result.words == """
        warning[W402]: section 0 is empty: the group of 200 x 44 pt cannot fit even a single \
        item: the first one is 300 pt wide, but only 200 pt are available (R10); UIKit does not \
        shrink it: 'width: 1w' is as wide as the group
          ┌─ narrow.yaml:2:5
        2 │   - group: {height: 44, subitems: [{size: [300, 44]}]}
          │     ^^^^^ at widths 200, 250
        1 spec checked

        """)
  }

  @Test func `warnings are sorted by position within each spec`() async throws {
    let odd = """
      sections:
        - {group: {height: 44, contentInsets: {horizontal: 200}}, items: 1}
        - {group: {height: ~44, item: {height: 1h}}, items: 1}
        - {group: {height: 44}, contentInsets: {horizontal: 180}, items: 1}
      render: {widths: [320, 390]}

      """
    try work.write(odd, to: "odd.yaml")
    try work.write(odd, to: "also.yaml")
    let result = await work.run("check", "odd.yaml", "also.yaml")
    let places = result.words.matches(of: /┌─ (\w+).yaml:(\d)/).map { "\($0.1) \($0.2)" }
    #expect(places == ["odd 2", "odd 3", "odd 4", "also 2", "also 3", "also 4"])
  }

  @Test(arguments: [
    (
      "{height: 90, custom: {frames: [[0, 0, 100, 90], [300, 0, 100, 90]]}}",
      "W404",
      "section 0: frame 1 of a custom group, [300, 0, 100, 90], extends outside the group (R19)"
    ),
    (
      "{height: ~44, item: {height: 1h}}", "W405",
      "section 0: an item's height is 100% of its group's estimate, so its content is not "
        + "measured: give the item an estimated height too (R33)"
    ),
    (
      "{height: 44, subitems: [{width: 300}, {width: 1w}]}", "W409",
      "section 0: subitem 1 of a group and those after it never appear: with it, the line needs "
        + "690 pt, but the group is only 390 pt wide (R7)"
    ),
    (
      "{height: 44, interItemSpacing: 400, subitems: [{width: 30}, {width: 30}]}", "W409",
      "section 0: subitem 1 of a group and those after it never appear: the gaps leave no room for "
        + "it in the group, which is 390 pt wide (R7)"
    ),
    (
      "{height: 44, count: 3, item: {width: 0.5w}}", "W411",
      "section 0: the 3 subitems of a group extend outside it: they keep their own lengths and "
        + "need 585 pt, but the group is only 390 pt wide (R9)"
    ),
    (
      "{height: 0}", "W413",
      "section 0: its cells have a height of 0, so nothing of them is visible; 'height: ~44' fits "
        + "them to their content"
    ),
  ])
  func `probably unintended keys are warnings`(
    _ group: String, _ code: String, _ message: String
  ) async throws {
    try work.write("sections: [{group: \(group), items: 4}]\n", to: "odd.yaml")
    let result = await work.run("check", "odd.yaml", "--format", "short")
    #expect(result.text == "odd.yaml:1:13: warning[\(code)]: \(message) (at width 390)\n")
  }

  @Test(arguments: [
    ("{height: 44, item: {width: 500}}", "width: 500", "width: 1w"),
    ("{height: 44, direction: vertical, item: {height: 60}}", "height: 60", "height: 1h"),
  ])
  func `an item longer than its group is answered with a length that fits`(
    group: String, length: String, answer: String
  ) async throws {
    // R10.
    try work.write("sections: [{group: \(group), items: 4}]\n", to: "long.yaml")
    let result = await work.run("check", "long.yaml", "--format", "short")
    #expect(
      result.text.contains("W402") && result.text.contains("UIKit does not shrink it: '\(answer)'"))
    let fitting = group.replacing(length, with: answer)
    try work.write("sections: [{group: \(fitting), items: 4}]\n", to: "long.yaml")
    #expect(await work.run("check", "long.yaml", "--format", "short").text.isEmpty)
  }

  @Test func `groups that end beyond the content are a warning with keys that help`() async throws {
    // R20.
    func spec(_ group: String, _ insets: String) throws {
      try work.write("sections: [{group: \(group), \(insets)items: 4}]\n", to: "wide.yaml")
    }
    try spec("{size: [500, 50]}", "contentInsets: {leading: 16, trailing: 24}, ")
    let result = await work.run("check", "wide.yaml", "--format", "short")
    let help = "{width: 516, contentInsets: {leading: 16}}"
    #expect(
      result.text == "wide.yaml:1:13: warning[W412]: section 0: its groups end at 516 pt, but the "
        + "content is only 500 pt wide, so the last 16 pt cannot be scrolled into view: the content "
        + "is as long as the longest group, without the insets before it (R20); give the insets to "
        + "the group instead of the section: '\(help)' (at width 390)\n")
    try spec(help.replacing("516,", with: "516, height: 50,"), "")
    #expect(await work.run("check", "wide.yaml", "--format", "short").text.isEmpty)
  }

  @Test(arguments: [
    ("header: true", "5:5: warning[W410]: section 0: the 'header' overlaps the cells"),
    ("footer: {height: 20, elementKind: sum}", "5:39: warning[W410]: section 0: the 'sum'"),
    ("header: {alignment: leading, width: 60, height: 1h}", nil),
    ("header: {height: 30, extendsBoundary: false}", nil),
    ("header: {height: 30, absoluteOffset: [0, 5]}", nil),
    (
      "header: 30\n    contentInsets: {top: 30}\n    supplementariesFollowContentInsets: false",
      nil
    ),
  ]) func `a header that covers cells is a warning`(keys: String, message: String?) async throws {
    try work.write(
      """
      configuration: {scrollDirection: horizontal}
      sections:
        - group: {width: 120, height: 1h}
          items: 5
          \(keys)
      """, to: "bar.yaml")
    let result = await work.run("check", "bar.yaml", "--format", "short")
    if let message {
      #expect(result.text.hasPrefix("bar.yaml:\(message)"), "\(result.text)")
    } else {
      #expect(result.text.isEmpty, "\(result.text)")
    }
  }

  static let lostCell = """
    styles: {cell: {background: white}, background: {background: {light: white, dark: black}}}
    sections:
      - {group: {height: 44}, background: true, items: 3}
    render: {widths: [200, 300], appearance: [light, dark]}

    """

  @Test func `a cell in the color of its background is a warning`() async throws {
    try work.write(Self.lostCell, to: "lost.yaml")
    let result = await work.run("check", "lost.yaml", "--diagnostics", "short")
    #expect(
      result.text == """
        lost.yaml:3:5: warning[W406]: section 0: cell 0 and the 'background' behind it have the \
        same color, #fff (at widths 200, 300)

        """)
    let rendered = await work.run("render", "lost.yaml", "--diagnostics", "short")
    #expect(rendered.code == .done && rendered.words == result.text)
  }

  @Test(arguments: [
    "border: red", "shadow: 4", "background: clear", "gradient: [white, red]", "background: gray",
  ])
  func `a cell with visible edges is not a warning`(_ property: String) async throws {
    let spec = Self.lostCell.replacing("cell: {background: white}", with: "cell: {\(property)}")
    try work.write(spec, to: "seen.yaml")
    let result = await work.run("check", "seen.yaml")
    #expect(result.words == "1 spec checked\n")
  }

  static let lostText = """
    theme: system
    styles: {cell: {color: white}}
    sections:
      - {group: {height: 44}, items: [{title: A, color: red}, {image: star}, {title: B}]}
    render: {widths: [200, 300], appearance: [light, dark]}

    """

  @Test func `text in the color of its background is a warning`() async throws {
    try work.write(Self.lostText, to: "lost.yaml")
    let result = await work.run("check", "lost.yaml", "--diagnostics", "short")
    #expect(
      result.text == """
        lost.yaml:4:5: warning[W408]: section 0: the text of cell 2 has the color of its \
        background, #fff (at widths 200, 300)

        """)
  }

  @Test(arguments: [
    "color: label", "color: white, background: systemBlue", "color: clear",
    "color: white, content: image", "color: white, gradient: [white, red]", "color: lightGray",
  ])
  func `text that is visible, or intentionally hidden, is not a warning`(_ style: String)
    async throws
  {
    let spec = Self.lostText.replacing("cell: {color: white}", with: "cell: {\(style)}")
    try work.write(spec, to: "seen.yaml")
    #expect(await work.run("check", "seen.yaml").words == "1 spec checked\n")
  }

  @Test func `machine-readable output contains only diagnostics`() async throws {
    try work.write("sections: [{group: {heigth: 44}, items: 3}]\n", to: "wrong.yaml")
    for verb in [["render"], ["frames"], ["swift"]] {
      let result = await work.run(verb + ["wrong.yaml", "--diagnostics", "json"])
      #expect(result.code == .badSpec && result.output.isEmpty)
      let found =
        try JSONSerialization.jsonObject(with: Data(result.words.utf8)) as? [[String: Any]]
      #expect(found?.count == 1 && found?[0]["code"] as? String == "E104")
    }
    try work.write(
      "sections: [{group: {height: ~44, item: {height: 1h}}, items: 4}]\n", to: "odd.yaml")
    let good = await work.run("render", "good.yaml", "odd.yaml", "--diagnostics", "github")
    #expect(good.code == .done)
    #expect(good.words.hasPrefix("::warning file=odd.yaml,line=1,"))
    #expect(good.words.split(separator: "\n").count == 1)
    let unknown = await work.run("render", "good.yaml", "--diagnostics", "jsn")
    #expect(unknown.code == .badUsage && unknown.words.contains("did you mean 'json'?"))
  }

  @Test func `a link out of the project is an error`() async throws {
    let outside = try Workplace()
    try outside.write("title\nSecret\n", to: "secret.csv")
    try work.write("sections: [{group: {height: 44}, items: rows.csv}]\n", to: "linked.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: work.folder + "/rows.csv", withDestinationPath: outside.folder + "/secret.csv")
    let result = await work.run("check", "linked.yaml", "--format", "short")
    #expect(
      result.text == """
        linked.yaml:1:41: error[E602]: 'rows.csv' is outside the project folder

        """)
  }

  @Test func `a project file in a parent folder is used, and its errors are shown`() async throws {
    try work.write("render: {widths: [200, 700]}\n", to: "flatplan.yaml")
    try work.write("sections: [{group: {height: 44}, items: 3}]\n", to: "in/grid.yaml")
    let shared = await work.run("render", "in/grid.yaml", "--dry-run")
    #expect(shared.text.split(separator: "\n").count == 2)
    try work.write("render: {width: 200}\n", to: "flatplan.yaml")
    let wrong = await work.run("check", "in/grid.yaml", "--format", "short")
    #expect(
      wrong.text == """
        flatplan.yaml:1:10: error[E104]: unknown key 'width' in the render settings (did you \
        mean 'widths'?)

        """)
  }

  @Test func `unusable fonts are reported once per project, and everything else is checked`()
    async throws
  {
    for project in ["a", "b"] {
      try work.write("fonts: [\(project)-fonts]\n", to: "\(project)/flatplan.yaml")
      for name in ["g", "h"] {
        try work.write(
          "sections: [{group: {height: 44}, items: 3}]\n", to: "\(project)/\(name).yaml")
      }
    }
    for verb in ["check", "render", "verify"] {
      let result = await work.run(verb, "a", "narrow.yaml", "b")
      #expect(result.code == .badSpec)
      for project in ["a", "b"] {
        let message = result.words.components(separatedBy: "there is no file '\(project)-fonts'")
        #expect(message.count == 2, "\(result.words)")
      }
      if verb != "verify" { #expect(result.words.contains("warning[W402]: section 0")) }
    }
    let json = await work.run("check", "a", "b", "--format", "short")
    #expect(json.text.split(separator: "\n").count == 2)
    let sheet = await work.run("sheet", "a", "b")
    #expect(sheet.code == .badUsage)
    #expect(sheet.words.contains("make one sheet per project"))
  }

  @Test func `diagnostics are in the order of specs, on any number of threads`() async throws {
    let kinds = [
      "sections: [{group: {height: 44}, items: 3}]\n",
      "sections: [{group: {heigt: 44}, items: 3}]\n",
      "sections: [{group: {height: 44, width: 0.5}, items: 1}]\n",
      "sections: [{group: {height: 44, item: {width: 300}}, items: 3}]\nrender: {widths: [200]}\n",
      "sections: [{group: {height: 0, item: {height: 0}}, items: 3}]\n",
    ]
    for index in 0..<40 {
      let name = (index < 10 ? "0" : "") + "\(index)"
      try work.write(kinds[index % kinds.count], to: "many/\(name).yaml")
    }
    for options in [[], ["--lint"], ["--format", "short"], ["--strict", "--format", "json"]] {
      let alone = await work.run(["check", "many", "-j", "1"] + options)
      let several = await work.run(["check", "many", "-j", "4"] + options)
      #expect(alone.code == .badSpec)
      #expect((several.words, several.text) == (alone.words, alone.text))
      let output = alone.text.isEmpty ? alone.words : alone.text
      #expect(output.contains("many/01.yaml") && output.contains("many/38.yaml"))
    }
    #expect(await work.run("check", "many", "-j", "0").code == .badUsage)
  }

  @Test(arguments: ["check", "render", "frames", "record"])
  func `missing fonts are reported where they are named`(verb: String) async throws {
    try work.write("fonts: [fonts, brand.ttf]\n", to: "p/flatplan.yaml")
    try work.write("sections: [{group: {height: 44}, items: 3}]\n", to: "p/in/g.yaml")
    let missing = await work.run(verb, "p/in/g.yaml")
    #expect(missing.code == .badSpec)
    #expect(
      missing.words == """
        error[E601]: there is no file 'fonts'
          ┌─ p/flatplan.yaml:1:9
        1 │ fonts: [fonts, brand.ttf]
          │         ^^^^^

        """)
  }

  @Test func `files that are not fonts are reported where they are named`() async throws {
    try work.write("fonts: brand.ttf\n", to: "p/flatplan.yaml")
    try work.write("no font", to: "p/brand.ttf")
    try work.write("sections: [{group: {height: 44}, items: 3}]\n", to: "p/g.yaml")
    let result = await work.run("check", "p")
    #expect(result.code == .badSpec)
    #expect(result.words.hasPrefix("error[E603]: 'brand.ttf' cannot be read: there is no font\n"))
    #expect(result.words.contains("┌─ p/flatplan.yaml:1:8\n"))
  }

  @Test func `a warning is an error with --strict`() async {
    let result = await work.run("check", "narrow.yaml", "--strict")
    #expect(result.code == .badSpec)
    #expect(result.words.hasSuffix("error: 1 warning, and --strict treats warnings as errors\n"))
  }

  @Test func `diagnostics go to standard output with --format`() async throws {
    try work.write("sections: [{group: {heigt: 44}, items: 3}]\n", to: "bad,1.yaml")
    let short = await work.run("check", "narrow.yaml", "bad,1.yaml", "--format", "short")
    #expect(short.code == .badSpec)
    #expect(
      short.text == """
        bad,1.yaml:1:21: error[E104]: unknown key 'heigt' in a group (did you mean 'height'?)
        narrow.yaml:2:5: warning[W402]: section 0 is empty: the group of 200 x 44 pt cannot \
        fit even a single item: the first one is 300 pt wide, but only 200 pt are available \
        (R10); UIKit does not shrink it: 'width: 1w' is as wide as the group (at widths 200, 250)

        """)
    #expect(short.words == "")
    let github = await work.run("check", "bad,1.yaml", "--format", "github")
    #expect(
      github.text == """
        ::error file=bad%2C1.yaml,line=1,endLine=1,col=21,endColumn=26,title=E104::unknown key \
        'heigt' in a group (did you mean 'height'?)

        """)
    let sarif = await work.run("check", "bad,1.yaml", "--format", "sarif").text
    #expect(sarif.contains("\"uri\": \"bad%2C1.yaml\""))
    #expect(sarif.contains(#""startLine": 1, "startColumn": 21, "endLine": 1, "endColumn": 26"#))
    #expect(sarif.contains(#""insertedContent": {"text": "height"}"#))
    let json = await work.run("check", "bad,1.yaml", "--format", "json")
    let found = try JSONSerialization.jsonObject(with: Data(json.output)) as? [[String: Any]]
    #expect(found?.count == 1)
    #expect(found?[0]["code"] as? String == "E104")
    let fixes = found?[0]["fixes"] as? [[String: Any]]
    #expect(fixes?[0]["replacement"] as? String == "height")
    let none = await work.run("check", "good.yaml", "--format", "json")
    #expect(none.text == "[]\n")
    #expect(
      await work.run("check", "good.yaml", "--format", "sarif").text.contains("\"results\": []"))
    #expect(none.code == .done)
    #expect(await work.run("check", "none.yaml", "--format", "json").code == .badUsage)
  }

  @Test func `the schema is written, and is not checked as a spec`() async throws {
    #expect(await work.run("schema", "-o", "flatplan.schema.json").code == .done)
    #expect(await work.run("schema").output == work.bytes("flatplan.schema.json"))
    #expect(await work.run("check", ".").words.hasSuffix("2 specs checked\n"))
  }

  @Test func `specs are formatted in place, or only checked`() async throws {
    let text = "sections:\n- group: {height: 44,columns: 2}   # two\n  items: 3\n\n"
    let formatted = "sections:\n  - group: {height: 44, columns: 2}   # two\n    items: 3\n"
    try work.write(text, to: "rough.yaml")
    let check = await work.run("fmt", "--check", "rough.yaml", "good.yaml")
    #expect(check.code == .badSpec)
    #expect(
      check.words == """
        rough.yaml is not formatted
        error: 1 spec not formatted; run flatplan fmt

        """)
    #expect(work.bytes("rough.yaml") == Array(text.utf8))
    let input = await work.run(["fmt", "-"], input: text)
    #expect(input.text == formatted)
    #expect(await work.run("fmt", ".").words == "1 spec formatted\n")
    #expect(work.bytes("rough.yaml") == Array(formatted.utf8))
    #expect(await work.run("fmt", "--check", ".").code == .done)
  }

  @Test func `only files of the project are read`() async throws {
    func spec(_ file: String) -> String {
      "sections: [{group: {height: 44}, items: {from: \(file), title: $city}}]\n"
    }
    try work.write("city\nKyoto\n", to: "data/places.csv")
    try work.write(spec("data/places.csv"), to: "good.yaml")
    #expect(await work.run("check", "good.yaml").code == .done)
    try work.write(spec("../../places.csv"), to: "outside.yaml")
    let outside = await work.run("check", "outside.yaml")
    #expect(outside.code == .badSpec)
    #expect(outside.words.contains("error[E602]"))
    try work.write(spec("data/none.csv"), to: "missing.yaml")
    #expect(await work.run("check", "missing.yaml").words.contains("error[E601]"))
  }

  @Test func `excluded pictures are not checked`() async throws {
    let text = """
      sections: [{group: {height: 44}, items: 3}]
      render:
        widths: [200, 250]
        layoutDirection: [ltr, rtl]
        contentSizeCategory: [large, accessibilityLarge]
        exclude: [{widths: 250, layoutDirection: rtl}, {contentSizeCategory: large}]

      """
    try work.write(text, to: "matrix.yaml")
    let result = await work.run("render", "matrix.yaml")
    #expect(result.code == .done)
    #expect(
      work.files.filter { $0.hasSuffix(".png") }.map { $0.split(separator: "/").last ?? "" } == [
        "200-accessibilityLarge@2x.png", "200-rtl-accessibilityLarge@2x.png",
        "250-accessibilityLarge@2x.png",
      ])
  }

  /// Layouts without any area, which cannot be drawn.
  @Test(arguments: [
    "items: 0, group: {height: 44}", "group: {height: 0}, items: 3",
    "group: {height: 0%}, items: 3",
    "list: plain, items: []",
  ])
  func `an empty picture is valid, and not drawn`(section: String) async throws {
    try work.write("sections: [{\(section)}]\n", to: "a.yaml")
    #expect(await work.run("check", "a.yaml").code == .done)
    let drawn = await work.run("render", "a.yaml")
    #expect(drawn.code == .done)
    #expect(
      drawn.words.contains("note: a.yaml at 390 points is empty and is not drawn"),
      "\(drawn.words)")
    // A caption has an area of its own.
    try work.write("caption: Nothing\nsections: [{\(section)}]\n", to: "a.yaml")
    #expect(await work.run("check", "a.yaml").code == .done)
    #expect(await work.run("render", "a.yaml").code == .done)
  }

  @Test(arguments: ["pixels=100", "cells=1"])
  func `check counts what render would draw`(limit: String) async throws {
    try work.write("sections: [{group: {height: 44}, items: 3}]\n", to: "a.yaml")
    for command in ["check", "render"] {
      let result = await work.run(command, "a.yaml", "--limit", limit)
      #expect(result.code == .badSpec && result.words.contains("exceed the limit"))
    }
  }
}
