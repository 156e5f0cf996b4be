internal import CompositionalLayout
internal import Foundation

/// Which frame of one layout is which of another.
struct FrameMatching {
  /// Indexes of frames, of the old record and the new; in no order.
  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []

  private let old: LayoutRecord
  private let new: LayoutRecord
  /// What frames look like, if that is known: hashes, one a frame.
  private let looks: (old: [Int], new: [Int])?

  /// - Complexity: O(n) and, where many frames were inserted or removed, what ``Alignment`` takes.
  init(_ old: LayoutRecord, _ new: LayoutRecord, looks: (old: [Int], new: [Int])?) {
    self.old = old
    self.new = new
    self.looks = looks
    if let looks, looks.old == looks.new, old.isSame(asRenamed: new) {
      // Names have gone from one frame to another, and nothing else has.
      pairs = old.frames.indices.map { ($0, $0) }
    } else {
      matchSections()
    }
  }

  // MARK: Sections

  /// The frames of one section, by category and kind.
  private struct SectionFrames {
    var key: LayoutRecord.Section
    var kinds: [String: [Int]] = [:]

    /// Whether it is known by its key, wherever it stands: an index is where it stands.
    var hasName: Bool {
      switch key {
      case .layout, .id: true
      case .index: false
      }
    }

    /// What it is known by without a name, the strictest first: what its frames are known by, and how many
    /// there are of each kind.
    func keys(_ keys: (Int) -> [Int]) -> [Int] {
      let frames = kinds.mapValues { $0.map(keys) }
      let count = frames.values.lazy.flatMap(\.self).map(\.count).min() ?? 0
      let strict = (0..<count).map { key in frames.mapValues { $0.map { $0[key] } }.hashValue }
      return strict + [kinds.mapValues(\.count).hashValue]
    }
  }

  private mutating func matchSections() {
    let (olds, news) = (Self.sections(of: old), Self.sections(of: new))
    let places = Dictionary(news.enumerated().map { ($1.key, $0) }) { first, _ in first }
    var matched: Set<LayoutRecord.Section> = []
    for section in olds where section.hasName {
      guard let place = places[section.key] else { continue }
      match(section, news[place])
      matched.insert(section.key)
    }
    let oldRest = olds.filter { !matched.contains($0.key) }
    let newRest = news.filter { !matched.contains($0.key) }
    let pairs = Self.inOrder(
      oldRest.map { $0.keys(oldKeys) }, newRest.map { $0.keys(newKeys) })
    for (old, new) in pairs {
      match(
        old.map { oldRest[$0] } ?? SectionFrames(key: .layout),
        new.map { newRest[$0] } ?? SectionFrames(key: .layout))
    }
  }

  /// The sections of a record, each once.
  private static func sections(of record: LayoutRecord) -> [SectionFrames] {
    var places: [LayoutRecord.Section: Int] = [:]
    var sections: [SectionFrames] = []
    for (index, frame) in record.frames.enumerated() {
      let place = places[frame.section] ?? sections.count
      if place == sections.count {
        places[frame.section] = place
        sections.append(SectionFrames(key: frame.section))
      }
      sections[place].kinds[frame.kindWord, default: []].append(index)
    }
    return sections
  }

  // MARK: Frames

  private mutating func match(_ olds: SectionFrames, _ news: SectionFrames) {
    for (kind, frames) in olds.kinds { match(frames, news.kinds[kind] ?? []) }
    for (kind, frames) in news.kinds where olds.kinds[kind] == nil { inserted += frames }
  }

  /// Matches frames of one section and kind: by their ids, the others by size and look.
  private mutating func match(_ olds: [Int], _ news: [Int]) {
    // Of several with one id the first is the first.
    var named: [String: [Int]] = [:]
    for index in news.reversed() {
      if let id = new.frames[index].id { named[id, default: []].append(index) }
    }
    var oldRest: [Int] = []
    for index in olds {
      guard let id = old.frames[index].id else {
        oldRest.append(index)
        continue
      }
      if let other = named[id]?.popLast() {
        pairs.append((index, other))
      } else {
        removed.append(index)
      }
    }
    inserted += named.values.joined()
    let newRest = news.filter { new.frames[$0].id == nil }
    let matched = Self.inOrder(oldRest.map(oldKeys), newRest.map(newKeys))
    var gone: [Int] = []
    var come: [Int] = []
    for (one, two) in matched {
      switch (one, two) {
      case (let one?, let two?): pairs.append((oldRest[one], newRest[two]))
      case (let one?, nil): gone.append(oldRest[one])
      case (nil, let two?): come.append(newRest[two])
      case (nil, nil): break
      }
    }
    pairMoved(&gone, &come)
    removed += gone
    inserted += come
  }

