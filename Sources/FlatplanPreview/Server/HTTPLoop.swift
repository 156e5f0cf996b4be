internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// The loop of the server's thread: accepts connections, reads requests and sends responses.
struct HTTPLoop: Sendable {
  let listener: Int32
  let port: UInt16
  let wake: Int32
  let limits: HTTPServer.Limits
  let mailbox: HTTPMailbox
  let handler: HTTPServer.Handler

  private var connections: [Int: Connection] = [:]
  private var nextID = 0
  /// When connections are accepted again after the process had no descriptors left.
  private var acceptsAgain: ContinuousClock.Instant?

  private struct Connection: Sendable {
    var handle: Int32
    var reader = HTTPRequestReader()
    var deadline: ContinuousClock.Instant?
    /// The task that answers the request.
    var task: Task<Void, Never>?
    /// The part of the response that is not sent yet; `nil` before there is a response.
    var unsent: ArraySlice<UInt8>?
  }

  init(
    listener: Int32, port: UInt16, wake: Int32, limits: HTTPServer.Limits, mailbox: HTTPMailbox,
    handler: @escaping HTTPServer.Handler
  ) {
    self.listener = listener
    self.port = port
    self.wake = wake
    self.limits = limits
    self.mailbox = mailbox
    self.handler = handler
  }

  /// Serves until the mailbox is stopped.
  mutating func run() {
    while true {
      let (responses, isStopped) = mailbox.empty()
      if isStopped { break }
      for (id, response) in responses { begin(response, to: id) }
      waitAndServe()
      endOverdue()
    }
    for id in Array(connections.keys) { end(id) }
  }

  private mutating func waitAndServe() {
    let now = ContinuousClock.now
    if let again = acceptsAgain, again <= now { acceptsAgain = nil }
    let accepts = acceptsAgain == nil && (hasRoom || slowest != nil)
    var entries = [pollfd(fd: wake, events: Int16(POLLIN), revents: 0)]
    if accepts { entries.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
    let ids = Array(connections.keys)
    for id in ids {
      guard let connection = connections[id] else { continue }
      let events = connection.unsent == nil ? POLLIN : POLLOUT
      entries.append(pollfd(fd: connection.handle, events: Int16(events), revents: 0))
    }
    let count = poll(&entries, nfds_t(entries.count), timeout(from: now))
    guard count > 0 else { return }
    if entries[0].revents != 0 { drainWake() }
    if accepts, entries[1].revents != 0 { accept() }
    for (id, entry) in zip(ids, entries.dropFirst(accepts ? 2 : 1)) where entry.revents != 0 {
      if connections[id]?.unsent == nil { receive(id) } else { send(id) }
    }
  }

  /// Returns the milliseconds until the next deadline; -1 if there is none.
  private func timeout(from now: ContinuousClock.Instant) -> Int32 {
    let deadlines = connections.values.compactMap(\.deadline) + [acceptsAgain].compactMap(\.self)
    guard let first = deadlines.min() else { return -1 }
    let milliseconds = (first - now) / .milliseconds(1)
    return Int32(max(0, min(milliseconds.rounded(.up), 60_000)))
  }

  private func drainWake() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(wake, &bytes, bytes.count) == bytes.count {}
  }

  private var hasRoom: Bool { connections.count < limits.connections }

  /// The oldest connection that waits for its client: one whose request is incomplete, or else one
  /// that does not read its response. It is ended when another client needs its place.
  private var slowest: Int? {
    let waiting = connections.filter { $0.value.task == nil && $0.value.unsent == nil }
    let reading = connections.filter { $0.value.unsent != nil }
    return waiting.keys.min() ?? reading.keys.min()
  }

  private mutating func accept() {
    while hasRoom || slowest != nil {
      let handle = Foundation.accept(listener, nil, nil)
      guard handle >= 0 else {
        // Without descriptors the client stays in the queue, and polling would return at once.
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
          acceptsAgain = .now + .seconds(limits.retry)
        }
        return
      }
      do throws(Failure) {
        try HTTPSocket.prepare(handle)
      } catch {
        close(handle)
        continue
      }
      if !hasRoom, let slowest { end(slowest) }
      var connection = Connection(handle: handle)
      connection.deadline = .now + .seconds(limits.receiving)
      let id = nextID
      connections[id] = connection
      nextID += 1
    }
  }

  private mutating func receive(_ id: Int) {
    guard let handle = connections[id]?.handle else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(handle, &bytes, bytes.count, 0)
    guard count > 0 else {
      if count < 0, [EAGAIN, EINTR].contains(errno) { return }
      // The client is gone, also while its request is being answered.
      return end(id)
    }
    // Bytes after the request are not read as another request.
    guard connections[id]?.task == nil else { return }
    do throws(HTTPRefusal) {
      guard let request = try connections[id]?.reader.add(bytes[..<count]) else { return }
      answer(request, id)
    } catch {
      begin(.plainText(error.status, error.message), to: id)
    }
  }

  private mutating func answer(_ request: HTTPRequest, _ id: Int) {
    connections[id]?.deadline = nil
    let task = Task { [handler, mailbox, port] in
      mailbox.add(await handler(request, port), to: id)
    }
    connections[id]?.task = task
  }

  private mutating func begin(_ response: HTTPResponse, to id: Int) {
    guard var connection = connections[id] else { return }
    connection.unsent = response.bytes[...]
    connection.deadline = .now + .seconds(limits.sending)
    connections[id] = connection
    send(id)
  }

  private mutating func send(_ id: Int) {
    guard let connection = connections[id], let unsent = connection.unsent else { return }
    if !unsent.isEmpty {
      let count = HTTPSocket.send(unsent, to: connection.handle)
      guard count >= 0 else {
        if ![EAGAIN, EINTR].contains(errno) { end(id) }
        return
      }
      connections[id]?.unsent = unsent.dropFirst(count)
    }
    if connections[id]?.unsent?.isEmpty == true { end(id) }
  }

  private mutating func endOverdue() {
    let now = ContinuousClock.now
    for (id, connection) in connections {
      guard let deadline = connection.deadline, deadline <= now else { continue }
      guard connection.unsent == nil else {
        end(id)
        continue
      }
      begin(.plainText(.requestTimeout, "The request took too long."), to: id)
    }
  }

  private mutating func end(_ id: Int) {
    guard let connection = connections.removeValue(forKey: id) else { return }
    connection.task?.cancel()
    // What the client has sent beyond the request would otherwise reset the connection before the
    // client has read the response.
    shutdown(connection.handle, Int32(SHUT_WR))
    var rest = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<16 where recv(connection.handle, &rest, rest.count, 0) <= 0 { break }
    close(connection.handle)
  }
}
