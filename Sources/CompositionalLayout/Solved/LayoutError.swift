internal import Foundation

/// What the real system would raise an exception for, as an error of the solve (R91).
public struct LayoutError: Error, Hashable, Sendable {
  public var cause: Cause
  /// The index of the section; `nil` where the layout as a whole is at fault.
  public var section: Int?

  public enum Cause: Hashable, Sendable {
    /// A length, an inset or a coordinate that is not a finite number.
    case notFinite(what: String, value: String)
    /// A number too large to lay out with.
    case tooLarge(what: String, limit: Int)
    /// A group without subitems.
    case noSubitems
    /// Items without a length along their group, of which any number would fit.
    case noLength(Axis)
    /// A repeating group with a count below 1.
    case count(Int)
    /// Groups within groups, deeper than the limit.
    case tooDeep(limit: Int)
    /// Two supplementary items of a section's group, or two boundary items, with one element kind.
    case duplicateKind(String)
    /// No section for an index that has items.
    case noSection
    /// A number of items below 0.
    case itemCount(Int)
  }

  public init(_ cause: Cause, section: Int? = nil) {
    self.cause = cause
    self.section = section
  }
}

extension LayoutError: CustomStringConvertible {
  public var description: String {
    let place = section.map { "section \($0): " } ?? ""
    return place + cause.description
  }
}

extension LayoutError.Cause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let what, let value):
      "\(what) is \(value); it must be a finite number"
    case .tooLarge(let what, let limit):
      "\(what) is over the limit of \(limit)"
    case .noSubitems:
      "at least 1 subitem is required for a group"
    case .noLength(let axis):
      "the items of a group have no \(axis.lengthName), so any number of "
        + "them fits: give them one, or the group a count"
    case .count(let count):
      "a repeating group needs a count of at least 1, not \(count)"
    case .tooDeep(let limit):
      "groups are nested more than \(limit) deep"
    case .duplicateKind(let kind):
      "two supplementary items have the element kind '\(kind)'. Each needs its own, such as '\(kind)-2'"
    case .noSection:
      "there is no section definition for a section that has items"
    case .itemCount(let count):
      "the number of items is \(count); it cannot be negative"
    }
  }
}
