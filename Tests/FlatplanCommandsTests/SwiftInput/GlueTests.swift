import Testing

@testable import Basics
@testable import CodeSalvage
@testable import HostSystem
@testable import SwiftInput

/// The generated code between the user's code and the runner.
@Suite struct GlueTests {
  @Test func `string literals preserve their text`() {
    #expect(#"a "b" \(c)"#.swiftLiteral == #""a \"b\" \\(c)""#)
    #expect("é\n😀".swiftLiteral == #""é\n😀""#)
    #expect("\"\u{301}\u{202E}\u{9B}".swiftLiteral == "\"\\\"\u{301}\\u{202e}\\u{9b}\"")
  }

  @Test func `entries are on consecutive lines with a known start`() {
    let entry = EntryPoint(
      name: "one", file: "A.swift", line: 3, product: .sectionAt, call: "A_swift.`one`(index)")
    let file = SwiftUnit.File(name: "A.swift", bytes: [])
    let entries = [
      GeneratedMain.Line(entry, items: [2, 3]),
      GeneratedMain.Line(entry, name: "two", render: "{scrollOffset: 3}"),
    ]
    let text = GeneratedMain.file(number: 0, entries, of: file, module: "A_swift")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[GeneratedMain.firstLine - 1]
        == "  FlatplanScreens.Screen(\"one\", items: [2, 3], sectionAt: "
        + "{ index, environment in try A_swift.`one`(index) }).at(line: 3),")
    #expect(lines[GeneratedMain.firstLine].contains("Screen(\"two\", items: nil"))
    #expect(
      lines[GeneratedMain.firstLine].hasSuffix(".at(line: 3).rendered(\"{scrollOffset: 3}\"),"))
  }

  @Test func `entries of a folder contain their file`() {
    let files = ["a/One.swift", "a/b/Two.swift"].map { SwiftUnit.File(name: $0, bytes: []) }
    let folder = SwiftUnit(name: "a/", path: "/a", files: files)
    #expect(files.map(folder.place) == ["One.swift", "b/Two.swift"])
    let alone = SwiftUnit(name: "a/One.swift", path: "/a/One.swift", files: [files[0]])
    #expect(alone.place(of: files[0]) == nil)
    let entry = EntryPoint(name: "one", file: "Two.swift", line: 3, product: .layout, call: "one()")
    let text = GeneratedMain.file(
      number: 0, [GeneratedMain.Line(entry)], of: files[1], in: folder.place(of: files[1]),
      module: "a")
    #expect(text.contains(#".at(line: 3, in: "b/Two.swift"),"#))
  }

  @Test func `Flatplan's own stack frames are removed from crash messages`() {
    var traces = StackTraces()
    let output = "A.swift:3: Fatal error: no\nCurrent stack trace:\n0 x\n"
    #expect(traces.removed(from: output) == "A.swift:3: Fatal error: no\n")
    #expect(traces.removed(from: "12   y\nafter\n") == "after\n")
    #expect(traces.removed(from: "3 cells\n") == "3 cells\n")
  }

  @Test func `a checkout is found from an executable built in it`() throws {
    let work = try Workplace()
    try work.write("", to: "flatplan/Package.swift")
    try work.write("", to: "flatplan/Sources/FlatplanRunner/A.swift")
    let package = work.folder + "/flatplan"
    let place = BuildDirectory.around(package + "/.build/x86_64-linux/debug/flatplan")
    #expect(place?.package == package)
    #expect(place?.folder == package + "/.build/debug")
    #expect(BuildDirectory.around(package + "/.build/release/flatplan")?.configuration == "release")
    #expect(BuildDirectory.around("/usr/bin/flatplan") == nil)
    #expect(BuildDirectory.around(work.folder + "/.build/release/flatplan") == nil)
  }

  @Test func `sources installed with an executable are built in the cache`() throws {
    let work = try Workplace()
    let executable = work.folder + "/bin/flatplan"
    var environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    environment.variables = ["HOME": "/home"]
    let cache = Cache(in: environment)
    let toolchain = Toolchain(compiler: "/bin/sh", packageManager: "/bin/sh", symbolizer: nil)
    #expect(BuildDirectory.installed(with: executable, toolchain, cache: cache) == nil)
    try work.write("", to: "share/flatplan/swift/flatplan/Package.swift")
    try work.write("", to: "share/flatplan/swift/flatplan/Sources/FlatplanRunner/A.swift")
    let installed = try #require(
      BuildDirectory.installed(with: executable, toolchain, cache: cache))
    #expect(installed.package == work.folder + "/share/flatplan/swift/flatplan")
    #expect(installed.folder.hasPrefix("/home/.cache/flatplan/builds/"))
    #expect(installed.libraries == nil)
    try work.write("", to: "share/flatplan/swift/pkgconfig/zlib.pc")
    let packaged = BuildDirectory.installed(with: executable, toolchain, cache: cache)
    let arguments = try #require(packaged?.libraries).buildArguments
    #expect(arguments.contains(work.folder + "/share/flatplan/swift/pkgconfig"))
    #expect(arguments.contains(work.folder + "/lib/flatplan"))
    // Another compiler does not load the same modules.
    let other = Toolchain(compiler: "/bin/ls", packageManager: "/bin/ls", symbolizer: nil)
    let rebuilt = BuildDirectory.installed(with: executable, other, cache: cache)
    #expect(rebuilt?.folder != installed.folder)
  }

  @Test func `hashes depend on the boundaries between texts`() {
    #expect(StableHash(["ab", "c"]) != StableHash(["a", "bc"]))
    #expect(StableHash(["a"]).text.count == 32)
  }
}
