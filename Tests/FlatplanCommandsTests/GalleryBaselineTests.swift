import Foundation
import TestSupport
import Testing

@testable import SnapshotSuite
@testable import SpecDiagnostics
@testable import SpecPictures
@testable import SwiftInput
@testable import VisualDiff

/// Compares the gallery, its screens and articles with their baselines, such as
/// `specs/__Snapshots__`.
///
/// The command in ``advice`` records them again. Commit them with the gallery's pictures and the
/// change that caused the differences.
@Suite struct GalleryBaselineTests {
  static let advice = """
    If the change is intended, run 'make gallery' and then
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

  @Test func `specs match their baselines`() async throws {
    let (result, report) = try await verify("specs", "--force")
    #expect(report.verdicts.count > 60)
    expectRecorded(report, result)
  }

  @Test(.enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
  func `screens and articles match their baselines`() async throws {
    let (result, report) = try await verify("specs/screens", "specs/articles", "--force")
    #expect(report.verdicts.count > 40)
    expectRecorded(report, result)
  }

  private func expectRecorded(_ report: Report, _ result: Workplace.Result) {
    for verdict in report.verdicts where !Self.isMatchOrEnvironment(verdict) {
      Issue.record("\(verdict.text())\(Self.advice)")
    }
    // With the fonts and libraries of the recording, nothing may differ.
    let isSameMachine = report.verdicts.allSatisfy(\.environment.isEmpty)
    if isSameMachine { #expect(result.code == .done, "\(result.text)\(result.words)") }
  }

  /// Returns whether a snapshot matches, or differs only because of the system's fonts or
  /// libraries.
  private static func isMatchOrEnvironment(_ verdict: Verdict) -> Bool {
    switch verdict.status {
    case .match, .environment: true
    case .layout, .pixels, .size:
      !verdict.environment.isEmpty && verdict.causes.allSatisfy { $0.kind == .environment }
    case .missing, .obsolete, .due, .error: false
    }
  }

  /// The baselines contain hashes of PNGs; SVGs also contain names and the order of elements.
  @Test(
    .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"),
    .enabled(if: isOnTheRecordingMachine, "other fonts or libraries than the gallery's"))
  func `the SVGs of the gallery match the output folder`() async throws {
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
      #expect(isKept, "\(name) differs\n\(Self.advice)")
    }
  }

  private static var isOnTheRecordingMachine: Bool {
    let path = GallerySVGTests.specs + "/__Snapshots__/grid/" + BaselineIndex.fileName
    let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    return (try? BaselineIndex(bytes, named: path))?.machines[RenderEnvironment.current.hash] != nil
  }

  @Test func `the gallery has no lint findings`() async throws {
    let (_, report) = try await verify("specs", "--lint")
    // Some rows, chips and bars are as small as in the original samples, and are not tappable.
    let found = (report.lints ?? []).filter { $0.code != LintRule.smallTarget.code }
    #expect(found.map(\.description) == [])
  }
}
