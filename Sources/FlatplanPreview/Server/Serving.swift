internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// Serves pages to a browser on this computer until the user interrupts the program.
enum Serving {
  /// Runs a server, and says where its pages are.
  ///
  /// - Parameters:
  ///   - title: What is served, for a message.
  ///   - port: The requested port; `nil` for any.
  ///   - opensBrowser: Whether the page is opened in a browser.
  ///   - run: Runs the server, and calls `ready` with its port as soon as it listens.
  /// - Throws: `PreviewProblem` if the server cannot listen.
  static func run(
    _ title: String, port: UInt16?, opensBrowser: Bool, in environment: RunEnvironment,
    _ run: @escaping @Sendable (_ ready: @escaping @Sendable (UInt16) -> Void) async throws -> Void
  ) async throws {
    let serving = Task {
      try await run { port in
        let address = "http://localhost:\(port)/"
        environment.messages("Serving \(title) at \(address); press Control-C to stop\n")
        if opensBrowser { SystemOpener.open(address, environment) }
      }
    }
    let interruption = Interruption { serving.cancel() }
    defer { interruption.end() }
    do {
      try await serving.value
    } catch  where interruption.hasOccurred {
      return
    } catch {
      let name = port.map { "port \($0)" } ?? "any port"
      throw PreviewProblem("cannot serve on \(name): \(cause(error))")
    }
  }

  private static func cause(_ error: any Error) -> String {
    if case Failure.environment(let cause) = error { return cause }
    return error.localizedDescription
  }
}
