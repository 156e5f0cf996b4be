/// Elements of a list that are there before and after, but in another order.
struct MovedElements {
  private var partner: [Int: Int] = [:]
  private var partnerOfNew: [Int: Int] = [:]
  /// The changes that were noted for the first half of a move, by the place in the old list.
  private var numbers: [Int: SpecChange.ID] = [:]

  init(_ old: [NormalNode], _ new: [NormalNode], _ pairs: [ListAlignment.Pair]) {
    let removed = pairs.filter { $0.new == nil }.compactMap(\.old)
    let added = pairs.filter { $0.old == nil }.compactMap(\.new)
    guard !removed.isEmpty, !added.isEmpty else { return }
    var places = Dictionary(grouping: added) { new[$0].mark }
    for index in removed {
      guard let place = places[old[index].mark]?.popLast() else { continue }
      partner[index] = place
      partnerOfNew[place] = index
    }
  }

  func number(ofOld index: Int) -> SpecChange.ID? { numbers[index] }

  func number(ofNew index: Int) -> SpecChange.ID? {
    partnerOfNew[index].flatMap { numbers[$0] }
  }

  mutating func note(_ id: SpecChange.ID, ofOld index: Int) {
    if partner[index] != nil { numbers[index] = id }
  }

  mutating func note(_ id: SpecChange.ID, ofNew index: Int) {
    if let old = partnerOfNew[index] { numbers[old] = id }
  }
}

extension NormalNode {
  /// What an element is found again by: its name, or else all of it.
  fileprivate var mark: NormalNode { identity.map(NormalNode.text) ?? self }
}
