internal import Foundation
internal import Geometry

/// A changed aspect of one frame.
///
/// A frame that one edit moves down and another makes narrower is a consequence of both, in
/// different aspects.
struct Consequence: Hashable {
  var subject: Subject
  var aspect: Aspect

  /// The object that changed.
  enum Subject: Hashable {
    /// A frame, by its index in the old layout.
    case old(Int)
    /// A new frame, by its path and kind, because its index depends on other edits.
    case new(String)
    /// The size of the content.
    case content
    /// The picture as a whole.
    case picture
    /// A drawing outside the frames, by its name.
    case outside(String)

    var isFrame: Bool {
      switch self {
      case .old, .new: true
      case .content, .picture, .outside: false
      }
    }
  }

  enum Aspect: Hashable {
    case presence, x, y, width, height, zIndex, look

    /// Whether contributions of several edits add up.
    var isLength: Bool {
      switch self {
      case .x, .y, .width, .height: true
      case .presence, .zIndex, .look: false
      }
    }
  }

  /// Whether other changes prevent a comparison of this aspect. Frames are compared only if they
  /// exist in both layouts, and appearances only if sizes are equal.
  func isConcealed(where isLeft: (Consequence) -> Bool) -> Bool {
    guard subject.isFrame, aspect != .presence else { return false }
    func has(_ aspect: Aspect) -> Bool {
      isLeft(Consequence(subject: subject, aspect: aspect))
    }
    return has(.presence) || aspect == .look && (has(.width) || has(.height))
  }

  /// Whether a change of this aspect may conceal others of the same frame.
  var conceals: Bool {
    switch aspect {
    case .presence, .width, .height: true
    case .x, .y, .zIndex, .look: false
    }
  }

  /// The offsets of carousels and the part of the content that is shown.
  static let viewport = Consequence(subject: .picture, aspect: .x)

  /// The number of pixels per point.
  static let scale = Consequence(subject: .picture, aspect: .width)

  /// Returns the number of frames concerned; 1 if only the content or the picture is.
  static func frameCount(_ consequences: Set<Consequence>) -> Int {
    let subjects = Set(consequences.map(\.subject))
    return max(subjects.count(where: \.isFrame), subjects.isEmpty ? 0 : 1)
  }

  /// Returns all consequences of a diff with their amounts: points for a length, a hash for an
  /// appearance.
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

  /// Returns the appearances of frames whose size has changed, keyed by the index in the new
  /// layout.
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
    // A frame that is no longer drawn has a different appearance too.
    return amounts.filter { $0.1 != 0 } + (change.isRepainted ? [(.look, look)] : [])
  }
}
