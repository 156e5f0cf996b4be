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
  static let page = Consequence(frame: picture, aspect: .look)

  /// Where carousels stand, and what part of the content is shown.
  static let sight = Consequence(frame: picture, aspect: .x)

  /// What the picture as a whole is called, which is no frame either.
  private static let picture = ""

  /// What the size of the content is called, which is no frame: frames have a kind behind their path.
  static let content = "content"

  /// How many frames some consequences concern; where it is the content or the picture alone, one
  /// thing.
  static func frameCount(_ consequences: Set<Consequence>) -> Int {
    let frames = Set(consequences.map(\.frame)).subtracting([content, picture])
    return max(frames.count, consequences.isEmpty ? 0 : 1)
  }

  /// All that a diff tells, each with how much it is: points of a length, what is drawn of a look.
  static func all(_ diff: LayoutDiff, looks: [Int]?) -> [Consequence: Double] {
    var found: [Consequence: Double] = [:]
    if diff.newSize.width != diff.oldSize.width {
      found[Consequence(frame: content, aspect: .width)] =
        Double(diff.newSize.width - diff.oldSize.width)
    }
    if diff.newSize.height != diff.oldSize.height {
      found[Consequence(frame: content, aspect: .height)] =
        Double(diff.newSize.height - diff.oldSize.height)
    }
    for change in diff.changes {
      let name = name(change)
      let look = change.newIndex.flatMap { index in looks.map { Double($0[index]) } } ?? 1
      for (aspect, amount) in aspects(change, look: look) {
        found[Consequence(frame: name, aspect: aspect)] = amount
      }
    }
    return found
  }

  /// The looks of frames that are of another size, by the indexes of these in the new layout.
  static func looksOfResized(_ diff: LayoutDiff) -> [Int: Consequence] {
    var looks: [Int: Consequence] = [:]
    for change in diff.changes where change.delta.width != 0 || change.delta.height != 0 {
      guard let index = change.newIndex else { continue }
      looks[index] = Consequence(frame: name(change), aspect: .look)
    }
    return looks
  }

  /// A frame by what it was called before the edits; one that is new, by its own name.
  static func name(_ change: FrameChange) -> String {
    if let old = change.old { return "\(old.path) \(old.kindWord)" }
    return change.new.map { "+\($0.path) \($0.kindWord)" } ?? ""
  }

  private static func aspects(_ change: FrameChange, look: Double) -> [(Aspect, Double)] {
    guard change.old != nil, change.new != nil else { return [(.presence, 1)] }
    let delta = change.delta
    let amounts: [(Aspect, Double)] = [
      (.x, Double(delta.x)), (.y, Double(delta.y)), (.width, Double(delta.width)),
      (.height, Double(delta.height)), (.zIndex, Double(delta.zIndex)),
    ]
    // A frame that is not drawn any more looks like nothing, which is another look all the same.
    return amounts.filter { $0.1 != 0 } + (change.isRepainted ? [(.look, look)] : [])
  }
}
