internal import FlyingSocks
internal import Foundation
package import SpecInput

/// Shows pictures in a browser while their files are edited.
package enum Preview {
  /// Serves the preview page until the user interrupts the program.
  ///
  /// - Throws: `PreviewProblem` if the port is in use.
  package static func show(_ request: PreviewRequest, in environment: RunEnvironment) async throws {
    let previewer = Previewer(request, in: environment)
    let server = PreviewServer(
      previewer: previewer, title: request.file, port: request.port ?? 0)
    let serving = Task {
      try await server.run { port in
        let address = "http://localhost:\(port)/"
        environment.words("Serving \(server.title) at \(address); press Control-C to stop\n")
        if request.opensBrowser { SystemOpener.open(address, environment) }
      }
    }
    let watching = Task { await previewer.watch() }
    let interruption = Interruption { serving.cancel() }
    defer {
      interruption.end()
      watching.cancel()
      previewer.cleanUp()
    }
    do {
      try await serving.value
    } catch  where interruption.hasOccurred {
      return
    } catch {
      let port = request.port.map { "port \($0)" } ?? "any port"
      throw PreviewProblem("cannot serve on \(port): \(cause(error))")
    }
  }

  private static func cause(_ error: any Error) -> String {
    if case SocketError.failed(_, let number, _) = error {
      return String(cString: strerror(number))
    }
    return error.localizedDescription
  }
}
