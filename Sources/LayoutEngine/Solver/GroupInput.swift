internal import Foundation
internal import Geometry

/// The input of a solver step for items and groups.
struct GroupInput {
  /// The grid for rounding.
  var grid: PixelGrid

  /// The box that the fractions of the node, and of supplementary items on a group, refer to.
  var box: CGSize

  /// The cells to lay out. They are used only if an item is measured.
  var cells: Cells

  /// The lengths that the node takes from its siblings.
  var shared = SharedLengths()

  /// The number of enclosing groups that solve their content twice. Each of them doubles the work.
  var passes = 0

  /// The cells of a section, starting at an index.
  struct Cells {
    var section: Int
    var first: Int
    /// The number of cells in the section. Items at or after this index have no content and keep
    /// their estimates.
    var end: Int
    /// How the measured sizes of cells can differ.
    var variety: ContentVariety

    /// Whether the first cell exists. A section's last group may have room for more cells than
    /// there are.
    var exists: Bool { first < end }

    /// The index of the cell to measure: the first one if all are alike, `nil` if there is none.
    var measured: Int? {
      guard exists else { return nil }
      return switch variety {
      case .silent: nil
      case .alike: 0
      case .individual: first
      }
    }

    /// Whether the next `count` cells measure like `count` cells at any other index. Runs are
    /// comparable only if all of their cells exist or none does.
    func measuresLikeOthers(_ count: Int) -> Bool {
      switch variety {
      case .silent: true
      case .alike: !exists || count <= end - first
      case .individual: !exists
      }
    }
  }

  /// Returns the input for a subitem that begins `count` cells later and resolves in `box`.
  func inside(
    _ box: CGSize, after count: Int, sharing shared: SharedLengths, twice: Bool
  ) -> GroupInput {
    var input = self
    input.box = box
    input.shared = shared
    input.cells.first += count
    if twice { input.passes += 1 }
    return input
  }
}

/// The lengths of the longest sibling, along the axes on which a node is uniform across siblings;
/// `nil` along the others (R34).
///
/// They are passed beside the node instead of replacing its size, because the node remains
/// estimated: its insets do not apply, and a group holds one run of subitems, resolves fractions in
/// its estimate and may have uniform subitems of its own.
struct SharedLengths: AxisPair {
  var width: CGFloat?
  var height: CGFloat?

  init() {}

  /// Creates the lengths of the longest siblings along the given axes.
  init(along axes: [Axis], of siblings: (Axis) -> [Fragment]) {
    for axis in axes { self[axis] = siblings(axis).map { $0.size[axis] }.max() }
  }

  /// Returns the size with these lengths in place of its own.
  func replacing(in size: CGSize) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns the lengths that apply to a node of the given size.
  func taken(by size: SizeDescription) -> SharedLengths {
    var taken = self
    for axis in Axis.allCases where !size[axis].isUniform { taken[axis] = nil }
    return taken
  }
}

/// The reason why a group lays out nothing.
package struct Unfit: Error {
  var cause: LayoutWarning.Cause
  var groupSize: CGSize
}

/// A failure to solve a group.
package enum GroupFailure: Error {
  /// The section is empty, with a warning.
  case unfit(Unfit)
  /// The layout cannot be solved.
  case error(LayoutError.Cause)
}
