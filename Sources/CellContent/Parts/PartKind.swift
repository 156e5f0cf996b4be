package import Scene

/// The kinds of parts of composed cells. The raw value is the key that makes the part.
///
/// All questions about kinds are matched without `default`, so that the compiler asks each of them
/// for a new kind.
package enum PartKind: String, Hashable, Sendable, CaseIterable {
  case row, column, overlay, firstThatFits
  case text, labels, image, button, badge, progress, slider
  case toggle = "switch"
  case stepper, rating, segments, pages, field, datePicker, barChart, sparkline, ring, box, divider
  case spacer

  /// What parts of a kind are, as far as other code must know.
  package enum Family: Hashable, Sendable {
    case container, text, picture
    /// A mark that takes its frame, such as a badge.
    case mark
    case control(isTapped: Bool)
    case chart
    /// A shape or free space.
    case space
  }

  package var family: Family {
    switch self {
    case .row, .column, .overlay, .firstThatFits: .container
    case .text, .labels: .text
    case .image: .picture
    case .badge: .mark
    case .button, .slider, .toggle, .stepper, .segments, .datePicker: .control(isTapped: true)
    case .rating, .pages, .field: .control(isTapped: false)
    case .progress, .barChart, .sparkline, .ring: .chart
    case .box, .divider, .spacer: .space
    }
  }

  /// Whether the part has no width of its own and takes the room that is left in a row.
  package var fillsRow: Bool {
    switch self {
    case .progress, .slider, .field, .barChart, .sparkline: true
    case .row, .column, .overlay, .firstThatFits, .text, .labels, .image, .button, .badge, .toggle,
      .stepper, .rating, .segments, .pages, .datePicker, .ring, .box, .divider, .spacer:
      false
    }
  }
}

/// What a part shows.
package enum PartContent: Hashable, Sendable {
  case row, column, overlay
  /// The first child that fits, or else the last one.
  case firstThatFits
  case spacer
  /// A hairline across its stack.
  case divider
  /// A part without content.
  case box
  case text([PartRun])
  case labels(PartLabels)
  /// A text with its font and color, as a list's labels have them.
  indirect case label(Paragraph)
  /// A picture by its name.
  case image(String)
  case control(ControlValue)

  package var kind: PartKind {
    switch self {
    case .row: .row
    case .column: .column
    case .overlay: .overlay
    case .firstThatFits: .firstThatFits
    case .spacer: .spacer
    case .divider: .divider
    case .box: .box
    case .text, .label: .text
    case .labels: .labels
    case .image: .image
    case .control(let control): control.kind
    }
  }
}

/// A control, a mark or a chart, with its value.
package enum ControlValue: Hashable, Sendable {
  /// An accessory of a list's row.
  case accessory(AccessorySymbol)
  case button(PartButton)
  case badge(String)
  /// A fraction from 0 to 1.
  case progress(Double)
  case slider(Double)
  case toggle(isOn: Bool)
  case stepper
  case rating(Double, of: Int)
  case segments([String], selected: Int)
  case pages(Int, current: Int)
  case field(PartField)
  case datePicker(PartDate)
  case barChart([Double])
  case sparkline([Double])
  /// A fraction from 0 to 1.
  case ring(Double)

  var kind: PartKind {
    switch self {
    case .accessory: .image
    case .button: .button
    case .badge: .badge
    case .progress: .progress
    case .slider: .slider
    case .toggle: .toggle
    case .stepper: .stepper
    case .rating: .rating
    case .segments: .segments
    case .pages: .pages
    case .field: .field
    case .datePicker: .datePicker
    case .barChart: .barChart
    case .sparkline: .sparkline
    case .ring: .ring
    }
  }

  /// The names of the pictures on it.
  var imageNames: [String] {
    if case .button(let button) = self { return [button.image].compactMap(\.self) }
    if case .field(let field) = self { return [field.leading, field.trailing].compactMap(\.self) }
    return []
  }
}
