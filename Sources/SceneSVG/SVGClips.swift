import Scene

/// The clip paths of the elements of a file, each defined once.
struct SVGClips {
  private let ids: SVGIdentifiers
  private var known: [SceneClip: String] = [:]
  /// The markup of all clip paths; empty if there are none.
  private(set) var elements = SVGMarkup()

  init(ids: SVGIdentifiers) {
    self.ids = ids
  }

  /// The id of the clip path for a clip. Defines it on first use.
  mutating func id(of clip: SceneClip) -> String {
    if let id = known[clip] { return id }
    let id = ids.own(known.isEmpty ? "clip" : "clip\(known.count + 1)")
    known[clip] = id
    SVGTag.clip(clip.rect, CornerRadii(clip.radius, curve: clip.curve), id: id).write(to: &elements)
    elements.append("\n")
    return id
  }
}
