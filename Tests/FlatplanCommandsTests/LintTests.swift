import LayoutSpec
import Testing

@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests what the lint rules find in valid layouts.
@Suite struct LintTests {
  /// A spec with its expected findings, as codes and messages.
  struct Row: Sendable {
    var title: String
    var spec: String
    var found: [String] = []
  }

  static let rows: [Row] = [
    Row(
      title: "cells side by side with an offset larger than the gap",
      spec: """
        sections:
          - group: {height: 100, custom: {frames: [[0, 0, 100, 60], [88, 0, 100, 44], [0, 60, 90, 50]]}}
            items: 3
        """, found: ["W801 0/0 and 0/1 overlap by 12 x 44 pt"]),
    Row(
      title: "overlapping cells with different z-indexes",
      spec: """
        sections:
          - group:
              height: 100
              custom: {frames: [[0, 0, 100, 60], [88, 0, 100, 44]], zIndex: [1, 2]}
            items: 2
        """),
    Row(
      title: "cells that touch or share a pixel",
      spec: """
        render: {scale: 2}
        sections:
          - group: {height: 60, custom: {frames: [[0, 0, 100, 60], [100, 0, 100, 60], [199.5, 0, 100, 60]]}}
            items: 3
        """),
    Row(
      title: "a badge on its item",
      spec: """
        sections:
          - group: {height: 60, supplementaryItems: [{elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, leading]}}]}
            contentInsets: 16
            items: 2
        """),
    Row(
      title: "cells of a carousel that overlap",
      spec: """
        sections:
          - group: {width: 100, height: 60}
            interGroupSpacing: -4
            orthogonalScrollingBehavior: continuous
            items: 12
        """, found: ["W801 0/0 and 0/1 overlap by 4 x 60 pt (and 10 more)"]),
    Row(
      title: "a carousel, which extends beyond the container by design",
      spec: """
        sections:
          - group: {width: 90%, height: 60}
            orthogonalScrollingBehavior: groupPaging
            items: 5
        """),
    Row(
      title: "a badge that extends beyond the content",
      spec: """
        sections:
          - group: {height: 60, supplementaryItems: [{elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailing], absoluteOffset: [6, 0]}}]}
            items: 1
        """, found: ["W802 0/0 badge reaches 6 pt beyond the content"]),
    Row(
      title: "badges of a carousel, which scroll with their cells",
      spec: """
        sections:
          - group: {width: 90%, height: 60, supplementaryItems: [{elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailing], absoluteOffset: [6, 0]}}]}
            orthogonalScrollingBehavior: groupPaging
            items: 5
        """),
    Row(
      title: "a background larger than the content",
      spec: """
        sections:
          - {group: {height: 60}, items: 2, background: {contentInsets: -20}}
        """),
    Row(
      title: "insets as large as the item",
      spec: """
        sections:
          - group: {height: 60, columns: 2, item: {contentInsets: {vertical: 30}}}
            items: 2
        """, found: ["W803 0/0 is 195 x 0 pt, so it is not visible (and 1 more)"]),
    Row(
      title: "a truncated title",
      spec: """
        styles: {cell: {content: title}}
        sections:
          - id: rows
            group: {height: 44, columns: 2}
            items: [{title: Short}, {title: Rather too long for a half of the width there is}]
        """,
      found: [
        "W804 rows/1 does not show all of its title: Rather too long for a half of the width …"
      ]),
    Row(
      title: "a subtitle that does not fit",
      spec: """
        styles: {cell: {content: titleSubtitle, padding: 4}}
        sections:
          - group: {height: 44, item: {contentInsets: {bottom: 14}}}
            items: [{title: One, subtitle: Two}]
            header: {height: 30, title: A header}
        allow: W807
        """, found: ["W804 0/0 does not show all of its subtitle: Two"]),
    Row(
      title: "a title that shrinks to fit",
      spec: """
        styles: {header: {content: header, font: 60}}
        sections:
          - group: {height: 50}
            items: 1
            header: {height: 40, title: Moods}
        """,
      found: ["W804 0 header shrinks its title to fit: Moods"]),
    Row(
      title: "a word wider than its line, and words that fit",
      spec: """
        sections:
          - group: {height: 80, columns: 5}
            items: [{title: Unsubscribe}, {title: Or not}, {title: 有機抹茶パウダー}, {title: Stay here with us}]
        """, found: ["W808 0/0 breaks a word of its title across lines: Unsubscribe"]),
    Row(
      title: "white cards on a white page",
      spec: """
        theme: system
        styles: {card: {content: title, background: systemBackground, cornerRadius: 12}}
        sections:
          - group: {height: 60, item: {style: card}}
            items: {count: 3, title: A}
        """,
      found: [
        "W809 0/0 has the color of the page, #fff, and no border, so its box is not visible"
      ]),
    Row(
      title: "white cards on a page of another color",
      spec: """
        theme: system
        render: {background: systemGroupedBackground}
        styles: {card: {content: title, background: systemBackground, cornerRadius: 12}}
        sections:
          - group: {height: 60, item: {style: card}}
            items: {count: 3, title: A}
        """),
    Row(
      title:
        "white cards with a border or shadow, boxes that a picture covers, and plain white cells",
      spec: """
        theme: system
        styles:
          white: {background: systemBackground}
          edge: {extends: white, content: title, cornerRadius: 12, border: {color: separator, width: 1}}
          raised: {extends: white, content: title, cornerRadius: 12, shadow: {radius: 4}}
          photo: {extends: white, content: image, cornerRadius: 12}
        sections:
          - group: {height: 160, columns: 4, item: {}}
            items:
              - {title: A, style: white}
              - {title: B, style: edge}
              - {title: C, style: raised}
              - {title: D, style: photo, image: photo}
        """),
    Row(
      title: "white cards below pictures, and of parts",
      spec: """
        theme: system
        styles:
          photo: {background: systemBackground, content: imageTitle, cornerRadius: 12}
          parts: {background: systemBackground, content: [{text: $title}], cornerRadius: 12}
        sections:
          - group: {height: 160, item: {style: photo}}
            items: [{title: A, image: photo}]
          - group: {height: 60, item: {style: parts}}
            items: [{title: A}]
        """,
      found: [
        "W809 0/0 has the color of the page, #fff, and no border, so its box is not visible",
        "W809 1/0 has the color of the page, #fff, and no border, so its box is not visible",
      ]),
    Row(
      title: "cells without data, with placeholder labels",
      spec: """
        sections:
          - group: {height: 44, columns: 8}
            items: 8
        """),
    Row(
      title: "an edge between pixels",
      spec: """
        render: {scale: 2}
        sections:
          - group: {height: 60, custom: {frames: [[0, 0, 60.3, 50]]}}
            items: 1
        """, found: ["W805 0/0 has an edge at 60.3 pt, between pixels at @2x"]),
    Row(
      title: "thirds of a point at scale 3",
      spec: """
        render: {scale: 3, widths: 400}
        sections:
          - group: {height: 60, columns: 3}
            items: 3
        """),
    Row(
      title: "a section that exists in one direction only",
      spec: """
        sections:
          - {id: a, group: {height: 60}, items: 2}
          - {id: b, when: rtl, group: {height: 60}, items: 1}
        """, found: ["W806 a/0 and other frames exist in only one reading direction"]),
    Row(
      title: "a different header for each direction",
      spec: """
        sections:
          - group: {height: 60}
            items: 1
            boundarySupplementaryItems:
              - {when: rtl, elementKind: end, size: [1w, 20], alignment: top}
              - {when: not rtl, elementKind: start, size: [1w, 20], alignment: top}
        """, found: ["W806 0 start exists in only one reading direction"]),
    Row(
      title: "a different height in right-to-left layouts",
      spec: """
        sections:
          - group: {height: "=if(rtl, 60, 50)"}
            items: 2
        """,
      found: [
        "W806 0/0 is 10 pt away from its mirrored position in the other reading direction (and 1 more)"
      ]),
    Row(
      title: "a section below one with a different height",
      spec: """
        sections:
          - group: {height: "=if(rtl, 60, 50)"}
            items: 1
          - group: {height: 60, columns: 2}
            items: 4
        """,
      found: ["W806 0/0 is 10 pt away from its mirrored position in the other reading direction"]),
    Row(
      title: "asymmetric insets, which are mirrored",
      spec: """
        sections:
          - group: {height: 60, columns: 3, interItemSpacing: 7}
            contentInsets: {leading: 30, trailing: 11}
            items: 5
        """),
    Row(
      title: "a cell too small to tap",
      spec: """
        sections:
          - group: {height: 43.5}
            header: 20
            items: 3
        """,
      found: ["W807 0/0 is 390 x 43.5 pt; tap targets need at least 44 x 44 pt (and 2 more)"]),
    Row(
      title: "a code that the spec allows",
      spec: """
        allow: W807
        sections: [{group: {height: 20}, items: 3}]
        """),
    Row(
      title: "codes that the spec allows for some names",
      spec: """
        allow: [W807 chips, W807 0/1]
        sections:
          - group: {height: 20, columns: 3}
            items: 3
          - id: chips
            group: {height: 20}
            items: 3
        """,
      found: ["W807 0/0 is 130 x 20 pt; tap targets need at least 44 x 44 pt (and 1 more)"]),
  ]

