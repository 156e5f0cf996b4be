internal import Basics
internal import Foundation

extension SpecSource {
  private static let extensions = [".yaml", ".yml", ".json"]

  /// Returns whether a relative path has the name of a spec.
  package static func mayBeSpec(_ file: String) -> Bool {
    let parts = file.namesInPath
    return extensions.contains(where: file.hasSuffix) && !file.hasSuffix(".schema.json")
      && parts.last != Substring(Confinement.sharedName)
      && !parts.contains { $0.hasPrefix(".") || $0 == Baselines.folder }
  }

  /// Returns whether a file has a `sections` key, without parsing it as YAML. The word in running
  /// text does not count, because `fmt` would rewrite such a file.
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
    // 0xBF is the last byte of a UTF-8 byte order mark.
    let beginsKey = before.last.map { " \t\r\n{,".utf8.contains($0) || $0 == 0xBF } ?? true
    return beginsKey && after.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
  }
}
