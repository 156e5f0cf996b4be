import Foundation
import TestSupport
import Testing

@testable import HostSystem
@testable import SnapshotSuite
@testable import SpecPictures
@testable import SwiftInput
@testable import VisualDiff

/// The gallery against the baselines beside it: `specs/__Snapshots__`, and those of the screens and articles.
///
/// They are written anew by the command of ``advice``, to be looked at and committed with the gallery's
/// pictures and whatever changed them.
@Suite struct GalleryBaselineTests {
  static let advice = """
    if this is meant: make gallery, and then
    swift run -c release flatplan record specs specs/screens specs/articles --images hash
    """

  private func verify(_ arguments: String...) async throws -> (Workplace.Result, Report) {
    let work = try Workplace()
    try FileManager.default.copyItem(
      atPath: GallerySVGTests.specs, toPath: "\(work.folder)/specs")
    let result = await work.compile(["verify", "--images", "hash", "--update", "none"] + arguments)
    let report = try work.report()
    return (result, report)
  }

  @Test func `specs are drawn as they were recorded`() async throws {
    let (result, report) = try await verify("specs", "--force")
    #expect(report.verdicts.count > 60)
    expectRecorded(report, result)
  }

  @Test(.enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
  func `screens and articles are drawn as they were recorded`() async throws {
    let (result, report) = try await verify("specs/screens", "specs/articles", "--force")
    #expect(report.verdicts.count > 40)
    expectRecorded(report, result)
  }

  private func expectRecorded(_ report: Report, _ result: Workplace.Result) {
    for verdict in report.verdicts where !Self.isExplained(verdict) {
      Issue.record("\(verdict.text())\(Self.advice)")
    }
    // Where fonts and libraries are those of the recording, nothing at all may be otherwise.
    let isSameMachine = report.verdicts.allSatisfy(\.environment.isEmpty)
    if isSameMachine { #expect(result.code == .done, "\(result.text)\(result.words)") }
  }

  /// Whether a snapshot is as recorded, or is another one for no other reason than other fonts or
  /// libraries: they come from the system.
  private static func isExplained(_ verdict: Verdict) -> Bool {
    switch verdict.status {
    case .match, .environment: true
    case .layout, .pixels, .size:
      !verdict.environment.isEmpty && verdict.causes.allSatisfy { $0.kind == .environment }
    case .missing, .obsolete, .error: false
    }
  }

  /// Pictures are hashed above; the drawings beside them say more, as names and the order of elements.
  @Test(
    .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"),
    .enabled(if: isOnTheRecordingMachine, "other fonts or libraries than the gallery's"))
  func `the SVGs of the gallery are those in output`() async throws {
    let work = try Workplace()
    let folders = ["screens", "articles"].map { "\(GallerySVGTests.specs)/\($0)" }
    let specs = TestShard.current.cases(of: GallerySVGTests.files + folders)
    let look = ["--format", "svg", "--width", "390,768", "--scale", "2"]
    let result = await work.compile(["render"] + specs + ["-o", "output"] + look)
    #expect(result.code == .done, "\(result.words)")
    let drawn = work.contents(of: "output")
    let kept = GallerySVGTests.specs + "/../output/"
    let names = specs.flatMap { spec in
      let name = URL(fileURLWithPath: spec).deletingPathExtension().lastPathComponent
      return (FileManager.default.subpaths(atPath: kept + name) ?? [])
        .filter { $0.hasSuffix(".svg") }.map { "\(name)/\($0)" }
    }
    #expect(drawn.keys.sorted() == names.map { "output/" + $0 }.sorted())
    for name in names {
      let bytes = FileManager.default.contents(atPath: kept + name).map { [UInt8]($0) }
      let isKept = drawn["output/" + name] == bytes
      #expect(isKept, "\(name) is another\n\(Self.advice)")
    }
  }

  private static var isOnTheRecordingMachine: Bool {
    let path = GallerySVGTests.specs + "/__Snapshots__/grid/" + BaselineIndex.fileName
    let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    return (try? BaselineIndex(bytes, named: path))?.machines[RenderEnvironment.current.hash] != nil
  }

  @Test func `nothing in the gallery is probably not meant`() async throws {
    let (_, report) = try await verify("specs", "--lint")
    // Rows of labels, chips and bars that nobody taps on are as low as the samples they repeat.
    let found = (report.lints ?? []).filter { $0.code != LintRule.smallTarget.code }
    #expect(found.map(\.description) == [])
  }
}
