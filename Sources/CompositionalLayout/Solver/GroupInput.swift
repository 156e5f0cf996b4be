internal import Foundation

/// What a solver step for items and groups needs to know.
struct GroupInput {
  /// The pixels to round to.
  var grid: PixelGrid

  /// The box that the node's own fractions refer to (R1), and those of what hangs on a group (R31).
  var box: CGSize

  /// Which cells are being laid out; asked only when something measures itself.
  var cells: Cells

  /// Cells of one section, from some index on.
  struct Cells {
    var section: Int
    var first: Int
    /// The number of cells in the section. Past it there is no content: estimates stand.
    var end: Int
    /// How their answers differ.
    var variety: ContentVariety

    /// The cell whose content is asked: where all are alike, the first; none past the end.
    var measured: Int? {
      switch variety {
      case .silent: nil
      case .alike: end > 0 ? 0 : nil
      case .individual: first < end ? first : nil
      }
    }
  }

  /// The same for a subitem that begins `count` cells later and resolves in `box`.
  func inside(_ box: CGSize, after count: Int) -> GroupInput {
    var input = self
    input.box = box
    input.cells.first += count
    return input
  }
}

/// Why a group lays out nothing (R10, R63).
struct Unfit: Error {
  var cause: LayoutWarning.Cause
  var groupSize: CGSize
}

/// What can end the solving of a group.
enum GroupFailure: Error {
  /// The section comes out empty, with a warning.
  case unfit(Unfit)
  /// The layout cannot be solved.
  case error(LayoutError.Cause)
}
