internal import Foundation
internal import HostSystem
internal import Synchronization

/// A small HTTP server for this computer only.
///
/// One thread waits for all connections; requests are answered in tasks. The number of connections,
/// the size of a request and the time for each step are limited, so that no client can exhaust the
/// server. If the process has no file descriptors left, waiting clients are served later.
final class HTTPServer: Sendable {
  struct Limits: Sendable {
    /// The maximum number of open connections. Another client takes the place of the slowest one, or
    /// waits while all requests are being answered.
    var connections = 64
    /// The seconds until a request must be complete, and until a response must be read.
    var receiving = 10.0
    var sending = 30.0
    /// The seconds until a full process tries to accept a connection again.
    var retry = 0.25
  }

  typealias Handler = @Sendable (HTTPRequest, _ port: UInt16) async -> HTTPResponse

  private let limits: Limits
  private let handler: Handler
  private let mailbox = HTTPMailbox()

  init(limits: Limits = Limits(), handler: @escaping Handler) {
    self.limits = limits
    self.handler = handler
  }

  /// Serves until the task is cancelled, and then throws `CancellationError`.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any free port.
  ///   - ready: Receives the port.
  /// - Throws: `Failure.environment(_:)` if the port is not available.
  func run(port: UInt16, ready: @escaping @Sendable (UInt16) -> Void) async throws {
    let listener = try HTTPSocket.listening(on: port)
    let wake = try HTTPSocket.pipe()
    mailbox.open(wake.writing)
    let loop = HTTPLoop(
      listener: listener.handle, port: listener.port, wake: wake.reading, limits: limits,
      mailbox: mailbox, handler: handler)
    ready(listener.port)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          var loop = loop
          loop.run()
          continuation.resume()
        }
      }
    } onCancel: { [mailbox] in
      mailbox.stop()
    }
    mailbox.close()
    for handle in [listener.handle, wake.reading, wake.writing] { close(handle) }
    throw CancellationError()
  }
}

/// Passes responses from tasks to the thread of the server, and wakes it.
final class HTTPMailbox: Sendable {
  private struct State {
    var responses: [(connection: Int, response: HTTPResponse)] = []
    var isStopped = false
    var wake: Int32 = -1
  }

  private let state = Mutex(State())

  func open(_ wake: Int32) {
    state.withLock { $0.wake = wake }
  }

  func close() {
    state.withLock { $0.wake = -1 }
  }

  func add(_ response: HTTPResponse, to connection: Int) {
    state.withLock { state in
      state.responses.append((connection, response))
      Self.signal(state.wake)
    }
  }

  func stop() {
    state.withLock { state in
      state.isStopped = true
      Self.signal(state.wake)
    }
  }

  /// Returns the new responses, and whether the server must stop.
  func empty() -> (responses: [(connection: Int, response: HTTPResponse)], isStopped: Bool) {
    state.withLock { state in
      defer { state.responses = [] }
      return (state.responses, state.isStopped)
    }
  }

  /// Wakes the thread. A full pipe wakes it as well.
  private static func signal(_ wake: Int32) {
    guard wake >= 0 else { return }
    var byte: UInt8 = 0
    _ = Foundation.write(wake, &byte, 1)
  }
}
