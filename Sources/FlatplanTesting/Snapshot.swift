internal import Basics
internal import CompositionalLayout
internal import Foundation

/// What a snapshot test keeps, with the paths of its files.
package struct Snapshot: Sendable {
  var form: SnapshotForm
  /// The name of the snapshot: `grid.390`.
  var name: String
  /// The path of the baseline: `__Snapshots__/GridTests/grid.390.layout` beside the test.
  package var baseline: String
  /// The line of the assertion.
  var line: UInt
  /// The path for what is not the baseline, in another folder.
  var actual: String
  /// The path for the picture of the differences.
  var difference: String

  /// The test that contains the assertion.
  package struct Test: Sendable {
    /// The path of the test file.
    var file: String
    /// The file with its module: `GridModule/GridTests.swift`.
    var module: String
    /// The function, as `#function` gives it.
    var function: String
    /// The name that distinguishes several snapshots of the test.
    var name: String?
    /// The line of the assertion.
    var line: UInt

    package init(file: String, module: String, function: String, name: String?, line: UInt) {
      (self.file, self.module, self.function) = (file, module, function)
      (self.name, self.line) = (name, line)
    }
  }

  package init(_ form: SnapshotForm, of test: Test) {
    (self.form, line) = (form, test.line)
    let words = [Self.plain(Self.function(test.function)), test.name.map(Self.plain)]
    name = (words.compactMap(\.self) + [LayoutAxes.name(form.axes) + form.suffix]).joined(
      separator: ".")
    let path = test.file as NSString
    let stem = (path.lastPathComponent as NSString).deletingPathExtension
    let target = Self.plain(test.module.split(separator: "/").first.map(String.init) ?? "")
    let leaf = "\(stem)/\(name)"
    baseline = "\(path.deletingLastPathComponent)/\(Baselines.folder)/\(leaf).\(form.kind)"
    actual = "\(Self.artifacts)/\(target)/\(leaf).\(form.kind)"
    difference = "\(Self.artifacts)/\(target)/\(leaf).difference.png"
  }

  /// The folder for what is not accepted: `.build/flatplan/tests` if the working directory is a package, or
  /// else a temporary folder.
  private static let artifacts: String = {
    let folder = FileManager.default.currentDirectoryPath
    let isPackage = FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
    let root = isPackage ? "\(folder)/.build" : NSTemporaryDirectory()
    return (root as NSString).appendingPathComponent("flatplan/tests")
  }()

  /// Returns the name of a function without its parameters and backticks.
  private static func function(_ text: String) -> String {
    guard text.first == "`", let end = text.dropFirst().firstIndex(of: "`") else {
      return String(text.prefix { $0 != "(" })
    }
    return String(text[text.index(after: text.startIndex)..<end])
  }

  /// Returns the text with only characters that are valid in file names on all systems.
  private static func plain(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }
    return words.isEmpty ? "layout" : words.joined(separator: "-")
  }
}
