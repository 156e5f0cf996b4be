internal import Foundation
package import HostSystem

/// Shows pictures in a browser while their files are edited.
package enum Preview {
  /// Serves the preview page until the user interrupts the program.
  ///
  /// - Throws: `PreviewProblem` if the port is in use.
  package static func show(_ request: PreviewRequest, in environment: RunEnvironment) async throws {
    let previewer = Previewer(request, in: environment)
    let server = PreviewServer(
      previewer: previewer, title: request.file, editor: request.editor, port: request.port ?? 0)
    let watching = Task { await previewer.watch() }
    defer { watching.cancel() }
    try await Serving.run(
      server.title, port: request.port, opensBrowser: request.opensBrowser, in: environment,
      server.run)
  }
}
