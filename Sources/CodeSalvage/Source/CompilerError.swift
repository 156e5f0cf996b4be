/// An error of the compiler in a user's file.
package struct CompilerError: Hashable, Sendable {
  var file: String
  /// The line and the column, starting at 1, in bytes.
  var line: Int
  var column: Int
  var message: String

  package init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  /// The line that the compiler prints.
  var text: String { "\(file):\(line):\(column): error: \(message)" }

  /// The names in quotes in the message.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The name that is not declared, or the module that is missing.
  var missingName: String? {
    let patterns = [
      "cannot find '", "cannot find type '", "no such module '", "unknown attribute '",
    ]
    return patterns.contains { message.hasPrefix($0) } ? quoted.first : nil
  }

  /// Whether an attribute is missing, such as that of a property wrapper.
  var isAboutAttribute: Bool { message.hasPrefix("unknown attribute '") }

  /// Whether a declaration of the main actor is used outside of it.
  package var isAboutIsolation: Bool { message.contains("main actor-isolated") }

  /// The member that a type does not have.
  var missingMember: String? {
    message.contains("has no member '") ? quoted.last : nil
  }

  /// Whether a name or a member is missing.
  var isMissing: Bool { missingName != nil || missingMember != nil }

  /// The cause in a note.
  var cause: Hole.Cause {
    let type = quoted.first.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let member = missingMember.map { name in
      type.map { $0 == name ? name : "\($0).\(name)" } ?? name
    }
    // The compiler asks for a bug report where follow-on errors confuse it.
    let reason = message.hasPrefix("failed to produce") ? "an expression without a type" : message
    return Hole.Cause(message: missingName ?? member ?? reason, error: text)
  }
}
