internal import Basics
internal import Foundation

/// The output of the compiler for files with errors, without repetitions and limited in length.
package struct CompilerOutput {
  /// The maximum number of errors that are shown. Text that is not code causes thousands.
  private static let maximumErrors = 10

  /// A diagnostic of the compiler and the source code that it quotes.
  private struct Remark: Hashable {
    /// The first line; `nil` for output before the first diagnostic.
    var beginning: Beginning?
    var lines: [Substring]

    var isError: Bool { beginning?.kind == .error }

    /// Whether the remark is redundant: a note that API is marked unavailable, which the error already
    /// says, or an error that the compiler failed to produce a diagnostic.
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
      let column = String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
      return Diagnostic(
        severity: severity, code: "swift", message: beginning.message,
        location: Diagnostic.Location(
          path: beginning.file, line: beginning.line,
          column: code.isEmpty ? max(beginning.column, 1) : column, length: 1, sourceLine: code))
    }

    /// The quoted line of code that the remark is about, as in `12 | let a = b`.
    private var code: String {
      let quotations = lines.dropFirst().lazy.compactMap(CompilerOutput.quotation)
      return quotations.first { $0.number == beginning?.line }.map { String($0.code) } ?? ""
    }
  }

  private let remarks: [Remark]

  /// Parses the output of the compiler.
  package init(_ output: String) {
    var found: [Remark] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let beginning = Self.beginning(line)
      if beginning != nil || found.isEmpty { found.append(Remark(beginning: beginning, lines: [])) }
      found[found.count - 1].lines.append(line)
    }
    remarks = found.uniqued().filter { !$0.isNoise }
  }

  /// The first line of a remark.
  package struct Beginning: Hashable {
    package enum Kind: String, CaseIterable {
      case error, warning, note
    }

    package var file: String
    /// The line number, starting at 1.
    package var line: Int
    /// The column, starting at 1, in bytes.
    package var column: Int
    package var kind: Kind
    package var message: String
  }

  /// Parses the first line of a remark, such as `Home.swift:3:5: error: no`; `nil` for other lines.
  package static func beginning(_ line: Substring) -> Beginning? {
    let plain = line.withoutTerminalColors
    for kind in Beginning.Kind.allCases {
      guard let separator = plain.range(of: ": \(kind.rawValue): ") else { continue }
      let parts = plain[..<separator.lowerBound].split(separator: ":")
      if parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts.last ?? "")
      {
        return Beginning(
          file: parts.dropLast(2).joined(separator: ":"), line: line, column: column, kind: kind,
          message: String(plain[separator.upperBound...]))
      }
    }
    return nil
  }

  /// Parses a line that quotes code, such as `12 |   button.tap()`.
  package static func quotation(_ line: Substring) -> (number: Int, code: Substring)? {
    let plain = line.withoutTerminalColors[...]
    guard let separator = plain.firstRange(of: " | "),
      let number = Int(plain[..<separator.lowerBound].drop { $0 == " " })
    else { return nil }
    return (number, plain[separator.upperBound...])
  }

  /// The text to show: all output if there are few errors, otherwise the first errors.
  package var shown: String {
    let errors = remarks.filter(\.isError)
    guard errors.count > Self.maximumErrors else { return Self.text(of: remarks[...]) }
    return Self.text(of: errors.prefix(Self.maximumErrors))
      + "\n… and \(errors.count - Self.maximumErrors) more errors"
  }

  /// The errors and warnings as diagnostics.
  package var diagnostics: [Diagnostic] { remarks.compactMap(\.diagnostic) }

  private static func text(of remarks: ArraySlice<Remark>) -> String {
    remarks.flatMap(\.lines).joined(separator: "\n").trimmingNewlines
  }
}
