package import Foundation
package import Scene

/// A part of a composed cell: a text, a picture, a control, or a stack of other parts, with the
/// data of one cell filled in.
package struct Part: Hashable, Sendable {
  /// The name in messages, unique in its cell.
  package var name = ""
  /// Where the part is written.
  package var origin = PartOrigin()
  package var content: PartContent
  package var children: [Part]
  /// The lengths of the sides; `nil` leaves them to the content and the parent.
  package var width: PartSide?
  package var height: PartSide?
  package var widthLimits = PartLimits()
  package var heightLimits = PartLimits()
  /// The ratio of width to height.
  package var aspectRatio: CGFloat?
  /// The place in an overlay; `nil` fills it.
  package var anchor: PartPlace.Anchor?
  /// The distance from the edges of an overlay, in points.
  package var inset: CGFloat = 0
  /// The space between children, in points.
  package var spacing: CGFloat = 0
  package var alignment = PartAlignment.fill
  package var distribution = PartDistribution.fill
  /// Colors, font, padding, corners, border, shadow and opacity, with the keys of styles.
  package var style: Style {
    _read { yield look.style }
    set { look = StyleBox(newValue) }
  }
  private var look = StyleBox()
  /// The largest padding, as a fraction of the cell's sides.
  package var maxPadding: CGFloat?
  /// Whether what is below the part is darkened around its text.
  package var hasScrim = false
  package var text = PartText()
  package var image = PartImage()
  /// Whether children are clipped to the part's box; `nil` clips overlays with rounded corners.
  package var clips: Bool?
  /// The condition under which the part exists; `nil` always.
  package var condition: PartExpression?

  package init(_ content: PartContent, _ children: [Part] = []) {
    self.content = content
    self.children = children
  }
}

/// The place in a spec where a part is written. All origins are equal, because parts that show the
/// same are the same, wherever they are written.
package struct PartOrigin: Hashable, Sendable {
  /// The line and the column, from 1; 0 if the part is not from a file.
  package var line = 0
  package var column = 0
  /// The file: 0 is the spec itself, others are included files.
  package var file = 0

  package init() {}

  package static func == (one: Self, other: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

/// A piece of a text with its own look.
package struct PartRun: Hashable, Sendable {
  package var text: String
  package var color: ColorReference?
  package var font: FontReference?
  package var isStruckThrough = false
  package var isUnderlined = false

  package init(_ text: String) {
    self.text = text
  }
}

/// How the lines of a text are set.
package struct PartText: Hashable, Sendable {
  /// The role in SVG files.
  package var role: String?
  /// The maximum number of lines; 0 is unlimited.
  package var numberOfLines = 0
  package var lineBreakMode = Paragraph.Truncation.end
  /// The distance between baselines in points; `nil` is the font's.
  package var lineHeight: CGFloat?
  /// The additional space between letters, in points.
  package var tracking: CGFloat = 0
  package var textCase: Case?
  /// The smallest font size relative to the font's, to which text without enough room shrinks.
  package var minimumScaleFactor: CGFloat?

  /// Whether the text has the secondary color unless its part sets one.
  package var isQuiet: Bool { role.map { $0 != "title" } ?? false }

  package enum Case: String, Hashable, Sendable, CaseIterable {
    case uppercase, lowercase, capitalized
  }

  package init() {}
}

/// How a picture is cut and framed.
package struct PartImage: Hashable, Sendable {
  package var mask: Mask?
  /// A ring around the picture.
  package var outline: Outline?
  /// The color of a dot at the bottom trailing edge.
  package var status: ColorReference?
  /// The name of the picture if the data names none.
  package var placeholder: String?
  /// The side of a symbol relative to its font size.
  package var symbolScale = ControlMetrics.symbolScale

  package enum Mask: String, Hashable, Sendable, CaseIterable {
    case circle, squircle
  }

  package struct Outline: Hashable, Sendable {
    package var color: ColorReference?
    package var gradient: GradientReference?
    /// The line width and the distance from the picture, in points.
    package var width: CGFloat = 2
    package var gap: CGFloat = 2

    package init() {}
  }

  package init() {}
}

/// The label of a button.
package struct PartButton: Hashable, Sendable {
  package var title: String?
  /// The title if the data has none.
  package var placeholder: String?
  package var image: String?
  package var kind = Kind.plain

  /// The configurations of `UIButton`.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case plain, gray, tinted, filled
  }

  package init() {}
}

/// A text field.
package struct PartField: Hashable, Sendable {
  package var value: String?
  package var placeholder: String?
  /// Symbols inside the field.
  package var leading: String?
  package var trailing: String?

  package init() {}
}

/// The day and the time of a date picker.
package struct PartDate: Hashable, Sendable {
  package var date: PartDateText?
  package var time: PartDateText?

  package init() {}

  var texts: [PartDateText] { [date, time].compactMap(\.self) }
}

/// A day or a time as it is written at usual text sizes, and at accessibility sizes.
package struct PartDateText: Hashable, Sendable {
  package var usual: String
  package var short: String

  package init(_ usual: String, short: String? = nil) {
    (self.usual, self.short) = (usual, short ?? usual)
  }
}

/// The length of a side of a part.
package enum PartSide: Hashable, Sendable {
  case fixed(PartLength)
  /// A number of points that may depend on the size of the cell.
  case computed(PartExpression)
}

/// An expression that may depend on the size of the cell. Expressions are equal if their texts and
/// the values of their names are.
package struct PartExpression: Hashable, Sendable {
  private let identity: String
  private let evaluate: @Sendable (CGSize) -> Double?

  /// Creates an expression.
  ///
  /// - Parameters:
  ///   - identity: The text of the expression and everything else that its value depends on.
  ///   - evaluate: Returns the value for a size of the cell in points; `nil` if there is none. A
  ///     condition is 0 or 1.
  package init(_ identity: String, _ evaluate: @escaping @Sendable (CGSize) -> Double?) {
    self.identity = identity
    self.evaluate = evaluate
  }

  func value(in size: CGSize) -> CGFloat? {
    evaluate(size).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  package static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Part {
  /// The number of parts in the tree.
  package var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension Part {
  /// The part without its children and without the keys that only determine frames.
  var withoutLengths: Part {
    var part = Part(content)
    (part.text, part.image, part.style, part.clips) = (text, image, style, clips)
    // A placeholder that is shown is the content.
    part.image.placeholder = nil
    return part
  }

  /// The names of the pictures that the part shows.
  var imageNames: [String] {
    switch content {
    case .image(let name): [name]
    case .control(let control): control.imageNames
    case .row, .column, .overlay, .firstThatFits, .spacer, .divider, .box, .text, .labels, .label:
      []
    }
  }
}

extension PartContent {
  var isLabels: Bool { if case .labels = self { true } else { false } }

  /// Whether the part only arranges other parts or takes room, so that it draws nothing itself.
  var onlyArranges: Bool {
    self == .spacer || kind.family == .container
  }
}

extension Part {
  /// Hashes what the parts of the tree show, but not their look.
  func hashContent(into hasher: inout Hasher) {
    hasher.combine(content)
    for child in children { child.hashContent(into: &hasher) }
  }

  /// Whether a part of the tree shows a picture.
  var showsPictures: Bool {
    !imageNames.isEmpty || children.contains(where: \.showsPictures)
  }
}
