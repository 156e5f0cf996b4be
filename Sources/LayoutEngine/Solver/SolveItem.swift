internal import Foundation
internal import Geometry

extension GroupInput {
  /// Solves an item: its outer size, its cell inside the item's insets, and its anchored views.
  func solve(
    item: BoxDescription, measuring: inout some ContentMeasuring
  ) -> Fragment {
    let insets = item.effectiveInsets
    let slot = measured(item, insets: insets, measuring: &measuring)
    let cell = CGRect(origin: .zero, size: slot).inset(by: insets)
    return Fragment(
      size: slot,
      content: .cell(
        frame: cell, name: item.name,
        fit: ContentFit(
          width: item.size.width.isSelfSized, height: item.size.height.isSelfSized)),
      supplementaries: item.supplementaries.map { $0.anchored(on: cell, in: cell.size, grid) })
  }

  /// Returns the item's size, resolved in the box. Estimated lengths are measured, or are those of
  /// the longest sibling.
  private func measured(
    _ item: BoxDescription, insets: NSDirectionalEdgeInsets,
    measuring: inout some ContentMeasuring
  ) -> CGSize {
    let size = shared.replacing(in: item.size.resolved(in: box, on: grid))
    let open = (width: isOpen(item, .horizontal), height: isOpen(item, .vertical))
    guard open.width || open.height, let index = cells.measured else { return size }
    let proposal = MeasureProposal(
      width: open.width ? nil : abs(size.width - insets.sum(.horizontal)),
      height: open.height ? nil : abs(size.height - insets.sum(.vertical)),
      name: item.name, estimate: size, available: box)
    let identity = SolvedElement.Identity(
      category: .cell, section: cells.section, item: index)
    return proposal.size(size, with: measuring.measure(identity, in: proposal))
  }

  /// Whether the item's length along `axis` is measured.
  private func isOpen(_ item: BoxDescription, _ axis: Axis) -> Bool {
    item.size[axis].isSelfSized && shared[axis] == nil
  }
}
