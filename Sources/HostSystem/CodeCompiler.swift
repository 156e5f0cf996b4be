package import SpecDiagnostics

/// Compiles the Swift files among the inputs of a command. `flatplan` has one; a program that it compiled
/// has none.
package protocol CodeCompiler: Sendable {
  /// Returns whether an input is Swift code.
  func isCode(_ name: String, in environment: RunEnvironment) -> Bool

  /// Returns the program compiled from the Swift files among some inputs; `nil` if there are none.
  ///
  /// - Parameter checkingRequest: Throws the errors of `render` settings in the syntax of a spec.
  func program(
    of names: [String], in environment: RunEnvironment, checkingRequest: @escaping RequestCheck
  ) throws(Failure) -> CompiledCode?

  /// Returns the path of a product in the checkout that contains an executable, and builds it unless it
  /// is newer than the sources; `nil` if the executable is in no checkout.
  ///
  /// - Parameter announcing: Called before a build starts.
  func product(
    _ name: String, besides executable: String, in environment: RunEnvironment,
    announcing: () -> Void
  ) throws(Failure) -> String?
}

/// Throws the errors of `render` settings.
package typealias RequestCheck = @Sendable (_ text: String) throws(SpecErrors) -> Void

/// The result of compiling a user's code.
package enum CompiledCode: Sendable {
  case program(any CodeProgram)
  /// No program, since none of the files can be drawn.
  case refused([RefusedCode])
}

/// A program compiled from a user's code, which runs the commands for it.
package protocol CodeProgram: Sendable {
  /// Runs a command line and returns its status.
  ///
  /// - Parameter readsInput: Whether the program gets the standard input.
  func run(
    _ arguments: [String], readsInput: Bool, in environment: RunEnvironment
  ) throws -> CommandStatus
}

/// Code that does not compile or has nothing to draw.
package struct RefusedCode: Sendable {
  package var path: String
  /// The errors of the compiler, or why there is nothing to draw.
  package var message: String

  package init(path: String, message: String) {
    (self.path, self.message) = (path, message)
  }
}
