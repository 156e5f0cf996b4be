internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics

/// What the comments of a file ask for.
struct Comments: Sendable {
  private let lines: [Substring]

  /// - Throws: `Failure` for a comment that is meant for Flatplan and not understood.
  init(_ file: SwiftUnit.File) throws(Failure) {
    lines = file.text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      do throws(Directive.Problem) {
        _ = try Directive(line)
      } catch {
        switch error {
        case .reason(let words):
          throw .badSpec(message: "\(file.name):\(index + 1): error: \(words)")
        case .request(let errors):
          throw .wrongSpec(
            errors.moved { location in
              location.path = file.name
              location.line = index + 1
            })
        }
      }
    }
  }

  /// The numbers of items that are asked for above a declaration.
  func items(_ line: Int) -> [Int]? {
    for directive in directives(above: line) {
      if case .items(let counts) = directive { return counts }
    }
    return nil
  }

  /// What the pictures of a declaration are called, if a comment says.
  func name(_ line: Int) -> String? {
    for directive in directives(above: line) {
      if case .name(let name) = directive { return name }
    }
    return nil
  }

  /// The pictures that are wanted of a declaration, as `render` of a spec has them.
  func render(_ line: Int) -> String? {
    for directive in directives(above: line) {
      if case .render(let text) = directive { return text }
    }
    return nil
  }

  /// Whether the declaration is not to be drawn.
  func skips(_ line: Int) -> Bool { directives(above: line).contains(.skip) }

  /// Those of the comments and attributes right above a line; the nearest first.
  private func directives(above line: Int) -> [Directive] {
    let above = lines.prefix(max(line - 1, 0)).reversed().prefix { line in
      let text = line.drop { $0.isWhitespace }
      return text.hasPrefix("//") || text.hasPrefix("@")
    }
    return above.compactMap { Directive.asked($0) }
  }
}
