internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecSource

/// The key that makes a part of a composed cell: a container or a leaf.
enum PartKind: String, Sendable, CaseIterable {
  case row, column, overlay, firstThatFits
  case text, labels, image, button, badge, progress, slider
  case toggle = "switch"
  case stepper, rating, segments, pages, field, barChart, sparkline, ring, box, divider, spacer

  var isContainer: Bool {
    self == .row || self == .column || self == .overlay || self == .firstThatFits
  }

  /// The words that are parts by themselves.
  static let words: [String: PartContent] = ["spacer": .spacer, "divider": .divider]

  /// The kinds that words of other layout languages mean.
  static func meant(by word: String) -> PartKind? { others[word.plainName] }

  private static let others: [String: PartKind] = [
    "avatar": .image, "bar": .progress, "bars": .barChart, "chart": .barChart, "chip": .badge,
    "circularprogress": .ring, "div": .box, "gauge": .ring, "graph": .sparkline,
    "hstack": .row, "icon": .image, "imageview": .image, "img": .image, "input": .field,
    "label": .text, "line": .divider, "pagecontrol": .pages, "photo": .image, "picture": .image,
    "progressbar": .progress, "progressview": .progress, "rectangle": .box,
    "segmentedcontrol": .segments, "separator": .divider, "stack": .column, "stars": .rating,
    "symbol": .image, "tabs": .segments, "tag": .badge, "textfield": .field, "textfields": .field,
    "toggle": .toggle, "uibutton": .button, "uiimageview": .image, "uilabel": .text,
    "uiprogressview": .progress, "uistackview": .column, "uiswitch": .toggle, "view": .box,
    "vstack": .column, "zstack": .overlay, "stackview": .column, "horizontalstack": .row,
    "verticalstack": .column, "viewthatfits": .firstThatFits,
    "alternatives": .firstThatFits, "lazyhstack": .row, "lazyvstack": .column, "hbox": .row,
    "vbox": .column, "flex": .row, "flexrow": .row, "flexcolumn": .column, "group": .column,
    "cell": .column, "imagebutton": .button, "tile": .column, "card": .column, "heading": .text,
    "caption": .text, "subtitle": .text, "title": .text, "uiview": .box, "uislider": .slider,
    "uistepper": .stepper, "uisegmentedcontrol": .segments, "uipagecontrol": .pages,
    "uitextfield": .field, "searchbar": .field, "uisearchbar": .field, "linechart": .sparkline,
    "asyncimage": .image, "autolayout": .row, "circleavatar": .image,
    "circularprogressindicator": .ring, "constraintlayout": .overlay, "container": .column,
    "elevatedbutton": .button, "frame": .column, "framelayout": .overlay, "hr": .divider,
    "iconbutton": .button, "linearlayout": .column, "linearprogressindicator": .progress,
    "ratingbar": .rating, "richtext": .text, "sizedbox": .box, "span": .text, "surface": .box,
    "textbutton": .button, "textview": .text, "wrap": .row, "histogram": .barChart, "circle": .box,
    "checkbox": .toggle, "picker": .segments,
  ]
}

extension PartKind {
  /// The key of the part's value.
  var key: Key<SourceNode> {
    Key(rawValue, .raw(name, shape), doc)
  }

  /// The kind of map, with an article.
  var name: String { "\("aeiou".contains(rawValue.first ?? "x") ? "an" : "a") \(rawValue) part" }

  private var doc: String {
    switch self {
    case .row: "Parts side by side."
    case .column: "Parts below one another."
    case .overlay: "Parts on top of one another, each 'at' one of nine places."
    case .firstThatFits:
      "The first of some parts that fits, with one line of each text, or else the last one."
    case .labels:
      "A title with an eyebrow, a subtitle and a detail, which share their lines."
    case .text: "A text, or a list of texts with their own looks, joined as written."
    case .image: "A picture: a file, photo, avatar, icon, or the name of a symbol."
    case .button: "A button with a title, an image or both."
    case .badge: "A short text on a capsule."
    case .progress: "A bar that is filled up to a fraction from 0 to 1."
    case .slider: "A slider at a fraction from 0 to 1."
    case .toggle: "A switch that is on or off."
    case .stepper: "A control with minus and plus."
    case .rating: "Stars, filled in halves."
    case .segments: "A segmented control."
    case .pages: "The dots of a page control."
    case .field: "A text field, with a value or a placeholder."
    case .barChart: "A chart of bars."
    case .sparkline: "A small line chart."
    case .ring: "A ring that is closed up to a fraction from 0 to 1."
    case .box: "A part without content, such as a colored shape."
    case .divider: "A hairline across a row or a column."
    case .spacer: "Takes the room that is left in a row or a column."
    }
  }

  private var shape: ValueShape {
    switch self {
    case .row, .column, .overlay, .firstThatFits: .list(PartKeys.partShape)
    case .text: .either([.text, .list(.either([.text, .map { RunKeys.map }]))])
    case .labels: .either([.text, .map { LabelKeys.map }])
    case .image, .badge: .text
    case .button: .either([.text, .map { ButtonKeys.map }])
    case .progress, .slider, .ring: ValueKind<CGFloat>.part.shape
    case .toggle, .box, .divider, .spacer, .stepper: .flag
    case .rating: .either([.text, .map { RatingKeys.map }])
    case .segments: .either([.list(.text), .text, .map { SegmentKeys.map }])
    case .pages: .either([.text, .map { PageKeys.map }])
    case .field: .either([.text, .map { FieldKeys.map }])
    case .barChart, .sparkline: .either([.text, .list(.text)])
    }
  }

  /// The keys that parts of this kind take.
  var map: MapKind { Self.maps[self] ?? PartKeys.map }

  private static let maps: [PartKind: MapKind] = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      let own: [KeyRule] =
        switch kind {
        case .row, .column: PartKeys.stack.map.rules
        case .text: PartKeys.text.map.rules
        case .image: PartKeys.image.map.rules
        case .labels:
          (PartKeys.stack.map.rules + PartKeys.text.map.rules).filter {
            PartKeys.ofLabels.contains($0.name)
          }
        default: []
        }
      return (
        kind,
        MapKind(
          name: kind.name, rules: [kind.key.rule] + own + PartKeys.common.map.rules + kind.looks)
      )
    })

  /// The keys of styles that a part takes.
  private var looks: [KeyRule] {
    StyleKeys.map.rules.filter { rule in
      guard !StyleKeys.isOfCells(rule) else { return false }
      return switch rule.name {
      case StyleKeys.font.rule.name: !isContainer && self != .box && self != .divider
      case "contentMode": self == .image
      case "contentVerticalAlignment": self == .text || self == .labels
      default: true
      }
    }
  }
}
