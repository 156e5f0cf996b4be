internal import Foundation
public import Geometry

/// An error for which UIKit would raise an exception.
public protocol UIKitException: Error {}

/// An error in a layout for which UIKit would raise an exception (R91).
public struct LayoutError: Error, Hashable, Sendable {
  public var cause: Cause
  /// The index of the section, or `nil` if the error concerns the whole layout.
  public var section: Int?

  public enum Cause: Hashable, Sendable {
    /// A length, inset or coordinate that is not finite.
    case notFinite(what: String, value: String)
    /// A number that exceeds a limit.
    case tooLarge(what: String, limit: Int)
    /// A group without subitems.
    case noSubitems
    /// Items without a length along their group, so that any number of them fits.
    case noLength(Axis)
    /// A repeating group with a count below 1.
    case count(Int)
    /// Groups nested deeper than the limit.
    case tooDeep(limit: Int)
    /// Two supplementary items of a section's group, or two boundary items, with one element kind.
    case duplicateKind(String)
    /// A section with items that has no definition.
    case noSection
    /// A negative number of items.
    case itemCount(Int)
  }

  public init(_ cause: Cause, section: Int? = nil) {
    self.cause = cause
    self.section = section
  }
}

extension LayoutError: CustomStringConvertible {
  /// The section, if any, and the cause.
  public var description: String {
    let place = section.map { "section \($0): " } ?? ""
    return place + cause.description
  }
}

extension LayoutError.Cause: CustomStringConvertible {
  /// The message, without the section.
  public var description: String {
    switch self {
    case .notFinite(let what, let value):
      "\(what) is \(value); it must be a finite number"
    case .tooLarge(let what, let limit):
      "\(what) exceeds the limit of \(limit)"
    case .noSubitems:
      "at least 1 subitem is required for a group"
    case .noLength(let axis):
      "the items of a group have no \(axis.lengthName), so any number of them fits: "
        + "give the items a \(axis.lengthName) or the group a count"
    case .count(let count):
      "a repeating group needs a count of at least 1, not \(count)"
    case .tooDeep(let limit):
      "groups are nested more than \(limit) levels deep"
    case .duplicateKind(let kind):
      "two supplementary items have the element kind '\(kind)': use a different kind for each, "
        + "such as '\(kind)-2'"
    case .noSection:
      "no section is defined for an index that has items"
    case .itemCount(let count):
      "the number of items is \(count); it cannot be negative"
    }
  }
}
