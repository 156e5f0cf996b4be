internal import Basics
public import Foundation
public import Geometry

/// A condition that leaves a section with items empty (R63), or a layout that was probably not
/// intended.
public struct LayoutWarning: Hashable, Sendable {
  public var cause: Cause
  /// The index of the section.
  public var section: Int
  /// The size in points of the group concerned.
  public var groupSize: CGSize

  public enum Cause: Hashable, Sendable {
    /// The group's insets leave no room for any subitem.
    case noRoom
    /// The first subitem is longer than the group. Lengths are in points.
    case cannotFit(axis: Axis, needed: CGFloat, available: CGFloat)
    /// A custom group without frames.
    case noFrames
    /// An item is a fraction of its group's estimate along an axis, so its content is not measured.
    case fractionOfEstimate(axis: Axis, fraction: CGFloat)
    /// A frame of a custom group, in points relative to the group's origin, extends outside the
    /// group.
    case outsideGroup(item: Int, frame: CGRect)
    /// A subitem that never fits after those before it, so the next group starts again with the
    /// first. `needed` is the length in points that the line would need, or `nil` if the gaps leave
    /// no space.
    case neverFits(subitem: Int, axis: Axis, needed: CGFloat?, available: CGFloat)
    /// Repeated subitems that extend outside their group. Lengths are in points.
    case overflow(count: Int, axis: Axis, needed: CGFloat, available: CGFloat)
    /// A header or another boundary item that overlaps the cells of a horizontally scrolling
    /// layout, where only items at the leading or trailing edge move the cells.
    case overlapsCells(kind: String)
    /// Groups that end beyond the content across the scroll axis, where no one can scroll to. The
    /// positions are in points.
    case beyondContent(axis: Axis, end: CGFloat, content: CGFloat)
    /// Cells without any length along an axis, of which nothing is visible.
    case noLength(axis: Axis)
  }

  /// Whether the section is empty because of the cause.
  public var isOfEmptySection: Bool {
    switch cause {
    case .noRoom, .cannotFit, .noFrames: true
    case .fractionOfEstimate, .outsideGroup, .neverFits, .overflow, .overlapsCells, .beyondContent,
      .noLength:
      false
    }
  }

  /// Creates a warning. The group's size is in points.
  public init(_ cause: Cause, section: Int, groupSize: CGSize) {
    self.cause = cause
    self.section = section
    self.groupSize = groupSize
  }

  /// Hashes the cause and section.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cause)
    hasher.combine(section)
  }
}

extension CGFloat {
  /// The number without floating-point noise from summation.
  fileprivate var formatted: String { ((self * 1e6).rounded() / 1e6).exact }
}

extension LayoutWarning: CustomStringConvertible {
  /// The message, without the section.
  public var description: String {
    let size = "\(groupSize.width.formatted) x \(groupSize.height.formatted) pt"
    return switch cause {
    case .noRoom:
      "the group of \(size) has no room for items: check the insets of the section and the group"
    case .cannotFit(let axis, let needed, let available):
      "the group of \(size) cannot fit even a single item: the first one is \(needed.formatted) pt "
        + "\(axis.select(horizontal: "wide", vertical: "high")), but only \(available.formatted) pt are "
        + "available (R10)"
    case .noFrames:
      "the custom group of \(size) has no frames"
    case .fractionOfEstimate(let axis, let fraction):
      "an item's \(axis.lengthName) is \((fraction * 100).formatted)% of its group's estimate, so its "
        + "content is not measured: give the item an estimated \(axis.lengthName) too (R33)"
    case .outsideGroup(let item, let frame):
      "frame \(item) of a custom group, [\(frame.minX.formatted), \(frame.minY.formatted), "
        + "\(frame.width.formatted), \(frame.height.formatted)], extends outside the group (R19)"
    case .neverFits(let subitem, let axis, let needed, let available):
      "subitem \(subitem) of a group and those after it never appear: "
        + (needed.map { "with it, the line needs \($0.formatted) pt, but the group is only " }
          ?? "the gaps leave no room for it in the group, which is ")
        + "\(available.formatted) pt \(axis.select(horizontal: "wide", vertical: "high")) (R7)"
    case .overflow(let count, let axis, let needed, let available):
      "the \(count) subitems of a group extend outside it: they keep their own lengths and need "
        + "\(needed.formatted) pt, but the group is only \(available.formatted) pt "
        + "\(axis.select(horizontal: "wide", vertical: "high")) (R9)"
    case .overlapsCells(let kind):
      "the '\(kind)' overlaps the cells: in a layout that scrolls horizontally, only items at the "
        + "leading or trailing edge move the cells (R26)"
    case .beyondContent(let axis, let end, let content):
      "its groups end at \(end.formatted) pt, but the content is only \(content.formatted) pt "
        + "\(axis.select(horizontal: "wide", vertical: "high")), so the last "
        + "\((end - content).formatted) pt cannot be scrolled into view: the content is as long as "
        + "the longest group, without the insets before it (R20)"
    case .noLength(let axis):
      "its cells have a \(axis.lengthName) of 0, so nothing of them is visible"
    }
  }
}
