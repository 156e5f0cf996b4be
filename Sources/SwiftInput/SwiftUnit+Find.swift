internal import Basics
internal import CodeSalvage
internal import HostSystem
internal import SpecDiagnostics

extension SwiftProgram {
  /// The units among the arguments of a command line, in order and without duplicates.
  static func units(
    among names: [String], in environment: RunEnvironment
  ) throws(Failure) -> [SwiftUnit] {
    var units: [SwiftUnit] = []
    for name in names where name != "-" {
      guard let unit = try SwiftUnit(name, in: environment) else { continue }
      if !units.contains(where: { $0.path == unit.path }) { units.append(unit) }
    }
    return units
  }
}

extension SwiftUnit {
  /// Creates the unit for an argument of the command line; `nil` if the argument is not Swift code.
  fileprivate init?(_ name: String, in environment: RunEnvironment) throws(Failure) {
    let path = environment.absolute(name).withoutSlash
    let names: [String]
    let isFolder = Files.isFolder(path)
    if isFolder {
      // A folder of specs is not a unit, even if its subfolders contain code.
      guard !CodeFolder.ownSources(of: path).isEmpty || !CodeFolder.holdsSpecs(path) else {
        return nil
      }
      names = CodeFolder.sources(at: path).map { name.withoutSlash + $0.dropFirst(path.count) }
    } else {
      // A missing file is reported together with missing specs.
      guard name.hasSuffix(".swift"), Files.exists(path) else { return nil }
      names = [name]
    }
    var files: [File] = []
    let confinement = isFolder ? Confinement(projectOf: path) : nil
    for name in names {
      let path = environment.absolute(name)
      let bytes = try Files.read(path, named: name, in: confinement)
      files.append(File(name: name, bytes: bytes))
    }
    guard name.hasSuffix(".swift") || files.contains(where: \.usesUIKit) else { return nil }
    self.init(name: name, path: Files.direct(path), files: files)
    distinguishFiles()
  }

  /// The Swift language mode: 6 if a directive sets it, otherwise 5, which most UIKit code uses.
  var languageMode: String {
    let asksForSix = files.contains { file in
      file.text.split(separator: "\n").contains { Directive.valid($0) == .swift("6") }
    }
    return asksForSix ? "6" : "5"
  }
}
