internal import CompositionalLayout
internal import Foundation

/// One thing about one frame that is not as it was.
///
/// A frame that one edit moves down and another makes narrower is a consequence of both, each in its
/// way.
struct Consequence: Hashable {
  var frame: String
  var aspect: Aspect

  enum Aspect: Hashable {
    case presence, x, y, width, height, zIndex, look
  }

  /// What is drawn behind all frames.
  static let page = Consequence(frame: "", aspect: .look)

  /// All that a diff tells.
  static func all(_ diff: LayoutDiff) -> Set<Consequence> {
    var found: Set<Consequence> = []
    for change in diff.changes {
      let name = name(change)
      for aspect in aspects(change) { found.insert(Consequence(frame: name, aspect: aspect)) }
    }
    return found
  }

  /// A frame by what it was called before the edits; one that is new, by its own name.
  private static func name(_ change: FrameChange) -> String {
    if let old = change.old { return "\(old.path) \(old.kindWord)" }
    return change.new.map { "+\($0.path) \($0.kindWord)" } ?? ""
  }

  private static func aspects(_ change: FrameChange) -> [Aspect] {
    guard change.old != nil, change.new != nil else { return [.presence] }
    let delta = change.delta
    var aspects: [Aspect] = []
    if delta.x != 0 { aspects.append(.x) }
    if delta.y != 0 { aspects.append(.y) }
    if delta.width != 0 { aspects.append(.width) }
    if delta.height != 0 { aspects.append(.height) }
    if delta.zIndex != 0 { aspects.append(.zIndex) }
    if change.isRepainted { aspects.append(.look) }
    return aspects
  }
}
