/// How the subitems of a group lie.
///
/// One type for groups as objects, as frozen descriptions, in specs and in exported Swift, which differ in
/// what stands for a subitem, a number of subitems and the frames of a custom group.
public enum GroupArrangement<Subitem, Count, Frames> {
  /// In turn, again and again while they fit.
  case cycle(Axis, [Subitem])
  /// So many times, each with an equal share of the line for its length along it.
  case shares(Axis, Subitem, count: Count)
  /// So many times, each of its own length.
  case repeats(Axis, Subitem, count: Count)
  /// At frames.
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

  /// What a line takes in turn; nothing for a custom group.
  package var subitems: [Subitem] {
    switch self {
    case .cycle(_, let subitems): subitems
    case .shares(_, let subitem, _), .repeats(_, let subitem, _): [subitem]
    case .custom: []
    }
  }

  /// The axis along which the subitem's own length does not count.
  package var sharedAxis: Axis? { if case .shares(let axis, _, _) = self { axis } else { nil } }

  /// The same with other subitems and frames.
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
