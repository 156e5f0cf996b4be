public import SpecDiagnostics

extension RenderRequest {
  /// The pictures that are wanted, as they are written under `render`: `{widths: [320, 768]}`.
  ///
  /// - Throws: `SpecErrors` with places in the text, which is called `path`.
  public init(_ text: String, path: String) throws(SpecErrors) {
    let opening = "render: "
    let spec = "\(opening)\(text)\nsections: [{group: {height: 1}, items: 0}]\n"
    do throws(SpecErrors) {
      self = try SpecFile.load(Array(spec.utf8), path: path).spec.render
    } catch {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      throw error.moved { location in
        if location.line == 1 { location.column = max(location.column - opening.count, 1) }
        // What is not closed is missed behind the text.
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
