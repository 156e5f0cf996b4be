internal import Foundation
internal import SpecDiagnostics

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
      return .cannotRead(name, cause)
    }
    // Foundation's `deletingLastPathComponent` crashes on single-letter names.
    let whole = name.withoutSlash.dropLast(last.count) + suggestion
    return .cannotRead(name, "\(cause); did you mean '\(whole)'?")
  }

  /// Returns the visible names in the folder of a path; none if there are too many to compare.
  private static func neighbors(of path: String) -> [String] {
    let folder = Files.split(path.withoutSlash).folder
    let names = FileEntry(folder).names ?? []
    return names.count > 10_000 ? [] : names.filter { !$0.hasPrefix(".") }
  }
}

extension Failure {
  /// How to install font families: their Debian packages, or Homebrew's on macOS.
  static func installation(of families: [String]) -> String {
    let packages = Set(families.map(package(ofFamily:))).sorted().joined(separator: " ")
    #if os(Linux)
      return "Install the Debian packages \(packages)"
    #else
      return "Install them with brew install \(packages)"
    #endif
  }

  /// The first words of a text on one line, to name it in a message.
  static func beginning(of text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  private static func package(ofFamily family: String) -> String {
    #if os(Linux)
      switch family {
      case let name where name.hasPrefix("Inter"): "fonts-inter"
      case let name where name.hasPrefix("Noto Sans CJK"): "fonts-noto-cjk"
      case "Noto Color Emoji": "fonts-noto-color-emoji"
      default: "fonts-noto-core"
      }
    #else
      let name = family.hasPrefix("Inter") ? "Inter" : family
      return "font-" + name.lowercased().replacing(" ", with: "-")
    #endif
  }
}
