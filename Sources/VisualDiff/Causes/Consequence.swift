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

  /// All that a diff tells, each with how much it is: points of a length, what is drawn of a look.
  static func all(_ diff: LayoutDiff, looks: [Int]?) -> [Consequence: Double] {
    var found: [Consequence: Double] = [:]
    for change in diff.changes {
      let name = name(change)
      let look = change.newIndex.flatMap { index in looks.map { Double($0[index]) } } ?? 1
      for (aspect, amount) in aspects(change, look: look) {
        found[Consequence(frame: name, aspect: aspect)] = amount
      }
    }
    return found
  }

  /// A frame by what it was called before the edits; one that is new, by its own name.
  private static func name(_ change: FrameChange) -> String {
    if let old = change.old { return "\(old.path) \(old.kindWord)" }
    return change.new.map { "+\($0.path) \($0.kindWord)" } ?? ""
  }

  private static func aspects(_ change: FrameChange, look: Double) -> [(Aspect, Double)] {
    guard change.old != nil, change.new != nil else { return [(.presence, 1)] }
    let delta = change.delta
    let amounts: [(Aspect, Double)] = [
      (.x, Double(delta.x)), (.y, Double(delta.y)), (.width, Double(delta.width)),
      (.height, Double(delta.height)), (.zIndex, Double(delta.zIndex)),
      (.look, change.isRepainted ? look : 0),
    ]
    return amounts.filter { $0.1 != 0 }
  }
}
