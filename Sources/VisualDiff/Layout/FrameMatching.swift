internal import Foundation
internal import Geometry

/// Matches the frames of two layouts.
struct FrameMatching {
  /// The indexes of matched frames in the old and the new record, unordered.
  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []

  /// The parts of each element: indexes of frames by the index of the element's frame.
  let parts: (old: [Int: [Int]], new: [Int: [Int]])

  private let old: LayoutRecord
  private let new: LayoutRecord
  /// A hash of the appearance of each frame, if known.
  private let looks: (old: [Int], new: [Int])?

  /// - Complexity: O(n), plus the cost of ``Alignment`` if many frames were inserted or removed.
  init(_ old: LayoutRecord, _ new: LayoutRecord, looks: (old: [Int], new: [Int])?) {
    self.old = old
    self.new = new
    self.looks = looks
    parts = (old.partsByElement, new.partsByElement)
    if let looks, looks.old == looks.new, old.isSame(asRenamed: new) {
      // Only identifiers have changed from one frame to another.
      pairs = old.frames.indices.map { ($0, $0) }
    } else {
      matchSections()
      matchParts()
    }
  }

  // MARK: Parts

  /// Matches the parts of matched elements: by name, and those that are numbered by their kind, such
  /// as `text2`, by appearance and size.
  private mutating func matchParts() {
    let (olds, news) = parts
    guard !olds.isEmpty || !news.isEmpty else { return }
    for (one, two) in pairs {
      let kinds = (byKind(olds[one] ?? [], of: old), byKind(news[two] ?? [], of: new))
      for (kind, frames) in kinds.0 { matchParts(frames, kinds.1[kind] ?? []) }
      for (kind, frames) in kinds.1 where kinds.0[kind] == nil { inserted += frames }
    }
  }

  /// The parts of an element by name, or by kind if their names are numbers of their kind.
  private func byKind(_ frames: [Int], of record: LayoutRecord) -> [String: [Int]] {
    Dictionary(grouping: frames) { index in
      guard let part = record.frames[index].part else { return "" }
      let isNumbered =
        part.name.hasPrefix(part.kind)
        && part.name.dropFirst(part.kind.count)
          .allSatisfy(\.isNumber)
      return isNumbered ? part.kind : "." + part.name
    }
  }

  private mutating func matchParts(_ olds: [Int], _ news: [Int]) {
    let (gone, come) = pair(olds, news)
    removed += gone
    inserted += come
  }

  /// Pairs frames by size and appearance, and returns those without a partner.
  private mutating func pair(_ olds: [Int], _ news: [Int]) -> (gone: [Int], come: [Int]) {
    var gone: [Int] = []
    var come: [Int] = []
    for (one, two) in Self.inOrder(olds.map(oldKeys), news.map(newKeys)) {
      switch (one, two) {
      case (let one?, let two?): pairs.append((olds[one], news[two]))
      case (let one?, nil): gone.append(olds[one])
      case (nil, let two?): come.append(news[two])
      case (nil, nil): break
      }
    }
    return (gone, come)
  }

  // MARK: Sections

  /// The frames of a section by category and kind.
  private struct SectionFrames {
    var key: LayoutRecord.Section
    var kinds: [String: [Int]] = [:]

    /// Whether the key identifies the section wherever it is. An index does not.
    var hasName: Bool {
      switch key {
      case .layout, .id: true
      case .index: false
      }
    }

    /// The keys of a section without a name, from the strictest: the keys of its frames, then the
    /// number of frames of each kind.
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

  /// The sections of a record, without duplicates.
  private static func sections(of record: LayoutRecord) -> [SectionFrames] {
    var places: [LayoutRecord.Section: Int] = [:]
    var sections: [SectionFrames] = []
    for (index, frame) in record.frames.prefix(record.elementCount).enumerated() {
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

  /// Matches frames of one section and kind: by identifier, and the others by size and appearance.
  private mutating func match(_ olds: [Int], _ news: [Int]) {
    // If several frames have the same identifier, they are matched in order.
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
    var (gone, come) = pair(oldRest, newRest)
    pairMoved(&gone, &come)
    removed += gone
    inserted += come
  }

  /// If appearances are known, a removed frame and an inserted frame that look the same are one
  /// frame that moved.
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

  /// The keys that identify a frame, from the strictest.
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

  /// Matches the elements of two sequences by their keys, from the strictest. The rest between
  /// matched elements is paired in order.
  private static func inOrder(_ old: [[Int]], _ new: [[Int]]) -> [(Int?, Int?)] {
    guard old.count != new.count || isReordered(old, new) else {
      return old.indices.map { ($0, $0) }
    }
    return gaps(old[...], new[...], key: 0)
  }

  /// Whether sequences of equal length are in a different order, so that the order is a better
  /// match than the index: more elements match when shifted than in place.
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

  /// Pairs elements by position; the rest of the longer sequence has no partner.
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
