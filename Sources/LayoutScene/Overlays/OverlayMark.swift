import CompositionalLayout
import Foundation
import Scene

/// One area or line of an overlay.
struct OverlayMark {
  var kind: OverlayKind
  /// Points, in content coordinates as they are seen.
  var frame: CGRect
  /// Around the frame's origin.
  var shapes: [Shape]
  /// Whether it belongs beside the picture and not in it.
  var isInGutter = false
  /// Where it can be seen, beside the edges of the picture; `nil` for everywhere.
  var clip: CGRect?
}

/// One label of an overlay, before it has found its place.
struct OverlayLabel {
  var kind: OverlayKind
  /// What it may say, the fullest first: each a list of lines.
  var texts: [[String]]
  /// What it is about: points, in content coordinates as they are seen.
  var area: CGRect
  var manner: Manner
  /// Which labels say as much as this one, as ``LabelSeries`` tells; `nil` where each says what it can.
  var series: Int?
  /// Whether it rather stands beside the area and says all that it can than in it with less.
  var prefersFullest = false
  /// The parts of the area that others are drawn over, which would seem to be what a label on them is
  /// about.
  var covered: [CGRect] = []

  enum Manner: Hashable {
    /// Within the area, or beside it with a leader where that is too small.
    case within
    /// At a corner of the area, where its content leaves room.
    case corner
    /// With its middle at the area's, or a little to its sides.
    case amid
    /// On a line beside the picture: as much as the line is long, with its middle at the line's.
    case centred(along: Axis)
    /// At the start of a line that runs across an axis.
    case atEnd(of: Axis)
    /// Beside the area's edge.
    case beside(Side)
  }

  /// A side of an area, in the picture.
  enum Side: Hashable {
    case left, right, above, below
  }

  init(_ kind: OverlayKind, _ texts: [[String]], about area: CGRect, _ manner: Manner = .within) {
    self.kind = kind
    self.texts = texts
    self.area = area
    self.manner = manner
  }

  init(_ kind: OverlayKind, _ text: String, about area: CGRect, _ manner: Manner = .within) {
    self.init(kind, [[text]], about: area, manner)
  }
}

/// What overlays draw.
struct OverlayDrawing {
  var marks: [OverlayMark] = []
  /// In the order in which they choose their places.
  var labels: [OverlayLabel] = []
}

extension OverlayKind {
  /// What the overlay draws: it reads its subject and nothing else.
  func drawing(of subject: OverlaySubject) -> OverlayDrawing {
    switch self {
    case .items: ItemOverlay(subject: subject).drawing
    case .groups: GroupOverlay(subject: subject).drawing
    case .sections: SectionOverlay(subject: subject).drawing
    case .insets: InsetOverlay(subject: subject).drawing
    case .spacing: SpacingOverlay(subject: subject).drawing
    case .dimensions: DimensionOverlay(subject: subject).drawing
    case .indexes: IndexOverlay(subject: subject).drawing
    case .kinds: KindOverlay(subject: subject).drawing
    case .estimates: EstimateOverlay(subject: subject).drawing
    case .grid: GridOverlay(subject: subject).drawing
    case .safeArea: SafeAreaOverlay(subject: subject).drawing
    case .viewport: ViewportOverlay(subject: subject).drawing
    case .scroll: GhostOverlay(subject: subject).drawing
    }
  }
}
