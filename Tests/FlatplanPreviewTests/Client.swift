import Foundation

/// A client that sends any bytes.
struct Client: Sendable {
  private let handle: Int32

  /// Connects to a port of this machine; returns `nil` if nothing listens.
  static func connect(_ port: UInt16, to host: UInt32 = 0x7F00_0001) -> Client? {
    #if os(Linux)
      let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let handle = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(handle, $0, size) }
    }
    guard result == 0 else {
      close(handle)
      return nil
    }
    return Client(handle: handle)
  }

  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if os(Linux)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      let count = rest.withUnsafeBytes { Foundation.send(handle, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns what the server sends until it closes the connection. A thread waits, so that the
  /// tasks of the server can run.
  func rest() async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: received()) }
    }
  }

  private func received() -> String {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(handle, &bytes, bytes.count, 0)
      guard count > 0 else { break }
      all += bytes[..<count]
    }
    close(handle)
    return String(decoding: all, as: UTF8.self)
  }

  func exchange(_ text: String) async -> String {
    send(text)
    return await rest()
  }

  func end() {
    close(handle)
  }
}
