internal import SpecTree

/// Pairs the removed and added elements of a list that are the same element in a new position.
struct MovedElements {
  private var partner: [Int: Int] = [:]
  private var partnerOfNew: [Int: Int] = [:]
  /// The changes recorded for the first half of each move, keyed by the index in the old list.
  private var ids: [Int: SpecChange.ID] = [:]

  init(_ old: [SourceNode], _ new: [SourceNode], _ pairs: [ListAlignment.Pair]) {
    let removed = pairs.filter { $0.new == nil }.compactMap(\.old)
    let added = pairs.filter { $0.old == nil }.compactMap(\.new)
    guard !removed.isEmpty, !added.isEmpty else { return }
    var newIndices = Dictionary(grouping: added) { new[$0].matchingKey }
    for index in removed {
      guard let newIndex = newIndices[old[index].matchingKey]?.popLast() else { continue }
      partner[index] = newIndex
      partnerOfNew[newIndex] = index
    }
  }

  func id(ofOld index: Int) -> SpecChange.ID? { ids[index] }

  func id(ofNew index: Int) -> SpecChange.ID? {
    partnerOfNew[index].flatMap { ids[$0] }
  }

  mutating func record(_ id: SpecChange.ID, ofOld index: Int) {
    if partner[index] != nil { ids[index] = id }
  }

  mutating func record(_ id: SpecChange.ID, ofNew index: Int) {
    if let old = partnerOfNew[index] { ids[old] = id }
  }
}

extension SourceNode {
  /// The key that identifies an element in both lists: its name, or the whole element.
  fileprivate var matchingKey: SourceNode { identity.map { .text($0) } ?? self }
}
