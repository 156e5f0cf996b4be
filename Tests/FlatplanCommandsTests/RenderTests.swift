import PNGCodec
import Scene
import Testing

@testable import SpecDiagnostics

/// `flatplan render`.
@Suite struct RenderTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Example.grid, to: "specs/grid.yaml")
    try work.write(Example.grid, to: "specs/deep/er.yml")
  }

  @Test func `a folder is rendered at every width and in every format`() async throws {
    let result = await work.run(
      "render", "specs", "-o", "out", "--width", "320,390", "-f", "png,svg")
    #expect(result.code == .done)
    #expect(result.words == "8 pictures: 8 new\n")
    #expect(
      work.contents(of: "out").keys.sorted() == [
        "out/er/320.svg", "out/er/320@2x.png", "out/er/390.svg", "out/er/390@2x.png",
        "out/grid/320.svg", "out/grid/320@2x.png", "out/grid/390.svg", "out/grid/390@2x.png",
      ])
    let picture = try PNG.decode(work.bytes("out/grid/320@2x.png") ?? [])
    #expect(picture.width == 640 && picture.height == 176)
    let svg = work.text("out/grid/390.svg")
    #expect(svg.contains("<svg") && svg.contains("390"))
  }

  @Test func `parallel jobs write the same bytes as one job`() async {
    let axes = ["--width", "300,310,320,330,340", "--appearance", "light,dark", "-f", "png,svg"]
    let serial = await work.run(["render", "specs", "-o", "one", "-j", "1"] + axes)
    let parallel = await work.run(["render", "specs", "-o", "all", "-j", "8"] + axes)
    #expect(serial.code == .done && serial.words == parallel.words)
    let one = work.contents(of: "one")
    let all = work.contents(of: "all")
    #expect(one.count == 40)
    #expect(one.keys.map { $0.dropFirst(3) }.sorted() == all.keys.map { $0.dropFirst(3) }.sorted())
    for (name, bytes) in one { #expect(all["all" + name.dropFirst(3)] == bytes, "\(name)") }
  }

  @Test func `pictures of a file are written beside it`() async {
    let result = await work.run("specs/grid.yaml", "--scale", "1")
    #expect(result.code == .done)
    #expect(work.bytes("specs/output/grid/390.png") != nil)
  }

  @Test func `the output path of the command line overrides the spec's`() async throws {
    try work.write(Example.grid + "render: {output: 'pics/{name}-{width}.svg'}\n", to: "s/x.yaml")
    #expect(await work.run("s/x.yaml").code == .done)
    #expect(await work.run("s/x.yaml", "-o", "here.svg").code == .done)
    #expect(work.bytes("s/pics/x-390.svg") != nil)
    #expect(work.bytes("s/pics/x-390.svg") == work.bytes("here.svg"))
  }

  @Test func `a spec's output path must match the format`() async throws {
    try work.write(Example.grid + "render: {output: pics/x.png}\n", to: "s/x.yaml")
    try work.write(Example.grid, to: "s/y.yaml")
    let result = await work.run("render", "s", "-f", "svg")
    #expect(result.code == .badSpec)
    #expect(
      result.words == """
        1 picture: 1 new
        error: pics/x.png cannot be written as svg (render.output of s/x.yaml)

        """)
    #expect(work.bytes("s/pics/x.png") == nil)
    #expect(work.bytes("s/output/y/390.svg") != nil)
  }

  @Test func `a spec can go from standard input to standard output`() async throws {
    let result = await work.run("render", "-", "-o", "-", "--width", "100", input: Example.grid)
    #expect(result.code == .done)
    #expect(result.words.isEmpty)
    let picture = try PNG.decode(result.output)
    #expect(picture.width == 200 && picture.height == 176)
  }

  @Test func `a dry run lists the pictures and writes nothing`() async {
    let before = work.files
    let result = await work.run(
      "render", "specs", "-o", "out", "--theme", "wireframe,system", "--dry-run")
    #expect(
      result.text == """
        out/er/390-wireframe@2x.png
        out/er/390-system@2x.png
        out/grid/390-wireframe@2x.png
        out/grid/390-system@2x.png

        """)
    #expect(work.files == before)
  }

  @Test func `options of variants and styles change the picture`() async {
    let variants: [[String]] = [
      [], ["--appearance", "dark"], ["--theme", "system"], ["--background", "#ff000080"],
      ["--direction", "rtl"],
    ]
    var pictures: [[UInt8]] = []
    for (index, variant) in variants.enumerated() {
      let name = "\(index).png"
      let result = await work.run(["render", "specs/grid.yaml", "-o", name] + variant)
      #expect(result.code == .done)
      pictures.append(work.bytes(name) ?? [])
    }
    #expect(Set(pictures).count == variants.count)
  }

  @Test(
    arguments: [
      ["render", "-o", "out"], ["render", "--dry-run"], ["frames"], ["explain"],
      ["sheet", "-o", "out.png"],
    ])
  func `only the requested variants of a spec are evaluated`(_ command: [String]) async throws {
    try work.write("sections: [{group: {height: 44, columns: {600: 3}}, items: 3}]\n", to: "a.yaml")
    let wide = await work.run(command + ["a.yaml", "--width", "700"])
    #expect(wide.code == .done && !wide.words.contains("E513"))
    let usual = await work.run(command + ["a.yaml"])
    #expect(usual.code == .badSpec)
    #expect(usual.words.hasPrefix("error[E513]: there is no value for a width of 390\n"))
    let one = "render: {widths: [390, 700], exclude: [{widths: 390}]}\n"
    try work.write(
      "sections: [{group: {height: 44, columns: {600: 3}}, items: 3}]\n" + one, to: "a.yaml")
    #expect(await work.run(command + ["a.yaml"]).code == .done)
    // Completely excluded variants are still checked.
    let none = await work.run("check", "a.yaml", "--set", "render.widths=[390]")
    #expect(none.code == .badSpec)
  }

  @Test func `duplicate requests draw one picture`() async {
    let result = await work.run(
      "render", "specs", "./specs/grid.yaml", "specs/deep/../deep", "-o", "out", "--dry-run",
      "--width", "390,390", "-f", "svg,png,svg")
    #expect(result.code == .done)
    #expect(
      result.text == """
        out/er/390@2x.png
        out/er/390.svg
        out/grid/390@2x.png
        out/grid/390.svg

        """)
  }

  @Test func `an existing picture is replaced`() async throws {
    try work.write("old", to: "out/grid/390@2x.png")
    #expect(await work.run("render", "specs/grid.yaml", "-o", "out").code == .done)
    #expect(try ImageFile(work.bytes("out/grid/390@2x.png") ?? []).width == 780)
    #expect(work.contents(of: "out").count == 1)
  }

  @Test func `SVG text is live by default, or outlines on request`() async throws {
    try work.write(Example.grid + "render: {text: paths}\n", to: "s/x.yaml")
    func svg(_ arguments: String...) async -> String {
      let result = await work.run(["render", "-o", "x.svg"] + arguments)
      #expect(result.code == .done)
      return work.text("x.svg")
    }
    #expect(await svg("specs/grid.yaml").contains("<text "))
    #expect(await !svg("specs/grid.yaml", "--text", "paths").contains("<text "))
    #expect(await !svg("s/x.yaml").contains("<text "))
    #expect(await svg("s/x.yaml", "--text", "live").contains("<text "))
    let embedded = await svg("specs/grid.yaml", "--text", "embed")
    #expect(embedded.contains("<text ") && embedded.contains("font-family:'grid-text'"))
    let unknown = await work.run("render", "specs/grid.yaml", "--text", "images")
    #expect(unknown.code == .badUsage && unknown.words.contains("use 'live' or 'embed'"))
  }
}
