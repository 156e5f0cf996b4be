extension RenderRequest {
  /// The pictures that are wanted, as they are written under `render`: `{widths: [320, 768]}`.
  ///
  /// - Throws: ``SpecErrors`` with places in the text, which is called `path`.
  public init(_ text: String, path: String) throws(SpecErrors) {
    let spec = "render: \(text)\nsections: [{group: {height: 1}, items: 0}]\n"
    self = try SpecFile.load(Array(spec.utf8), path: path).spec.render
  }
}
