public import CompositionalLayout
public import Foundation

// Frames in the notation of the layout rules, `x,y,width,height`, rounded to a thousandth of a point.

extension CGFloat {
  /// The number rounded to a thousandth.
  public var thousandths: CGFloat { (self * 1000).rounded() / 1000 }

  fileprivate var word: String {
    let number = thousandths
    guard let whole = Int(exactly: number) else { return "\(Double(number))" }
    return "\(whole)"
  }
}

extension CGRect {
  /// The frame as text, for example `20,10,260,240`.
  public var word: String {
    [minX, minY, size.width, size.height].map(\.word).joined(separator: ",")
  }
}

extension CGSize {
  /// The size as text, for example `320x520`.
  public var word: String { "\(width.word)x\(height.word)" }
}

extension SolvedLayout {
  /// The cells of a section, in item order.
  public func cellElements(in section: Int = 0) -> [SolvedElement] {
    allElements().filter { $0.category == .cell && $0.section == section }
  }

  /// The frames of a section's cells.
  public func cells(in section: Int) -> [String] {
    cellElements(in: section).map(\.frame.word)
  }

  /// The frames of the first section's cells.
  public var cells: [String] { cells(in: 0) }

  public var xs: [CGFloat] { cellElements().map(\.frame.minX.thousandths) }
  public var ys: [CGFloat] { cellElements().map(\.frame.minY.thousandths) }
  public var widths: [CGFloat] { cellElements().map(\.frame.size.width.thousandths) }
  public var heights: [CGFloat] { cellElements().map(\.frame.size.height.thousandths) }

  /// The frames of the first section's cells with a given y position: one row.
  public func row(at y: CGFloat) -> [String] {
    cellElements().filter { $0.frame.minY.thousandths == y }.map(\.frame.word)
  }

  /// The elements of a kind, in order.
  public func elements(ofKind kind: String) -> [SolvedElement] {
    allElements().filter { $0.kind == kind }
  }

  /// The frames of the elements of a kind.
  public func frames(_ kind: String) -> [String] {
    elements(ofKind: kind).map(\.frame.word)
  }

  /// The content size as text.
  public var content: String { contentSize.word }

  /// The names of the elements in a rectangle, for example `cell 0 3` or `badge 0 1`.
  public func names(in rect: CGRect) -> [String] {
    elements(in: rect).map(\.identity).sorted().map {
      "\($0.kind ?? "cell") \($0.section) \($0.item)"
    }
  }
}
