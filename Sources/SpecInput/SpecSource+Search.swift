internal import Foundation
internal import VisualDiff

extension SpecSource {
  private static let extensions = [".yaml", ".yml", ".json"]

  /// Whether a file in a folder is called like a spec, by its path from there.
  package static func mayBeSpec(_ file: String) -> Bool {
    let parts = file.split(separator: "/")
    return extensions.contains(where: file.hasSuffix) && !file.hasSuffix(".schema.json")
      && parts.last != Substring(SpecFolder.sharedName)
      && !parts.contains { $0.hasPrefix(".") || $0 == Baselines.folder }
  }

  /// Whether `sections` is a key in a file, as far as can be told without reading it as YAML. Words that
  /// only speak of sections make no spec, which `fmt` would write anew.
  package static func hasSections(_ bytes: [UInt8]) -> Bool {
    let (bytes, key) = (Data(bytes), Data("sections".utf8))
    var rest = bytes
    while let range = rest.range(of: key) {
      if isKey(range, in: bytes) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  private static func isKey(_ range: Range<Int>, in bytes: Data) -> Bool {
    var (before, after) = (bytes[..<range.lowerBound], bytes[range.upperBound...])
    if let quote = before.last, quote == after.first, "\"'".utf8.contains(quote) {
      before.removeLast()
      after.removeFirst()
    }
    // The last one ends a byte order mark.
    let beginsKey = before.last.map { " \t\r\n{,".utf8.contains($0) || $0 == 0xBF } ?? true
    return beginsKey && after.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
  }
}
