import Foundation
import PNGCodec
import Testing

@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput

/// What compiled Swift files may do, with the library that is built beside the tests.
@Suite(.serialized, .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
struct HostileSwiftTests {
  private let work: Workplace
  private var outside: String { work.folder + "/outside" }

  init() throws {
    work = try Workplace()
    try work.write("", to: "project/flatplan.yaml")
    try work.write("", to: "outside/.keep")
  }

  /// A layout that runs statements when it is created.
  private func layout(_ statements: String) -> String {
    """
    import UIKit

    func makeLayout() -> UICollectionViewLayout {
      \(statements)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    """
  }

  private func run(_ arguments: String...) async -> Workplace.Result {
    await work.compile(arguments)
  }

  #if os(Linux)
    @Test(arguments: [
      "sleep 1000 & echo $! >> PIDS",
      "setsid sh -c 'trap \\\"\\\" TERM HUP; echo $$ >> PIDS; sleep 1000' >/dev/null 2>&1 &",
    ])
    func `processes that a Swift file leaves behind end with its run`(script: String) async throws {
      let pids = "\(outside)/pids"
      let code = layout(
        """
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "\(script.replacing("PIDS", with: pids))"]
        try? shell.run()
        // Foundation waits for a child until those that it has started end, too.
        while (FileManager.default.contents(atPath: "\(pids)") ?? Data()).isEmpty { usleep(1000) }
        """)
      try work.write(code, to: "project/Left.swift")
      let result = await run("frames", "project/Left.swift", "--width", "300")
      #expect(result.code == .done, "\(result.words)")
      let left = work.text("outside/pids").split(separator: "\n").compactMap { pid_t($0) }
      #expect(!left.isEmpty)
      for process in left { #expect(kill(process, 0) != 0, "\(process)") }
    }
  #endif

  @Test func `a Swift file that writes outside does so only where Swift is allowed`() async throws {
    let written = "outside/written"
    let code = layout(
      """
      try? "x".write(toFile: "\(outside)/written", atomically: false, encoding: .utf8)
      """)
    try work.write(code, to: "project/Writes.swift")
    try work.write(Example.grid, to: "project/grid.yaml")
    let file = "project/Writes.swift"
    for options in [["--untrusted"], ["--no-swift"]] {
      for command in [["render", file], ["frames", file], ["check", file], ["verify", file]] {
        let result = await work.compile(command + options)
        #expect(result.code != .done, "\(command) \(result.words)")
      }
      // Files of a folder are left out.
      for command in [["check", "project"], ["verify", "project"]] {
        _ = await work.compile(command + options)
      }
      #expect(work.bytes(written) == nil)
    }
    let result = await run("frames", file, "--width", "300")
    #expect(result.code == .done, "\(result.words)")
    #expect(work.text(written) == "x")
  }

  @Test func `images and catalogs behind links that lead outside are not found`() async throws {
    let picture = try PNG.encode(
      PNG.Picture(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16)))
    let color = #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}],
        "info": {"author": "xcode", "version": 1}}
      """#
    for place in ["outside", "project/real"] {
      try work.write(picture, to: "\(place)/photo.png")
      try work.write(color, to: "\(place)/Tint.colorset/Contents.json")
      try work.write(color, to: "\(place)/Set.xcassets/Deep.colorset/Contents.json")
    }
    func link(_ name: String, to target: String) {
      #expect(symlink(target, "\(work.folder)/project/\(name)") == 0)
    }
    link("far.png", to: "../outside/photo.png")
    link("near.png", to: "real/photo.png")
    link("Far.xcassets", to: "../outside/Set.xcassets")
    try work.write("{}", to: "project/Assets.xcassets/Contents.json")
    link("Assets.xcassets/FarTint.colorset", to: "../../outside/Tint.colorset")
    link("folder", to: "../outside")
    let code = layout(
      """
      for name in ["near", "far", "folder/photo"] {
        // A missing image is a placeholder of another size.
        print(name, UIImage(named: name)?.size.width == 2 ? "found" : "none")
      }
      for name in ["FarTint", "Deep"] { print(name, UIColor(named: name) == nil ? "none" : "found") }
      """)
    try work.write(code, to: "project/Images.swift")
    let result = await run("frames", "project/Images.swift", "--width", "300")
    #expect(result.code == .done, "\(result.words)")
    for line in ["near found", "far none", "folder/photo none", "FarTint none", "Deep none"] {
      #expect(result.words.contains(line + "\n"), "\(line) in \(result.words)")
    }
  }
}
