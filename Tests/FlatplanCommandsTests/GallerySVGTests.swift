import Foundation
import LayoutSpec
import Scene
import SpecDiagnostics
import TestSupport
import Testing

@testable import SpecPictures

extension String {
  /// The ids of an SVG in order.
  var ids: [Substring] {
    split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }
}

/// All SVGs of the gallery on one page, in all appearances and themes.
@Suite struct GallerySVGTests {
  static let specs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("specs").path

  /// The paths of the spec files.
  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: specs))
    .map { $0.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(specs)/\($0)" } } ?? []

  /// The number of pictures per spec, the specs, and the options that request them.
  @Test(arguments: [
    (
      16, TestShard.current.cases(of: files),
      [
        "--width", "390,768", "--appearance", "light,dark", "--direction", "ltr,rtl", "--theme",
        "system,blueprint",
      ]
    ),
    (2, files, ["--width", "390,768", "--appearance", "auto"]),
    (
      1, files,
      [
        "--device", "iphone-16", "--frame", "--appearance", "auto", "--overlay",
        OverlayKind.allCases.map(\.rawValue).joined(separator: ","),
      ]
    ),
    (1, files, ["--sheet"]),
  ])
  func `ids are unique, and every element has a class`(
    pictures: Int, specs: [String], arguments: [String]
  ) async throws {
    let work = try Workplace()
    let result = await work.run(["render"] + specs + ["-o", "out", "-f", "svg"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    let files = work.contents(of: "out")
    // Some specs exclude pictures.
    #expect(2 * files.count > specs.count * pictures)
    var owners: [Substring: String] = [:]
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let text = String(decoding: bytes, as: UTF8.self)
      for id in text.ids {
        let other = owners.updateValue(name, forKey: id)
        #expect(other == nil, "\(id) is in \(other ?? "") and \(name)")
      }
      // The blurred copy below a bar is in the group of its glass.
      for group in text.split(separator: "<g ").dropFirst()
      where !group.hasPrefix("id=") && !group.hasPrefix("filter=") {
        #expect(group.hasPrefix("class=\"fp-"), "\(name): <g \(group.prefix(60))")
      }
      for line in text.split(separator: "<text ").dropFirst() {
        #expect(line.hasPrefix("class=\""), "\(name): <text \(line.prefix(60))")
      }
      #expect(text.contains(" role=\"img\" aria-labelledby=\""), "\(name)")
      #expect(text.contains("<title id=\"") && text.contains("<desc id=\""), "\(name)")
    }
  }

  @Test func `figures of the same name in two groups have different ids`() throws {
    let file = try SpecFile.load(Array(Example.grid.utf8), path: "settings.yaml").spec
    var look = Pipeline.Style()
    look.figure = "390"
    #expect(look.name(of: .file(file)) == "settings-390")
    let code = CodeSpec(
      name: "settings", group: "screens",
      location: Diagnostic.Location(
        path: "screens.swift", line: 1, column: 1, length: 0, sourceLine: ""),
      plan: { try file.plan(in: $0) })
    #expect(look.name(of: .code(code)) == "screens-settings-390")
  }

  @Test(arguments: [
    ([], ["grid"]),
    (["--width", "320", "--appearance", "dark"], ["grid"]),
    (["--width", "320,390"], ["grid-320", "grid-390"]),
    (
      ["--appearance", "light,dark", "--direction", "ltr,rtl"],
      ["grid", "grid-dark", "grid-rtl", "grid-rtl-dark"]
    ),
    (["--theme", "print,system", "--id-prefix", "my "], ["my-grid-print", "my-grid-system"]),
  ]) func `figures are named after their distinguishing axes`(
    arguments: [String], names: [String]
  ) async throws {
    let work = try Workplace()
    try work.write("sections: [{group: {height: 44}, items: 1}]\n", to: "grid.yaml")
    let result = await work.run(["render", "grid.yaml", "-o", "out", "-f", "svg"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    let ids = work.contents(of: "out").values.compactMap { bytes in
      String(decoding: bytes, as: UTF8.self).ids.first.map { String($0) }
    }
    #expect(ids.sorted() == names)
  }
}