  /// The findings in parts and bars, with their lines and columns.
  static let parts: [Row] = [
    Row(
      title: "a text that a floating part covers wherever the page is",
      spec: """
        theme: system
        screen:
          floating: [{button: {image: plus}, at: bottomTrailing, inset: 8}]
        sections:
          - list: plain
            items: {count: 30, title: Bread, detail: Two}
        render: {devices: [iphone-16]}
        """,
      found: [
        "3:3 W811 0/29 has text that floating button covers wherever the page is scrolled: Two"
      ]),
    Row(
      title: "a floating part above the end of a page with room for it",
      spec: """
        theme: system
        screen:
          floating: [{button: {image: plus}, at: bottomTrailing, inset: 8}]
        sections:
          - list: plain
            contentInsets: {bottom: 80}
            items: {count: 30, title: Bread, detail: Two}
        render: {devices: [iphone-16]}
        """),
    Row(
      title: "a text below the tab bar of a page that scrolls sideways",
      spec: """
        theme: system
        configuration: {scrollDirection: horizontal, contentInsetsReference: none}
        screen:
          tabBar: {items: [house, star]}
        styles: {page: {content: [spacer, {text: $title}]}}
        sections:
          - group: {width: 200, height: 1h, item: {style: page}}
            items: [{title: One}, {title: Two}]
        render: {devices: [iphone-16]}
        """,
      found: [
        "4:3 W811 0/0 has text that the tab bar covers wherever the page is scrolled: One (and 1 more)"
      ]),
    Row(
      title: "a title of a bar, and of a tab, that is cut",
      spec: """
        theme: system
        screen:
          navigationBar: {title: A title that is much too long for this bar, trailing: [Edit]}
          tabBar: {items: [A long title of a tab, B, C, D, E, F]}
        sections:
          - list: plain
            items: [{title: Bread}]
        render: {devices: [iphone-16]}
        """,
      found: [
        "3:3 W804 navigation bar title does not show all of its text: "
          + "A title that is much too long for this b…",
        "4:3 W804 tab 1 title does not show all of its text: A long title of a tab",
      ]),
    Row(
      title: "a text in a part that is truncated, and one that is not",
      spec: """
        styles:
          card:
            content:
              row:
                - {text: $title, width: 60, numberOfLines: 1}
                - {text: $detail}
        sections:
          - id: cards
            group: {height: 60, columns: 2, item: {style: card}}
            items: [{title: Short, detail: A}, {title: Rather too long, detail: B}]
        """, found: ["5:12 W804 cards/1.title does not show all of its text: Rather too long"]),
    Row(
      title: "two texts of an overlay at one place, and others at two",
      spec: """
        styles:
          card:
            content:
              overlay:
                - {text: $title, at: topLeading}
                - {text: $title, at: bottomTrailing, name: last}
                - {text: $detail, at: topLeading}
        sections:
          - group: {height: 90, item: {style: card}}
            items: [{title: Title, detail: Detail}]
        """, found: ["7:12 W801 0/0.detail and 0/0.title overlap by 33 x 17 pt"]),
    Row(
      title: "text on a picture, a badge on a button, and text in a ring",
      spec: """
        styles:
          card:
            content:
              row:
                - overlay: [{image: photo}, {box: true, background: "#000a"}, {text: $title, color: white, at: center}]
                  width: 120
                - overlay: [{button: {title: Inbox, configuration: filled}}, {badge: $detail, at: topTrailing}]
                  height: 60
                - overlay: [{ring: 0.4, width: 60, height: 60}, {text: $detail, at: center}]
        sections:
          - group: {height: 90, item: {style: card}}
            items: [{title: Title, detail: "4"}]
        """),
    Row(
      title: "controls that are too small to tap, and one that is not",
      spec: """
        styles:
          card:
            content:
              row:
                - {button: $title, height: 30}
                - {switch: true, height: 44, width: 51}
                - {stepper: true, height: 20}
              alignment: center
        sections:
          - group: {height: 60, item: {style: card}}
            items: [{title: Subscribe now}]
        """,
      found: [
        "5:12 W807 0/0.title is 113.5 x 30 pt; tap targets need at least 44 x 44 pt",
        "7:12 W807 0/0.stepper is 94 x 20 pt; tap targets need at least 44 x 44 pt",
      ]),
    Row(
      title: "composed cells that are as high as their text",
      spec: """
        styles: {cell: {content: [{text: $title}]}}
        sections:
          - group: {height: ~44}
            items: [{title: Today}]
        """),
    Row(
      title: "white text on yellow and on a dark box",
      spec: """
        theme: system
        styles:
          card:
            background: systemYellow
            content:
              column:
                - {text: $title, color: white}
                - {text: $detail, color: white, background: black}
        sections:
          - group: {height: 60, item: {style: card}}
            items: [{title: Pale, detail: Clear}]
        """,
      found: [
        "7:12 W810 0/0.title is hard to read: its text has a contrast of 1.5 to 1 with what is behind it: Pale"
      ]),
    Row(
      title: "text of clear cells on the dark background of their group",
      spec: """
        theme: system
        styles:
          panel: {background: "#101820"}
          clear: {background: clear, content: [{text: $title}]}
        sections:
          - group: {height: 60, columns: 2, style: panel, item: {style: clear}}
            items: [{title: Night}, {title: Day}]
        """),
    Row(
      title: "a code that is allowed for a part",
      spec: """
        allow: W807 more
        styles:
          card: {content: [{button: More, name: more, width: 70, height: 30}]}
        sections:
          - group: {height: 60, item: {style: card}}
            items: [{title: A}]
        """),
  ]

