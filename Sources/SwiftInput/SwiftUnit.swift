package import Basics
package import HostSystem
package import SpecDiagnostics

/// Swift files that are compiled together: a file named on the command line, or all files in a named
/// folder and its subfolders.
package struct SwiftUnit: Hashable, Sendable {
  /// The file or folder as named on the command line.
  var name: String
  /// The absolute path, without `.`, `..` and links.
  var path: String
  var files: [File]
  /// Whether declarations are isolated to the main actor by default, as in new projects of Xcode 26.
  var isOnMainActor = false

  struct File: Hashable, Sendable {
    /// The path as shown in messages, based on the name on the command line.
    var name: String
    var bytes: [UInt8]
    /// The name for the compiler if another file of the unit has the same name.
    var alias: String?
    /// Whether the file is not part of the unit, but has names that the unit uses.
    var isTaken = false

    /// The path in the output of the compiler, which leaves out `./` at the start.
    var printedName: String {
      String(name[(name.firstMatch(of: #/^(\.\/+)+/#)?.range.upperBound ?? name.startIndex)...])
    }

    /// The file name.
    var base: String { alias ?? Files.split(name).file }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the file names UIKit or its classes, which another module may export to it.
    var usesUIKit: Bool {
      let text = text
      return text.contains("import UIKit") || Self.namesOfUIKit.contains { text.contains($0) }
    }

    /// Whether the file uses UIKit without importing it.
    var lacksUIKit: Bool { usesUIKit && !text.contains("import UIKit") }

    private static let namesOfUIKit = [
      "NSCollectionLayout", "NSDirectional", "NSRectAlignment", "UICollection", "UIColor", "UIView",
      "CGFloat",
    ]
  }

  /// The name of the folder of the unit's pictures: the last path component without extension.
  var group: String {
    let last = path.split(separator: "/").last.map(String.init) ?? "Swift"
    return last.hasSuffix(".swift") ? String(last.dropLast(".swift".count)) : last
  }

  /// The path of a file inside of the unit's folder; `nil` if the unit is a single file.
  func place(of file: File) -> String? {
    file.name == name ? nil : String(file.name.dropFirst(name.withoutSlash.count + 1))
  }

  /// The module name, for example `Home_swift`. The suffix avoids clashes with libraries.
  var module: String {
    let isLetter: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let word = String(group.map { isLetter($0) ? $0 : "_" })
    return (word.first?.isNumber ?? true ? "_" : "") + word + "_swift"
  }

  /// Whether the code may load something from the network, for which Foundation has a module of its own.
  var usesNetwork: Bool {
    files.contains { file in
      let text = file.text
      return text.contains("URLSession") || text.contains("URLRe")
        || text.contains("contentsOf:") && text.contains("http")
    }
  }

  /// The Swift language mode: 6 if a directive sets it, otherwise 5, which most UIKit code uses.
  var languageMode: String {
    let asksForSix = files.contains { file in
      file.text.split(separator: "\n").contains { Directive.valid($0) == .swift("6") }
    }
    return asksForSix ? "6" : "5"
  }
}

extension SwiftUnit {
  /// The units among the arguments of a command line, in order and without duplicates.
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

  /// Creates the unit for an argument of the command line; `nil` if the argument is not Swift code.
  private init?(_ name: String, in surroundings: RunEnvironment) throws(Failure) {
    let path = surroundings.absolute(name).withoutSlash
    let names: [String]
    let isFolder = Files.isFolder(path)
    if isFolder {
      // A folder of specs is not a unit, even if its subfolders contain code.
      guard !CodeFolder.ownSources(of: path).isEmpty || !CodeFolder.holdsSpecs(path) else {
        return nil
      }
      names = Self.sources(at: path).map { name.withoutSlash + $0.dropFirst(path.count) }
    } else {
      // A missing file is reported together with missing specs.
      guard name.hasSuffix(".swift"), Files.exists(path) else { return nil }
      names = [name]
    }
    var files: [File] = []
    let confinement = isFolder ? Confinement(projectOf: path) : nil
    for name in names {
      let path = surroundings.absolute(name)
      let bytes = try Files.read(path, named: name, in: confinement)
      files.append(File(name: name, bytes: bytes))
    }
    guard name.hasSuffix(".swift") || files.contains(where: \.usesUIKit) else { return nil }
    self.init(name: name, path: Files.direct(path), files: files)
    distinguishFiles()
  }

  /// Gives files with the name of an earlier file a name of their own.
  mutating func distinguishFiles() {
    var counts: [String: Int] = [:]
    for index in files.indices {
      let name = Files.split(files[index].name).file
      counts[name, default: 0] += 1
      guard let count = counts[name], count > 1, files[index].alias == nil else { continue }
      files[index].alias = "\(name.dropLast(".swift".count))-same\(count).swift"
    }
  }

  /// The source files at a path: the file itself, or the files of a folder and its subfolders.
  package static func sources(at path: String) -> [String] {
    Files.isFolder(path) ? CodeFolder.sources(at: path) : path.hasSuffix(".swift") ? [path] : []
  }
}
