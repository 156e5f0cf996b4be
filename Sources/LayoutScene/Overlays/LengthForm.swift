import Foundation
internal import Geometry
internal import LayoutEngine

/// The origin of a length in the layout's source.
enum LengthForm: Hashable {
  case dimension(LayoutEngine.Dimension)
  /// One of `count` equal shares of a line, without the gaps.
  case share(of: Int)
}

extension LengthForm {
  /// Determines the form of a node's length along an axis. A node that fills its group has the
  /// group's form.
  ///
  /// - Parameters:
  ///   - group: The containing group and the forms of its lengths; `nil` for outermost groups.
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

  /// The forms of width and height.
  struct Forms: AxisPair {
    var width: LengthForm
    var height: LengthForm

    init(_ node: NodeDescription, in group: (description: GroupDescription, forms: Forms)?) {
      width = LengthForm(node, .horizontal, in: group)
      height = LengthForm(node, .vertical, in: group)
    }
  }
}
