import Foundation
import Testing

@testable import VisualDiff

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports in the formats of other tools.
@Suite struct ReportViewTests {
  @Test func `causes are grouped across snapshots and numbered`() {
    let groups = Reports.all.causeGroups
    #expect(groups.map(\.number) == [1])
    #expect(groups[0].verdicts == [0, 1, 2])
    #expect(groups[0].consequences == 18)
    #expect(
      groups[0].text
        == "sections.photos.group.interItemSpacing 8 → 14   specs/gallery.yaml:14")
    #expect(Reports.all.verdicts[1].baselineName == "specs/__Snapshots__/gallery/390~dark")
  }

  @Test func `JUnit has a suite per spec and a case per snapshot`() {
    var report = Reports.all
    report.verdicts.removeSubrange(1...2)
    #expect(
      report.junit(allowsObsolete: true) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="flatplan 0.2.0" tests="5" failures="2" errors="1">
          <testsuite name="specs/gallery.yaml" tests="4" failures="1" errors="1">
            <testcase classname="specs/gallery.yaml" name="390">
              <failure type="layout" message="gallery 390  CHANGED  1 cause, 6 consequences">\
          cause     sections.photos.group.interItemSpacing 8 → 14   specs/gallery.yaml:14   \
        (6 consequences)
          resized   photos/0,3   w -4   (2 items, column 0)
          moved     photos/1,4   x +2  w -4   (2 items, column 1)
          moved     photos/2,5   x +4  w -4   (2 items, column 2)
        </failure>
            </testcase>
            <testcase classname="specs/gallery.yaml" name="320"/>
            <testcase classname="specs/gallery.yaml" name="1000">
              <error type="missing" message="'a' &amp; &lt;b&gt;\u{FFFD}, 50 %"/>
            </testcase>
            <testcase classname="specs/gallery.yaml" name="1"/>
          </testsuite>
          <testsuite name="specs/list.yaml" tests="1" failures="1" errors="0">
            <testcase classname="specs/list.yaml" name="390">
              <failure type="missing" message="gallery 390  MISSING"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(report.junit().contains("type=\"obsolete\""))
  }

  @Test func `JUnit is well formed with any characters in names`() {
    var verdict = Reports.verdict(.layout, spec: "a\"<&>\u{0}\u{1B}[31m\n\t\u{FFFE}]]>.yaml")
    verdict.environment = ["]]> \r\n \u{8} 🙂"]
    let lint = Report.Lint(
      code: "\"<&", message: "<\"&", surfaces: "<&", path: "\"<&>", line: 1)
    let xml = Report(tool: "<\"tool\">", verdicts: [verdict], lints: [lint]).junit()
    #expect(XMLParser(data: Data(xml.utf8)).parse())
    #expect(!xml.contains("]]>"))
    // Unescaped, a parser would normalize them to spaces.
    #expect(xml.contains("[31m&#10;&#9;"))
  }

  @Test func `annotations point to the line in the spec`() {
    let lines = Reports.all.annotations(allowsObsolete: true).split(separator: "\n")
    #expect(
      lines == [
        """
        ::error file=specs/gallery.yaml,line=14,title=18 frames in 3 snapshots%3A \
        sections.photos.group.interItemSpacing 8 → 14::\
        gallery 390, gallery 390~dark, gallery 834%0A\
        gallery 390  CHANGED  1 cause, 6 consequences%0A\
          cause     sections.photos.group.interItemSpacing 8 → 14   specs/gallery.yaml:14   \
        (6 consequences)%0A\
          resized   photos/0,3   w -4   (2 items, column 0)%0A\
          moved     photos/1,4   x +2  w -4   (2 items, column 1)%0A\
          moved     photos/2,5   x +4  w -4   (2 items, column 2)
        """,
        "::error file=specs/list.yaml,title=1 snapshot%3A no baseline::gallery 390",
        "::error file=specs/gallery.yaml,title=1 snapshot%3A 'a' & <b>\u{FFFD}%2C 50 %25::gallery 1000",
      ])
    #expect(Reports.all.annotations().contains("baseline no longer used"))
  }

  @Test func `an annotation of a cause lists only its own frames`() {
    let report = Report(tool: "", verdicts: [Reports.twofold()])
    let lines = report.annotations().split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.last == """
        ::error file=specs/gallery.yaml,line=9,title=1 frame in 1 snapshot%3A indent 0 → 6::\
        gallery 390%0A\
        gallery 390  CHANGED  1 cause, 1 consequence%0A\
          cause 2   indent 0 → 6   specs/gallery.yaml:9   (1 consequence)%0A\
          moved     0/11   x +6  y +10%0A\
          content   320 x 1200 -> 320 x 1210
        """)
  }

  @Test func `causes show their numbers if there are several`() {
    let report = Report(tool: "", verdicts: [Reports.changed(), Reports.twofold(variant: "834")])
    let first = "cause 1   sections.photos.group.interItemSpacing 8 → 14"
    for text in [report.text, report.junit(), report.annotations(), report.markdown()] {
      #expect(text.contains(first))
      #expect(!text.contains("cause     "))
    }
  }

  @Test(
    arguments: [
      ("specs/a.yaml", "specs/a.yaml:14:3: error: no", "specs/a.yaml,line=14"),
      (
        "specs/screens", "specs/screens/Home.swift:3:5: error: no",
        "specs/screens/Home.swift,line=3"
      ),
      ("specs/a", "specs/a.yaml:14:3: error: no", "specs/a"),
      ("specs/screens", "specs/screens/Home.swift: error: no", "specs/screens"),
      ("specs/screens", "specs/screens has 3 rows: 5: no", "specs/screens"),
    ])
  func `annotations point to the line of an error`(file: String, words: String, place: String) {
    var verdict = Reports.verdict(.error, spec: file)
    verdict.failure = words
    #expect(
      Report(tool: "flatplan", verdicts: [verdict]).annotations().hasPrefix(
        "::error file=\(place),title="))
  }

  @Test func `a summary lists causes, then each snapshot`() {
    var report = Reports.all
    report.verdicts.removeSubrange(1...3)
    report.verdicts[0].causes[0].edits[0].text = "a_b | `c` *d* <e>"
    report.verdicts[0].environment = ["```"]
    #expect(
      report.markdown() == """
        ## ❌ 4 snapshots: 1 layout, 2 missing, 1 obsolete

        |  | Cause | Place | Snapshots | Frames |
        | ---: | --- | --- | ---: | ---: |
        | 1 | <code>a&#95;b &#124; &#96;c&#96; &#42;d&#42; &lt;e&gt;</code> | \
        <code>specs/gallery.yaml:14</code> | 1 | 6 |

        Accept all changes, or one cause.

        ```sh
        flatplan accept
        ```

        <details><summary>specs/gallery.yaml 390: frames differ from the baseline</summary>

        ````text
        gallery 390  CHANGED  1 cause, 6 consequences
          cause     a_b | `c` *d* <e>   specs/gallery.yaml:14   (6 consequences)
          resized   photos/0,3   w -4   (2 items, column 0)
          moved     photos/1,4   x +2  w -4   (2 items, column 1)
          moved     photos/2,5   x +4  w -4   (2 items, column 2)
          machine   ```
        ````

        </details>

        - specs/list.yaml 390: no baseline

        <details><summary>specs/gallery.yaml 1000: 'a' &amp; &lt;b&gt;\u{FFFD}, 50 %</summary>

        ```text
        gallery 1000  MISSING
          failure   'a' & <b>\u{FFFD}, 50 %
        ```

        </details>

        - specs/gallery.yaml 1: baseline no longer used

        """)
  }

  @Test(arguments: [
    (Verdict.Status.match, "## ✅ 1 snapshot: 1 match\n"),
    (
      .environment,
      "## ✅ 1 snapshot: 1 environment\n\n- specs/a.yaml 390: recorded with other fonts or libraries\n"
    ),
    (
      .obsolete,
      "## ❌ 1 snapshot: 1 obsolete\n\n- specs/a.yaml 390: baseline no longer used\n"
    ),
  ])
  func `a summary without causes has no table and shows the result`(
    status: Verdict.Status, summary: String
  ) {
    let verdicts = [Reports.verdict(status, spec: "specs/a.yaml")]
    #expect(Report(tool: "", verdicts: verdicts).markdown() == summary)
  }

  @Test func `a comment has links to lines of a commit, and a command for each cause`() {
    var other = Reports.changed(variant: "834")
    other.causes[0].edits[0].text = "theme a → b"
    other.causes[0].edits[0].place = "specs/a (1).yaml:3"
    let place = MarkdownPlace(
      files: "https://example.org/o/r/blob/123abc/", path: { "app/\($0)" },
      download: "gh run download 7 --name flatplan --dir artifact", hasPictures: true)
    let report = Report(tool: "", verdicts: [Reports.changed(), other])
    let text = report.markdown(in: place)
    let address = "https://example.org/o/r/blob/123abc/app/specs/gallery.yaml#L14"
    #expect(text.contains("[<code>specs/gallery.yaml:14</code>](\(address))"), "\(text)")
    #expect(text.contains("/app/specs/a%20%281%29.yaml#L3)"), "\(text)")
    #expect(
      text.contains(
        """
        In the folder `causes` of the results is a picture of each: before, after, and the difference.

        ```sh
        gh run download 7 --name flatplan --dir artifact
        flatplan accept --from artifact
        flatplan accept --from artifact --cause 1
        flatplan accept --from artifact --cause 2
        ```

        """), "\(text)")
  }

  @Test func `a summary stays within its size limit`() {
    let verdicts = (0..<500).map { Reports.changed(variant: "\($0)") }
    let text = Report(tool: "", verdicts: verdicts).markdown(mostBytes: 9000)
    #expect(text.utf8.count <= 9000)
    #expect(text.contains("\nAnd 4"))
    #expect(text.hasSuffix(" more, in `report.json`.\n"))
  }
}
