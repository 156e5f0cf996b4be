internal import Basics
internal import LayoutEngine
internal import LayoutSpec

/// A part of a layout with its values as Swift expressions.
///
/// A layout is read once for each width and condition. The results are then merged value by value,
/// so that only values that differ become conditional expressions.
struct SwiftPart: Hashable, Sendable {
  var kind: Kind
  var values: [Value: String] = [:]
  /// The badges of an item or group, or the headers and footers of a section.
  var supplementaries: [SwiftPart] = []
  var decorations: [SwiftPart] = []
  /// The Swift condition under which the part exists; `nil` if it always exists.
  var condition: String?

  /// A group arrangement whose count is a Swift expression, and whose custom frames are the lines
  /// of an item provider.
  typealias Arrangement = GroupArrangement<SwiftPart, String, [String]>

  indirect enum Kind: Hashable, Sendable {
    /// A section with a group; `nil` if the spec has no valid group.
    case section(group: SwiftPart?)
    case list
    case item
    case group(Arrangement)
    case supplementary
    case boundary
    case decoration
  }

  /// A value, identified by the name of Apple's property or argument.
  struct Value: Hashable, Sendable {
    let name: String
    /// The default in Swift; `nil` if the default cannot be written.
    let standard: String?

    private init(_ name: String, standard: String? = nil) {
      self.name = name
      self.standard = standard
    }

    /// The value of a key that is set by one line of Swift.
    init(_ rule: KeyRule) { self.init(rule.name, standard: rule.swiftStandard) }

    static func == (one: Self, two: Self) -> Bool { one.name == two.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    static let (width, height) = (Self("width"), Self("height"))
    static let top = Self("top", standard: "0")
    static let leading = Self("leading", standard: "0")
    static let bottom = Self("bottom", standard: "0")
    static let trailing = Self("trailing", standard: "0")
    static let edgeTop = Self("edgeTop", standard: ".fixed(0)")
    static let edgeLeading = Self("edgeLeading", standard: ".fixed(0)")
    static let edgeBottom = Self("edgeBottom", standard: ".fixed(0)")
    static let edgeTrailing = Self("edgeTrailing", standard: ".fixed(0)")
    static let (elementKind, alignment) = (Self("elementKind"), Self("alignment"))
    static let offsetX = Self("offsetX", standard: "0")
    static let offsetY = Self("offsetY", standard: "0")
    static let (edges, anchorKind) = (Self("edges"), Self("anchorKind"))
    static let anchorX = Self("anchorX", standard: "0")
    static let anchorY = Self("anchorY", standard: "0")
    static let (itemEdges, itemAnchorKind) = (Self("itemEdges"), Self("itemAnchorKind"))
    static let itemAnchorX = Self("itemAnchorX", standard: "0")
    static let itemAnchorY = Self("itemAnchorY", standard: "0")

    static let interItemSpacing = Self(NodeKeys.interItemSpacing.rule)
    static let orthogonalScrollingBehavior = Self(SectionKeys.orthogonalScrollingBehavior.rule)
    static let supplementariesFollowContentInsets = Self(
      SectionKeys.supplementariesFollowContentInsets.rule)
    static let appearance = Self(ListKeys.appearance.rule)
    static let headerMode = Self(ListKeys.headerMode.rule)
    static let footerMode = Self(ListKeys.footerMode.rule)
  }

  /// The group of a section.
  var group: SwiftPart? { if case .section(let group) = kind { group } else { nil } }

  subscript(value: Value) -> String? {
    get { values[value] }
    set { values[value] = newValue }
  }
}

extension SwiftPart {
  /// Merges two variants of a part into one that equals `self` if the condition is true and `other`
  /// if it is false. Returns `nil` if the variants are too different.
  func merged(with other: SwiftPart, where condition: String) -> SwiftPart? {
    guard let kind = kind.merged(with: other.kind, where: condition) else { return nil }
    var result = self
    result.kind = kind
    for value in Set(values.keys).union(other.values.keys) {
      guard let one = values[value] ?? value.standard,
        let two = other.values[value] ?? value.standard
      else { return nil }
      if one == two {
        result[value] = values[value] ?? other.values[value]
        continue
      }
      // These values cannot be conditional expressions in Swift.
      if [.elementKind, .edges, .itemEdges, .anchorKind, .itemAnchorKind].contains(value) {
        return nil
      }
      result[value] = Self.conditional(condition, one, two)
    }
    guard
      let ours = Self.aligned(supplementaries, other.supplementaries, where: condition),
      let decorations = Self.aligned(decorations, other.decorations, where: condition)
    else { return nil }
    result.supplementaries = ours
    result.decorations = decorations
    guard self.condition == other.condition else { return nil }
    return result
  }

