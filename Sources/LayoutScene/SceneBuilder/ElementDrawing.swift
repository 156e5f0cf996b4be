import CellContent
public import CompositionalLayout
public import Foundation
public import Scene

/// How an element looks that has been drawn elsewhere: what a view shows, for one.
public struct ElementDrawing: Hashable, Sendable {
  /// From the bottom to the top, in points around the frame's origin.
  public var shapes: [Shape]
  /// Above the shapes. Boxes are relative to the frame's origin.
  public var texts: [TextBlock]
  /// Above shapes and texts, from the bottom to the top.
  public var layers: [Layer] = []
  /// 0 to 1, of shapes and texts as one.
  public var opacity: Double
  /// Applied about the frame's centre.
  public var transform: CGAffineTransform
  /// How many points the shapes reach beyond the frame, as shadows do.
  public var overflow: CGFloat = 0
  /// How far from its leading edge a row of a list begins to speak, in points; lines between rows begin
  /// there. `nil` is where rows do by themselves.
  public var labelStart: CGFloat?
  /// Whether a row of a list has a ground of its own, or none, in place of the card that rows stand on.
  public var replacesCard = false

  public init(
    _ shapes: [Shape] = [], texts: [TextBlock] = [], opacity: Double = 1,
    transform: CGAffineTransform = .identity
  ) {
    self.shapes = shapes
    self.texts = texts
    self.opacity = opacity
    self.transform = transform
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(shapes)
    hasher.combine(texts)
    hasher.combine(layers)
    hasher.combine(opacity)
  }
}

extension VisibleLists {
  /// The drawing as a part of its list: a ground that fills a row has the card's corners, and a header
  /// that lies over rows hides them.
  func fit(
    _ drawing: ElementDrawing, to element: SolvedElement, _ options: SceneOptions
  ) -> ElementDrawing {
    guard let place = place(of: element) else { return drawing }
    var drawing = drawing
    let bounds = CGRect(origin: .zero, size: element.frame.size)
    if let corners = corners(of: element), case .box(var box)? = drawing.shapes.first,
      box.rect == bounds, box.corners == .square
    {
      box.corners = corners
      drawing.shapes[0] = .box(box)
    }
    if place.part == .pinnedHeader,
      let ground = styles[element.identity]?.background ?? options.theme.lists[place].background
    {
      let fill = ground.resolved(in: options.appearance)
      drawing.shapes.insert(.box(Box(bounds, fill: fill)), at: 0)
    }
    return drawing
  }
}
