public import Geometry

/// The arrangement of a group's subitems.
///
/// Layout objects, immutable descriptions and specs share this type. They differ in
/// the types of subitems, counts and custom frames.
public enum GroupArrangement<Subitem, Count, Frames> {
  /// A line that cycles through its subitems for as long as they fit (R7).
  case cycle(Axis, [Subitem])
  /// A line of `count` subitems, each with an equal share of its length (R8).
  case shares(Axis, Subitem, count: Count)
  /// A line of `count` subitems, each with its own length (R9).
  case repeats(Axis, Subitem, count: Count)
  /// Custom frames (R19).
  case custom(Frames)
}

extension GroupArrangement: Equatable
where Subitem: Equatable, Count: Equatable, Frames: Equatable {}

extension GroupArrangement: Hashable where Subitem: Hashable, Count: Hashable, Frames: Hashable {}

extension GroupArrangement: Sendable where Subitem: Sendable, Count: Sendable, Frames: Sendable {}

extension GroupArrangement {
  /// The direction of the line; `nil` for a custom group.
  package var axis: Axis? {
    switch self {
    case .cycle(let axis, _), .shares(let axis, _, _), .repeats(let axis, _, _): axis
    case .custom: nil
    }
  }

  /// The subitems that a line uses in turn; none for a custom group.
  package var subitems: [Subitem] {
    switch self {
    case .cycle(_, let subitems): subitems
    case .shares(_, let subitem, _), .repeats(_, let subitem, _): [subitem]
    case .custom: []
    }
  }

  /// The axis along which the subitem's own length is ignored.
  package var sharedAxis: Axis? { if case .shares(let axis, _, _) = self { axis } else { nil } }

  /// Returns the arrangement with converted subitems and frames.
  @inline(__always)
  package func map<Other, OtherFrames, Failure: Error>(
    _ subitem: (Subitem) throws(Failure) -> Other,
    frames: (Frames) throws(Failure) -> OtherFrames
  ) throws(Failure) -> GroupArrangement<Other, Count, OtherFrames> {
    switch self {
    case .cycle(let axis, let subitems):
      var others: [Other] = []
      others.reserveCapacity(subitems.count)
      for next in subitems { others.append(try subitem(next)) }
      return .cycle(axis, others)
    case .shares(let axis, let repeated, let count):
      return .shares(axis, try subitem(repeated), count: count)
    case .repeats(let axis, let repeated, let count):
      return .repeats(axis, try subitem(repeated), count: count)
    case .custom(let items):
      return .custom(try frames(items))
    }
  }
}
