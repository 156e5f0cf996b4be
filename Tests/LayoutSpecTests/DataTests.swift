import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// Generated texts and rows, data files and included files.
struct DataTests {
  static let files: [String: String] = [
    "places.csv": ##"""
    city,country,note
    Kyoto,Japan,"old, and ""new"""
    Bruges,Belgium,
    "Two
    lines",Peru,x
    """##,
    "places.json": #"[{"title": "Kyoto", "visits": 1.50}, {"title": "Bruges", "subtitle": null}]"#,
    "sights.json": ##"""
    [{"look": "quiet", "ground": "#ff0000", "height": 80}, {"look": "loud", "ground": "", "height": ""}]
    """##,
    "ragged.csv": "a,b\n1,2\n3\n",
    "people.csv": "title,badge,accessory,indentation\nInes,3,disclosure,1\nTeo,,,\n",
    "open.csv": "a\n\"b\n",
    "parts/rows.csv": "title\nOne\n",
    "parts/brand.yaml": """
    include: [../colours.yaml]
    vars: {gap: 8, height: 44}
    """,
    "brand.yaml": """
    include: colours.yaml
    vars: {gap: 8, row: gap * 5}
    templates: {panel: {group: {height: =row}, items: parts/rows.csv}}
    """,
    "colours.yaml": "styles: {cell: {background: systemTeal}}\ntheme: system\n",
    "loop.yaml": "include: loop.yaml\n",
    "wrong.yaml": "vars: {gap: 8 +}\nsections: []\n",
    "misspelt.yaml": "vars: {gap: 8, row: 5 * gpa}\n",
  ]

  static func read(_ path: String) throws(SpecFileProblem) -> [UInt8] {
    guard !path.hasPrefix("..") else { throw .outsideRoot }
    guard let text = files[path] else { throw .notFound }
    return Array(text.utf8)
  }

  func load(_ text: String) throws -> FileSpec {
    do throws(SpecErrors) {
      return try SpecFile.load(Array(text.utf8), path: "grid.yaml", readFile: Self.read).spec
    } catch {
      Issue.record("\(error)")
      throw error
    }
  }

  func items(_ items: String, seed: Int = 1, id: String = "a") throws -> ItemContents {
    let spec = try load(
      """
      vars: {gap: 8}
      sections: [{id: \(id), group: {height: 44, columns: 2}, items: \(items)}]
      render: {seed: \(seed)}
      """)
    return try spec.plan(in: Container(width: 390)).content.sections[0].items
  }

  /// The contents of the badges of such items.
  func badges(_ items: String) throws -> [ElementContent?] {
    let items = try load(
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top]}}
          items: \(items)
      """
    ).plan(in: Container(width: 390)).content.sections[0].items
    return (0..<items.count).map { items[$0].supplementaries["badge"] }
  }

  func titles(_ items: ItemContents) -> [String?] {
    (0..<min(items.count, 10)).map { items[$0].fields["title"] }
  }

  func messages(_ text: String) -> [String] {
    do throws(SpecErrors) {
      return try SpecFile.load(Array((text + "\n").utf8), path: "grid.yaml", readFile: Self.read)
        .warnings.map(\.message)
    } catch {
      return error.diagnostics.map {
        "\($0.location.path):\($0.location.line):\($0.location.column) \($0.code) \($0.message)"
      }
    }
  }

  @Test(arguments: [
    ("Photo $(index + 1)", ["Photo 1", "Photo 2", "Photo 3"]),
    ("\"$index, $line\"", ["0, 0", "1, 0", "2, 1"]), ("=index * gap / 16", ["0", "0.5", "1"]),
    ("$gap of $itemCount in $section", ["8 of 3 in 0", "8 of 3 in 0", "8 of 3 in 0"]),
    ("$$5 and $5", ["$5 and $5", "$5 and $5", "$5 and $5"]),
    ("$(index > 1)", ["false", "false", "true"]), ("$(0.1 + 0.2)", ["0.3", "0.3", "0.3"]),
  ])
  func `texts evaluate their expressions`(_ title: String, _ expected: [String]) throws {
    #expect(try titles(items("{count: 3, title: \(title)}")) == expected)
    #expect(
      try titles(items("[{title: \(title)}, {title: \(title)}, {title: \(title)}]")) == expected)
  }

  @Test func `texts of headers evaluate their expressions`() throws {
    let plan = try load(
      """
      sections:
        - {id: a, header: {title: Section $(section + 1) of $itemCount}, group: {height: 9}, items: 4}
        - {use: a, id: b, items: 7}
      """
    ).plan(in: Container(width: 390))
    #expect(
      plan.content.sections.map { $0.boundary["header"]?.fields["title"] }
        == ["Section 1 of 4", "Section 2 of 7"])
  }

  @Test(
    arguments: [
      ("4", "4"), ("[A, B]", "2"), ("{count: 5}", "5"), ("{default: 3, 600: 6}", "3"),
      ("places.csv", "3"), ("{from: places.csv}", "3"), ("{from: places.csv, limit: 2}", "2"),
      ("{from: places.csv, limit: 9}", "3"),
    ])
  func `expressions in headers know the number of items`(_ items: String, _ count: String) throws {
    let plan = try load(
      "sections: [{header: {title: $itemCount}, group: {height: 44}, items: \(items)}]"
    ).plan(in: Container(width: 390))
    #expect(plan.content.sections[0].boundary["header"]?.fields["title"] == count)
    #expect(plan.itemCounts.map(String.init) == [count])
  }

  @Test func `a limit keeps the first rows of a file`() throws {
    #expect(try titles(items("{from: places.csv, limit: 2, title: $city}")) == ["Kyoto", "Bruges"])
  }

  @Test func `a column named like a badge sets it`() throws {
    let badges = try badges("people.csv")
    #expect(badges.map { $0?.fields["title"] } == ["3", nil])
  }

  @Test func `badge counts are computed, and 0 hides the badge`() throws {
    let badges = try badges("{count: 6, badge: {count: =index % 3 * 4}}")
    #expect(badges.map { $0?.fields["title"] } == ["0", "4", "8", "0", "4", "8"])
    #expect(badges.map { $0?.isHidden } == [true, false, false, true, false, false])
  }

  @Test func `a row without a badge hides it if other rows have one`() throws {
    let some = try badges("[{title: A, badge: 3}, {title: B}]")
    #expect(some.map { $0?.isHidden } == [false, true])
    // If no row sets a badge, all are shown, as in wireframes.
    let none = try badges("[{title: A}, {title: B}]")
    #expect(none.map { $0?.isHidden } == [nil, nil])
  }

  @Test func `rows of a file in a list have badges, accessories and indentation`() throws {
    let spec = try load("sections: [{list: plain, items: people.csv}]")
    let rows = try spec.plan(in: Container(width: 390)).content.sections[0].items
    let named = try load(
      "sections: [{list: plain, items: {from: people.csv, badge: 5, accessory: $accessory}}]")
    #expect(
      try named.plan(in: Container(width: 390)).content.sections[0].items[0].fields["accessory"]
        == "badge disclosure")
    #expect(
      rows[0].fields
        == ["title": "Ines", "badge": "3", "accessory": "badge disclosure", "indentation": "1"])
    #expect(rows[1].fields == ["title": "Teo", "badge": "", "accessory": "badge "])
  }

  @Test(
    arguments: [
      ("2 / 0.00001", "200000"), ("0.1 * 3 * 10", "3"), ("1 / 3", "0.333333333"),
      ("0.00001", "0.00001"), ("-0.0000000001", "0"), ("1234567.5", "1234567.5"), ("7 / 2", "3.5"),
      ("-1 / 8", "-0.125"),
    ])
  func `numbers in texts are formatted for readers`(_ number: String, _ text: String) throws {
    #expect(try titles(items("[{title: $(\(number))}]")) == [text])
  }

  @Test func `sample texts depend on the seed, the section, the item and the field`() throws {
    let texts = try titles(items("{count: 9, title: $words(2)}"))
    #expect(texts.allSatisfy { $0?.split(separator: " ").count == 2 })
    #expect(Set(texts).count > 6)
    #expect(
      try titles(items("{count: 3, subtitle: $city, title: $words(2)}")) == Array(texts[..<3]))
    #expect(try titles(items("{count: 9, title: $words(2)}", seed: 2)) != texts)
    #expect(try titles(items("{count: 9, title: $words(2)}", id: "b")) != texts)
    let badges = try badges("{count: 9, title: $words(2), badge: $words(2)}")
    #expect(badges.map { $0?.fields["title"] } != texts)
    // Released sample texts must not change.
    #expect(
      try titles(items("{count: 2, title: '$person() in $city(), $price'}"))
        == titles(
          items("[{title: '$person in $city, $price()'}, {title: '$person in $city, $price'}]")))
  }

  @Test(arguments: [
    "$(index + 1)", "$words(2)", "$(line)", "$(containerWidth)", "$(wide)",
    "$(if(width > 500, 1, 2))",
    "$words(count)", "$(itemCount)",
  ])
  func `texts of rows depend on the plan's container`(_ text: String) throws {
    func texts(readFor width: CGFloat) throws -> [String?] {
      let spec = try load(
        """
        vars: {wide: containerWidth > 500, count: {default: 1, 500: 3}}
        sections:
          - group:
              height: 44
              subitems: [{width: 100}]
            items: {count: 9, title: "\(text)"}
        render: {widths: [\(Int(width))]}
        """)
      return titles(try spec.plan(in: Container(width: 768)).content.sections[0].items)
    }
    #expect(try texts(readFor: 390) == texts(readFor: 768))
  }

  @Test func `sizes of rows depend on the plan's container`() throws {
    func sizes(readFor width: Int) throws -> [IntrinsicSize?] {
      let plan = try load(
        """
        sections:
          - group: {height: 44, subitems: [{width: 100}]}
            items: {count: 9, intrinsicSize: [=line, null]}
        render: {widths: [\(width)]}
        """
      ).plan(in: Container(width: 768))
      return (0..<9).map { plan.intrinsicSizes[.init(category: .cell, section: 0, item: $0)] }
    }
    #expect(try sizes(readFor: 390) == sizes(readFor: 768))
  }

  @Test func `plans use the seed that the spec has when they are made`() throws {
    func spec(_ seed: Int) throws -> FileSpec {
      try load(
        """
        sections:
          - group: {height: 44, columns: {default: 2, 600: 3}}
            items: {count: 9, title: $words(2)}
        render: {widths: [390, 768], seed: \(seed)}
        """)
    }
    func texts(_ spec: FileSpec, _ width: CGFloat) throws -> [String?] {
      titles(try spec.plan(in: Container(width: width)).content.sections[0].items)
    }
    let read = try spec(1)
    var changed = read
    changed.render.seed = 2
    for width: CGFloat in [390, 768, 1_024] {
      #expect(try texts(changed, width) == texts(try spec(2), width))
      #expect(try texts(changed, width) != texts(read, width))
    }
  }

  @Test(arguments: SampleText.allCases) func `every kind of sample text is never empty`(
    _ sample: SampleText
  ) {
    for index in 0..<200 {
      #expect(!sample.text(Chance("\(index)"), count: nil).isEmpty)
      #expect(!sample.text(Chance("\(index)"), count: 3).isEmpty)
    }
  }

  /// The first contents are cached when a spec is read; the others are made on demand.
  @Test func `cached and uncached cells know their positions`() throws {
    let items = try items("{count: 100, title: $(index) in $(line)}")
    for index in 0..<100 { #expect(items[index].fields["title"] == "\(index) in \(index / 2)") }
  }

  @Test(.timeLimit(.minutes(20))) func `a hundred million rows use no memory`() throws {
    let items = try items("{count: 100000000, title: '$words(2) $(index + 1)'}")
    #expect(items.count == 100_000_000)
    #expect(items[99_999_999].fields["title"]?.hasSuffix(" 100000000") == true)
    #expect(items[100_000_000] == ElementContent())
  }

  @Test func `CSV files provide rows`() throws {
    let items = try items("{from: places.csv, title: $city, subtitle: $country, detail: $note}")
    #expect(titles(items) == ["Kyoto", "Bruges", "Two\nlines"])
    #expect(items[0].fields["detail"] == "old, and \"new\"")
    #expect(items[1].fields["detail"] == nil)
    #expect(try self.items("{from: places.csv, title: $city, limit: 2}").count == 2)
  }

  @Test func `JSON files provide rows`() throws {
    let items = try items("places.json")
    #expect(titles(items) == ["Kyoto", "Bruges"])
    #expect(try titles(self.items("{from: places.json, title: $visits}")) == ["1.50", nil])
  }

  /// An empty column leaves the property or the side unset.
  @Test func `rows of a file can set styles and sizes`() throws {
    let plan = try load(
      """
      styles: {quiet: {opacity: 0.5}, loud: {}}
      sections:
        - group: {height: ~44}
          items: {from: sights.json, style: $look, background: $ground, intrinsicSize: [null, $height]}
      """
    ).plan(in: Container(width: 390))
    let items = plan.content.sections[0].items
    #expect((0..<2).map { items[$0].style } == ["quiet", "loud"])
    #expect(
      (0..<2).map { items[$0].overrides.background } == [.components(RGBA(0xFF0000)), nil])
    #expect(
      (0..<2).map { plan.intrinsicSizes[.init(category: .cell, section: 0, item: $0)] }
        == [.size(width: nil, height: 80), .size(width: nil, height: nil)])
  }

  @Test func `random styles differ between items, fields and badges`()
    throws
  {
    let properties =
      "background: $color(), gradient: [$color(), $color()], border: {color: $color()}"
    let items = try items("{count: 40, title: $color(), \(properties)}")
    let overrides = (0..<40).map { items[$0].overrides }
    func differing(_ colors: [ColorReference?]) -> Int { Set(colors).count }
    #expect(differing(overrides.map(\.background)) > 4)
    #expect(differing(overrides.map(\.border?.color)) > 4)
    #expect(overrides.contains { $0.background != $0.border?.color })
    #expect(overrides.contains { $0.gradient?.colors.first != $0.gradient?.colors.last })
    #expect(overrides.contains { $0.background != .named(items[0].fields["title"] ?? "") })

    let badges = try badges("{count: 40, background: $color(), badge: {background: $color()}}")
    #expect(differing(badges.map(\.?.overrides.background)) > 4)
  }

  /// Each spec is released before the next is read, so a new one may reuse its memory address.
  @Test func `rows of released specs have distinct identities`() throws {
    var all: [ItemContents] = []
    for number in 0..<50 { all.append(try items("{count: 2, title: $(\(number) + index)}")) }
    #expect(Set(all).count == all.count)
  }

  @Test func `a spec includes other files`() throws {
    let spec = try load(
      """
      include: [brand.yaml]
      vars: {gap: 10}
      sections: [{use: panel}]
      """)
    let plan = try spec.plan(in: Container(width: 390))
    let layout = try plan.layout.solve(itemCounts: plan.itemCounts, in: Container(width: 390))
    #expect(layout.contentSize.height == 50)
    #expect(plan.content.styles["cell"]?.background == .named("systemTeal"))
    #expect(spec.render.themes == ["system"])
  }

  @Test func `compositions of rows from a file have no made-up values`() {
    func found(_ price: String) -> [String] {
      let content = "[{text: $city}, {text: \(price)}]"
      return messages(
        "sections: [{group: {height: 44}, items: {from: places.csv, content: \(content)}}]")
    }
    #expect(found("$price()") == [])
    #expect(found("$price").allSatisfy { $0.contains("E502 the data has no column 'price'") })
    #expect(!found("$price").isEmpty)
  }

  @Test func `fields that no row has are missing, unless they are nearly another name`() throws {
    func found(_ name: String, _ items: String) -> [String] {
      messages(
        "sections: [{group: {height: 44}, items: \(items), header: {title: A}}]\n"
          + "styles: {cell: {content: [{text: $title}, {text: $\(name)}]}}")
    }
    #expect(found("remark", "[{title: A}]") == [])
    #expect(found("remark", "{count: 2, title: A}") == [])
    #expect(found("detail2", "[{title: A}]") == [])
    #expect(found("titel", "[{title: A}]").first?.contains("E502") == true)
    #expect(found("remark", "places.csv").first?.contains("E502") == true)
  }

  @Test func `texts in lists and maps of rows are filled in for each item`() throws {
    let spec = try load(
      """
      styles: {cell: {content: [{text: $place.name}, {repeat: $tags, text: $each}]}}
      sections:
        - group: {height: 44}
          items: {count: 2, place: {name: "no $(index)"}, tags: ["tag $(index + 1)", $$5]}

      """)
    let content = try spec.plan(in: Container(width: 390)).content
    let id = try #require(content.styles["cell"]?.composition)
    for index in 0..<2 {
      let text = "\(String(describing: content.sections[0].items[index].parts[id]))"
      for word in ["\"no \(index)\"", "\"tag \(index + 1)\"", "\"$5\""] {
        #expect(text.contains(word), "\(word)")
      }
    }
  }

  @Test(arguments: [
    "header: {height: 64, name: Today, content: [{use: big}]}",
    "header: {height: 64, name: Today, content: big}",
    "header: {height: 64, name: Today, content: outer}",
  ])
  func `headers have the fields of compositions that they use`(_ header: String) {
    let contents = "contents: {big: [{text: $name}], outer: {row: [spacer, {use: big}]}}\n"
    #expect(
      messages(contents + "sections: [{group: {height: 44}, items: 2, \(header)}]") == [])
    let bar = "{elementKind: bar, size: [1w, 83], alignment: bottom, \(header.dropFirst(20))"
    #expect(
      messages(
        contents + "sections: [{group: {height: 44}, items: 2}]\n"
          + "configuration: {boundarySupplementaryItems: [\(bar)]}") == [])
  }

  @Test func `a text that begins with an equals sign has two of them`() throws {
    let titles = try items("[{title: ==5}, {title: ==$(1 + 1)}, {title: =1 + 1}, {title: ==}]")
    #expect((0..<4).map { titles[$0].fields["title"] } == ["=5", "=2", "2", "="])
  }

  @Test(arguments: [
    ("icon.pdf", "PDF", "save it as SVG"), ("a/b.HEIC", "HEIC", "save it as PNG, JPEG or WebP"),
    ("x.gif", "GIF", "save it as PNG"), ("x.tiff", "TIFF", "save it"),
    ("x.avif", "AVIF", "save it"),
  ])
  func `pictures in formats that are not read are named`(
    _ name: String, _ format: String, _ advice: String
  ) {
    let found = diagnostics(
      of: "sections: [{group: {height: 44}, items: [{image: \(name)}]}]")
    #expect(found.map(\.code) == ["E203"])
    #expect(
      found.first?.message == "'\(name)' is a picture in the format \(format), which is not read")
    #expect("\(found)".contains(advice))
  }

  @Test func `rows that differ only in what their compositions show differ`() throws {
    for items in [
      "{count: 4, content: [{text: $where}], where: no $(index)}",
      "{count: 4, content: [{text: $where}], where: $city}",
      "{count: 4, content: [{badge: $(index)}]}",
    ] {
      let rows = try self.items(items)
      let trees = Set((0..<4).map { rows[$0].parts })
      #expect(trees.count == 4, "\(items)")
    }
  }

  @Test(arguments: [
    ("items: none.csv", "grid.yaml:1:41 E601 there is no file 'none.csv'"),
    (
      "items: ../places.csv",
      "grid.yaml:1:41 E602 '../places.csv' is outside the project folder"
    ),
    (
      "items: /etc/places.csv",
      "grid.yaml:1:41 E602 '/etc/places.csv' is outside the project folder"
    ),
    (
      "items: ragged.csv",
      "grid.yaml:1:41 E605 'ragged.csv' is not a table: line 3 has 1 value, not 2"
    ),
    (
      "items: {from: places.csv, title: $price}",
      "grid.yaml:1:68 E502 the data has no column 'price', and rows of a file have no sample text"
    ),
    (
      "items: open.csv",
      "grid.yaml:1:41 E605 'open.csv' is not a table: the quote opened on line 2 is never closed"
    ),
    (
      "items: {from: places.csv, title: $cty}",
      "grid.yaml:1:68 E502 '$cty' is not a known name, a column or sample text; "
        + "write '$$' for a dollar sign"
    ),
    (
      "items: {from: places.csv, count: 2}",
      "grid.yaml:1:60 E106 'count' cannot be combined with 'from': the file decides the number of rows"
    ),
    (
      "items: {from: places.csv, background: $city}",
      "grid.yaml:1:72 E203 unknown color 'Kyoto'"
    ),
    ("items: {from: places.csv, style: $city}", "grid.yaml:1:67 E301 unknown style 'Kyoto'"),
    ("items: {count: 2, limit: 2}", "grid.yaml:1:52 E107 'limit' needs 'from'"),
  ])
  func `invalid data is an error`(_ items: String, _ message: String) {
    #expect(messages("sections: [{group: {height: 44}, \(items)}]") == [message])
  }

  @Test(arguments: [
    ("none.yaml", "grid.yaml:1:11 E601 there is no file 'none.yaml'"),
    (
      "../none.yaml",
      "grid.yaml:1:11 E602 '../none.yaml' is outside the project folder"
    ),
    (
      "loop.yaml",
      "loop.yaml:1:10 E604 files include one another in a cycle: loop.yaml → loop.yaml"
    ),
    ("wrong.yaml", "wrong.yaml:1:15 E501 invalid expression: expected a number or a name"),
  ])
  func `invalid included files are errors`(_ file: String, _ message: String) {
    let messages = messages("include: [\(file)]\nsections: [{group: {height: 44}, items: 1}]")
    #expect(messages.first == message)
  }

  @Test func `an error in an included file is fixed there`() {
    let text = "include: misspelt.yaml\nsections: [{group: {height: 44}, items: 1}]"
    let error = #expect(throws: SpecErrors.self) { () throws(SpecErrors) in
      try SpecFile.load(Array(text.utf8), path: "grid.yaml", readFile: Self.read)
    }
    let fixes = error?.diagnostics.flatMap(\.fixes) ?? []
    #expect(fixes.map(\.title) == ["gap"])
    #expect(fixes.map(\.location.path) == ["misspelt.yaml"])
  }

  @Test func `names that a missing file may define are not reported`() {
    let messages = messages(
      """
      include: [none.yaml]
      sections:
        - {use: panel, items: 2}
        - group: {height: =tall}
          items: {count: 1, style: card, title: $word}
        - {group: {height: 44px}, items: 1}
      """)
    #expect(
      messages == [
        "grid.yaml:1:11 E601 there is no file 'none.yaml'",
        "grid.yaml:6:24 E204 unknown unit 'px' in a size",
      ])
  }
}
