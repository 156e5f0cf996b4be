internal import CompositionalLayout
internal import Foundation

/// A layout, and where it and its baseline lie.
struct LayoutSnapshot: Sendable {
  var layout: LayoutRecord
  /// `grid.390`.
  var name: String
  /// `__Snapshots__/GridTests/grid.390.layout` beside the test.
  var baseline: String
  /// Where the layout lies if it is not the baseline: never beside that.
  var actual: String

  /// - Parameters:
  ///   - file: The path of the test's file.
  ///   - module: `GridModule/GridTests.swift`.
  ///   - test: As `#function` has it.
  ///   - name: What tells it from others of the test.
  init(layout: LayoutRecord, file: String, module: String, test: String, name: String?) {
    self.layout = layout
    let words = [Self.plain(Self.function(test)), name.map(Self.plain)].compactMap(\.self)
    self.name = (words + [LayoutAxes.name(layout.axes)]).joined(separator: ".")
    let path = file as NSString
    let stem = (path.lastPathComponent as NSString).deletingPathExtension
    let leaf = "\(stem)/\(self.name).layout"
    let target = Self.plain(module.split(separator: "/").first.map(String.init) ?? "")
    baseline = "\(path.deletingLastPathComponent)/__Snapshots__/\(leaf)"
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
