package import CompositionalLayout
internal import Foundation
internal import VisualDiff

/// A text of a test, and where it and its baseline lie.
package struct TextSnapshot: Sendable {
  package var text: String
  /// What it is, and the extension of its file: `layout`.
  var kind: String
  /// `grid.390`.
  var name: String
  /// `__Snapshots__/GridTests/grid.390.layout` beside the test.
  package var baseline: String
  /// Where the test asks for it.
  var line: UInt
  /// Where the text lies if it is not the baseline: never beside that.
  var actual: String

  /// The test that it is of.
  package struct Test: Sendable {
    /// The path of its file.
    var file: String
    /// `GridModule/GridTests.swift`.
    var module: String
    /// As `#function` has it.
    var function: String
    /// What tells the snapshot from others of the test.
    var name: String?
    /// Where in its file the assertion stands.
    var line: UInt

    package init(file: String, module: String, function: String, name: String?, line: UInt) {
      (self.file, self.module, self.function) = (file, module, function)
      (self.name, self.line) = (name, line)
    }
  }

  package init(_ text: String, kind: String, axes: LayoutRecord.Axes, of test: Test) {
    (self.text, self.kind, line) = (text, kind, test.line)
    let words = [Self.plain(Self.function(test.function)), test.name.map(Self.plain)]
    name = (words.compactMap(\.self) + [LayoutAxes.name(axes)]).joined(separator: ".")
    let path = test.file as NSString
    let stem = (path.lastPathComponent as NSString).deletingPathExtension
    let leaf = "\(stem)/\(name).\(kind)"
    let target = Self.plain(test.module.split(separator: "/").first.map(String.init) ?? "")
    baseline = "\(path.deletingLastPathComponent)/\(Baselines.folder)/\(leaf)"
    actual = "\(Self.artifacts)/\(target)/\(leaf)"
  }

  /// `.build/flatplan/tests` of the package whose tests run; elsewhere a temporary folder.
  private static let artifacts: String = {
    let folder = FileManager.default.currentDirectoryPath
    let isPackage = FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
    let root = isPackage ? "\(folder)/.build" : NSTemporaryDirectory()
    return (root as NSString).appendingPathComponent("flatplan/tests")
  }()

  /// The name of a function, without parameters and the quotes of raw names.
  private static func function(_ text: String) -> String {
    guard text.first == "`", let end = text.dropFirst().firstIndex(of: "`") else {
      return String(text.prefix { $0 != "(" })
    }
    return String(text[text.index(after: text.startIndex)..<end])
  }

  /// The text as part of a file's name on any system.
  private static func plain(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }
    return words.isEmpty ? "layout" : words.joined(separator: "-")
  }
}