  /// Where looks are known, what is gone from one place and looks the same at another has moved.
  private mutating func pairMoved(_ gone: inout [Int], _ come: inout [Int]) {
    guard looks != nil, !gone.isEmpty, !come.isEmpty else { return }
    var places = Dictionary(grouping: come.reversed()) { newKeys($0)[0] }
    var moved: Set<Int> = []
    gone.removeAll { index in
      guard let place = places[oldKeys(index)[0]]?.popLast() else { return false }
      pairs.append((index, place))
      moved.insert(place)
      return true
    }
    come.removeAll { moved.contains($0) }
  }

  private func oldKeys(_ index: Int) -> [Int] {
    Self.keys(old.frames[index], looks?.old[index])
  }

  private func newKeys(_ index: Int) -> [Int] {
    Self.keys(new.frames[index], looks?.new[index])
  }

  /// What a frame is known by, the strictest first.
  private static func keys(_ frame: LayoutRecord.Frame, _ look: Int?) -> [Int] {
    var hasher = Hasher()
    hasher.combine(frame.rect.width)
    hasher.combine(frame.rect.height)
    let size = hasher.finalize()
    guard let look else { return [size] }
    hasher.combine(look)
    return [hasher.finalize(), size]
  }

  // MARK: Sequences

  /// Which elements of two sequences are the same, each known by several keys; what is left between
  /// those that are the same is paired in order.
  private static func inOrder(_ old: [[Int]], _ new: [[Int]]) -> [(Int?, Int?)] {
    guard old.count != new.count || isReordered(old, new) else {
      return old.indices.map { ($0, $0) }
    }
    return gaps(old[...], new[...], key: 0)
  }

  /// Whether as many elements are in another order, so that the order tells more than the index:
  /// they have more in common shifted than each at its place.
  private static func isReordered(_ old: [[Int]], _ new: [[Int]]) -> Bool {
    let (one, two) = (old.map { $0[0] }, new.map { $0[0] })
    let inPlace = zip(one, two).count { $0 == $1 }
    guard inPlace < old.count else { return false }
    return 2 * Alignment.pairs(one, two).count > old.count + inPlace
  }

  private static func gaps(
    _ old: ArraySlice<[Int]>, _ new: ArraySlice<[Int]>, key: Int
  ) -> [(Int?, Int?)] {
    let keyCount = min(old.first?.count ?? 0, new.first?.count ?? 0)
    guard key < keyCount else { return inTurn(old.indices, new.indices) }
    var result: [(Int?, Int?)] = []
    var (nextOld, nextNew) = (old.startIndex, new.startIndex)
    let same = Alignment.pairs(old.map { $0[key] }, new.map { $0[key] })
    for (one, two) in same.map({ ($0 + old.startIndex, $1 + new.startIndex) }) {
      result += gaps(old[nextOld..<one], new[nextNew..<two], key: key + 1)
      result.append((one, two))
      (nextOld, nextNew) = (one + 1, two + 1)
    }
    return result + gaps(old[nextOld...], new[nextNew...], key: key + 1)
  }

  /// The first with the first, the second with the second, the longer one's rest with nothing.
  private static func inTurn(_ old: Range<Int>, _ new: Range<Int>) -> [(Int?, Int?)] {
    (0..<max(old.count, new.count)).map { index in
      (
        index < old.count ? old.lowerBound + index : nil,
        index < new.count ? new.lowerBound + index : nil
      )
    }
  }
}

extension LayoutRecord.Frame {
  fileprivate var id: String? {
    if case .id(let id) = item { id } else { nil }
  }
}
