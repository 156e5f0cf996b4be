import Foundation
internal import Geometry
internal import LayoutEngine

extension OverlaySubject {
  /// Where the description places a supplementary view, in the words of specs: `alignment top`, or
  /// `anchor top trailing [0.3, -0.3]`; `nil` for decoration views.
  func placement(of element: SolvedElement) -> String? {
    guard element.category == .supplementary, let kind = element.kind else { return nil }
    if let bar = boundaryItem(of: element) {
      return "alignment \(bar.alignment)\(OverlayFormat.offset(bar.offset))"
    }
    guard let section = section(of: element),
      let found = NodeDescription.group(section.group).supplementary(kind)
    else { return nil }
    return "anchor \(found.containerAnchor.text)"
  }
}

extension NodeDescription {
  /// The first supplementary item of a kind in the node.
  fileprivate func supplementary(_ kind: String) -> SupplementaryDescription? {
    if let own = box.supplementaries.first(where: { $0.kind == kind }) { return own }
    guard case .group(let group) = self else { return nil }
    return group.subitems.lazy.compactMap { $0.supplementary(kind) }.first
  }
}

extension AnchorDescription {
  /// The edges and the offset, if any: `top trailing [0.3, -0.3]`.
  fileprivate var text: String {
    let all: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
    ]
    let names = all.filter { edges.contains($0.0) }.map(\.1)
    let place = names.isEmpty ? "center" : names.joined(separator: " ")
    return switch offset {
    case .absolute(let point), .fractional(let point): place + OverlayFormat.offset(point)
    }
  }
}

extension OverlayFormat {
  /// An offset in brackets after a blank; empty for none.
  fileprivate static func offset(_ point: CGPoint) -> String {
    point == .zero ? "" : " [\(number(point.x)), \(number(point.y))]"
  }
}
