internal import Foundation
internal import Geometry

/// The cells of a section that have been visible, with their measured sizes. All other cells keep
/// their estimates.
struct VisibleCells: ContentMeasuring, Sendable {
  private var cells: Set<Int> = []
  /// The largest index of these cells; -1 if there are none.
  private(set) var last = -1
  /// The measurement requests that are still open.
  private(set) var requests: [Request] = []
  private var sizes: [Int: [MeasureProposal: CGSize?]] = [:]

  struct Request: Sendable {
    var cell: SolvedElement.Identity
    var proposal: MeasureProposal
  }

  mutating func markVisible(_ items: Range<Int>) {
    cells.formUnion(items)
    last = max(last, items.upperBound - 1)
  }

  func hasShown(_ items: Range<Int>) -> Bool { items.allSatisfy(cells.contains) }

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard cells.contains(element.item) else { return nil }
    if let size = sizes[element.item]?[proposal] { return size }
    requests.append(Request(cell: element, proposal: proposal))
    return nil
  }

  mutating func measureRequests(with measuring: inout some ContentMeasuring) {
    for request in requests where sizes[request.cell.item]?[request.proposal] == nil {
      let size = measuring.measure(request.cell, in: request.proposal)
      sizes[request.cell.item, default: [:]][request.proposal] = .some(size)
    }
    requests = []
  }

  /// Discards the measured sizes of a group once all of its cells have been visible, because the
  /// group is not solved again.
  mutating func discardSizes(ofGroup items: Range<Int>) {
    guard hasShown(items) else { return }
    for item in items { sizes[item] = nil }
  }
}
