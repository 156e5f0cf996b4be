internal import Basics
internal import CairoRenderer
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

  func json() -> String {
    var parts: [JSONValue.Entry] = []
    for part in fingerprint.parts where !parts.contains(where: { $0.key == part.name }) {
      parts.append(.init(key: part.name, value: .text(part.value)))
    }
    let report: JSONValue = [
      "version": .text(Release.version), "fingerprint": .text(value), "parts": .map(parts),
    ]
    return report.sortedText + "\n"
  }
}
