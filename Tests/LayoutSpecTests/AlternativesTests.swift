import Testing

@testable import LayoutSpec
@testable import SpecTree

/// Values that apply to some containers only are checked for all of them. What is reported does not
/// depend on the order of the requested containers.
struct AlternativesTests {
  /// A spec with errors in values that do not apply everywhere, and where they are reported.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let text: String
    var found: [String] = []

    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "a template that only an absent section uses",
      text: """
        templates: {a: {height: 1q}}
        sections:
          - when: "=containerWidth < 600"
            group: {height: 44, subitems: [{use: a, height: 44}]}
            items: 3
          - {group: {height: 44}, items: 3}
        """),
    Sample(
      name: "a template that only a change uses, and another width",
      text: """
        templates: {card: {height: 1q}}
        sections:
          - group: {height: 44}
            items: 3
            contentInsets: {default: 3, 600: 4q}
            adapt: [{when: "=containerWidth < 600", group: {use: card, height: 50}}]
        """, found: ["5:39 E204"]),
    Sample(
      name: "a change and a section for other widths",
      text: """
        sections:
          - group: {height: 44}
            items: 3
            adapt: [{when: containerWidth > 2000, interGroupSpacing: bad}]
          - {when: containerWidth > 2000, group: {height: wrong}, items: [{titel: A}]}
        """, found: ["4:62 E202", "5:51 E202", "5:68 E104"]),
    Sample(
      name: "a text of other widths",
      text: """
        sections:
          - {group: {height: 44}, items: [{title: {default: A, 2000: =unknown}}]}
          - {group: {height: 44}, items: {count: 3, title: {default: $index, 2000: $(none + 1)}}}
        """, found: ["2:63 E502", "3:78 E502"]),
    Sample(
      name: "a header",
      text: """
        sections:
          - group: {height: 44}
            items: 3
            header: {when: containerWidth > 600, height: {default: 44, 1000: 4q}}
        """, found: ["4:71 E204"]),
    Sample(
      name: "a sheet at some widths",
      text: """
        screen:
          sheet:
            default: {sections: [{group: {height: 44}, items: 3}]}
            600:
              sections:
                - {group: {height: 44}, items: 3, interGroupSpacing: {default: 4, 1000: 4q}}
                - {when: containerWidth > 900, group: {height: 44, foo: 1}, items: 3}
        sections: [{group: {height: 44}, items: 3}]
        """, found: ["6:82 E204 at [700.0]", "7:60 E104 at [700.0]"]),
    Sample(
      name: "a cycle of vars",
      text: """
        vars: {a: "=b", b: "=a"}
        sections:
          - {when: "=containerWidth < 600", group: {height: "=b"}, items: 3}
          - {group: {height: 44}, items: 3}
        """, found: ["1:13 E509"]),
    Sample(
      name: "rows with the same mistake",
      text: """
        contents: {c: {text: $title, when: {default: $c > 3, 600: true}}}
        styles: {cell: {content: c}}
        sections: [{group: {height: 44}, items: [{title: a, c: zzz}, {title: b, c: yyy}]}]
        """, found: ["1:46 E202"]),
    Sample(
      name: "a template of rows",
      text: """
        sections:
          - group: {height: 44}
            items: {count: 30, title: $index, cornerRadius: {default: 4, 600: "x$index"}}
          - {group: {height: 44}, items: 1, heigth: 44}
        """, found: ["3:71 E202", "4:37 E104"]),
    Sample(
      name: "data in a composition at other widths",
      text: """
        contents: {c: {text: $title, color: {default: red, 2000: $tint}}}
        styles: {cell: {content: c}}
        sections: [{group: {height: 44}, items: [{title: a, tint: zzz}, {title: b, tint: red}]}]
        """, found: ["1:58 E203"]),
    Sample(
      name: "a template of an absent section, and a sheet",
      text: """
        templates: {a: {height: 1q}}
        screen:
          sheet:
            default: {sections: [{group: {height: 44}, items: 3}]}
            600: {sections: [{group: {height: 50}, items: 2}]}
        sections:
          - when: "=containerWidth < 600"
            group: {height: 44, subitems: [{use: a, height: 44}]}
            items: 3
          - {group: {height: 44}, items: 3}
        """),
    Sample(
      name: "templates that grow, in sections that do not exist",
      text: """
        templates:
          t0: {height: 1}
        \((1...13).map { "  t\($0): {use: [t\($0 - 1), t\($0 - 1)]}" }.joined(separator: "\n"))
        sections:
        \(Array(repeating: absent, count: 20).joined(separator: "\n"))
          - {group: {height: 44}, items: 1}
        """, found: ["6:14 E208"]),
    Sample(
      name: "a repeated part without a list",
      text: """
        contents: {c: {column: [{repeat: $words(3), text: $each}, {text: hi}]}}
        styles: {cell: {content: c}}
        sections: [{group: {height: 80}, items: 2}]
        """, found: ["1:34 E201"]),
    Sample(
      name: "a repeated part that is too deep",
      text: """
        contents:
          c: \(String(repeating: "{column: [", count: 16)){repeat: [1], text: x}\
        \(String(repeating: "]}", count: 16))
        styles: {cell: {content: c}}
        sections: [{group: {height: 44}, items: 2}]
        """, found: ["2:166 E208"]),
  ]

  private static let absent =
    "  - {when: containerWidth > 2000, items: 1, group: {height: 44, subitems: [{use: t13}]}}"

  @Test(arguments: samples) func `errors are found once`(_ sample: Sample) {
    for widths in ["[375, 700]", "[700, 375]"] {
      let source = SourceText("\(sample.text)\nrender: {widths: \(widths)}\n", path: "a.yaml")
      let found = SpecReader.read(source).findings.all.map { finding in
        let place = "\(finding.span.place.line):\(finding.span.place.column)"
        let end = finding.widths.isEmpty ? "" : " at \(finding.widths)"
        return "\(place) \(finding.problem.code)\(end)"
      }
      #expect(found == sample.found, "\(sample.name) at \(widths)")
    }
  }
}
