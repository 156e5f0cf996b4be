import Scene

/// The areas that elements of one file are seen in, each stated once.
struct SVGClips {
  private let ids: SVGIdentifiers
  private var known: [SceneClip: String] = [:]
  /// The elements that state them; empty if there are none.
  private(set) var elements = ""

  init(ids: SVGIdentifiers) {
    self.ids = ids
  }

  /// The id of the element for an area.
  mutating func id(of clip: SceneClip) -> String {
    if let id = known[clip] { return id }
    let id = ids.own(known.isEmpty ? "clip" : "clip\(known.count + 1)")
    known[clip] = id
    elements += SVGTag.clip(clip.rect, radius: clip.radius, id: id) + "\n"
    return id
  }
}
