import Foundation

/// An edit of a gallery spec, with the expected verdict.
struct Scenario: Sendable {
  /// A description of the edit.
  var title: String
  /// The file name of the gallery spec, without extension.
  var spec: String
  /// Replacements made before the baseline is recorded.
  var before: [(String, String)] = []
  /// The old and new contents of files beside the spec.
  var files: [String: (old: String, new: String)] = [:]
  /// The edits, as replacements of one text by another.
  var edits: [(String, String)]
  /// The expected verdict: status, causes with their lines, and changes of frames.
  var verdict: String

  init(
    _ title: String, in spec: String, before: [(String, String)] = [],
    files: [String: (old: String, new: String)] = [:], _ edits: (String, String)...,
    verdict: String
  ) {
    self.title = title
    self.spec = spec
    self.before = before
    self.files = files
    self.edits = edits
    self.verdict = verdict
  }

  /// Returns the text with each replacement made once.
  static func edited(_ text: String, _ edits: [(String, String)]) throws -> String {
    try edits.reduce(text) { text, edit in
      guard let range = text.range(of: edit.0) else { throw Missing(text: edit.0) }
      return text.replacingCharacters(in: range, with: edit.1)
    }
  }

  struct Missing: Error {
    var text: String
  }

  /// Writes the files to record to a folder, and returns the files to verify instead.
  ///
  /// - Parameter folder: The path relative to the workplace.
  func write(to folder: String, in work: Workplace) throws -> [(path: String, text: String)] {
    let text = try String(
      contentsOfFile: "\(GallerySVGTests.specs)/\(spec).yaml", encoding: .utf8)
    let old = try Self.edited(Self.withOneVariant(text), before)
    try work.write(old, to: "\(folder)/\(spec).yaml")
    var after = [(path: "\(folder)/\(spec).yaml", text: try Self.edited(old, edits))]
    for (name, file) in files {
      try work.write(file.old, to: "\(folder)/\(name)")
      after.append(("\(folder)/\(name)", file.new))
    }
    return after
  }

  /// Limits a spec to one appearance, direction and system version; others would repeat the same
  /// verdicts.
  private static func withOneVariant(_ text: String) -> String {
    text.replacing("[light, dark]", with: "[light]").replacing("[ltr, rtl]", with: "[ltr]")
      .replacing("[ios26, ios18]", with: "[ios26]")
      .replacing("  exclude: [{compatibility: ios18, widths: 768}]\n", with: "")
  }
}