  @Test(arguments: parts.indices)
  func `each rule finds the parts with a problem, at their lines`(index: Int) async throws {
    let row = Self.parts[index]
    let work = try Workplace()
    try work.write(row.spec + "\n", to: "grid.yaml")
    let output = await work.run("check", "grid.yaml", "--lint", "--format", "short").text
    let found = output.split(separator: "\n").filter { $0.contains("warning[W8") }.map { line in
      String(line).replacing("grid.yaml:", with: "").replacing(": warning[", with: " ")
        .replacing("]:", with: "").replacing(#/ \(at .*\)$/#, with: "")
    }
    #expect(found == row.found, "\(row.title): \(output)")
  }

  private func found(_ spec: String, _ arguments: String...) async throws -> [String] {
    let work = try Workplace()
    try work.write(spec + "\n", to: "s/grid.yaml")
    _ = await work.run(["verify", "s", "--lint", "--images", "none"] + arguments)
    let report = try work.report()
    return (report.lints ?? []).map { "\($0.code) \($0.message)" }
  }

  @Test(arguments: rows.indices)
  func `each rule finds exactly the expected problems`(index: Int) async throws {
    let row = Self.rows[index]
    let found = try await found(row.spec)
    #expect(found == row.found, "\(row.title)")
  }

  @Test func `ignored names are not linted`() async throws {
    let spec = "sections: [{id: chips, group: {height: 20}, items: 3}]"
    #expect(try await found(spec, "--ignore", "chips/*").isEmpty)
    #expect(try await found(spec, "--ignore", "chips/0").count == 1)
  }

  @Test func `a finding has a location and widths and fails every report format`() async throws {
    let work = try Workplace()
    try work.write(
      """
      render: {widths: [300, 400]}
      sections:
        - header: 30
          group: {height: 20}
          items: 3

      """, to: "s/grid.yaml")
    #expect(await work.run("record", "s", "--images", "none").code == .done)
    #expect(await work.run("verify", "s", "--images", "none").code == .done)
    let result = await work.run("verify", "s", "--images", "none", "--lint")
    #expect(result.code == .badSpec)
    #expect(
      result.text == """
        s/grid.yaml:4: warning[W807]: 0/0 is 300 x 20 pt; tap targets need at least 44 x 44 pt (and 2 \
        more) (at 300 points, 400 points)
        2 snapshots: 2 match, 1 finding

        """)
    let junit = work.text(".build/flatplan/junit.xml")
    #expect(junit.contains(#"name="W807">"#))
    let github = await work.run("report", "--format", "github")
    #expect(github.text.hasPrefix("::error file=s/grid.yaml,line=4,title=W807%3A 0/0 is"))
    let markdown = await work.run("report", "--format", "markdown")
    #expect(markdown.text.contains("| <code>s/grid.yaml:4</code> |"), "\(markdown.text)")
  }

