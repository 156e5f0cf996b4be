import Testing

@testable import FlatplanCommands

/// Devices of the command line and of specs.
@Suite struct DeviceTests {
  /// A grid that shows the container's size class, margins and width.
  static let spec = """
    sections:
      - group: {height: 44, columns: {default: 2, 600: 3}}
        contentInsetsReference: layoutMargins
        adapt: [{when: regular, group: {columns: 5}}]
        items: 1
    render:
      devices: [iphone-15, iphone-16, iphone-16-landscape, ipad-11]
      scale: 1
      safeArea: 0
      exclude: [{devices: iphone-15}]

    """

  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Self.spec, to: "grid.yaml")
  }

  @Test func `a file name contains the device, and devices can be excluded`() async {
    let result = await work.run("render", "grid.yaml", "--dry-run", "-o", "out")
    #expect(
      result.text == """
        out/grid/iphone-16.png
        out/grid/iphone-16-landscape.png
        out/grid/ipad-11.png

        """)
  }

  @Test func `traits and margins are those of the device`() async {
    let result = await work.run("frames", "grid.yaml", "--format", "csv")
    let cells = result.text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    // Container width, x and width of a cell: two columns, three by width, five in regular width.
    #expect(
      cells.map { [$0[1], $0[9], $0[11]] } == [
        ["393", "16", "180"], ["852", "79", "231"], ["820", "20", "156"],
      ])
  }

  @Test func `a device on the command line sets the scale, and options override it`() async {
    let scaled = await work.run("render", "grid.yaml", "--device", "iphone-16", "--dry-run")
    #expect(scaled.text == "output/grid/iphone-16@3x.png\n")
    let flags = ["--device", "iphone-16", "--scale", "2", "--height", "500"]
    let result = await work.run(["frames", "grid.yaml"] + flags)
    #expect(
      result.text.contains(#""device": "iphone-16", "width": 393, "height": 500, "scale": 2"#))
  }

  @Test func `a width of the command line replaces devices`() async {
    let result = await work.run("render", "grid.yaml", "--width", "320", "--dry-run")
    #expect(result.text == "output/grid/320.png\n")
  }

  @Test func `devices are listed`() async {
    let table = await work.run("devices")
    #expect(table.text.hasPrefix("name "))
    #expect(
      table.text.contains(
        "\niphone-16                    393 x 852    3x     59 0 34 0   59 0 34 0     16 "))
    let json = await work.run("devices", "-f", "json")
    #expect(json.text.contains(#""name" : "ipad-11-landscape""#))
  }
}
