import Foundation

/// An edit of a spec of the gallery, and what is to be said of it.
struct Scenario: Sendable {
  /// What was edited, in words.
  var title: String
  /// The spec of the gallery, without its ending.
  var spec: String
  /// What is put in the place of what, before the baseline is recorded.
  var before: [(String, String)] = []
  /// Files beside the spec, and what they become.
  var files: [String: (old: String, new: String)] = [:]
  /// The edits themselves: each puts one text in the place of another.
  var edits: [(String, String)]
  /// The verdict: its status, its causes with the lines that they stand in, and what became of frames.
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

  /// What is left of a text when each of the edits is made once.
  static func edited(_ text: String, _ edits: [(String, String)]) throws -> String {
    try edits.reduce(text) { text, edit in
      guard let range = text.range(of: edit.0) else { throw Missing(text: edit.0) }
      return text.replacingCharacters(in: range, with: edit.1)
    }
  }

  struct Missing: Error {
    var text: String
  }
}
