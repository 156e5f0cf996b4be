internal import CompositionalLayout
internal import Foundation

/// One thing about one frame that is not as it was.
///
/// A frame that one edit moves down and another makes narrower is a consequence of both, each in its
/// way.
struct Consequence: Hashable {
  var subject: Subject
  var aspect: Aspect

  /// What is not as it was.
  enum Subject: Hashable {
    /// A frame, by its index in the older layout.
    case old(Int)
    /// A frame that was not there, by its path and kind: another edit may let others come before it.
    case new(String)
    /// The size of the content.
    case content
    /// The picture as a whole.
    case picture

    var isFrame: Bool { self != .content && self != .picture }
  }

  enum Aspect: Hashable {
    case presence, x, y, width, height, zIndex, look

    /// Whether how much it is adds up: looks are what they are, and no more or less than others.
    var isLength: Bool {
      switch self {
      case .x, .y, .width, .height: true
      case .presence, .zIndex, .look: false
      }
    }
  }

  /// Whether others leave nothing to be told of this: frames are compared where they are in both layouts,
  /// looks where they are as large in both.
  func isConcealed(where isLeft: (Consequence) -> Bool) -> Bool {
    guard subject.isFrame, aspect != .presence else { return false }
    func has(_ aspect: Aspect) -> Bool {
      isLeft(Consequence(subject: subject, aspect: aspect))
    }
    return has(.presence) || aspect == .look && (has(.width) || has(.height))
  }

  /// Whether others of the same frame may be concealed by it.
  var conceals: Bool {
    switch aspect {
    case .presence, .width, .height: true
    case .x, .y, .zIndex, .look: false
    }
  }

  /// What is drawn besides frames.
  static let page = Consequence(subject: .picture, aspect: .look)

  /// Where carousels stand, and what part of the content is shown.
  static let sight = Consequence(subject: .picture, aspect: .x)

  /// How many pixels a point has.
  static let scale = Consequence(subject: .picture, aspect: .width)

  /// How many frames some consequences concern; where it is the content or the picture alone, one
  /// thing.
  static func frameCount(_ consequences: Set<Consequence>) -> Int {
    let subjects = Set(consequences.map(\.subject))
    return max(subjects.count(where: \.isFrame), subjects.isEmpty ? 0 : 1)
  }

  /// All that a diff tells, each with how much it is: points of a length, what is drawn of a look.
  static func all(_ diff: LayoutDiff, looks: [Int]?) -> [Consequence: Double] {
    var found: [Consequence: Double] = [:]
    if diff.newSize.width != diff.oldSize.width {
      found[Consequence(subject: .content, aspect: .width)] =
        Double(diff.newSize.width - diff.oldSize.width)
    }
    if diff.newSize.height != diff.oldSize.height {
      found[Consequence(subject: .content, aspect: .height)] =
        Double(diff.newSize.height - diff.oldSize.height)
    }
    for change in diff.changes {
      let subject = subject(change)
      let look = change.newIndex.flatMap { index in looks.map { Double($0[index]) } } ?? 1
      for (aspect, amount) in aspects(change, look: look) {
        found[Consequence(subject: subject, aspect: aspect)] = amount
      }
    }
    return found
  }

  /// The looks of frames that are of another size, by the indexes of these in the new layout.
  static func looksOfResized(_ diff: LayoutDiff) -> [Int: Consequence] {
    var looks: [Int: Consequence] = [:]
    for change in diff.changes where change.delta.width != 0 || change.delta.height != 0 {
      guard let index = change.newIndex else { continue }
      looks[index] = Consequence(subject: subject(change), aspect: .look)
    }
    return looks
  }

  static func subject(_ change: FrameChange) -> Subject {
    if let index = change.oldIndex { return .old(index) }
    return .new(change.new.map { "\($0.path) \($0.kindWord)" } ?? "")
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
