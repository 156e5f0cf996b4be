internal import Basics
internal import CodeSalvage
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

// MARK: The program

extension SwiftBuild {
  /// Compiles the generated files and links the program. Entry points that do not compile, for example
  /// because a class has no `init()`, are reported and removed.
  func link(_ files: [GeneratedMainFile], _ objects: [String]) throws(Failure) {
    var files = files
    for file in files { try write(file.text, to: file.name) }
    var outcome = try link(files.map(\.name), objects)
    while outcome.ending != .exit(0) {
      let log = String(decoding: outcome.errors, as: UTF8.self)
      // The compiler may stop at the first file that it finds errors in.
      guard try removeEntries(&files, rejectedIn: log) else { break }
      outcome = try link(files.map(\.name), objects)
    }
    guard outcome.ending == .exit(0) else {
      throw .environment(
        "the program cannot be linked:\n"
          + String(decoding: outcome.errors, as: UTF8.self).trimmingNewlines)
    }
  }

  /// Removes the entry points that the compiler rejected and returns whether there were any.
  private func removeEntries(
    _ files: inout [GeneratedMainFile], rejectedIn log: String
  ) throws(Failure) -> Bool {
    var hasRemoved = false
    for index in files.indices {
      let rejected = Set(Self.lines(of: files[index].name, in: log)).sorted(by: >)
      // Outlets come after the entry points, so they are removed first.
      let firstOutlet = GeneratedMain.firstOutlet(after: files[index].lines.count)
      for line in rejected where files[index].outlets.indices.contains(line - firstOutlet) {
        files[index].outlets.remove(at: line - firstOutlet)
        hasRemoved = true
      }
      for line in rejected where files[index].lines.indices.contains(line - GeneratedMain.firstLine)
      {
        let entry = files[index].lines.remove(at: line - GeneratedMain.firstLine).entry
        hasRemoved = true
        note(
          "\(files[index].file.name):\(entry.line): note: \(entry.name) is not drawn: "
            + "it cannot be called without arguments\n")
      }
      try write(files[index].text, to: files[index].name)
    }
    return hasRemoved
  }

  private func link(
    _ files: [String], _ objects: [String]
  ) throws(Failure) -> ChildProcess.Outcome {
    try swiftc(
      [
        "-parse-as-library", "-Onone", "-suppress-warnings", "-no-color-diagnostics",
        "-diagnostic-style", "llvm", "-swift-version", "5", "-module-name", "FlatplanProgram",
        "-I", folder, "-I", standInFolder, "-L", library.folder,
        "-l\(RunnerLibrary.product)", "-Xlinker", "-rpath", "-Xlinker", library.folder,
        "-o", "\(folder)/program", "\(folder)/Main.swift",
      ] + library.moduleArguments + SystemReplacements.linkerArguments
        + files.map { "\(folder)/\($0)" } + objects
        + standInObjects)
  }

  /// The numbers of the lines of a file for which the compiler reported errors.
  private static func lines(of name: String, in log: String) -> [Int] {
    log.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: "/\(name):"), line.contains(": error: ") else { return nil }
      return Int(line[range.upperBound...].prefix { $0.isNumber })
    }
  }
}
