internal import Basics
internal import HostSystem

/// Swift files that are compiled together: a file named on the command line, or all files in a named
/// folder and its subfolders.
package struct SwiftUnit: Hashable, Sendable {
  /// The file or folder as named on the command line.
  package var name: String
  /// The absolute path, without `.`, `..` and links.
  package var path: String
  package var files: [File]
  /// Whether declarations are isolated to the main actor by default, as in new projects of Xcode 26.
  package var isOnMainActor = false

  package init(name: String, path: String, files: [File]) {
    (self.name, self.path, self.files) = (name, path, files)
  }

  package struct File: Hashable, Sendable {
    /// The path as shown in messages, based on the name on the command line.
    package var name: String
    package var bytes: [UInt8]
    /// The name for the compiler if another file of the unit has the same name.
    package var alias: String?
    /// Whether the file is not part of the unit, but has names that the unit uses.
    package var isTaken = false

    package init(name: String, bytes: [UInt8], isTaken: Bool = false) {
      (self.name, self.bytes, self.isTaken) = (name, bytes, isTaken)
    }

    /// The path in the output of the compiler, which leaves out `./` at the start.
    package var printedName: String {
      String(name[(name.firstMatch(of: #/^(\.\/+)+/#)?.range.upperBound ?? name.startIndex)...])
    }

    /// The file name.
    package var base: String { alias ?? Files.split(name).file }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the file names UIKit or its classes, which another module may export to it.
    package var usesUIKit: Bool {
      let text = text
      return text.contains("import UIKit") || Self.namesOfUIKit.contains { text.contains($0) }
    }

    /// Whether the file uses UIKit without importing it.
    package var lacksUIKit: Bool { usesUIKit && !text.contains("import UIKit") }

    private static let namesOfUIKit = [
      "NSCollectionLayout", "NSDirectional", "NSRectAlignment", "UICollection", "UIColor", "UIView",
      "CGFloat",
    ]
  }

  /// The name of the folder of the unit's pictures: the last path component without extension.
  package var group: String {
    let last = path.split(separator: "/").last.map(String.init) ?? "Swift"
    return last.hasSuffix(".swift") ? String(last.dropLast(".swift".count)) : last
  }

  /// The path of a file inside of the unit's folder; `nil` if the unit is a single file.
  package func place(of file: File) -> String? {
    file.name == name ? nil : String(file.name.dropFirst(name.withoutSlash.count + 1))
  }

  /// The module name, for example `Home_swift`. The suffix avoids clashes with libraries.
  package var module: String {
    let isLetter: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let word = String(group.map { isLetter($0) ? $0 : "_" })
    return (word.first?.isNumber ?? true ? "_" : "") + word + "_swift"
  }

  /// Whether the code may load something from the network, for which Foundation has a module of its own.
  package var usesNetwork: Bool {
    files.contains { file in
      let text = file.text
      return text.contains("URLSession") || text.contains("URLRe")
        || text.contains("contentsOf:") && text.contains("http")
    }
  }

  /// Gives files with the name of an earlier file a name of their own.
  package mutating func distinguishFiles() {
    var counts: [String: Int] = [:]
    for index in files.indices {
      let name = Files.split(files[index].name).file
      counts[name, default: 0] += 1
      guard let count = counts[name], count > 1, files[index].alias == nil else { continue }
      files[index].alias = "\(name.dropLast(".swift".count))-same\(count).swift"
    }
  }
}
