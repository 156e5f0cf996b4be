import CompositionalLayout
import Foundation

/// Where a length comes from, as far as the author of the layout has said it.
enum LengthForm: Hashable {
  case dimension(CompositionalLayout.Dimension)
  /// One of so many equal shares of the line, less the gaps.
  case share(of: Int)
}

extension LengthForm {
  /// The form of a node's length along an axis: what is as long as its group, said or not, has the group's.
  ///
  /// - Parameters:
  ///   - group: What the node lies in, with the forms of its own lengths; `nil` for outermost groups.
  init(
    _ node: NodeDescription, _ axis: Axis, in group: (description: GroupDescription, forms: Forms)?
  ) {
    let own = node.box.size[axis]
    self = .dimension(own)
    guard let group else { return }
    var fills = own == .fraction(1, of: axis)
    if case .shares(let line, _, let count) = group.description.arrangement, line == axis {
      guard count == 1 else {
        self = .share(of: count)
        return
      }
      fills = true
    }
    let insets = group.description.box.effectiveInsets
    if fills, insets.sum(axis) == 0 { self = group.forms[axis] }
  }

  /// Those of both lengths.
  struct Forms: AxisPair {
    var width: LengthForm
    var height: LengthForm

    init(_ node: NodeDescription, in group: (description: GroupDescription, forms: Forms)?) {
      width = LengthForm(node, .horizontal, in: group)
      height = LengthForm(node, .vertical, in: group)
    }
  }
}
