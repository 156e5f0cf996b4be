internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import Scene
internal import SpecSource

/// Lengths, conditions and looks of views.
extension CellCode {
  /// The constraints of a part's own lengths.
  mutating func lengths(_ view: inout View, _ node: SourceNode, in parent: Parent) {
    let part = view.part
    for axis in [Axis.horizontal, .vertical] {
      let (key, anchor) =
        axis == .horizontal ? ("width", "widthAnchor") : ("height", "heightAnchor")
      let side = axis == .horizontal ? part.width : part.height
      let limits = axis == .horizontal ? part.widthLimits : part.heightLimits
      let target = "\(view.name).\(anchor)"
      switch side {
      case .fixed(.points(let points))?:
        prefer("\(target).constraint(equalToConstant: \(points.exact))")
      case .fixed(.fraction(let fraction))?: self.fraction(target, anchor, fraction, in: parent)
      case .fixed(.fill)?: stretch(target, anchor, axis, in: parent)
      case .computed?: computed(node[key], target, &view)
      case .fixed(.hug)?, nil:
        if node[key]?.mentionedNames.isEmpty == false { computed(node[key], target, &view) }
      }
      if let least = limits.least {
        prefer("\(target).constraint(greaterThanOrEqualToConstant: \(least.exact))")
        // A box without a length is no longer than it must be.
        if side == nil, case .box = part.content {
          prefer("\(target).constraint(equalToConstant: \(least.exact))", priority: 70)
        }
      }
      if let most = limits.most {
        prefer("\(target).constraint(lessThanOrEqualToConstant: \(most.exact))")
      }
    }
    if let ratio = part.aspectRatio {
      prefer(
        "\(view.name).widthAnchor.constraint(equalTo: \(view.name).heightAnchor, "
          + "multiplier: \(Code.fraction(ratio).text))")
    }
  }

  /// Activates a constraint that yields to the size of the cell.
  ///
  /// - Parameter priority: The priority, or `nil` for one just below the required one.
  mutating func prefer(_ constraint: String, priority: Int? = nil) {
    setup.append(preferred(constraint, priority: priority))
  }

  private mutating func preferred(_ constraint: String, priority: Int? = nil) -> String {
    helpers.insert(.prefer)
    return "\(owner).prefer(\(constraint)\(priority.map { ", \($0)" } ?? ""))"
  }

  private mutating func fraction(
    _ target: String, _ anchor: String, _ fraction: CGFloat, in parent: Parent
  ) {
    guard case .stack(_, _, let guide) = parent else {
      note("a share of an overlay's length is left out")
      return
    }
    later.append(
      preferred(
        "\(target).constraint(equalTo: \(guide).\(anchor), "
          + "multiplier: \(Code.fraction(fraction).text))"))
  }

  /// `fill` across a stack that does not stretch its views.
  private mutating func stretch(
    _ target: String, _ anchor: String, _ axis: Axis, in parent: Parent
  ) {
    guard case .stack(let own, let alignment, let guide) = parent, own != axis, alignment != .fill
    else { return }
    later.append(preferred("\(target).constraint(equalTo: \(guide).\(anchor))"))
  }

  /// A length that depends on data or on the size of the cell.
  private mutating func computed(_ node: SourceNode?, _ target: String, _ view: inout View) {
    guard element == nil, let node, let (text, locals) = expression(node) else {
      return note("a computed length of '\(view.name)' is left out")
    }
    let name = "\(SwiftNames.name(of: view.name))Length\(lengthNames.count + 1)"
    lengthNames.append((name, "\(target).constraint(equalToConstant: 0)"))
    prefer(name)
    fitting += locals.filter { !fitting.contains($0) } + ["\(name).constant = max(\(text), 0)"]
  }

