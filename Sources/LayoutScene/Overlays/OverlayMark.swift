import Foundation
internal import Geometry
import Scene

/// An area or line of an overlay.
struct OverlayMark {
  var kind: OverlayKind
  /// The frame in visible points of the content.
  var frame: CGRect
  /// The shapes relative to the frame's origin.
  var shapes: [Shape]
  /// The level of the box that insets belong to.
  var level: BoxLevel?
  /// Whether the mark is beside the picture instead of in it.
  var isInGutter = false
  /// The visible region in addition to the picture's bounds; `nil` for no further clip.
  var clip: CGRect?
}

/// A label of an overlay before it is placed.
struct OverlayLabel {
  var kind: OverlayKind
  /// The possible texts as lists of lines, the longest first.
  var texts: [[String]]
  /// The rectangle of the subject in visible points of the content.
  var area: CGRect
  var placement: Placement
  /// The labels that must use the same form, see ``LabelSeries``; `nil` if the label is
  /// independent.
  var series: Int?
  /// The section that the label is about; `nil` if it is about the whole layout.
  var section: Int?
  /// The colors; `nil` for those of the kind.
  var colors: OverlayColors?
  /// Whether the longest text beside the subject is better than a shorter one inside it.
  var prefersFullest = false
  /// The parts of the area that other elements cover. A label there would seem to belong to those.
  var covered: [CGRect] = []

  enum Placement: Hashable {
    /// Inside the area, or beside it with a leader if the area is too small.
    case within
    /// In a corner of the area that its content leaves free.
    case corner
    /// Centered on the area, or slightly to the side.
    case amid
    /// Centered on a line beside the picture, with a text that fits the line.
    case centered(along: Axis)
    /// At the start of a line across an axis.
    case atEnd(of: Axis)
    /// Beside the area's edge.
    case beside(Side)
  }

  /// A side of an area in the picture.
  enum Side: Hashable {
    case left, right, above, below
  }

  init(
    _ kind: OverlayKind, _ texts: [[String]], about area: CGRect, _ placement: Placement = .within
  ) {
    self.kind = kind
    self.texts = texts
    self.area = area
    self.placement = placement
  }

  init(_ kind: OverlayKind, _ text: String, about area: CGRect, _ placement: Placement = .within) {
    self.init(kind, [[text]], about: area, placement)
  }
}

/// The output of an overlay.
struct OverlayDrawing {
  var marks: [OverlayMark] = []
  /// The labels in the order in which they are placed.
  var labels: [OverlayLabel] = []
}

extension OverlayKind {
  /// The marks and labels of the overlay for a layout.
  func drawing(of subject: OverlaySubject) -> OverlayDrawing {
    switch self {
    case .items: ItemOverlay(subject: subject).drawing
    case .parts: PartOverlay(subject: subject).drawing
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
    case .nesting: NestingOverlay(subject: subject).drawing
    }
  }
}
