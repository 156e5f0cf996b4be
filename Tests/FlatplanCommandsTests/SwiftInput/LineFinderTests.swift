import Foundation
import Testing

@testable import CodeSalvage
@testable import HostSystem
@testable import SwiftInput

/// Source lines of crashes.
@Suite struct LineFinderTests {
  /// A line finder for `Home.swift` with a symbolizer that knows one address with a line, at which
  /// all code begins.
  private func finder(in work: Workplace) throws -> LineFinder {
    let place = "{\\\"FileName\\\":\\\"\(work.folder)/Home.swift\\\",\\\"Line\\\":$line"
    try work.write(
      """
      #!/bin/sh
      case "$*" in *" 0x8") line=2 ;; *) line=0 ;; esac
      echo "[{\\"Symbol\\":[\(place),\\"StartAddress\\":\\"0x8\\"}]}]"
      """, to: "symbolizer")
    let symbolizer = work.folder + "/symbolizer"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: symbolizer)
    try work.write("import UIKit\n  func stops() {}\n", to: "Home.swift")
    let environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    return LineFinder(
      program: "program", units: try SwiftProgram.units(among: ["Home.swift"], in: environment),
      toolchain: Toolchain(compiler: "", packageManager: "", symbolizer: symbolizer), environment)
  }

  @Test func `code is located by its line, or by the start of its function`() throws {
    let work = try Workplace()
    let finder = try finder(in: work)
    let line = "Home.swift:2: note: the program stopped in this line: func stops() {}"
    #expect(finder.note(of: ["0x8"]) == line)
    let start =
      "Home.swift:2: note: the program stopped in the code that starts here: func stops() {}"
    #expect(finder.note(of: ["0x9"]) == start)
    #expect(finder.note(of: []) == nil)
    withExtendedLifetime(work) {}
  }
}
