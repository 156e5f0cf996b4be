package import CairoRenderer
internal import HostSystem
internal import Synchronization

/// The parts of the system that affect pictures: libraries, fonts, and the release of Flatplan.
package struct RenderEnvironment: Hashable, Sendable {
  /// The parts, one per line: `pango 1.50.12`.
  package let lines: [String]
  /// The hash of the lines. `flatplan doctor` prints that of ``current``.
  package let hash: String

  private let fingerprint: RenderFingerprint

  init(fingerprint: RenderFingerprint) {
    self.fingerprint = fingerprint
    lines = fingerprint.parts.map { "\($0.name) \($0.value)" }
    hash = fingerprint.value
  }

  /// The current environment, with the fonts active on first access.
  package static var current: RenderEnvironment {
    known.withLock { known in
      let machine = known.usual ?? RenderEnvironment(fingerprint: .current().addingRelease)
      known.usual = machine
      return machine
    }
  }

  /// The current environment with all fonts of the system. Pictures whose texts have characters that
  /// the primary fonts lack depend on all fonts.
  package static var currentWithAllFonts: RenderEnvironment {
    let usual = current
    return known.withLock { known in
      let machine =
        known.full ?? RenderEnvironment(fingerprint: usual.fingerprint.addingAllFonts())
      known.full = machine
      return machine
    }
  }

  /// The current environment for a picture.
  ///
  /// - Parameter usesAllFonts: Whether the picture needs fonts besides the primary ones.
  package static func current(usingAllFonts usesAllFonts: Bool) -> RenderEnvironment {
    usesAllFonts ? currentWithAllFonts : current
  }

  /// Returns whether a picture recorded in the environment with the given hash would be equal here.
  package static func isCurrent(_ hash: String) -> Bool {
    current.hash == hash || currentWithAllFonts.hash == hash
  }

  /// Discards the cached environments after a change of fonts.
  static func forget() {
    known.withLock { $0 = (nil, nil) }
  }

  private static let known =
    Mutex<(usual: RenderEnvironment?, full: RenderEnvironment?)>((nil, nil))
}

/// Compares environments.
extension RenderEnvironment {
  /// The current environment, with all fonts if the lines of another list them.
  package static func current(likeThatOf lines: [String]) -> RenderEnvironment {
    current(
      usingAllFonts: lines.contains { Part($0).name == RenderFingerprint.nameOfAllFonts })
  }

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

  /// Returns the names of the chosen font files whose contents differ from those in the given lines.
  package func changedFontFiles(from lines: [String]) -> [String] {
    let old = lines.map(Part.init).filter { $0.name.hasPrefix(Self.fontFile) }
    return self.lines.map(Part.init).compactMap { part in
      guard let before = old.first(where: { $0.name == part.name }), before.value != part.value
      else { return nil }
      return String(part.name.dropFirst(Self.fontFile.count))
    }
  }

  private static let fontFile = "font "

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
