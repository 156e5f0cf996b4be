/// An edit of a spec: the smallest change that can be reverted on its own.
public struct SpecEdit: Codable, Hashable, Sendable {
  /// The identifier used to revert the edit.
  public var id: Int
  /// The edit as text, such as `sections.photos.group.interItemSpacing 8 → 9`.
  public var text: String
  /// The file and line, such as `gallery.yaml:14`.
  public var place: String?

  public init(id: Int, text: String, place: String? = nil) {
    self.id = id
    self.text = text
    self.place = place
  }
}

/// A reason why frames have changed.
public struct Cause: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Hashable, Sendable {
    /// Edits of the spec: one, or several that have an effect only together.
    case spec
    /// The engine: neither the spec nor the environment has changed.
    case engine
    /// The environment: fonts, libraries or the machine have changed, whether or not the spec has.
    case environment
  }

  /// The number of the cause in its report, from 1, which `--cause` takes. Accepting snapshots does
  /// not change it. Zero until a report assigns it.
  public var number = 0
  public var kind: Kind
  /// The edits of the spec; empty for other kinds.
  public var edits: [SpecEdit]
  /// The number of frames that return, in at least one aspect, when the edits are reverted.
  public var consequences: Int

  /// Whether edits of the spec changed the snapshot too; `nil` if not.
  public var isBesideEdits: Bool?

  /// Creates a cause without a number.
  public init(kind: Kind, edits: [SpecEdit] = [], consequences: Int) {
    self.kind = kind
    self.edits = edits
    self.consequences = consequences
  }
}

extension Cause: CustomStringConvertible {
  /// The change, without its file and line.
  public var description: String {
    switch kind {
    case .spec:
      (edits.prefix(Self.mostEdits).map(\.text)
        + (edits.count > Self.mostEdits ? ["\(edits.count - Self.mostEdits) more"] : []))
        .joined(separator: "  with  ")
    case .engine: "the engine changed, your spec did not"
    case .environment:
      isBesideEdits == true
        ? "the environment changed" : "the environment changed, your spec did not"
    }
  }

  /// The maximum number of edits listed for one cause.
  private static var mostEdits: Int { 4 }
}
