public import Foundation

/// A condition under which a section comes out empty, though it has items (R63), or
/// otherwise than was probably meant.
public struct LayoutWarning: Hashable, Sendable {
  public var cause: Cause
  public var section: Int
  /// Points, of the group at fault.
  public var groupSize: CGSize

  public enum Cause: Hashable, Sendable {
    /// The group has no room for any subitem: nothing is left within its insets.
    case noRoom
    /// The first subitem is longer than the group: it needs so many of the points there are.
    case cannotFit(axis: Axis, needed: CGFloat, available: CGFloat)
    /// A custom group that names no frames.
    case noFrames
    /// An item takes a fraction of its group's estimate along an axis, and does not size itself.
    case fractionOfEstimate(axis: Axis, fraction: CGFloat)
    /// A frame of a custom group, in points from its corner, reaches out of it.
    case outsideGroup(item: Int, frame: CGRect)
    /// A subitem that does not fit behind those before it, so that the next group begins with the first: so many
    /// of the points there are would be needed, unless the gaps leave it no room at all.
    case leftOut(subitem: Int, axis: Axis, needed: CGFloat?, available: CGFloat)
    /// So many subitems of their own length reach out of their group: they need so many of the points there are.
    case reachOut(count: Int, axis: Axis, needed: CGFloat, available: CGFloat)
    /// A header or another boundary item lies on the cells of a layout that scrolls across, where only what stands
    /// at the leading or trailing edge pushes them.
    case onCells(kind: String)
  }

  /// Whether nothing of the section is there.
  public var isOfEmptySection: Bool {
    switch cause {
    case .noRoom, .cannotFit, .noFrames: true
    case .fractionOfEstimate, .outsideGroup, .leftOut, .reachOut, .onCells: false
    }
  }

  public init(_ cause: Cause, section: Int, groupSize: CGSize) {
    self.cause = cause
    self.section = section
    self.groupSize = groupSize
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cause)
    hasher.combine(section)
  }
}

extension CGFloat {
  /// Without what sums of numbers are rounded by.
  fileprivate var told: String { ((self * 1e6).rounded() / 1e6).exact }
}

extension LayoutWarning: CustomStringConvertible {
  public var description: String {
    let size = "\(groupSize.width.told) x \(groupSize.height.told) pt"
    return switch cause {
    case .noRoom:
      "there is no room for any item in the group of \(size): check the insets of the section and "
        + "of the group"
    case .cannotFit(let axis, let needed, let available):
      "the group of \(size) cannot fit even a single item: the first one is \(needed.told) pt "
        + "\(axis.select(horizontal: "wide", vertical: "high")) and there are \(available.told) pt (R10)"
    case .noFrames:
      "the custom group of \(size) names no frames"
    case .fractionOfEstimate(let axis, let fraction):
      "an item takes \((fraction * 100).told) % of a \(axis.lengthName) "
        + "that is only estimated, and so does not size itself: estimate the item too (R33)"
    case .outsideGroup(let item, let frame):
      "frame \(item) of a custom group, [\(frame.minX.told), \(frame.minY.told), "
        + "\(frame.width.told), \(frame.height.told)], reaches out of the group (R19)"
    case .leftOut(let subitem, let axis, let needed, let available):
      "subitem \(subitem) of a group never appears, nor what follows it: "
        + (needed.map { "with it \($0.told) pt are needed" } ?? "the gaps leave it no room")
        + ", and the group has \(available.told) pt of "
        + "\(axis.lengthName) (R7)"
    case .reachOut(let count, let axis, let needed, let available):
      "the \(count) subitems of a group reach out of it: each is as long as it says, they need "
        + "\(needed.told) pt, and the group has \(available.told) pt of \(axis.lengthName) (R9)"
    case .onCells(let kind):
      "the '\(kind)' lies on the cells: in a layout that scrolls across, only what stands at the leading or "
        + "trailing edge pushes them (R26)"
    }
  }
}
