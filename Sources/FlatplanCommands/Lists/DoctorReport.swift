internal import CairoRenderer
internal import Foundation
internal import HostSystem
internal import SpecPictures

/// What pictures are drawn with, as it is printed.
struct DoctorReport {
  var fingerprint: RenderFingerprint

  /// With a line for everything, for people.
  var table: String {
    let version = [["flatplan", Release.version]]
    let parts = fingerprint.parts.map { [$0.name, $0.value] }
    return TextTable.text(version + parts + [["fingerprint", value]])
  }

  /// Sixteen digits that follow from all of it, our own release included.
  var value: String { fingerprint.addingRelease.value }

  func json() throws -> String {
    struct Written: Encodable {
      var version: String
      var fingerprint: String
      var parts: [String: String]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let parts = fingerprint.parts.map { ($0.name, $0.value) }
    let written = Written(
      version: Release.version, fingerprint: value,
      parts: Dictionary(parts, uniquingKeysWith: { first, _ in first }))
    return String(decoding: try encoder.encode(written), as: UTF8.self) + "\n"
  }
}
