package import HostSystem
package import SpecInput

/// Swift files of the command line that are compiled together: one that is named, or all that lie in
/// a folder that is named and in the folders in it.
package struct SwiftUnit: Hashable, Sendable {
  /// What the user calls the file or the folder.
  var name: String
  /// From the root of the file system, without detours.
  var path: String
  var files: [File]

  struct File: Hashable, Sendable {
    /// What the user calls it; what messages show.
    var name: String
    var bytes: [UInt8]

    /// The last part of its path.
    var base: String { Files.split(name).file }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The folder of the unit's pictures: the name without folders and extension.
  var group: String {
    let last = path.split(separator: "/").last.map(String.init) ?? "Swift"
    return last.hasSuffix(".swift") ? String(last.dropLast(".swift".count)) : last
  }

  /// Where a file is in the unit's folder; `nil` where the unit is the file.
  func place(of file: File) -> String? {
    file.name == name ? nil : String(file.name.dropFirst(name.withoutSlash.count + 1))
  }

  /// A name for the module, which no library bears: `Home_swift`.
  var module: String {
    let isLetter: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let word = String(group.map { isLetter($0) ? $0 : "_" })
    return (word.first?.isNumber ?? true ? "_" : "") + word + "_swift"
  }

  /// The compiler's language mode, which a file may ask for; that of most code for UIKit otherwise.
  var languageMode: String {
    let asksForSix = files.contains { file in
      file.text.split(separator: "\n").contains { Directive.asked($0) == .swift("6") }
    }
    return asksForSix ? "6" : "5"
  }
}

extension SwiftUnit {
  /// The units among what a command line names, in its order, each once.
  package static func find(
    _ names: [String], in surroundings: RunEnvironment
  ) throws(Failure) -> [SwiftUnit] {
    var units: [SwiftUnit] = []
    for name in names where name != "-" {
      guard let unit = try SwiftUnit(name, in: surroundings) else { continue }
      if !units.contains(where: { $0.path == unit.path }) { units.append(unit) }
    }
    return units
  }

  /// The unit that a name of the command line means; `nil` where it means something else.
  private init?(_ name: String, in surroundings: RunEnvironment) throws(Failure) {
    let path = surroundings.absolute(name).withoutSlash
    let names: [String]
    if Files.isFolder(path) {
      // A folder of specs may have folders of code in it, which are units of their own.
      guard !CodeFolder.ownSources(of: path).isEmpty || !CodeFolder.holdsSpecs(path) else {
        return nil
      }
      names = Self.sources(at: path).map { name.withoutSlash + $0.dropFirst(path.count) }
    } else {
      // One that is not there is told among the specs.
      guard name.hasSuffix(".swift"), Files.exists(path) else { return nil }
      names = [name]
    }
    var files: [File] = []
    for name in names {
      let bytes = try Files.read(surroundings.absolute(name), named: name)
      files.append(File(name: name, bytes: bytes))
    }
    let isMeant = name.hasSuffix(".swift") || files.contains { $0.text.contains("import UIKit") }
    guard isMeant else { return nil }
    self.init(name: name, path: Files.direct(path), files: files)
  }

  /// The files that are compiled for what is at a path: the file itself, or those of the folder.
  package static func sources(at path: String) -> [String] {
    Files.isFolder(path) ? CodeFolder.sources(at: path) : path.hasSuffix(".swift") ? [path] : []
  }
}
