import Testing

@testable import SpecDiagnostics

/// The exact output of `flatplan frames`.
@Suite struct FramesTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Example.decorated, to: "kinds.yaml")
    try work.write(Example.grid, to: "grid.yaml")
  }

  @Test func `parts of composed cells are listed by name`() async throws {
    try work.write(
      """
      styles:
        cell:
          padding: 10
          content:
            row: [{box: true, width: 20, height: 20, name: dot}, spacer, {box: true, width: $side, height: $side}]
            alignment: top
      sections: [{id: cards, group: {height: ~44}, items: [{side: 40}, {title: Empty}]}]
      """, to: "parts.yaml")
    let table = await work.run("frames", "parts.yaml", "--width", "320", "--parts", "-f", "csv")
    let parts = table.text.split(separator: "\n").filter { $0.contains(",part,") }.map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[6...12].joined(separator: " ")
    }
    #expect(
      parts == [
        "cards/0.row 0 0 0 0 320 60", "cards/0.dot 0 0 10 10 20 20",
        "cards/0.spacer 0 0 30 10 240 0", "cards/0.side 0 0 270 10 40 40",
        "cards/1.row 0 1 0 60 320 40", "cards/1.dot 0 1 10 70 20 20",
        "cards/1.spacer 0 1 30 70 280 0", "cards/1.side 0 1 310 70 0 0",
      ])
    let json = await work.run("frames", "parts.yaml", "--width", "320", "--parts")
    #expect(
      json.text.contains("\"name\": \"dot\", \"kind\": \"box\", \"frame\": [10, 10, 20, 20]"))
    let plain = await work.run("frames", "parts.yaml", "--width", "320")
    #expect(!plain.text.contains("dot"))
  }

  @Test func `JSON contains all properties of every element`() async {
    let result = await work.run("frames", "kinds.yaml", "--width", "320", "--height", "480")
    #expect(result.code == .done)
    #expect(result.words.isEmpty)
    #expect(
      result.text == """
        [{"name": "all \\"kinds\\"", "axes": {"width": 320, "height": 480, "scale": 2, \
        "layoutDirection": "ltr", "appearance": "light", "contentSizeCategory": "large"}, \
        "contentSize": [320, 139],
          "sections": [{"frame": [0, 0, 320, 139], "scrollOffset": 0, "scrollContent": 0}],
          "elements": [{"category": "cell", "kind": null, "section": 0, "item": 0, \
        "frame": [10, 40, 100, 44.5], "zIndex": 1},
                       {"category": "cell", "kind": null, "section": 0, "item": 1, \
        "frame": [110, 40, 100, 44.5], "zIndex": 1},
                       {"category": "cell", "kind": null, "section": 0, "item": 2, \
        "frame": [210, 40, 100, 44.5], "zIndex": 1},
                       {"category": "cell", "kind": null, "section": 0, "item": 3, \
        "frame": [10, 84.5, 100, 44.5], "zIndex": 1},
                       {"category": "supplementary", "kind": "header", "section": 0, "item": 0, \
        "frame": [10, 0, 300, 30], "zIndex": 1},
                       {"category": "decoration", "kind": "background", "section": 0, "item": 0, \
        "frame": [0, 0, 320, 139], "zIndex": 0}]}]

        """)
  }

  @Test func `every variant except themes is an object`() async throws {
    let render = "render: {widths: [320, 390], theme: [wireframe, system]}\n"
    try work.write(Example.grid + render, to: "grid.yaml")
    let both = await work.run("frames", "grid.yaml", "--direction", "ltr,rtl")
    #expect(both.text.ranges(of: "\"name\": \"grid\"").count == 4)
    #expect(both.text.contains("}]},\n {\"name\""))
    let one = await work.run("frames", "grid.yaml", "--width", "100")
    #expect(one.text.contains("\"contentSize\": [100, 88]"))
    #expect(one.text.ranges(of: "\"name\": \"grid\"").count == 1)
  }

  @Test func `a name with a comma or quotes is one CSV cell`() async throws {
    try work.write(Example.grid, to: "a, \"b\".yaml")
    let result = await work.run("frames", "a, \"b\".yaml", "--width", "100", "--format", "csv")
    let rows = result.text.split(separator: "\n").dropFirst()
    #expect(!rows.isEmpty && rows.allSatisfy { $0.hasPrefix("\"a, \"\"b\"\"\",100,") }, "\(rows)")
  }

  @Test func `a CSV table distinguishes all variants`() async throws {
    let result = await work.run(
      "frames", "grid.yaml", "--width", "100,200", "--direction", "ltr,rtl", "--appearance",
      "light,dark", "--content-size", "large,accessibilityLarge", "--format", "csv")
    let rows = result.text.split(separator: "\n").dropFirst()
    #expect(rows.count == 16 * 3 && Set(rows).count == rows.count)
  }

  @Test(arguments: [["frames"], ["swift"]])
  func `warnings of a spec are printed`(_ command: [String]) async throws {
    try work.write("sections: [{group: {height: 0.5}, items: 1}]\n", to: "thin.yaml")
    let people = await work.run(command + ["thin.yaml"])
    #expect(people.code == .done && !people.text.isEmpty)
    #expect(people.words.hasPrefix("warning[W201]: 0.5 means 0.5 points, which is less than one\n"))
    let programs = await work.run(command + ["thin.yaml", "--diagnostics", "short"])
    #expect(programs.words.hasPrefix("thin.yaml:1:29: warning[W201]: "))
  }

  @Test func `right-to-left layouts start on the right`() async {
    let result = await work.run("frames", "grid.yaml", "--width", "100", "--direction", "rtl")
    #expect(result.text.contains("\"item\": 0, \"frame\": [50, 0, 50, 44]"))
  }

  @Test func `a rectangle selects the elements inside it`() async {
    let result = await work.run(
      "frames", "grid.yaml", "--width", "100", "--rect=-10,50,30,1", "--format", "csv")
    #expect(
      result.text == """
        name,containerWidth,containerHeight,layoutDirection,appearance,category,kind,section,\
        item,x,y,width,height,zIndex,scale,contentSizeCategory
        grid,100,844,ltr,light,cell,,0,2,0,44,50,44,0,2,large

        """)
  }

  @Test func `a table has aligned columns`() async {
    let result = await work.run("frames", "grid.yaml", "--width", "100", "--format", "table")
    #expect(
      result.text == """
        grid at 100 points: 100 x 88 points
        category  kind  section  item   x   y  width  height  zIndex
        cell                  0     0   0   0     50      44       0
        cell                  0     1  50   0     50      44       0
        cell                  0     2   0  44     50      44       0

        """)
  }

  @Test func `the layout format is that of baselines, one file per variant`() async throws {
    try work.write("sections: [{id: a, group: {height: 44}, items: 1}]", to: "a.yaml")
    let result = await work.run("frames", "a.yaml", "--width", "100,200", "--format", "layout")
    #expect(
      result.text == """
        flatplan layout 1
        axes 100x844 ltr large @2x
        content 100 44
        a/0  cell  0 0 100 44  z0

        flatplan layout 1
        axes 200x844 ltr large @2x
        content 200 44
        a/0  cell  0 0 200 44  z0

        """)
  }

  @Test func `a spec can come from standard input`() async {
    let result = await work.run("frames", "-", "--width", "100", input: Example.grid)
    #expect(result.code == .done)
    #expect(result.text.contains("\"name\": \"stdin\""))
  }
}
