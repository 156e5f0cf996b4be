import HostSystem
package import LayoutSpec

/// A file or a folder of Swift whose specs are part of the running program.
package struct CodeFile: Sendable {
  /// From the root of the file system.
  package var path: String
  /// Answers the specs for a file that the user calls by a name.
  var specs: @Sendable (_ name: String) throws(Failure) -> [CodeSpec]

  package init(path: String, specs: @escaping @Sendable (_ name: String) -> [CodeSpec]) {
    self.path = path
    self.specs = specs
  }

  /// One of which nothing can be drawn.
  ///
  /// - Parameter refusal: Why, in the compiler's words or others.
  package init(path: String, refusal: String) {
    self.path = path
    specs = { _ throws(Failure) in throw .badSpec(words: refusal) }
  }
}

extension RunEnvironment {
  /// The code that stands at a path.
  package func code(at path: String?) -> CodeFile? {
    path.flatMap { path in code.first { Files.direct($0.path) == Files.direct(path) } }
  }
}
