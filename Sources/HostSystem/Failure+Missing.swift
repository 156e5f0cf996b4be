internal import Basics
internal import Foundation
package import SpecDiagnostics

extension Failure {
  /// Returns the error for a missing file, with a suggestion from the same folder.
  ///
  /// - Parameters:
  ///   - name: The path as the user wrote it.
  ///   - path: The absolute path.
  package static func missing(_ name: String, _ path: String) -> Failure {
    let cause = SystemError.message(ENOENT)
    let neighbors = neighbors(of: path)
    let last = Files.split(name.withoutSlash).file
    let sameStem = neighbors.filter { ($0 as NSString).deletingPathExtension == last }.sorted()
    guard let suggestion = sameStem.first ?? Similar.words(to: last, among: neighbors).first else {
      return .notFound(name, cause)
    }
    // Foundation's `deletingLastPathComponent` crashes on single-letter names.
    let whole = name.withoutSlash.dropLast(last.count) + suggestion
    return .notFound(name, "\(cause); did you mean '\(whole)'?")
  }

  /// Returns the visible names in the folder of a path; none if there are too many to compare.
  private static func neighbors(of path: String) -> [String] {
    let folder = Files.split(path.withoutSlash).folder
    let names = FileEntry(folder).names ?? []
    return names.count > 10_000 ? [] : names.filter { !$0.hasPrefix(".") }
  }
}
