import CompositionalLayout
import Foundation
import Testing

@testable import CodeSalvage
@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput

/// What is known about a compiled program besides the files of its unit.
@Suite struct CodeRecordTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private var environment: RunEnvironment {
    var environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    environment.variables = ["FLATPLAN_CACHE": "cache"]
    return environment
  }

  @Test func `a program is built again if a substitute of a taken file changes`() throws {
    try work.write("one", to: "Rx.swift")
    let path = work.folder + "/Rx.swift"
    let cache = ProgramCache(cache: Cache(in: environment))
    var builds = 0
    func make() throws {
      _ = try cache.program(for: ["a"]) { folder throws(Failure) in
        builds += 1
        try Files.replace(folder + "/program", with: [1], named: "program")
        let record = Array("\(path)\0\(Stamp.of(path))\n".utf8)
        try Files.replace("\(folder)/\(StandIns.recordName)", with: record, named: "record")
        return true
      }
    }
    try make()
    try make()
    #expect(builds == 1)
    try work.write("other", to: "Rx.swift")
    try make()
    #expect(builds == 2)
  }

  @Test func `at most 6,000 lines are taken from other files, the nearest first`() {
    let lines = String(repeating: "  // A line.\n", count: 2_900)
    func file(_ path: String, _ text: String, isOwn: Bool = false) -> CodeClosure.File {
      CodeClosure.File(path: path, outline: SourceOutline(Array(text.utf8)), isOwn: isOwn)
    }
    var closure = CodeClosure([
      file("/app/Home.swift", "let home = One() + Two()\n\(lines)", isOwn: true),
      file("/app/One.swift", "func One() {\n\(lines)}\n"),
      file("/app/Two.swift", "func Two() { Three() }\n"),
      file("/app/Three.swift", "func Three() {\n\(lines) Four()\n}\n"),
      file("/app/Four.swift", "func Four() {\n\(lines)}\n"),
    ])
    closure.take(closure.own)
    #expect(closure.isLimited)
    #expect(Set(closure.taken.map(\.file)) == [0, 1, 2, 3])
  }

  @Test func `the style of an app is searched up to the root of its project`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIUserInterfaceStyle</key><string>Dark</string>
      </dict></plist>
      """
    try work.write(list, to: "Info.plist")
    try work.write("", to: "App/Screens/Home.swift")
    let path = "\(work.folder)/App/Screens/Home.swift"
    #expect(ProjectStyle.style(ofCodeAt: path) == .dark)
    try work.write("", to: "App/Package.swift")
    #expect(ProjectStyle.style(ofCodeAt: path) == nil)
    try work.write(list, to: "App/Info.plist")
    #expect(ProjectStyle.style(ofCodeAt: path) == .dark)
    try work.write("", to: "App/Screens/.git/HEAD")
    #expect(ProjectStyle.style(ofCodeAt: path) == nil)
  }

  @Test func `the stamp of code changes with the files of its project`() throws {
    try work.write("", to: "Package.swift")
    try work.write("a", to: "Screens/Home.swift")
    try work.write("a", to: "Style/Theme.swift")
    let path = "\(work.folder)/Screens/Home.swift"
    let before = ProjectCode.stamp(ofCodeAt: path)
    #expect(before != nil && before == ProjectCode.stamp(ofCodeAt: path))
    try work.write("ab", to: "Style/Theme.swift")
    #expect(ProjectCode.stamp(ofCodeAt: path) != before)
    #expect(ProjectCode.stamp(ofCodeAt: "\(work.folder)/grid.yaml") == nil)
  }

  @Test func `a string catalog has texts in English, plurals and device variations`() throws {
    let json = """
      {"sourceLanguage": "de", "strings": {
        "title": {"localizations": {
          "de": {"stringUnit": {"value": "Titel"}}, "en": {"stringUnit": {"value": "A \\"title\\""}}}},
        "only": {"localizations": {"de": {"stringUnit": {"value": "Nur"}}}},
        "%lld days": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld day"}},
          "other": {"stringUnit": {"value": "%lld days"}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}}}}}}},
        "key": {}
      }}
      """
    let catalog = try #require(StringCatalog(Array(json.utf8)))
    #expect(
      catalog.texts == [
        "title": "A \"title\"", "only": "Nur", "%lld days": "%lld days", "tap": "Tap",
      ])
    #expect(catalog.singulars == ["%lld days": "%lld day"])
    #expect(
      String(decoding: StringCatalog.table(catalog.texts), as: UTF8.self).hasSuffix(
        "\"title\" = \"A \\\"title\\\"\";\n"))
    #expect(StringCatalog(Array("{".utf8)) == nil)
  }

  @Test func `pasted static functions that use an instance become methods`() throws {
    let code = """
      static func layout() -> Layout { Self.spaced { row() } }
      static func spaced(_ make: () -> Section) -> Layout { other(make(), gap) }
      static let limit = 3
      static func plain() -> Int { limit }
      func row() -> Section { Self.plain(); return make() }
      """
    let bytes = try #require(PastedCode.wrapped(Array(code.utf8), errors: []))
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }
    #expect(
      lines == [
        "finalclassFlatplanPasted:UIViewController{funclayout()->Layout{Self.spaced{row()}}",
        "staticfuncspaced(_make:()->Section)->Layout{other(make(),gap)}", "staticletlimit=3",
        "staticfuncplain()->Int{limit}", "funcrow()->Section{Self.plain();returnmake()}}",
      ])
  }
}
