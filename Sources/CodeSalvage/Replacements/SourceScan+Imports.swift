internal import Foundation

extension SourceScan {
  /// The modules whose names are part of `UIKit` here, or for which nothing is provided but whose
  /// import alone should not stop a file.
  private static let foldedModules: Set<Substring> = [
    "QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC", "CoreText", "SwiftUI",
    "MobileCoreServices",
  ]

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Replaces `import class UIKit.UIImage` and `import UIKit.UIColor` by `import UIKit`, removes the
  /// submodule of other imports, such as that of `import os.log`, and replaces imports of modules whose
  /// names are part of `UIKit` by spaces.
  mutating func takeImport() -> Bool {
    guard has("import "), !isPartOfName(at: place - 1), isStatement else { return false }
    let start = place
    let rest = start + "import ".utf8.count
    var end = rest
    while end < bytes.count, !"\r\n;".utf8.contains(bytes[end]), bytes[end] != UInt8(ascii: "/") {
      end += 1
    }
    let words = String(decoding: bytes[rest..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    place = end
    guard let first = words.first else { return true }
    let path = Self.kinds.contains(first) ? words.dropFirst().first ?? "" : first
    let module = path.prefix { $0 != "." }
    if Self.foldedModules.contains(module) {
      var line = start
      while line > 0, !"\n;".utf8.contains(bytes[line - 1]) { line -= 1 }
      for index in line..<end { blank(index) }
    } else if module == "UIKit", path != first || path != module {
      for index in rest..<end { blank(index) }
      bytes.replaceSubrange(rest..<rest + 5, with: "UIKit".utf8)
    } else if path == first, let dot = bytes[rest..<end].firstIndex(of: UInt8(ascii: ".")) {
      for index in dot..<end { blank(index) }
    }
    return true
  }

  /// Whether only an attribute or an access level precedes in the line.
  private var isStatement: Bool {
    let before = bytes[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") && $0 != 0x3B }
    let text = String(decoding: before.reversed(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty || text.hasPrefix("@")
      || ["public", "internal", "private", "fileprivate", "package"].contains(text)
  }
}
