internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import LayoutSpec
package import SpecDiagnostics

/// What the compiler says of files that it refuses, each thing once, and no more than anybody reads.
package struct CompilerOutput {
  /// The most errors that are shown: prose in a file makes thousands.
  private static let mostErrors = 10

  /// What is said of one place, with the code there.
  private struct Remark: Hashable {
    /// `nil` for what comes before all of them.
    var beginning: Beginning?
    var lines: [Substring]

    var isError: Bool { beginning?.kind == .error }

    /// Whether it tells nothing: where a library says that something is unavailable, which the error
    /// says with its reason; or that the compiler, which has said other things, does not know what to say.
    var isNoise: Bool {
      guard let first = lines.first.map(\.withoutTerminalColors) else { return false }
      return first.hasSuffix("has been explicitly marked unavailable here")
        || first.contains(": failed to produce diagnostic for expression")
    }

    var diagnostic: Diagnostic? {
      guard let beginning, let severity = Diagnostic.Severity(rawValue: beginning.kind.rawValue)
      else {
        return nil
      }
      let before = code.utf8.prefix(max(beginning.column - 1, 0))
      return Diagnostic(
        severity: severity, code: "swift", message: beginning.message,
        location: Diagnostic.Location(
          path: beginning.file, line: beginning.line,
          column: String(decoding: before, as: UTF8.self).unicodeScalars.count + 1, length: 1,
          sourceLine: code))
    }

    /// The line of code that is meant, as it is quoted: `12 | let a = b`.
    private var code: String {
      let quotations = lines.dropFirst().lazy.compactMap(CompilerOutput.quotation)
      return quotations.first { $0.number == beginning?.line }.map { String($0.code) } ?? ""
    }
  }

  private let remarks: [Remark]

  package init(_ said: String) {
    var found: [Remark] = []
    for line in said.split(separator: "\n", omittingEmptySubsequences: false) {
      let beginning = Self.beginning(line)
      if beginning != nil || found.isEmpty { found.append(Remark(beginning: beginning, lines: [])) }
      found[found.count - 1].lines.append(line)
    }
    remarks = found.uniqued().filter { !$0.isNoise }
  }

  /// The line that a remark begins with.
  struct Beginning: Hashable {
    enum Kind: String, CaseIterable {
      case error, warning, note
    }

    var file: String
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int
    var kind: Kind
    var message: String
  }

  /// What a line says that begins a remark, as `Home.swift:3:5: error: no` does; `nil` where it goes on
  /// with one.
  static func beginning(_ line: Substring) -> Beginning? {
    let plain = line.withoutTerminalColors
    for kind in Beginning.Kind.allCases {
      guard let sign = plain.range(of: ": \(kind.rawValue): ") else { continue }
      let place = plain[..<sign.lowerBound].split(separator: ":")
      if place.count > 2, let line = Int(place[place.count - 2]), let column = Int(place.last ?? "")
      {
        return Beginning(
          file: place.dropLast(2).joined(separator: ":"), line: line, column: column, kind: kind,
          message: String(plain[sign.upperBound...]))
      }
    }
    return nil
  }

  /// The line of code that a line quotes, as `12 |   button.tap()` does.
  static func quotation(_ line: Substring) -> (number: Int, code: Substring)? {
    let plain = line.withoutTerminalColors[...]
    guard let sign = plain.firstRange(of: " | "),
      let number = Int(plain[..<sign.lowerBound].drop { $0 == " " })
    else { return nil }
    return (number, plain[sign.upperBound...])
  }

  /// The errors; with warnings and all else where there are few.
  var shown: String {
    let errors = remarks.filter(\.isError)
    guard errors.count > Self.mostErrors else { return Self.text(of: remarks[...]) }
    return Self.text(of: errors.prefix(Self.mostErrors))
      + "\n… and \(errors.count - Self.mostErrors) more errors"
  }

  /// The errors and warnings, for programs.
  package var diagnostics: [Diagnostic] { remarks.compactMap(\.diagnostic) }

  private static func text(of remarks: ArraySlice<Remark>) -> String {
    remarks.flatMap(\.lines).joined(separator: "\n").trimmingNewlines
  }
}
