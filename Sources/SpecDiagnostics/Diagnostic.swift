internal import CompositionalLayout

/// Something wrong, or doubtful, in a spec, with its place and what to do about it.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  /// Characters of one line of a file.
  public struct Location: Hashable, Sendable {
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// In Unicode scalars; 0 when the whole file is meant.
    public var length: Int
    /// The line, without its break.
    public var sourceLine: String

    public init(path: String, line: Int, column: Int, length: Int, sourceLine: String) {
      self.path = path
      self.line = line
      self.column = column
      self.length = length
      self.sourceLine = sourceLine
    }
  }

  /// A change of the file that was tried and helps.
  public struct Fix: Hashable, Sendable {
    /// The change in a word or two: the new key, the new value.
    public var title: String
    /// The characters to be replaced; none where something is to be added.
    public var location: Location
    public var replacement: String

    public init(title: String, location: Location, replacement: String) {
      self.title = title
      self.location = location
      self.replacement = replacement
    }
  }

  public var severity: Severity
  /// Stable, such as `E104`.
  public var code: String
  /// One line.
  public var message: String
  public var location: Location
  /// What stands under the source line, beside the caret.
  public var label: String?
  /// The best first; each of them is enough.
  public var fixes: [Fix]

  /// The best fix.
  public var fix: Fix? { fixes.first }

  public init(
    severity: Severity, code: String, message: String, location: Location, label: String? = nil,
    fixes: [Fix] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.label = label
    self.fixes = fixes
  }
}

/// What keeps a spec from being used.
public struct SpecErrors: Error, Hashable, Sendable {
  /// The first errors and all warnings, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// How many more errors there are.
  public var omitted: Int

  public init(diagnostics: [Diagnostic], omitted: Int = 0) {
    self.diagnostics = diagnostics
    self.omitted = omitted
  }
}

extension SpecErrors {
  /// The same, said of other places: those of a text that stands within another one.
  package func moved(_ move: (inout Diagnostic.Location) -> Void) -> SpecErrors {
    var moved = self
    for index in diagnostics.indices {
      move(&moved.diagnostics[index].location)
      for fix in diagnostics[index].fixes.indices {
        move(&moved.diagnostics[index].fixes[fix].location)
      }
    }
    return moved
  }
}

extension SpecErrors: CustomStringConvertible {
  public var description: String {
    text(isColorful: false)
  }

  /// All of it as people read it.
  public func text(isColorful: Bool) -> String {
    let more = omitted == 0 ? "" : "\n… and \(omitted.of("more error"))\n"
    return DiagnosticFormat.human.text(diagnostics, isColorful: isColorful) + more
  }
}
