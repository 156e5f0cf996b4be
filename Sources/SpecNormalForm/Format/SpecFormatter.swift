import LayoutSpec
public import SpecDiagnostics
internal import SpecTree

/// Formats the text of a spec and keeps its comments in place.
///
/// Blocks are indented by two spaces, including lists under their keys. Inside of brackets, each
/// comma is followed by one space, and there are no spaces next to the brackets. Consecutive blank
/// lines and trailing spaces are removed. Values, quotes, anchors, alignment after colons and line
/// breaks are unchanged.
public enum SpecFormatter {
  /// Returns the formatted text. It has the same meaning as the input, and formatting it again
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path used in messages. In a `.json` file only the ends of lines are formatted.
  /// - Throws: `SpecErrors` if the file is not valid YAML.
  public static func format(_ bytes: [UInt8], path: String) throws(SpecErrors) -> String {
    let text = try SpecFile.text(bytes, path).text
    let meaning = try tree(text, path)
    let plain = lines(of: text).joined(separator: "\n") + "\n"
    var last = plain
    for _ in 0..<maximumPasses {
      let next = pass(over: last, path)
      // The line formatter does not parse YAML, so its result is used only if it parses to the
      // same tree.
      guard let after = try? tree(next, path), after == meaning else { return plain }
      if next.utf8.elementsEqual(last.utf8) { return next }
      last = next
    }
    return plain
  }

  /// The maximum number of passes. If the text still changes after them, only its line ends are
  /// formatted.
  private static let maximumPasses = 4

  private static func pass(over text: String, _ path: String) -> String {
    var formatter = LineFormatter(isJSON: path.hasSuffix(".json"))
    let formatted = lines(of: text).reduce(into: [String]()) { $0 += formatter.format($1) }
    return formatted.joined(separator: "\n") + "\n"
  }

  private static func lines(of text: String) -> [String] {
    // Each of the three line breaks is a single `Character`.
    var lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
      .map(String.init)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func tree(_ text: String, _ path: String) throws(SpecErrors) -> SourceNode {
    let source = SourceText(text, path: path)
    do throws(Finding) {
      return try Composer.compose(source).0.sortedByKey
    } catch {
      throw Findings([error], in: source).specErrors()
    }
  }
}
