public import Foundation

/// A note in a picture that explains an element.
public struct Annotation: Hashable, Sendable {
  /// What the note is about.
  public enum Subject: Hashable, Sendable {
    /// An element, with a leader to the text.
    case element(ElementName)
    /// The gap between two elements, with a bracket.
    case gap(ElementName, ElementName)
    /// An arrow from one element to another.
    case arrow(from: ElementName, to: ElementName)
    /// A rectangle in points of the layout, as in a layout from left to right.
    case frame(CGRect)
  }

  /// The side of the picture where the text of an annotation is.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Above the picture.
    case top
    /// Below the picture.
    case bottom
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// What the note is about.
  public var subject: Subject
  /// The text of the note.
  public var text: String
  /// The number of a marker at the element. The text is then in the legend.
  public var number: Int?
  /// The side of the text; `nil` chooses the one with the shortest free leader.
  public var side: Side?

  public init(_ subject: Subject, text: String, number: Int? = nil, side: Side? = nil) {
    (self.subject, self.text, self.number, self.side) = (subject, text, number, side)
  }

  public var names: [ElementName] {
    switch subject {
    case .element(let name): [name]
    case .gap(let one, let other), .arrow(let one, let other): [one, other]
    case .frame: []
    }
  }
}

/// Where the legend of a figure is.
public enum LegendPlacement: String, Hashable, Sendable, CaseIterable {
  /// There is no legend.
  case none
  /// Below the picture.
  case bottom
}

/// The page around a figure.
public struct FigureCanvas: Hashable, Sendable {
  /// The width in points; `nil` is the width of the content.
  public var width: CGFloat?
  /// The distance between the content and the edges in points; `nil` is none, or 16 if there is a
  /// caption, a legend or a width.
  public var padding: CGFloat?

  /// Creates a canvas. All lengths are in points.
  public init(width: CGFloat? = nil, padding: CGFloat? = nil) {
    (self.width, self.padding) = (width, padding)
  }
}