  @Test func `axes without effect are left out of a finding`() async throws {
    func variants(_ height: String, _ render: String) async throws -> String {
      let work = try Workplace()
      try work.write(
        "render: {\(render)}\nsections: [{group: {height: \(height)}, items: 3}]\n",
        to: "grid.yaml")
      let output = await work.run("check", "grid.yaml", "--lint").words
      let label = output.split(separator: "\n").first { $0.contains("^ at ") }
      return label.map { String($0.drop { $0 != "a" }) } ?? output
    }
    let all = "widths: [300, 400], appearance: [light, dark], layoutDirection: [ltr, rtl]"
    #expect(try await variants("20", all) == "at 300 points, 400 points")
    #expect(
      try await variants("\"=if(dark, 20, 50)\"", all) == "at 300 points (dark), 400 points (dark)")
    #expect(
      try await variants("\"=if(dark and width > 300, 50, 20)\"", all)
        == "at 300 points (light), 300 points (dark), 400 points (light)")
    #expect(try await variants("20", "widths: 300, appearance: dark") == "at 300 points (dark)")
    #expect(
      try await variants("20", "widths: 300, theme: [wireframe, print]") == "at 300 points")
  }

  @Test func `findings of different sections are kept apart`() async throws {
    let work = try Workplace()
    try work.write(
      """
      render: {widths: [300, 400]}
      sections:
        - when: width < 400
          id: a
          group: {height: 20, subitems: [{width: 500}]}
          items: 3
        - id: b
          group: {height: 20, subitems: [{width: 500}]}
          items: 3

      """, to: "grid.yaml")
    // Section 0 is empty: section a at 300 points, section b at 400.
    let warned = await work.run("check", "grid.yaml", "--format", "short").text
    #expect(
      warned.split(separator: "\n").map { $0.split(separator: " ")[0] } == [
        "grid.yaml:5:5:", "grid.yaml:8:5:", "grid.yaml:8:5:",
      ])
    try work.write(
      work.text("grid.yaml")
        .replacing(", subitems: [{width: 500}]", with: ""), to: "grid.yaml")
    let found = await work.run("check", "grid.yaml", "--lint", "--format", "short").text
    #expect(found.contains("grid.yaml:5:5: warning[W807]: a/0 is 300 x 20 pt"))
    #expect(found.contains("grid.yaml:8:5: warning[W807]: b/0 is 300 x 20 pt"))
    #expect(found.contains("grid.yaml:8:5: warning[W807]: b/0 is 400 x 20 pt"))
  }

  @Test func `an unknown code in 'allow' is an error`() async throws {
    let work = try Workplace()
    try work.write("allow: W870\nsections: [{group: {height: 44}, items: 3}]\n", to: "grid.yaml")
    let result = await work.run("check", "grid.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("W870"), "\(result.words)")
    #expect(result.words.contains("W807"), "\(result.words)")
  }
}
