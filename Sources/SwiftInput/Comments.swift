internal import CodeSalvage
internal import HostSystem
internal import SpecDiagnostics

/// The Flatplan directives in the comments of a file.
struct Comments: Sendable {
  private let lines: [Substring]

  /// - Throws: `Failure` if a directive is invalid.
  init(
    _ file: SwiftUnit.File, checkingRequest: RequestCheck = { _ in }
  ) throws(Failure) {
    lines = file.text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      do throws(Directive.Problem) {
        _ = try Directive(line, checkingRequest: checkingRequest)
      } catch {
        switch error {
        case .reason(let reason):
          throw .badSpec(message: "\(file.name):\(index + 1): error: \(reason)")
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

  /// The item counts set above a declaration.
  func items(_ line: Int) -> [Int]? {
    for directive in directives(above: line) {
      if case .items(let counts) = directive { return counts }
    }
    return nil
  }

  /// The name set for the pictures of a declaration.
  func name(_ line: Int) -> String? {
    for directive in directives(above: line) {
      if case .name(let name) = directive { return name }
    }
    return nil
  }

  /// The `render` settings of a declaration, in the syntax of a spec.
  func render(_ line: Int) -> String? {
    for directive in directives(above: line) {
      if case .render(let text) = directive { return text }
    }
    return nil
  }

  /// The arguments of a function, such as `["count: 3"]`.
  func arguments(_ line: Int) -> [String]? {
    for directive in directives(above: line) {
      if case .arguments(let arguments) = directive { return arguments }
    }
    return nil
  }

  /// Whether a declaration has the `skip` directive.
  func skips(_ line: Int) -> Bool { directives(above: line).contains(.skip) }

  /// Whether the bars around a declaration's controller are drawn.
  func hasBars(_ line: Int) -> Bool { !directives(above: line).contains(.barsOff) }

  /// The directives in the comments and attributes directly above a line, nearest first.
  private func directives(above line: Int) -> [Directive] {
    let above = lines.prefix(max(line - 1, 0)).reversed().prefix { line in
      let text = line.drop { $0.isWhitespace }
      return text.hasPrefix("//") || text.hasPrefix("@")
    }
    return above.compactMap { Directive.valid($0) }
  }
}
