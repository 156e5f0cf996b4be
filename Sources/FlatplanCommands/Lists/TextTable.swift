/// Formats rows as aligned columns.
enum TextTable {
  /// Pads every column to its longest cell, with two spaces between columns and none at line ends.
  ///
  /// - Parameter leftAligned: The number of left-aligned columns. The remaining ones are
  ///   right-aligned.
  static func text(_ rows: [[String]], leftAligned: Int = .max) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < leftAligned ? cell + padding : padding + cell
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
