internal import CairoRenderer
internal import Foundation
internal import HostSystem
internal import SpecPictures

/// Formats the rendering environment for `flatplan doctor`.
struct DoctorReport {
  var fingerprint: RenderFingerprint

  /// Aligned columns with one line per library or font.
  var table: String {
    let version = [["flatplan", Release.version]]
    let parts = fingerprint.parts.map { [$0.name, $0.value] }
    return TextTable.text(version + parts + [["fingerprint", value]])
  }

  /// A fingerprint of 16 hexadecimal digits over all parts, including Flatplan's version.
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
