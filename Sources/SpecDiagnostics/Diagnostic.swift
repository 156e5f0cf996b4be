internal import Basics

/// An error or a warning about a spec, with its location and fixes.
public struct Diagnostic: Hashable, Sendable {
  /// How serious a diagnostic is.
  public enum Severity: String, Hashable, Sendable {
    /// The spec cannot be used.
    case error
    /// The spec can be used, but probably does not do what its author intended.
    case warning
  }

  /// A range of characters in one line of a file.
  public struct Location: Hashable, Sendable {
    /// The path of the file, as it appears in messages.
    public var path: String
    /// The line number, starting at 1.
    public var line: Int
    /// The column of the first character, starting at 1, in Unicode scalars.
    public var column: Int
    /// The number of Unicode scalars; 0 if the location is the whole file.
    public var length: Int
    /// The text of the line, without its line break.
    public var sourceLine: String

    /// Creates a location from its path, position and source line.
    public init(path: String, line: Int, column: Int, length: Int, sourceLine: String) {
      self.path = path
      self.line = line
      self.column = column
      self.length = length
      self.sourceLine = sourceLine
    }
  }

  /// A replacement in the file that fixes the problem. Flatplan has applied and verified it.
  public struct Fix: Hashable, Sendable {
    /// A short description of the change, usually the new key or value.
    public var title: String
    /// The characters to replace. The length is 0 for an insertion.
    public var location: Location
    /// The new text.
    public var replacement: String

    /// Creates a fix that replaces the characters at `location`.
    public init(title: String, location: Location, replacement: String) {
      self.title = title
      self.location = location
      self.replacement = replacement
    }
  }

  /// Whether this is an error or a warning.
  public var severity: Severity
  /// The stable code, for example `E104`. ``DiagnosticPage`` explains it.
  public var code: String
  /// The problem, in one line.
  public var message: String
  /// The characters that cause the problem.
  public var location: Location
  /// A hint, printed beside the caret below the source line.
  public var label: String?
  /// Alternative fixes, the best one first. Each solves the problem alone.
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

/// The error thrown for a spec with errors.
public struct SpecErrors: Error, Hashable, Sendable {
  /// The first errors and all warnings, in file order.
  public var diagnostics: [Diagnostic]

  /// The number of further errors that `diagnostics` leaves out.
  public var omitted: Int

  public init(diagnostics: [Diagnostic], omitted: Int = 0) {
    self.diagnostics = diagnostics
    self.omitted = omitted
  }
}

extension SpecErrors {
  /// Returns the errors with their locations converted by `move`, for a spec that is embedded in
  /// another file.
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
  /// The diagnostics in the human-readable format, without colors.
  public var description: String {
    text(isColorful: false)
  }

  /// The diagnostics in the human-readable format, with the number of omitted errors.
  ///
  /// - Parameter isColorful: Whether to add terminal color codes.
  public func text(isColorful: Bool) -> String {
    let more = omitted == 0 ? "" : "\n… and \(omitted.of("more error"))\n"
    return DiagnosticFormat.human.text(diagnostics, isColorful: isColorful) + more
  }
}
