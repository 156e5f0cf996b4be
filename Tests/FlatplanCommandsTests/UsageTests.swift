import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics

/// Invalid command lines exit with 2 and a message. Help exits with 0.
@Suite struct UsageTests {
  @Test(arguments: [
    (["rendr", "grid.yaml"], "did you mean 'render'?"),
    (["frame"], "did you mean 'frames'?"), (["lint"], "did you mean 'check --lint'?"),
    (["test", "specs"], "did you mean 'verify'?"), (["help", "nope"], "unknown command 'nope'"),
    (["help", "rendr"], "did you mean 'render'?"), (["help", "export"], "did you mean 'swift'?"),
    (["render", "grid.yaml", "--check", "--dry-run"], "either --check or --dry-run"),
    (["render", "grid.yaml", "--check", "-o", "-"], "'-o -' writes none"),
    (["render", "grid.yaml", "-f", "json", "-o", "-"], "'-o -' writes none"),
    (["nonsense"], "is not a file or a command"),
    (["render"], "Missing expected argument"),
    (["render", "grid.yaml", "--widht", "320"], "Did you mean '--width'?"),
    (["render", "grid.yaml", "--width", "wide"], "'wide' is not a number of points"),
    (["render", "grid.yaml", "--width", "320,"], "'' is not a number of points"),
    (["render", "grid.yaml", "--width", "0"], "'0' is not a number of points"),
    (["render", "grid.yaml", "--height=-1"], "'-1' is not a number of points"),
    (["render", "grid.yaml", "--scale", "inf"], "'inf' is not a scale"),
    (
      ["render", "grid.yaml", "--appearance", "pink"],
      "'light', 'dark', 'lightHighContrast', 'darkHighContrast' or 'auto'"
    ),
    (["render", "grid.yaml", "--device", "ipone-16"], "did you mean 'iphone-16'"),
    (["render", "grid.yaml", "--device", "nokia"], "'flatplan devices' lists them"),
    (["render", "grid.yaml", "--device", "ipad-11", "--width", "320"], "--width or --device"),
    (["render", "grid.yaml", "--content-size", "larg"], "did you mean 'large'?"),
    (["render", "grid.yaml", "--content-size", "huge!"], "use one of extraSmall, small, medium"),
    (["render", "grid.yaml", "--overlay", "nnoe"], "did you mean 'none'?"),
    (["render", "grid.yaml", "--overlay", "items,nnoe"], "use one of items, parts, groups"),
    (["render", "grid.yaml", "--set", "columns"], "'columns' is not a setting"),
    (["render", "grid.yaml", "--set", "=3"], "'=3' is not a setting"),
    (["render", "grid.yaml", "--section", "hero"], "no section 'hero'; no section has an id"),
    (["render", "grid.yaml", "--seed", "1.5"], "'1.5' is not a whole number"),
    (["render", "grid.yaml", "--exclude", "{width: 320}"], "did you mean 'widths'?"),
    (["render", "grid.yaml", "--exclude", "320"], "expected an excluded picture"),
    (["render", "grid.yaml", "--exclude", "[1"], "invalid YAML"),
    (["render", "grid.yaml", "--theme", "sistem"], "did you mean 'system'?"),
    (["render", "grid.yaml", "--theme", "neon"], "unknown theme 'neon'"),
    (["render", "grid.yaml", "--theme", "dark"], "'dark' is an appearance: use --appearance dark"),
    (["render", "grid.yaml", "--background", "#12345"], "unknown color '#12345'"),
    (["render", "grid.yaml", "--background", "#１２３"], "unknown color '#１２３'"),
    (["render", "grid.yaml", "--background", "systemReed"], "did you mean 'systemRed'"),
    (["render", "grid.yaml", "-f", "gif"], "'png', 'svg', 'pdf', 'webp' or 'json'"),
    (["render", "grid.yaml", "-j", "0"], "-j needs a number of at least 1"),
    (["render", "grid.yaml", "-o", "{nam}.png"], "unknown token {nam}"),
    (["render", "grid.yaml", "-o", "{name.png"], "an unclosed brace"),
    (["render", "grid.yaml", "-o", "grid.png", "-f", "svg"], "grid.png cannot be written as svg"),
    (["render", "grid.yaml", "-o", "grid.png", "--width", "1,2"], "grid.png takes one picture"),
    (["render", "grid.yaml", "-o", "-", "-f", "png,svg"], "standard output takes one picture"),
    (["frames", "grid.yaml", "--rect=1,2,3"], "'1,2,3' is not a rectangle"),
    (["frames", "grid.yaml", "--format", "xml"], "'json', 'csv'"),
    (["record", "-"], "standard input has no folder for baselines"),
    (["verify", "grid.yaml", "-"], "standard input has no folder for baselines"),
    (["prune", "-"], "standard input has no folder for baselines"),
  ])
  func `invalid arguments are usage errors`(arguments: [String], words: String) async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    let result = await work.run(arguments)
    #expect(result.code == .badUsage, "\(result.words)")
    #expect(result.words.hasPrefix("error: "))
    #expect(result.words.contains(words), "\(result.words)")
    #expect(result.output.isEmpty)
    #expect(work.files == ["grid.yaml"])
  }

  @Test(arguments: [
    (["--help"], "flatplan grid.yaml"),
    (["render", "--help"], "flatplan render specs -o output"),
    (["help", "frames"], "flatplan frames grid.yaml"),
    (["check", "-h"], "--strict"),
    (["devices", "--help"], "flatplan render home.yaml --device"),
    (["themes"], "wireframe\nsystem\n"),
    (["pictures"], "photo\navatar\nicon\nphoto-people\nphoto-food\n"),
    (["pictures"], "\ncloud.rain\n"),
    (["pictures", "--help"], "image: photo-7"),
    (["themes", "--help"], "--theme wireframe,system"),
    (["fonts"], "Noto Color Emoji"), (["fonts", "-f", "json"], "\"family\": \"Inter\""),
    (["themes", "--format", "json"], "[\"wireframe\", \"system\","),
    (["pictures", "--format", "json"], "[\n  \"photo\",\n"),
    (["swift", "--help"], "flatplan swift home.yaml -o HomeLayout.swift"),
    (["new", "--help"], "flatplan new app-store home.yaml"),
    (["--version"], Release.version),
  ])
  func `help goes to standard output`(arguments: [String], text: String) async throws {
    let result = try await Workplace().run(arguments)
    #expect(result.code == .done)
    #expect(result.text.contains(text))
    #expect(result.words.isEmpty)
  }

  @Test func `examples in the help fit one line of a terminal`() async throws {
    // The manual preserves the line breaks of the help.
    let manual = try await Workplace().run("manual").text.replacing("\\-", with: "-")
    let examples = manual.split(separator: "\n").drop { !$0.hasPrefix("flatplan new ") }
      .filter { $0.hasPrefix("flatplan ") || $0.hasPrefix("cat ") }
    #expect(examples.count > 50)
    for example in examples { #expect(example.count <= 78, "\(example)") }
  }

  @Test(arguments: [
    (["render", "a.yaml", "--scroll", "-100"], "--scroll=-100"),
    (["render", "a.yaml", "-j", "-1"], "-j=-1"),
    (["frames", "a.yaml", "--rect", "-5,0,10,10"], "--rect=-5,0,10,10"),
    (["verify", "--threshold", "-0.5", "specs"], "--threshold=-0.5"),
  ])
  func `a negative number is not an option`(arguments: [String], advice: String) async throws {
    let result = try await Workplace().run(arguments)
    #expect(result.code == .badUsage)
    #expect(
      result.words.contains(">'; write a negative number as '\(advice)'\n"), "\(result.words)")
  }

  @Test func `an option without a value gets no advice`() async throws {
    let result = try await Workplace().run("render", "a.yaml", "--scroll", "--dry-run")
    #expect(result.words.hasPrefix("error: Missing value for '--scroll <points>'\n"))
  }

  @Test func `names cannot contain terminal control sequences`() async throws {
    let result = try await Workplace().run("render", "a\u{1B}[31m.yaml")
    #expect(result.words == "error: cannot read a\u{FFFD}[31m.yaml: No such file or directory\n")
  }
}
