internal import Foundation

/// What the compiler says of files that it refuses, each thing once, and no more than anybody reads.
struct CompilerWords {
  /// The most errors that are shown: prose in a file makes thousands.
  private static let mostErrors = 10

  /// What is said of one place, with the code there.
  private struct Remark {
    var isError: Bool
    var lines: [Substring]
  }

  private var remarks: [Remark] = []

  init(_ said: String) {
    var seen: Set<[Substring]> = []
    var current: Remark?
    for line in said.split(separator: "\n", omittingEmptySubsequences: false) {
      if let isError = Self.begins(line) {
        if let current, seen.insert(current.lines).inserted { remarks.append(current) }
        current = Remark(isError: isError, lines: [])
      }
      if current == nil { current = Remark(isError: false, lines: []) }
      current?.lines.append(line)
    }
    if let current, seen.insert(current.lines).inserted { remarks.append(current) }
  }

  /// Whether a line begins a remark that is an error, as `Home.swift:3:5: error: ` does; `nil` where it goes
  /// on with one.
  private static func begins(_ line: Substring) -> Bool? {
    let plain = withoutColors(line)
    for (word, isError) in [("error", true), ("warning", false), ("note", false)] {
      guard let sign = plain.range(of: ": \(word): ") else { continue }
      let place = plain[..<sign.lowerBound].split(separator: ":")
      if place.count > 2, place.suffix(2).allSatisfy({ Int($0) != nil }) { return isError }
    }
    return nil
  }

  private static func withoutColors(_ line: Substring) -> String {
    guard line.contains("\u{1B}") else { return String(line) }
    let parts = line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
    }.joined()
  }

  /// The errors; with warnings and all else where there are few.
  var shown: String {
    let errors = remarks.filter(\.isError)
    guard errors.count > Self.mostErrors else { return Self.text(of: remarks[...]) }
    return Self.text(of: errors.prefix(Self.mostErrors))
      + "\n… and \(errors.count - Self.mostErrors) more errors"
  }

  private static func text(of remarks: ArraySlice<Remark>) -> String {
    remarks.flatMap(\.lines).joined(separator: "\n").trimmingNewlines
  }
}