  /// An expression on the cell's size and the fields of its data, and the constants that it needs.
  private mutating func expression(_ node: SourceNode) -> (text: String, locals: [String])? {
    guard var text = node.text else { return nil }
    if text.hasPrefix("=") { text.removeFirst() }
    var (expressions, locals) = (expressions, [String]())
    for name in node.mentionedNames.sorted(by: { $0.count > $1.count }) {
      guard let value = value(fieldNode(name, node), as: .number), value.isData else { return nil }
      text = text.replacing("$" + name, with: "field_\(name)")
      let number = value.isOptional ? "CGFloat(\(value.text) ?? 0)" : "CGFloat(\(value.text))"
      let local = SwiftNames.name(of: name) + "Number"
      locals.append("let \(local) = \(number)")
      expressions.names["field_\(name)"] = .name(local)
    }
    guard let parsed = try? SpecExpression(text, from: 0) else { return nil }
    let result = expressions.code(of: parsed).text
    return expressions.unknown.isEmpty ? (result, locals) : nil
  }

  /// A condition on the cell's size and the fields of its data, and the constants that it needs.
  private mutating func conditionText(_ node: SourceNode) -> (text: String, locals: [String])? {
    guard let text = node.text, let written = try? FieldExpression(text) else { return nil }
    var (expressions, locals) = (expressions, [String]())
    let known = Set(written.fields.filter(sink.isField))
    let variables = expressions.variables
    let isField = { (name: String) in known.contains(name) || variables[name] == nil }
    let uses = written.uses(isField: isField)
    for name in uses.conditions.intersection(known).sorted() {
      guard let value = value(fieldNode(name, node), as: .flag), value.isData else { return nil }
      let local = SwiftNames.name(of: name) + "Flag"
      locals.append("let \(local) = \(value.text)\(value.isOptional ? " ?? false" : "")")
      expressions.names["is_\(name)"] = .name(local)
    }
    for name in uses.comparisons.intersection(known).sorted() {
      guard let value = value(fieldNode(name, node), as: .number), value.isData else { return nil }
      let local = SwiftNames.name(of: name) + "Number"
      locals.append("let \(local) = CGFloat(\(value.text)\(value.isOptional ? " ?? 0" : ""))")
      expressions.names["field_\(name)"] = .name(local)
    }
    for name in uses.needed.intersection(known).sorted() {
      let type: FieldType = uses.comparisons.contains(name) ? .number : .flag
      guard let value = value(fieldNode(name, node), as: type), value.isOptional else { continue }
      let local = SwiftNames.name(of: "has " + name)
      locals.append("let \(local) = \(value.text) != nil")
      expressions.names["has_\(name)"] = .name(local)
    }
    let names = expressions.names
    func name(_ name: String) -> SpecExpression { .name(name, at: 0..<0) }
    let condition = try? written.condition(
      FieldExpression.Values(
        isField: isField,
        truth: { known.contains($0) ? name("is_\($0)") : .value(.boolean(false)) },
        number: { field, _ in
          known.contains(field) ? name("field_\(field)") : .value(.number(0))
        },
        presence: { field in
          guard known.contains(field) else { return .value(.boolean(false)) }
          return names["has_\(field)"] == nil ? nil : name("has_\(field)")
        }))
    guard let condition else { return nil }
    let result = expressions.code(of: condition).text
    return expressions.unknown.isEmpty ? (result, locals) : nil
  }

  private func fieldNode(_ name: String, _ node: SourceNode) -> SourceNode {
    SourceNode(value: .scalar(.init(text: "$" + name, isPlain: true)), place: node.place)
  }

  /// Hides a view while its condition is not met.
  mutating func condition(_ node: SourceNode, _ view: inout View) {
    guard let when = node["when"] else { return }
    guard element == nil, let (text, locals) = conditionText(when) else {
      return note("the condition '\(when.text ?? "")' is left out")
    }
    // Cells are reused, so the condition cannot depend on whether the view was hidden before.
    let before = view.absence.map { "\($0) || " } ?? ""
    let line = "\(view.name).isHidden = \(before)!(\(text))"
    if text.contains("bounds.") {
      fitting += locals.filter { !fitting.contains($0) } + [line]
    } else {
      update += locals.filter { !update.contains($0) } + [line]
    }
    view.absence = "\(view.name).isHidden"
  }
}
