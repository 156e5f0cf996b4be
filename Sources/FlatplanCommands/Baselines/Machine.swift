internal import CairoRenderer

/// What of the machine a picture depends on: libraries, fonts, this release.
struct Machine: Hashable, Sendable {
  /// A part a line: `pango 1.50.12`.
  let lines: [String]
  /// What `flatplan doctor` prints.
  let hash: String

  init(fingerprint: RenderFingerprint) {
    lines = fingerprint.parts.map { "\($0.name) \($0.value)" }
    hash = fingerprint.value
  }

  /// This one, with the fonts that are chosen when it is first asked for.
  static let current = Machine(fingerprint: RenderFingerprint.current().withRelease)

  /// What is otherwise on this machine, line by line.
  func differences(from lines: [String]) -> [String] {
    let old = Set(lines)
    let new = Set(self.lines)
    return lines.filter { !new.contains($0) }.map { "was \($0)" }
      + self.lines.filter { !old.contains($0) }.map { "now \($0)" }
  }
}
