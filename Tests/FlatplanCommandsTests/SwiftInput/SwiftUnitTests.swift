import Testing

@testable import CodeSalvage
@testable import HostSystem
@testable import SpecDiagnostics
@testable import SwiftInput

/// Grouping of Swift files into compilation units.
@Suite struct SwiftUnitTests {
  private func units(_ work: Workplace, _ names: String...) throws -> [SwiftUnit] {
    let environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    return try SwiftProgram.units(among: names, in: environment)
  }

  @Test func `a file is one unit, a folder's files are another`() throws {
    let work = try Workplace()
    try work.write("import UIKit", to: "screens/B.swift")
    try work.write("", to: "screens/A.swift")
    try work.write("", to: "screens/Package.swift")
    try work.write("", to: "screens/main.swift")
    try work.write("", to: "screens/deeper/C.swift")
    for other in [".hidden", "UITests", "__Snapshots__"] {
      try work.write("", to: "screens/\(other)/D.swift")
    }
    try work.write("", to: "screens/library/Package.swift")
    try work.write("", to: "screens/library/E.swift")
    try work.write(Example.grid, to: "screens/grid.yaml")
    try work.write("", to: "Home.swift")
    let units = try units(work, "Home.swift", "screens/", "-", "screens/grid.yaml", "./Home.swift")
    #expect(units.map(\.name) == ["Home.swift", "screens/"])
    #expect(units.map(\.group) == ["Home", "screens"])
    #expect(
      units[1].files.map(\.name) == [
        "screens/A.swift", "screens/B.swift", "screens/deeper/C.swift",
      ])
  }

  @Test func `a folder of folders without specs is one unit`() throws {
    let work = try Workplace()
    try work.write("import UIKit", to: "Feed/Views/A.swift")
    try work.write("struct B {}", to: "Feed/Models/B.swift")
    try work.write("{\"rows\": []}", to: "Feed/Data/rows.json")
    let files = ["Feed/Models/B.swift", "Feed/Views/A.swift"]
    #expect(try units(work, "Feed").map { $0.files.map(\.name) } == [files])
    try work.write(Example.grid, to: "Feed/specs/grid.yaml")
    #expect(try units(work, "Feed").isEmpty)
  }

  @Test func `a folder without UIKit code is not a unit`() throws {
    let work = try Workplace()
    try work.write("print(1)", to: "tools/A.swift")
    #expect(try units(work, "tools", "missing").isEmpty)
  }

  @Test func `a missing file is reported, and everything else is drawn`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    let result = await work.run("render", "Home.swift", "grid.yaml", "-o", "out")
    #expect(result.words.contains("error: cannot read Home.swift: No such file or directory\n"))
    #expect(result.code == .badUsage)
    #expect(work.files.contains { $0.hasPrefix("out/") })
  }

  @Test(arguments: [
    ("Home.swift", "Home_swift"), ("UIKit.swift", "UIKit_swift"),
    ("my screen+x.swift", "my_screen_x_swift"),
    ("3 columns.swift", "_3_columns_swift"),
  ])
  func `module names do not collide with libraries`(file: String, module: String) throws {
    let work = try Workplace()
    try work.write("", to: file)
    #expect(try units(work, file)[0].module == module)
  }

  @Test func `the language mode is the one that the file requests`() throws {
    let work = try Workplace()
    try work.write("import UIKit\n", to: "Five.swift")
    try work.write("// flatplan: swift 6\nimport UIKit\n", to: "Six.swift")
    #expect(try units(work, "Five.swift", "Six.swift").map(\.languageMode) == ["5", "6"])
  }
}
