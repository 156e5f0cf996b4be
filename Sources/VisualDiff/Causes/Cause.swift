/// An edit of a spec: the least that can be put back on its own.
public struct SpecEdit: Codable, Hashable, Sendable {
  /// What the edit is called when it is to be put back.
  public var id: Int
  /// Such as `sections[photos].group.interItemSpacing 8 → 9`.
  public var text: String
  /// Such as `gallery.yaml:14`.
  public var place: String?

  public init(id: Int, text: String, place: String? = nil) {
    self.id = id
    self.text = text
    self.place = place
  }
}

/// Why frames are not as they were.
public struct Cause: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Hashable, Sendable {
    /// Edits of the spec: one, or several that act only together.
    case spec
    /// The spec is as it was, and so is the machine: the engine lays out otherwise.
    case engine
    /// The spec is as it was; the machine, its fonts or its libraries are not.
    case environment
  }

  /// From 1, of all causes of a report: what `--cause` takes, whatever was accepted since. Zero until
  /// a report has numbered it.
  public var number = 0
  public var kind: Kind
  public var edits: [SpecEdit]
  /// How many frames return when the edits are put back, each in at least one respect.
  public var consequences: Int

  public init(kind: Kind, edits: [SpecEdit] = [], consequences: Int) {
    self.kind = kind
    self.edits = edits
    self.consequences = consequences
  }
}

extension Cause: CustomStringConvertible {
  /// What changed, without its place.
  public var description: String {
    switch kind {
    case .spec:
      (edits.prefix(Self.mostEdits).map(\.text)
        + (edits.count > Self.mostEdits ? ["\(edits.count - Self.mostEdits) more"] : []))
        .joined(separator: "  with  ")
    case .engine: "the engine changed, your spec did not"
    case .environment: "the environment changed, your spec did not"
    }
  }

  /// As many edits as are told of one cause.
  private static var mostEdits: Int { 4 }
}
