/// The purpose of a group in a scene.
public enum SceneLayer: Hashable, Sendable {
  /// The layout itself.
  case content
  /// The bars of a screen, above the layout.
  case bars
  /// The marks of an overlay.
  case overlay(OverlayKind)
  /// The labels of an overlay, above the marks of all overlays.
  case labels(OverlayKind)
  /// Notes about elements, above all overlays.
  case annotations
  /// A caption, a title or a legend around the picture.
  case page
  /// The frame of a device. Part 0 is the screen's background, the other part is drawn over the
  /// layout.
  case frame(part: Int)

  /// The name in ids.
  package var name: String {
    switch self {
    case .content: "content"
    case .bars: "bars"
    case .overlay(let kind): "overlay-\(kind.rawValue)"
    case .labels(let kind): "overlay-\(kind.rawValue)-labels"
    case .annotations: "annotations"
    case .page: "page"
    case .frame(let part): part == 0 ? "screen" : "frame"
    }
  }

  /// Whether its elements have names in ids.
  package var namesElements: Bool { self == .content || self == .bars }

  /// The classes in SVG.
  package var classes: String? {
    switch self {
    case .content: nil
    case .bars: "fp-bars"
    case .overlay(let kind): "fp-overlay kind-\(kind.rawValue)"
    case .labels(let kind): "fp-overlay kind-\(kind.rawValue) fp-labels"
    case .annotations: "fp-annotations"
    case .page: "fp-page"
    case .frame: "fp-frame"
    }
  }
}
