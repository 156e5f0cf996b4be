/// Has what the compiler says quote lines as the user wrote them, where it has read others in their place.
struct QuotedLines {
  private struct Line {
    var read: String
    var written: String
  }

  /// By the names of files and the numbers of lines.
  private var lines: [String: [Int: Line]] = [:]

  init(_ files: [SwiftUnit.File], readAs sources: [CompiledSource]) {
    for (file, source) in zip(files, sources) where file.bytes != source.bytes {
      let pairs = zip(Self.lines(of: source.bytes), Self.lines(of: file.bytes))
      for (index, (read, written)) in pairs.enumerated() where read != written {
        // A sign that points at a line of another length would miss what it points at.
        guard read.unicodeScalars.count == written.unicodeScalars.count else { continue }
        lines[file.name, default: [:]][index + 1] = Line(read: read, written: written)
      }
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// What the compiler said, with such lines.
  func restored(in said: String) -> String {
    guard !lines.isEmpty else { return said }
    var file: [Int: Line] = [:]
    return said.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let remark = CompilerOutput.beginning(line) {
        file = lines[remark.file] ?? [:]
        return String(line)
      }
      return restored(line, of: file) ?? String(line)
    }.joined(separator: "\n")
  }

  /// A line such as `12 |   button.tap()`, with colours or without; `nil` where it quotes no line that was
  /// read in place of another.
  private func restored(_ line: Substring, of file: [Int: Line]) -> String? {
    guard let quotation = CompilerOutput.quotation(line), let bar = line.firstIndex(of: "|"),
      let quoted = file[quotation.number], quotation.code == quoted.read
    else { return nil }
    let reset = line.contains("\u{1B}") ? "\u{1B}[0;0m" : ""
    return "\(line[...bar])\(reset) \(quoted.written)"
  }
}
