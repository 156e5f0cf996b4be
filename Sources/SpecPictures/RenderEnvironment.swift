package import CairoRenderer
internal import HostSystem
internal import Synchronization

/// The parts of the system that affect pictures: libraries, fonts, and the release of Flatplan.
package struct RenderEnvironment: Hashable, Sendable {
  /// The parts, one per line: `pango 1.50.12`.
  package let lines: [String]
  /// The hash that `flatplan doctor` prints.
  package let hash: String

  init(fingerprint: RenderFingerprint) {
    lines = fingerprint.parts.map { "\($0.name) \($0.value)" }
    hash = fingerprint.value
  }

  /// The current environment, with the fonts active on first access.
  package static var current: RenderEnvironment {
    known.withLock { known in
      let machine =
        known ?? RenderEnvironment(fingerprint: RenderFingerprint.current().addingRelease)
      known = machine
      return machine
    }
  }

  /// Discards the cached environment after a change of fonts.
  static func forget() {
    known.withLock { $0 = nil }
  }

  private static let known = Mutex<RenderEnvironment?>(nil)
}

/// Compares environments.
extension RenderEnvironment {
  /// Returns the changes since the environment with the given lines: `pango 1.50.12 → 1.50.14`,
  /// `missing: Inter, Noto Color Emoji`, `was missing: Noto Sans Thai`.
  package func differences(from lines: [String]) -> [String] {
    let (old, new) = (lines.map(Part.init), self.lines.map(Part.init))
    let (before, now) = (Self.missing(old), Self.missing(new))
    let values = Dictionary(
      new.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let known = Set(old.map(\.name))
    var changes = old.compactMap { part -> String? in
      guard !part.isMissing, !now.contains(part.family) else { return nil }
      let value = values[part.name]
      return value == part.value ? nil : "\(part.name) \(part.value) → \(value ?? "none")"
    }
    changes += new.compactMap { part in
      guard !part.isMissing, !known.contains(part.name), !before.contains(part.family) else {
        return nil
      }
      return "\(part.name) none → \(part.value)"
    }
    for (words, families) in [
      ("missing", now.filter { !before.contains($0) }),
      ("was missing", before.filter { !now.contains($0) }),
    ] where !families.isEmpty {
      changes.append("\(words): \(families.joined(separator: ", "))")
    }
    return changes
  }

  /// One line: a library, a missing font family, or a font family in a weight.
  private struct Part {
    let name: String
    let value: String

    init(_ line: String) {
      let end = line.lastIndex(of: " ") ?? line.endIndex
      name = String(line[..<end])
      value = String(line[end...].dropFirst())
    }

    var isMissing: Bool { value == "missing" }
    /// The family without the weight: `Noto Sans` for `Noto Sans semibold`.
    var family: String { name.lastIndex(of: " ").map { String(name[..<$0]) } ?? "" }
  }

  /// Returns the names of missing families, in order.
  private static func missing(_ parts: [Part]) -> [String] { parts.filter(\.isMissing).map(\.name) }
}

extension RenderFingerprint {
  /// The fingerprint with Flatplan's release first, as recorded in baselines.
  package var addingRelease: RenderFingerprint {
    RenderFingerprint(parts: [Part(name: "flatplan", value: Release.version)] + parts)
  }
}
