internal import Foundation
internal import SpecDiagnostics

extension Failure {
  /// A file that is not there, with the one beside it that may be meant.
  ///
  /// - Parameters:
  ///   - name: What the user calls it.
  ///   - path: Where it would be.
  package static func missing(_ name: String, _ path: String) -> Failure {
    let cause = SystemError.words(ENOENT)
    let neighbours = neighbours(of: path)
    let last = Files.split(name.withoutSlash).file
    let sameStem = neighbours.filter { ($0 as NSString).deletingPathExtension == last }.sorted()
    guard let meant = sameStem.first ?? Similar.words(to: last, among: neighbours).first else {
      return .cannotRead(name, cause)
    }
    // Foundation's way to the folder stops the program where a name is a single letter.
    let whole = name.withoutSlash.dropLast(last.count) + meant
    return .cannotRead(name, "\(cause); did you mean '\(whole)'?")
  }

  /// The names beside a path, but for hidden ones; none where there are too many to be gone through.
  private static func neighbours(of path: String) -> [String] {
    let folder = Files.split(path.withoutSlash).folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.count > 10_000 ? [] : names.filter { !$0.hasPrefix(".") }
  }
}
