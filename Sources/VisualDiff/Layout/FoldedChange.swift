internal import Foundation
internal import Geometry

/// Equal changes of several frames, reported in one line.
public struct FoldedChange: Hashable, Sendable {
  public var kind: FrameChange.Kind
  /// The change of position and size, rounded to hundredths of a point.
  public var delta: FrameChange.Delta
  /// The change of the last frame if each frame changed more than the one before, otherwise `nil`.
  public var last: FrameChange.Delta?
  /// The changes of the individual frames.
  public var changes: [FrameChange]
  /// The index of the column that contains all of the frames; `nil` if there is none.
  public var column: Int?

  /// A short list of the frames: `photos/1,4,…,58, photos header`.
  public var frames: String {
    var order: [String] = []
    var places: [String: [LayoutRecord.Frame]] = [:]
    for frame in changes.compactMap({ $0.new ?? $0.old }) {
      let key = frame.family
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(frame)
    }
    var pieces = order.compactMap { places[$0].map(Self.list) }
    if pieces.count > Self.mostPieces {
      let rest = pieces.count - Self.mostPieces
      pieces = pieces.prefix(Self.mostPieces) + ["and \(rest) more"]
    }
    return pieces.joined(separator: ", ")
  }

  private static let mostPieces = 4

  /// Returns a short list of frames of one section and kind.
  private static func list(_ frames: [LayoutRecord.Frame]) -> String {
    guard let first = frames.first else { return "" }
    let indexes = frames.compactMap { frame -> Int? in
      if case .index(let index) = frame.item { index } else { nil }
    }
    let kind =
      first.part.map { ".\($0.name)" } ?? (first.category == .cell ? "" : " \(first.kindWord)")
    let areCells = first.part == nil || first.category == .cell
    guard indexes.count == frames.count, areCells else {
      let paths = frames.prefix(mostPieces).map(\.path).joined(separator: ", ")
      return paths + (frames.count > mostPieces ? ", …" : "") + (first.part == nil ? kind : "")
    }
    return "\(first.section)/\(Ranges.text(indexes))\(kind)"
  }
}

extension LayoutRecord.Frame {
  /// The section and kind, and the name of a part. Frames of one family are listed together.
  var family: String {
    part.map { "\(section) \(kind ?? "")\(category).\($0.name)" } ?? "\(section) \(kindWord)"
  }
}

extension FoldedChange: CustomStringConvertible {
  /// The line of a report: `moved     photos/1,4,…,58   x +0.33  w -0.67   (20 items, column 1)`.
  public var description: String {
    var line = kind.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0) + " " + frames
    let distance = last.map(delta.text(upTo:)) ?? "\(delta)"
    if !distance.isEmpty { line += "   \(distance)" }
    if changes.count == 1, kind == .inserted || kind == .removed,
      let rect = (changes[0].new ?? changes[0].old)?.rect
    {
      line += "   at \(rect.minX.short) \(rect.minY.short)"
      line += ", \(rect.width.short) x \(rect.height.short)"
    }
    var notes: [String] = []
    let noun = changes.allSatisfy { ($0.new ?? $0.old)?.part != nil } ? "parts" : "items"
    if changes.count > 1 { notes.append("\(changes.count) \(noun)") }
    if let column { notes.append("column \(column)") }
    let repainted = kind == .repainted ? 0 : changes.count(where: \.isRepainted)
    if repainted > 0 { notes.append("\(repainted) repainted") }
    return notes.isEmpty ? line : line + "   (\(notes.joined(separator: ", ")))"
  }
}
