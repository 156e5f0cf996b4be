internal import Foundation

/// What a solver step for items and groups needs to know.
struct GroupInput {
  /// The pixels to round to.
  var grid: PixelGrid

  /// The box that the node's own fractions refer to, and those of what hangs on a group.
  var box: CGSize

  /// Which cells are being laid out; asked only when something measures itself.
  var cells: Cells

  /// The lengths that the node takes from its siblings.
  var shared = SharedLengths()

  /// How many of the groups around the node solve what they hold twice: each of them doubles the work.
  var passes = 0

  /// Cells of one section, from some index on.
  struct Cells {
    var section: Int
    var first: Int
    /// The number of cells in the section. Past it there is no content: estimates stand.
    var end: Int
    /// How their answers differ.
    var variety: ContentVariety

    /// Whether there is a cell: of a section's last group, not all that it could hold are there.
    var isThere: Bool { first < end }

    /// The cell whose content is asked: where all are alike, the first; none past the end.
    var measured: Int? {
      guard isThere else { return nil }
      return switch variety {
      case .silent: nil
      case .alike: 0
      case .individual: first
      }
    }

    /// Whether so many cells from here on answer what as many from any other on would, that are all
    /// there or all past the end as these are.
    func answersAsOthers(_ count: Int) -> Bool {
      switch variety {
      case .silent: true
      case .alike: !isThere || count <= end - first
      case .individual: !isThere
      }
    }
  }

  /// The same for a subitem that begins `count` cells later, resolves in `box`, takes lengths from its
  /// siblings and is solved once, or twice.
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

/// The lengths of the longest sibling, along the axes on which a node is uniform across siblings; `nil`
/// along those on which it has a length of its own (R34).
///
/// They are told beside the node, not written into its size: it remains estimated, so that its insets
/// do not count, and a group holds one run, gives fractions its estimate, and has
/// uniform siblings within.
struct SharedLengths: AxisPair {
  var width: CGFloat?
  var height: CGFloat?

  init() {}

  /// The lengths of the longest of some siblings.
  init(along axes: [Axis], of siblings: (Axis) -> [Fragment]) {
    for axis in axes { self[axis] = siblings(axis).map { $0.size[axis] }.max() }
  }

  /// The size with these lengths for its own.
  func replacing(in size: CGSize) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Those of them that a node of the given size takes.
  func taken(by size: SizeDescription) -> SharedLengths {
    var taken = self
    for axis in Axis.allCases where !size[axis].isUniform { taken[axis] = nil }
    return taken
  }
}

/// Why a group lays out nothing.
package struct Unfit: Error {
  var cause: LayoutWarning.Cause
  var groupSize: CGSize
}

/// What can end the solving of a group.
package enum GroupFailure: Error {
  /// The section comes out empty, with a warning.
  case unfit(Unfit)
  /// The layout cannot be solved.
  case error(LayoutError.Cause)
}
