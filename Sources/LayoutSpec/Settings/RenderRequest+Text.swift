public import SpecDiagnostics
internal import SpecTree

extension RenderRequest {
  /// Parses a request as it is written under `render`: `{widths: [320, 768]}`.
  ///
  /// - Throws: `SpecErrors` with locations in the text; messages call the text `path`.
  public init(_ text: String, path: String) throws(SpecErrors) {
    let opening = "render: "
    let spec = "\(opening)\(text)\nsections: [{group: {height: 1}, items: 0}]\n"
    do throws(SpecErrors) {
      self = try SpecFile.load(Array(spec.utf8), path: path).spec.render
    } catch {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      throw error.moved { location in
        if location.line == 1 { location.column = max(location.column - opening.count, 1) }
        // An unclosed bracket is reported after the end of the text.
        if location.line > lines.count {
          location.line = lines.count
          location.column = max(lines[lines.count - 1].unicodeScalars.count, 1)
          location.length = min(location.length, 1)
        }
        location.sourceLine = String(lines[location.line - 1])
      }
    }
  }
}
