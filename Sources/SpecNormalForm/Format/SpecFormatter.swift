import LayoutSpec
public import SpecDiagnostics

/// Writes a spec in the one layout of lines, with its comments where they are.
///
/// Blocks are indented by two spaces, lists under their keys too. In brackets a space follows every
/// comma, and none stands at the ends. Blank lines do not follow one another, nor spaces the end of a
/// line. Words, quotes, anchors, alignment after colons, and what stands on a line stay.
public enum SpecFormatter {
  /// The text as it should be. It means exactly what it meant; doing it again changes nothing.
  ///
  /// - Parameters:
  ///   - bytes: Of the file.
  ///   - path: What messages call it; in a `.json` file only the ends of lines are put right.
  /// - Throws: `SpecErrors` for a text that is not YAML.
  public static func format(_ bytes: [UInt8], path: String) throws(SpecErrors) -> String {
    let text = try SpecFile.text(bytes, path).text
    let meaning = try tree(text, path)
    let plain = lines(of: text).joined(separator: "\n") + "\n"
    var last = plain
    for _ in 0..<mostPasses {
      let next = pass(over: last, path)
      // Whatever the lines seemed to say, the meaning decides.
      guard let after = try? tree(next, path), after == meaning else { return plain }
      if next.utf8.elementsEqual(last.utf8) { return next }
      last = next
    }
    return plain
  }

  /// Lines that go on changing after so many are left as they are.
  private static let mostPasses = 4

  private static func pass(over text: String, _ path: String) -> String {
    var formatter = LineFormatter(isJSON: path.hasSuffix(".json"))
    let formatted = lines(of: text).reduce(into: [String]()) { $0 += formatter.format($1) }
    return formatted.joined(separator: "\n") + "\n"
  }

  private static func lines(of text: String) -> [String] {
    // All three are one character each.
    var lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
      .map(String.init)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func tree(_ text: String, _ path: String) throws(SpecErrors) -> NormalNode {
    let source = SourceText(text, path: path)
    do throws(Finding) {
      return NormalNode(try Composer.compose(source).0)
    } catch {
      throw Findings([error], in: source).specErrors()
    }
  }
}
