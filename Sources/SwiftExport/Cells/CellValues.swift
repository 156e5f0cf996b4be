internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import Scene

/// Values of parts as Swift expressions.
enum CellValues {
  static func color(_ color: ColorReference) -> String {
    switch color {
    case .named(let name): return "UIColor.\(name)"
    case .components(let color):
      func part(_ value: Double) -> String { String((value * 1_000).rounded() / 1_000) }
      return "UIColor(red: \(part(color.red)), green: \(part(color.green)), "
        + "blue: \(part(color.blue)), alpha: \(part(color.alpha)))"
    case .dynamic(let light, let dark):
      return "UIColor { $0.userInterfaceStyle == .dark ? \(Self.color(dark)) : "
        + "\(Self.color(light)) }"
    case .faded(let color, let alpha):
      return "\(Self.color(color)).withAlphaComponent(\(alpha))"
    }
  }

  /// A font.
  ///
  /// - Parameters:
  ///   - fallback: The text style of fonts without one.
  ///   - weight: The weight of fonts without one.
  static func font(
    _ font: FontReference?, fallback: DynamicTypeStyle = .body, weight: FontWeight? = nil
  ) -> String {
    let weight = font?.weight ?? weight
    if let size = font?.size {
      return "UIFont.systemFont(ofSize: \(size.exact), weight: .\(weight?.rawValue ?? "regular"))"
    }
    let style = (font?.style ?? fallback).rawValue
    guard let weight else { return "UIFont.preferredFont(forTextStyle: .\(style))" }
    return "UIFont.preferredFont(.\(style), weight: .\(weight.rawValue))"
  }

  static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
    "NSDirectionalEdgeInsets(top: \(insets.top.exact), leading: \(insets.leading.exact), "
      + "bottom: \(insets.bottom.exact), trailing: \(insets.trailing.exact))"
  }

  /// A corner of the unit square.
  static func point(_ edge: GradientEdge) -> String {
    let point = edge.point(isMirrored: false)
    return "CGPoint(x: \(point.x.exact), y: \(point.y.exact))"
  }

  static func lineBreakMode(_ truncation: Paragraph.Truncation) -> String {
    switch truncation {
    case .start: ".byTruncatingHead"
    case .middle: ".byTruncatingMiddle"
    case .end: ".byTruncatingTail"
    case .words: ".byWordWrapping"
    case .letters: ".byCharWrapping"
    }
  }

  static func alignment(_ alignment: TextAlignment) -> String {
    switch alignment {
    case .leading: ".natural"
    case .center: ".center"
    case .trailing: ".right"
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

  /// The one type for all uses of a field.
  static func common(_ uses: Set<FieldType>) -> FieldType {
    // Whether a field has a value is known from a value of any type.
    let uses = uses.count > 1 ? uses.subtracting([.flag]) : uses
    if uses.count == 1, let only = uses.first { return only }
    let lists = uses.filter {
      switch $0 {
      case .records, .numbers, .texts: true
      case .text, .color, .number, .flag: false
      }
    }
    return lists.min { $0.swift < $1.swift } ?? .text
  }

  /// An optional value of the type as one of another type.
  func converted(_ text: String, to other: FieldType) -> String? {
    if self == other { return text }
    switch (self, other) {
    case (.text, .number): return "\(text).flatMap(Double.init)"
    case (.text, .flag):
      return "\(text).map { ![\"\", \"false\", \"no\", \"off\", \"0\"].contains($0.lowercased()) }"
    case (.number, .flag): return "\(text).map { $0 != 0 }"
    case (.color, .flag): return "\(text).map { _ in true }"
    case (.numbers, .flag), (.texts, .flag), (.records, .flag):
      return "\(text).map { !$0.isEmpty }"
    default: return nil
    }
  }
}