  fileprivate static func conditional(_ condition: String, _ one: String, _ two: String) -> String {
    switch (one, two) {
    case _ where one == two: return one
    case ("true", "false"): return condition
    case ("false", "true"): return "!(\(condition))"
    default: break
    }
    // If the other branch already has the same value at a smaller width, the condition is
    // redundant.
    if let width = leastWidth(condition), let other = leastWidth(two), width >= other {
      let own = mark + other.exact
      if two.hasPrefix("\(own) ? \(one) : ") || (one == "true" && two == own) { return two }
    }
    return "\(condition.asTerm) ? \(one) : \(two)"
  }

  private static let mark = "containerWidth >= "

  /// The smallest width at which a condition is true, if it depends only on the width.
  private static func leastWidth(_ text: String) -> Double? {
    guard text.hasPrefix(mark) else { return nil }
    return Double(text.dropFirst(mark.count).prefix { $0 != " " })
  }

  /// Merges two lists of elements. Elements of the same kind are merged; elements of only one list
  /// get the condition or its negation.
  private static func aligned(
    _ ones: [SwiftPart], _ twos: [SwiftPart], where condition: String
  ) -> [SwiftPart]? {
    var rest = twos
    var result: [SwiftPart] = []
    for one in ones {
      if let index = rest.firstIndex(where: { $0[.elementKind] == one[.elementKind] }) {
        guard let part = one.merged(with: rest.remove(at: index), where: condition) else {
          return nil
        }
        result.append(part)
      } else {
        result.append(one.existing(where: condition))
      }
    }
    return result + rest.map { $0.existing(where: "!(\(condition))") }
  }

  private func existing(where condition: String) -> SwiftPart {
    var part = self
    part.condition =
      self.condition.map { own in
        "\(condition.asFactor) && \(own.asFactor)"
      } ?? condition
    return part
  }

  /// The part without a condition that is always true; `nil` if the condition is always false.
  var withoutConstantCondition: SwiftPart? {
    var part = self
    if condition == "true" { part.condition = nil }
    return condition == "false" ? nil : part
  }
}

extension SwiftPart.Kind {
  fileprivate func merged(with other: Self, where condition: String) -> Self? {
    switch (self, other) {
    case (.section(let one?), .section(let two?)):
      one.merged(with: two, where: condition).map { .section(group: $0) }
    case (.group(let one), .group(let two)):
      one.merged(with: two, where: condition).map { .group($0) }
    default: self == other ? self : nil
    }
  }
}

extension SwiftPart.Arrangement {
  fileprivate func merged(with other: Self, where condition: String) -> Self? {
    guard axis == other.axis, subitems.count == other.subitems.count else { return nil }
    var merged: [SwiftPart] = []
    for (one, two) in zip(subitems, other.subitems) {
      guard let part = one.merged(with: two, where: condition) else { return nil }
      merged.append(part)
    }
    func count(_ one: String, _ two: String) -> String {
      SwiftPart.conditional(condition, one, two)
    }
    return switch (self, other) {
    case (.cycle(let axis, _), .cycle): .cycle(axis, merged)
    case (.shares(let axis, _, let one), .shares(_, _, let two)):
      .shares(axis, merged[0], count: count(one, two))
    case (.repeats(let axis, _, let one), .repeats(_, _, let two)):
      .repeats(axis, merged[0], count: count(one, two))
    case (.custom(let one), .custom(let two)): one == two ? self : nil
    default: nil
    }
  }
}

/// The body of a section's function: one variant for all environments, or branches by a condition.
indirect enum SwiftSection: Hashable, Sendable {
  case one(SwiftPart)
  case branch(String, SwiftSection, SwiftSection)

  static func choice(_ condition: String, _ one: SwiftSection, _ two: SwiftSection) -> SwiftSection
  {
    if one == two { return one }
    if case .one(let first) = one, case .one(let second) = two,
      let merged = first.merged(with: second, where: condition)
    {
      return .one(merged)
    }
    return .branch(condition, one, two)
  }
}

extension String {
  /// The condition in parentheses if it needs them beside `&&`.
  var asFactor: String { contains("||") ? "(\(self))" : asTerm }

  /// The expression in parentheses if it needs them beside `||`, `-` or `?`.
  var asTerm: String { conditionalMark != nil ? "(\(self))" : self }
}

extension StringProtocol {
  /// The question mark of a conditional expression, with the spaces around it. Ignores question marks
  /// in parentheses.
  var conditionalMark: Range<Index>? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "?" where depth == 0: return self.index(before: index)..<self.index(index, offsetBy: 2)
      default: break
      }
    }
    return nil
  }
}
