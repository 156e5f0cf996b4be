package import CairoRenderer
internal import HostSystem
internal import Synchronization

/// What of the machine a picture depends on: libraries, fonts, this release.
package struct RenderEnvironment: Hashable, Sendable {
  /// A part a line: `pango 1.50.12`.
  package let lines: [String]
  /// What `flatplan doctor` prints.
  package let hash: String

  init(fingerprint: RenderFingerprint) {
    lines = fingerprint.parts.map { "\($0.name) \($0.value)" }
    hash = fingerprint.value
  }

  /// This one, with the fonts that are used when it is first asked for.
  package static var current: RenderEnvironment {
    known.withLock { known in
      let machine = known ?? RenderEnvironment(fingerprint: RenderFingerprint.current().withRelease)
      known = machine
      return machine
    }
  }

  /// Has fonts looked at again, as others are used now.
  static func forget() {
    known.withLock { $0 = nil }
  }

  private static let known = Mutex<RenderEnvironment?>(nil)
}

/// What is otherwise on this machine than on the one with these lines, in as few lines.
extension RenderEnvironment {
  /// `pango 1.50.12 → 1.50.14`, `missing: Inter, Noto Color Emoji`, `was missing: Noto Sans Thai`.
  package func differences(from lines: [String]) -> [String] {
    let (old, new) = (lines.map(Part.init), self.lines.map(Part.init))
    let (before, now) = (Self.missing(old), Self.missing(new))
    let values = Dictionary(
      new.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let known = Set(old.map(\.name))
    var told = old.compactMap { part -> String? in
      guard !part.isMissing, !now.contains(part.family) else { return nil }
      let value = values[part.name]
      return value == part.value ? nil : "\(part.name) \(part.value) → \(value ?? "none")"
    }
    told += new.compactMap { part in
      guard !part.isMissing, !known.contains(part.name), !before.contains(part.family) else {
        return nil
      }
      return "\(part.name) none → \(part.value)"
    }
    for (words, families) in [
      ("missing", now.filter { !before.contains($0) }),
      ("was missing", before.filter { !now.contains($0) }),
    ] where !families.isEmpty {
      told.append("\(words): \(families.joined(separator: ", "))")
    }
    return told
  }

  /// A line: a library, a family of fonts that is missing, or one in a weight.
  private struct Part {
    let name: String
    let value: String

    init(_ line: String) {
      let end = line.lastIndex(of: " ") ?? line.endIndex
      name = String(line[..<end])
      value = String(line[end...].dropFirst())
    }

    var isMissing: Bool { value == "missing" }
    /// `Noto Sans` of `Noto Sans semibold`.
    var family: String { name.lastIndex(of: " ").map { String(name[..<$0]) } ?? "" }
  }

  /// The families that are missing, in their order.
  private static func missing(_ parts: [Part]) -> [String] { parts.filter(\.isMissing).map(\.name) }
}

extension RenderFingerprint {
  /// The same with our own release before all else: what a baseline notes of its surroundings.
  package var withRelease: RenderFingerprint {
    RenderFingerprint(parts: [Part(name: "flatplan", value: Release.version)] + parts)
  }
}
