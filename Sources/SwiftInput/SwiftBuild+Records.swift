internal import Basics
internal import CodeSalvage
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

// What is known about a program besides its files: the notes about it, and the files outside of its units
// that it was made from. A cached program tells the same notes, and is built again when these files change.
extension SwiftBuild {
  /// The name of the file with the notes beside a cached program.
  static let notesName = "notes"

  /// Prints notes, and writes them beside the program.
  func note(_ text: String) {
    guard !text.isEmpty else { return }
    environment.messages(text)
    let path = "\(folder)/\(Self.notesName)"
    let before = (try? Files.readFile(path, named: path)) ?? []
    _ = try? Files.replace(path, with: before + Array(text.utf8), named: path)
  }

  /// Prints the notes about a cached program.
  static func repeatNotes(about program: String, in environment: RunEnvironment) {
    let path = "\(Files.split(program).folder)/\(notesName)"
    guard let bytes = try? Files.readFile(path, named: path) else { return }
    environment.messages(String(decoding: bytes, as: UTF8.self))
  }

  /// The absolute paths of the files that a unit takes from its project.
  func takenPaths(of unit: SwiftUnit) -> [String] {
    unit.files.filter(\.isTaken).map { Files.direct(environment.absolute($0.name)) }
  }

  /// Records the searched project beside the program, which is built again when its files change.
  func record(_ project: ProjectCode) throws(Failure) {
    let path = "\(folder)/\(ProjectCode.recordName)"
    let before = (try? Files.readFile(path, named: path)) ?? []
    let record = Array(project.record.utf8)
    // Units of one project share its line, so that it is searched once.
    guard before.firstRange(of: record) == nil else { return }
    try Files.replace(path, with: before + record, named: path)
  }

  /// Records the substitutes that taken files need. The cache key has only those of the unit's own
  /// files.
  func recordStandIns(of unit: SwiftUnit) throws(Failure) {
    let standIns = StandIns(of: library)
    let sources = standIns.needed(by: unit.files.filter(\.isTaken)).flatMap(standIns.sources)
    guard !sources.isEmpty else { return }
    let path = "\(folder)/\(StandIns.recordName)"
    let before = (try? Files.readFile(path, named: path)) ?? []
    let lines = sources.map { "\($0)\0\(Stamp.of($0))\n" }.joined()
    try Files.replace(path, with: before + Array(lines.utf8), named: path)
  }
}

// MARK: Stand-ins

extension SwiftBuild {
  var standInFolder: String { folder + "/stand-ins" }

  /// Compiles the substitutes of modules that a unit imports, unless another unit did. Returns the
  /// compiler arguments with which the unit finds them. Other units do not see them, so that
  /// `canImport(Combine)` stays false for them.
  func compileStandIns(of unit: SwiftUnit) throws(Failure) -> [String] {
    let standIns = StandIns(of: library)
    let names = standIns.needed(by: unit.files)
    for name in names where !Files.exists("\(standInFolder)/\(name).o") {
      try Files.makeFolder(standInFolder, for: name)
      let outcome = try swiftc(standIns.arguments(for: name, library, in: standInFolder))
      guard outcome.ending == .exit(0) else {
        throw .environment(
          "the stand-in for \(name) cannot be compiled:\n"
            + String(decoding: outcome.errors, as: UTF8.self).trimmingNewlines)
      }
    }
    return names.isEmpty ? [] : ["-I", standInFolder]
  }

  func noteStandIns(of unit: SwiftUnit) {
    let names = StandIns(of: library).names(importedBy: unit.files)
    guard !names.isEmpty else { return }
    note(
      "\(unit.name): note: small stand-ins of Flatplan replace \(names.joined(separator: ", "))\n")
  }

  /// The object files of all substitutes that were compiled.
  var standInObjects: [String] {
    let names = (try? Files.names(in: standInFolder, named: standInFolder)) ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(standInFolder)/\($0)" }
  }
}
