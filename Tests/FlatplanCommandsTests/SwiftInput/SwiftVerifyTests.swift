import Foundation
import Testing

@testable import SpecDiagnostics
@testable import SwiftInput
@testable import VisualDiff

/// Compiles Swift files and verifies them against recorded baselines.
@Suite(.serialized, .enabled(if: RunnerLibrary.besideTests.isThere, "the library is not built"))
struct SwiftVerifyTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func run(_ arguments: String...) async -> Workplace.Result {
    await work.compile(arguments)
  }

  private static let code = """
    import UIKit

    private func rows(_ columns: Int) -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        subitem: item, count: columns)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    func pairs() -> UICollectionViewLayout { rows(2) }

    // flatplan: items 3
    func triples() -> UICollectionViewLayout { rows(3) }

    """

  @Test func `changed code is named as the cause, and unchanged layouts match`()
    async throws
  {
    try work.write(Self.code, to: "s/Home.swift")
    let recorded = await run("record", "s/Home.swift")
    #expect(recorded.code == .done, "\(recorded.words)")
    #expect(recorded.words.contains("2 snapshots recorded"))
    let folder = "s/__Snapshots__/Home"
    #expect(work.bytes("\(folder)/pairs/390.layout") != nil)
    #expect(await run("verify", "s/Home.swift", "--update", "none").code == .done)
    try work.commit()
    try work.write(Self.code.replacing("rows(2)", with: "rows(4)"), to: "s/Home.swift")
    let changed = await run("verify", "s/Home.swift", "--update", "none")
    #expect(changed.code == .badSpec)
    let verdicts = try work.report().verdicts
    #expect(verdicts.map(\.status) == [.layout, .match])
    #expect(verdicts.map(\.spec) == ["s/Home.swift pairs", "s/Home.swift triples"])
    let edits = verdicts[0].causes.flatMap(\.edits)
    #expect(edits.map(\.text) == ["Home.swift changed"])
    #expect(edits.map(\.place) == ["s/Home.swift:12"])
    let github = await work.run("report", "--format", "github")
    #expect(github.text.hasPrefix("::error file=s/Home.swift,line=12,title="))
    let accepted = await work.run("accept", "--filter", "pairs/390")
    #expect(accepted.words == "1 snapshot accepted\n")
    #expect(await run("verify", "s/Home.swift", "--update", "none").code == .done)
  }

  @Test func `a folder of code contains its baselines, and prune knows its functions`()
    async throws
  {
    try work.write(Self.code, to: "s/Home.swift")
    _ = await run("record", "s/")
    let pairs = "s/__Snapshots__/s/pairs/390"
    #expect(work.bytes("\(pairs).layout") != nil)
    // Without the code, the wanted baselines are unknown.
    try work.write(Example.grid, to: "s/grid.yaml")
    #expect(await work.run("prune", "s/grid.yaml").words == "0 baselines removed\n")
    try work.write(Self.code.replacing("pairs", with: "twos"), to: "s/Home.swift")
    let found = await run("prune", "s", "--check")
    #expect(found.text == "\(pairs)\n")
    #expect(found.code == .badSpec)
    #expect(await run("prune", "s").words.contains("1 baseline removed"))
    #expect(work.bytes("\(pairs).layout") == nil)
    #expect(work.bytes("s/__Snapshots__/s/triples/390.layout") != nil)
  }

  @Test func `a sweep works for code`() async throws {
    try work.write(Self.code, to: "s/Home.swift")
    _ = await run("record", "s/Home.swift", "--sweep", "320...340")
    #expect(
      await run("verify", "s/Home.swift", "--sweep", "320...340", "--update", "none").code == .done)
    try work.write(Self.code.replacing("rows(2)", with: "rows(4)"), to: "s/Home.swift")
    _ = await run("verify", "s/Home.swift", "--sweep", "320...340", "--update", "none")
    let sweep = try #require(try work.report().verdicts.first { $0.variant == "320...340" })
    #expect(sweep.status == .layout)
    #expect(sweep.causes.flatMap(\.edits).map(\.text) == ["Home.swift changed"])
  }

  /// If some code does not compile, the report contains the error, and everything else is compared.
  @Test func `code that does not compile is an error, and everything else is compared`()
    async throws
  {
    try work.write(Self.code, to: "s/Home.swift")
    try work.write(Example.grid, to: "s/grid.yaml")
    #expect(await run("record", "s/Home.swift", "s/grid.yaml").code == .done)
    try work.write("import UIKit\nlet grid: Grid = 1\n", to: "s/Wrong.swift")
    try work.write("import UIKit\nlet rows = 1\n", to: "s/parts/Empty.swift")
    let wrong =
      "s/Wrong.swift:2:11: error: cannot find type 'Grid' in scope; not drawn without it: grid"
      + "; put the files that declare missing names into the folder or its project, or remove the code "
      + "that uses them"
    let empty = "error: s/parts has nothing to draw"

    let mixed = ["verify", "s/Wrong.swift", "s/parts", "s/Home.swift", "s/grid.yaml"]
    for names in [mixed, mixed.filter { $0 != "s/Home.swift" }] {
      let run = await work.compile(names + ["--update", "none"])
      #expect(run.code == .badSpec)
      #expect(run.words.contains(wrong + "\n"))
      #expect(run.words.contains(empty))
      let verdicts = try work.report().verdicts
      let code =
        names.contains("s/Home.swift") ? ["s/Home.swift pairs", "s/Home.swift triples"] : []
      let compared = verdicts.filter { $0.failure == nil }
      #expect(Set(compared.map(\.spec)) == Set(code + ["s/grid.yaml"]))
      #expect(compared.allSatisfy { $0.status == .match })
      let failed = verdicts.filter { $0.failure != nil }
      #expect(failed.map(\.spec) == ["s/Wrong.swift", "s/parts"])
      #expect(failed.map(\.status) == [.error, .error])
      #expect(failed.first?.failure == wrong)
      #expect(failed.last?.failure?.hasPrefix(empty) ?? false)
    }
    let github = await work.run("report", "--format", "github")
    #expect(github.text.contains("::error file=s/Wrong.swift,line=2,title="))

    let check = await run("check", "s/Wrong.swift", "s/grid.yaml", "--format", "short")
    #expect(check.code == .badSpec)
    #expect(check.text == wrong.replacing("error:", with: "error[swift]:") + "\n")
  }

  @Test func `diff does not compare Swift files`() async throws {
    try work.write(Self.code, to: "Home.swift")
    let result = await work.run("diff", "Home.swift", "Home.swift")
    #expect(result.code == .badUsage)
    #expect(result.words.contains("'flatplan verify'"))
  }

  @Test func `a changed file outside of the folder is named as the cause`() async throws {
    try work.write("", to: "App.xcodeproj/project.pbxproj")
    try work.write("enum Theme { static let columns = 2 }\n", to: "Style/Theme.swift")
    try work.write(Self.code.replacing("rows(2)", with: "rows(Theme.columns)"), to: "s/Home.swift")
    let recorded = await run("record", "s/Home.swift")
    #expect(recorded.code == .done, "\(recorded.words)")
    try work.write("enum Theme { static let columns = 4 }\n", to: "Style/Theme.swift")
    let changed = await run("verify", "s/Home.swift", "--update", "none")
    #expect(changed.code == .badSpec)
    let edits = try work.report().verdicts[0].causes.flatMap(\.edits)
    #expect(edits.map(\.text) == ["../Style/Theme.swift changed"])
    #expect(edits.map(\.place) == ["Style/Theme.swift"])
  }
}
