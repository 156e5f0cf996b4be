internal import CodeSalvage
internal import SpecDiagnostics

/// Restores the original source lines in the output of the compiler, which quotes the preprocessed
/// lines of ``CompiledSource``.
struct QuotedLines {
  private struct Line {
    var read: String
    var written: String
  }

  /// The replaced lines, keyed by file name and line number.
  private var lines: [String: [Int: Line]] = [:]

  init(_ files: [SwiftUnit.File], readAs sources: [CompiledSource]) {
    for (file, source) in zip(files, sources) where file.bytes != source.bytes {
      let pairs = zip(Self.lines(of: source.bytes), Self.lines(of: file.bytes))
      for (index, (read, written)) in pairs.enumerated() where read != written {
        // In a line of another length, the compiler's carets would point at the wrong columns.
        guard read.unicodeScalars.count == written.unicodeScalars.count else { continue }
        lines[file.printedName, default: [:]][index + 1] = Line(read: read, written: written)
      }
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// The output of the compiler with the original lines.
  func restored(in output: String) -> String {
    guard !lines.isEmpty else { return output }
    var file: [Int: Line] = [:]
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let remark = CompilerOutput.beginning(line) {
        file = lines[remark.file] ?? [:]
        return String(line)
      }
      return restored(line, of: file) ?? String(line)
    }.joined(separator: "\n")
  }

  /// Restores a line such as `12 |   button.tap()`, with or without terminal colors; `nil` if the line
  /// quotes no replaced line.
  private func restored(_ line: Substring, of file: [Int: Line]) -> String? {
    guard let quotation = CompilerOutput.quotation(line), let bar = line.firstIndex(of: "|"),
      let quoted = file[quotation.number], quotation.code == quoted.read
    else { return nil }
    let reset = line.contains("\u{1B}") ? "\u{1B}[0;0m" : ""
    return "\(line[...bar])\(reset) \(quoted.written)"
  }
}
