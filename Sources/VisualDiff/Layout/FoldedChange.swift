internal import CompositionalLayout
internal import Foundation

/// Frames that went the same way, told in one line.
public struct FoldedChange: Hashable, Sendable {
  public var kind: FrameChange.Kind
  /// Rounded to a hundredth of a point.
  public var delta: FrameChange.Delta
  /// How far the last of the frames went, where each went further than the one before; else `nil`.
  public var last: FrameChange.Delta?
  public var changes: [FrameChange]
  /// The column that all of them are in, from 0, where that tells something.
  public var column: Int?

  /// Which frames, in few words: `photos/1,4,…,58, photos header`.
  public var frames: String {
    var order: [String] = []
    var places: [String: [LayoutRecord.Frame]] = [:]
    for frame in changes.compactMap({ $0.new ?? $0.old }) {
      let key = frame.family
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(frame)
    }
    var pieces = order.compactMap { places[$0].map(Self.words) }
    if pieces.count > Self.mostPieces {
      let rest = pieces.count - Self.mostPieces
      pieces = pieces.prefix(Self.mostPieces) + ["and \(rest) more"]
    }
    return pieces.joined(separator: ", ")
  }

  private static let mostPieces = 4

  /// Frames of one section and kind.
  private static func words(_ frames: [LayoutRecord.Frame]) -> String {
    guard let first = frames.first else { return "" }
    let indexes = frames.compactMap { frame -> Int? in
      if case .index(let index) = frame.item { index } else { nil }
    }
    let kind = first.category == .cell ? "" : " \(first.kindWord)"
    guard indexes.count == frames.count else {
      let paths = frames.prefix(mostPieces).map(\.path).joined(separator: ", ")
      return paths + (frames.count > mostPieces ? ", …" : "") + kind
    }
    return "\(first.section)/\(Ranges.text(indexes))\(kind)"
  }
}

extension LayoutRecord.Frame {
  /// Its section and kind, which frames that are told in one line may have in common.
  var family: String { "\(section) \(kindWord)" }
}

extension FoldedChange: CustomStringConvertible {
  /// `moved     photos/1,4,…,58   x +0.33  w -0.67   (20 items, column 1)`
  public var description: String {
    var words = kind.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0) + " " + frames
    let distance = last.map(delta.words(upTo:)) ?? "\(delta)"
    if !distance.isEmpty { words += "   \(distance)" }
    if changes.count == 1, kind == .inserted || kind == .removed,
      let rect = (changes[0].new ?? changes[0].old)?.rect
    {
      words += "   at \(rect.minX.short) \(rect.minY.short)"
      words += ", \(rect.width.short) x \(rect.height.short)"
    }
    var notes: [String] = []
    if changes.count > 1 { notes.append("\(changes.count) items") }
    if let column { notes.append("column \(column)") }
    let repainted = kind == .repainted ? 0 : changes.count(where: \.isRepainted)
    if repainted > 0 { notes.append("\(repainted) repainted") }
    return notes.isEmpty ? words : words + "   (\(notes.joined(separator: ", ")))"
  }
}
