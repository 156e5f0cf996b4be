import CompositionalLayout
import Foundation
import LayoutSpec
import SpecDiagnostics
import TestSupport
import Testing

/// Returns all messages about a spec.
func diagnostics(
  of text: String, path: String = "grid.yaml", files: [String: [UInt8]]? = nil
) -> [Diagnostic] {
  do throws(SpecErrors) {
    return try SpecFile.load(
      Array(text.utf8), path: path,
      readFile: { path throws(SpecFileProblem) in
        guard let files else { throw .notAllowed }
        guard let file = files[path] else { throw .notFound }
        return file
      }
    ).warnings
  } catch {
    return error.diagnostics
  }
}

/// Loads a valid spec; fails the test with its messages otherwise.
func load(_ text: String, path: String = "grid.yaml") throws -> FileSpec {
  do throws(SpecErrors) {
    return try SpecFile.load(Array(text.utf8), path: path).spec
  } catch {
    Issue.record("\(error)")
    throw error
  }
}

func plan(_ text: String) throws -> SpecPlan {
  try load(text).plan(in: Container(width: 390))
}

/// The number of cells in the first line of a section.
func columns(_ layout: SolvedLayout, section: Int = 0) -> Int {
  let cells = layout.cellElements(in: section)
  return cells.count { $0.frame.minY == cells[0].frame.minY }
}

/// Returns the text with a fix applied.
func applying(_ fix: Diagnostic.Fix, to text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
    Array($0.unicodeScalars)
  }
  let start = fix.location.column - 1
  lines[fix.location.line - 1].replaceSubrange(
    start..<(start + fix.location.length), with: Array(fix.replacement.unicodeScalars))
  return lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
}
