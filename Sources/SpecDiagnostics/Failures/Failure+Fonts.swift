import Foundation

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
