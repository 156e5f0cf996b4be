internal import CompositionalLayout
internal import Foundation

/// What the compiler says of files that it refuses, each thing once, and no more than anybody reads.
struct CompilerWords {
  /// The most errors that are shown: prose in a file makes thousands.
  private static let mostErrors = 10

  /// What is said of one place, with the code there.
  private struct Remark: Hashable {
    var isError: Bool
    var lines: [Substring]

    /// Whether it tells nothing: where a library says that something is unavailable, which the error
    /// says with its reason; or that the compiler, which has said other things, does not know what to say.
    var isNoise: Bool {
      guard let first = lines.first.map(CompilerWords.withoutColors) else { return false }
      return first.hasSuffix("has been explicitly marked unavailable here")
        || first.contains(": failed to produce diagnostic for expression")
    }
  }

  private let remarks: [Remark]

  init(_ said: String) {
    var found: [Remark] = []
    for line in said.split(separator: "\n", omittingEmptySubsequences: false) {
      let beginning = Self.beginning(line)
      if beginning != nil || found.isEmpty {
        found.append(Remark(isError: beginning?.isError ?? false, lines: []))
      }
      found[found.count - 1].lines.append(line)
    }
    remarks = found.uniqued().filter { !$0.isNoise }
  }

  /// The file of a remark and whether it is an error, where a line begins one, as `Home.swift:3:5: error: `
  /// does; `nil` where it goes on with one.
  static func beginning(_ line: Substring) -> (file: String, isError: Bool)? {
    let plain = withoutColors(line)
    for (word, isError) in [("error", true), ("warning", false), ("note", false)] {
      guard let sign = plain.range(of: ": \(word): ") else { continue }
      let place = plain[..<sign.lowerBound].split(separator: ":")
      if place.count > 2, place.suffix(2).allSatisfy({ Int($0) != nil }) {
        return (place.dropLast(2).joined(separator: ":"), isError)
      }
    }
    return nil
  }

  static func withoutColors(_ line: Substring) -> String {
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
