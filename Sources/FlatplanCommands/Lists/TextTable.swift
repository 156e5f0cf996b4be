/// Rows of words in columns, for people.
enum TextTable {
  /// Every column as wide as its longest cell, two blanks between them, none at the end of a line.
  ///
  /// - Parameter words: How many columns are set to the left; the others, of numbers, to the right.
  static func text(_ rows: [[String]], words: Int = .max) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < words ? cell + padding : padding + cell
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
