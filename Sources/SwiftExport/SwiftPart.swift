internal import CompositionalLayout
internal import LayoutSpec

/// A piece of a layout as Swift will say it: values are Swift expressions, parts are the pieces within.
///
/// What differs between widths and conditions is read for each of them and put together again, value
/// by value, so that only what differs becomes a conditional expression.
struct SwiftPart: Hashable, Sendable {
  var kind: Kind
  var values: [Value: String] = [:]
  /// Badges of items and groups; headers and footers of sections.
  var supplementaries: [SwiftPart] = []
  var decorations: [SwiftPart] = []
  /// When it is there, if not always.
  var condition: String?

  /// Counts are expressions, and the frames of a custom group the lines of its provider.
  typealias Arrangement = GroupArrangement<SwiftPart, String, [String]>

  indirect enum Kind: Hashable, Sendable {
    /// `nil` where there is no group to read.
    case section(group: SwiftPart?)
    case list
    case item
    case group(Arrangement)
    case supplementary
    case boundary
    case decoration
  }

  /// A value by its name, which is that of Apple's property or argument.
  struct Value: Hashable, Sendable {
    let name: String
    /// What holds where nothing is said; nothing where that cannot be written.
    let standard: String?

    private init(_ name: String, standard: String? = nil) {
      self.name = name
      self.standard = standard
    }

    /// The value of a key that Swift sets in one line.
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
  /// This where a condition holds and `other` where it does not, as one; nothing where they are too
  /// different for that.
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
      // What is no expression of Swift's is not put into one.
      if [.elementKind, .edges, .itemEdges, .anchorKind, .itemAnchorKind].contains(value) {
        return nil
      }
      result[value] = Self.choice(condition, one, two)
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

  fileprivate static func choice(_ condition: String, _ one: String, _ two: String) -> String {
    switch (one, two) {
    case _ where one == two: return one
    case ("true", "false"): return condition
    case ("false", "true"): return "!(\(condition))"
    default: break
    }
    // What holds from 900 on is said already, if it holds from 600 on.
    if let width = leastWidth(condition), let other = leastWidth(two), width >= other {
      let own = mark + other.exact
      if two.hasPrefix("\(own) ? \(one) : ") || (one == "true" && two == own) { return two }
    }
    return "\(condition.asTerm) ? \(one) : \(two)"
  }

  private static let mark = "containerWidth >= "

  /// The width from which on something holds, if that is all it depends on.
  private static func leastWidth(_ text: String) -> Double? {
    guard text.hasPrefix(mark) else { return nil }
    return Double(text.dropFirst(mark.count).prefix { $0 != " " })
  }

  /// Elements of a kind are one; what is on one side only is there under the condition, or where it
  /// does not hold.
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
        result.append(one.there(where: condition))
      }
    }
    return result + rest.map { $0.there(where: "!(\(condition))") }
  }

  private func there(where condition: String) -> SwiftPart {
    var part = self
    part.condition =
      self.condition.map { own in
        "\(condition.asFactor) && \(own.asFactor)"
      } ?? condition
    return part
  }

  /// Itself where it may be there, without a condition that always holds.
  var ifEver: SwiftPart? {
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
    func count(_ one: String, _ two: String) -> String { SwiftPart.choice(condition, one, two) }
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

/// What a section's function does: one way for every environment, or another by a condition.
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
  /// A condition that may stand beside `&&`.
  var asFactor: String { contains("||") ? "(\(self))" : asTerm }

  /// What may stand beside `||`, `-` and the question mark of a choice.
  var asTerm: String { choiceMark != nil ? "(\(self))" : self }

  /// The question mark of a choice with the blanks around it; those in parentheses are none of its own.
  var choiceMark: Range<Index>? {
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
