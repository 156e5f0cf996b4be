internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import SpecTree

/// Lengths and conditions of views.
extension CellCode {
  /// The constraints of a part's own lengths.
  mutating func lengths(_ view: Code, _ site: Site) {
    let part = site.part
    for axis in Axis.allCases {
      let (anchor, node) = (view.anchor(axis), site.node[axis.lengthName])
      let limits = axis == .horizontal ? part.widthLimits : part.heightLimits
      switch part.side(axis) {
      case .fixed(.points(let points))?: prefer(view, axis, .number(points), priority: nil)
      case .fixed(.fraction(let fraction))?: share(anchor, axis, fraction, in: site.parent)
      case .fixed(.fill)?: stretch(anchor, axis, in: site.parent)
      case .computed?: computed(node, view, axis)
      case .fixed(.hug)?, nil:
        if node?.mentionedNames.isEmpty == false { computed(node, view, axis) }
      }
      if let least = limits.least {
        prefer(anchor.constraint(greaterThanOrEqualToConstant: .number(least)))
        // A box without a length is no longer than it must be.
        if part.side(axis) == nil, case .box = part.content {
          prefer(view, axis, .number(least), priority: 70)
        }
      }
      if let most = limits.most {
        prefer(anchor.constraint(lessThanOrEqualToConstant: .number(most)))
      }
    }
    if let ratio = part.aspectRatio {
      prefer(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .fraction(ratio)))
    }
  }

  /// Activates a constraint that yields to the size of the cell.
  ///
  /// - Parameter priority: The priority, or `nil` for one just below the required one.
  mutating func prefer(_ constraint: Code, priority: Code? = nil) {
    add(preferred(constraint, priority: priority))
  }

  /// Gives a view a length that stronger constraints can change.
  mutating func prefer(_ view: Code, _ axis: Axis, _ length: Code, priority: Code? = 760) {
    prefer(view.anchor(axis).constraint(equalToConstant: length), priority: priority)
  }

  private mutating func preferred(_ constraint: Code, priority: Code? = nil) -> Code {
    .call(helper(.prefer), [Code.Slot(nil, constraint), Code.Slot(nil, priority)])
  }

  /// Lets a view take the room that is left, and otherwise none.
  mutating func room(_ view: Code, _ axis: Axis) { prefer(view, axis, 0, priority: 60) }

  private mutating func share(
    _ anchor: Code, _ axis: Axis, _ fraction: CGFloat, in parent: Parent
  ) {
    guard case .stack(_, _, let guide) = parent else {
      return note("a share of an overlay's length is left out")
    }
    body.later.append(
      .code(
        "",
        preferred(
          anchor.constraint(equalTo: guide.anchor(axis), multiplier: .fraction(fraction)))))
  }

  /// `fill` across a stack that does not stretch its views.
  private mutating func stretch(_ anchor: Code, _ axis: Axis, in parent: Parent) {
    guard case .stack(let own, let alignment, let guide) = parent, own != axis, alignment != .fill
    else { return }
    body.later.append(.code("", preferred(anchor.constraint(equalTo: guide.anchor(axis)))))
  }

  /// A length that depends on data or on the size of the cell.
  private mutating func computed(_ node: SourceNode?, _ view: Code, _ axis: Axis) {
    guard let node, let (length, locals) = expression(node, isCondition: false) else {
      return note("a computed length of '\(view.printed)' is left out")
    }
    let name = names.taking(SwiftNames.name(of: view.printed) + axis.lengthName.capitalizedFirst)
    let constraint = view.anchor(axis).constraint(equalToConstant: 0)
    properties.append(.declare("private lazy var", name, constraint))
    prefer(.name(name))
    fit(locals + [.assign(Code.name(name).constant, .call("max", length, 0))])
  }

  private mutating func fit(_ statements: [SwiftStatement]) {
    fitting += statements.filter { !fitting.contains($0) }
  }

  /// An expression on the cell's size and the fields of its data, and the constants that it needs.
  private mutating func expression(
    _ node: SourceNode, isCondition: Bool
  ) -> (code: Code, locals: [SwiftStatement])? {
    guard element == nil, let text = node.text, let written = try? FieldExpression(text) else {
      return nil
    }
    let (known, variables) = (Set(written.fields.filter(sink.isField)), expressions.variables)
    guard isCondition || known.count == written.fields.count else { return nil }
    let isField = { (name: String) in known.contains(name) || variables[name] == nil }
    let uses = written.uses(isField: isField)
    var isNumber = false
    if !isCondition, case .name = written.expression { isNumber = true }
    let (numbers, flags) = isNumber ? (known, []) : (uses.comparisons, uses.conditions)
    var (expressions, locals) = (expressions, [SwiftStatement]())
    /// Declares a constant for a field.
    func define(_ field: String, _ kind: String, _ local: String, _ code: Code) {
      locals.append(.constant(SwiftNames.name(of: local), code))
      expressions.names[kind + field] = .name(SwiftNames.name(of: local))
    }
    for name in known.sorted() {
      if flags.contains(name) {
        guard let flag = field(name, as: .flag) else { return nil }
        define(name, "flag ", name + "Flag", flag.orElse(.no))
      }
      guard numbers.contains(name) || uses.needed.contains(name) else { continue }
      guard let value = field(name, as: numbers.contains(name) ? .number : .flag) else {
        return nil
      }
      if numbers.contains(name) {
        define(name, "number ", name + "Number", .call("CGFloat", value.orElse(0)))
      }
      if isCondition, uses.needed.contains(name), value.isOptional {
        define(name, "presence ", "has " + name, .binary(value.code, .unequal, "nil"))
      }
    }
    let names = expressions.names
    func local(_ kind: String, _ field: String, or missing: ExpressionValue) -> SpecExpression {
      names[kind + field] == nil ? .value(missing) : .name(kind + field, at: 0..<0)
    }
    let values = FieldExpression.Values(
      isField: isField,
      truth: { local(isNumber ? "number " : "flag ", $0, or: .boolean(false)) },
      number: { field, _ in local("number ", field, or: .number(0)) },
      presence: { field in
        names["presence " + field] == nil && known.contains(field)
          ? nil : local("presence ", field, or: .boolean(false))
      })
    guard let filled = try? written.condition(values) else { return nil }
    let result = expressions.code(of: filled)
    return expressions.unknown.isEmpty ? (result, locals) : nil
  }

  /// Hides a view while its condition is not met.
  mutating func condition(_ node: SourceNode, _ view: Code) {
    guard let when = node["when"] else { return }
    guard let (code, locals) = expression(when, isCondition: true) else {
      return note("the condition '\(when.text ?? "")' is left out")
    }
    // Cells are reused, so the condition cannot depend on whether the view was hidden before.
    let isHidden = absences[view].map { .binary($0, .or, code.negated) } ?? code.negated
    let statements = locals + [.assign(view.isHidden, isHidden)]
    if code.names.contains("bounds") {
      fit(statements)
      hidesWhenFitting = true
    } else {
      body.update += statements.filter { !body.update.contains($0) }
    }
    absences[view] = view.isHidden
  }
}
