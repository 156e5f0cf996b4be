internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import Scene
internal import SpecTree

/// Values of parts as Swift expressions.
enum CellValues {
  static func color(_ color: ColorReference) -> Code {
    switch color {
    case .named(let name): return .member("UIColor", name)
    case .components(let color):
      func part(_ value: Double) -> Code { .number((value * 1_000).rounded() / 1_000) }
      return ("UIColor" as Code)(
        red: part(color.red), green: part(color.green), blue: part(color.blue),
        alpha: part(color.alpha))
    case .dynamic(let light, let dark):
      let isDark = Code.binary("$0.userInterfaceStyle", .equal, ".dark")
      return ("UIColor" as Code).passing(
        .conditional(isDark, Self.color(dark), Self.color(light)))
    case .contrasting(let normal, let high):
      let isHigh = Code.binary("$0.accessibilityContrast", .equal, ".high")
      let color = Code.conditional(isHigh, Self.color(high), Self.color(normal))
      return ("UIColor" as Code).passing(color.resolvedColor(with: "$0"))
    case .faded(let color, let alpha):
      return Self.color(color).withAlphaComponent(.number(alpha))
    }
  }

  static func insets(_ insets: NSDirectionalEdgeInsets) -> Code {
    SwiftEdges(
      top: .number(insets.top), leading: .number(insets.leading), bottom: .number(insets.bottom),
      trailing: .number(insets.trailing)
    ).code
  }

  /// A corner of the unit square.
  static func point(_ edge: GradientEdge) -> Code {
    let point = edge.point(isMirrored: false)
    return .point(.number(point.x), .number(point.y))
  }

  static func lineBreakMode(_ truncation: Paragraph.Truncation) -> Code {
    switch truncation {
    case .start: ".byTruncatingHead"
    case .middle: ".byTruncatingMiddle"
    case .end: ".byTruncatingTail"
    case .words: ".byWordWrapping"
    case .letters: ".byCharWrapping"
    }
  }

  /// The alignment of a view; `nil` for the one that views have by themselves.
  static func alignment(_ alignment: TextAlignment?) -> Code? {
    switch alignment {
    case .leading, nil: nil
    case .center: ".center"
    case .trailing: ".right"
    }
  }

  /// A text in a case of letters.
  static func text(_ text: Code, in textCase: PartText.Case?) -> Code {
    switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    case nil: text
    }
  }
}

/// The type of a field that compositions show.
enum FieldType: Hashable {
  case text, color, number, flag, numbers, texts
  /// A list of maps, as an array of a struct with the given name.
  case records(String)

  var swift: String {
    switch self {
    case .text: "String"
    case .color: "UIColor"
    case .number: "Double"
    case .flag: "Bool"
    case .numbers: "[Double]"
    case .texts: "[String]"
    case .records(let name): "[\(name)]"
    }
  }

  private var isList: Bool {
    switch self {
    case .records, .numbers, .texts: true
    case .text, .color, .number, .flag: false
    }
  }

  /// The one type for all uses of a field.
  static func common(_ uses: Set<FieldType>) -> FieldType {
    // Whether a field has a value is known from a value of any type.
    let uses = uses.count > 1 ? uses.subtracting([.flag]) : uses
    if uses.count == 1, let only = uses.first { return only }
    return uses.filter(\.isList).min { $0.swift < $1.swift } ?? .text
  }

  /// An optional value of the type as one of another type.
  func converted(_ value: Code, to other: FieldType) -> Code? {
    if self == other { return value }
    switch (self, other) {
    case (.text, .number): return value.flatMap("Double.init")
    case (.text, .flag):
      let words = Code.array(["", "false", "no", "off", "0"].map(Code.text))
      return value.map.passing(words.contains("$0.lowercased()").negated)
    case (.number, .flag): return value.map.passing(.binary("$0", .unequal, 0))
    case (.color, .flag): return value.map.passing("_ in true")
    case (_, .flag) where isList: return value.map.passing("!$0.isEmpty")
    default: return nil
    }
  }

  /// A constant in Swift; `nil` for lists of maps.
  func literal(_ node: SourceNode, _ context: EvaluationContext, _ sink: inout Sink) -> Code? {
    let texts = node.elements?.compactMap(\.text)
    switch self {
    case .text: return node.text.map(Code.text)
    case .color: return context.color(node, &sink).map(CellValues.color)
    case .number: return node.text.flatMap(Double.init).map(Code.number)
    case .flag:
      let isEmpty = node.elements?.isEmpty ?? node.entries?.isEmpty ?? true
      return node.text?.isAffirmative ?? !isEmpty ? .yes : .no
    case .numbers:
      let words = texts ?? node.text?.split { " ,;".contains($0) }.map(String.init) ?? []
      return .array(words.compactMap(Double.init).map(Code.number))
    case .texts: return .array((texts ?? [node.text].compactMap(\.self)).map(Code.text))
    case .records: return nil
    }
  }
}
