package import Basics
import HostSystem
package import LayoutSpec
internal import SpecDiagnostics

/// A Swift file or folder whose specs are compiled into the running program.
package struct CodeFile: CodeInput {
  /// The absolute path.
  package var path: String
  /// Returns the specs, given the file's name for messages and the account of their work.
  var specs: @Sendable (_ name: String, _ budget: Budget.Share) throws(Failure) -> [CodeSpec]

  package init(
    path: String,
    specs: @escaping @Sendable (_ name: String, _ budget: Budget.Share) -> [CodeSpec]
  ) {
    self.path = path
    self.specs = specs
  }

  /// Creates a code file that cannot be drawn.
  ///
  /// - Parameter refusal: The reason, usually the compiler's messages.
  package init(path: String, refusal: String) {
    self.path = path
    specs = { _, _ throws(Failure) in throw .badSpec(message: refusal) }
  }
}

extension RunEnvironment {
  package func code(at path: String?) -> CodeFile? {
    guard let path else { return nil }
    return code.first { Files.direct($0.path) == Files.direct(path) } as? CodeFile
  }
}
