/// The positions at which the lines of a file start.
struct SourceLines {
  private var starts = [0]
  private let count: Int

  init(_ bytes: [UInt8]) {
    count = bytes.count
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
  }

  /// The bytes of a line, with its line break; `nil` for lines that the file does not have.
  ///
  /// - Parameter line: The number, starting at 1.
  func range(of line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    return starts[line - 1]..<(starts.indices.contains(line) ? starts[line] : count)
  }

  /// The number of the line with a position, starting at 1.
  func line(of place: Int) -> Int { starts.firstIndex { $0 > place } ?? starts.count }

  /// The position of an error. Inserted code shifts the compiler's columns, so a column can be behind
  /// the end of its line.
  func place(of error: CompilerError) -> Int? {
    range(of: error.line).map { line in
      min(line.lowerBound + max(error.column - 1, 0), max(line.upperBound - 1, 0))
    }
  }
}
