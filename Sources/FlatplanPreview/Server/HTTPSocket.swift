internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// Sockets of the server. All are nonblocking and closed in child processes.
enum HTTPSocket {
  /// Opens a socket on the loopback interface.
  ///
  /// - Parameter port: The port; 0 for any free port.
  static func listening(on port: UInt16) throws(Failure) -> (handle: Int32, port: UInt16) {
    #if os(Linux)
      let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let handle = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard handle >= 0 else { throw .environment(SystemError.current) }
    do throws(Failure) {
      var yes: Int32 = 1
      setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withGeneric(&address) { bind(handle, $0, size) } == 0
      guard isBound, listen(handle, 64) == 0 else { throw .environment(SystemError.current) }
      try prepare(handle)
      var length = size
      guard withGeneric(&address, { getsockname(handle, $0, &length) }) == 0 else {
        throw .environment(SystemError.current)
      }
      return (handle, UInt16(bigEndian: address.sin_port))
    } catch {
      close(handle)
      throw error
    }
  }

  /// Opens a pipe with which other threads wake the server.
  static func pipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw .environment(SystemError.current) }
    for end in ends { try prepare(end) }
    return (ends[0], ends[1])
  }

  static func prepare(_ handle: Int32) throws(Failure) {
    guard fcntl(handle, F_SETFL, O_NONBLOCK) == 0, fcntl(handle, F_SETFD, FD_CLOEXEC) == 0 else {
      throw .environment(SystemError.current)
    }
    #if !os(Linux)
      var yes: Int32 = 1
      setsockopt(handle, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Sends bytes without raising a signal if the client is gone.
  static func send(_ bytes: ArraySlice<UInt8>, to handle: Int32) -> Int {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    return bytes.withUnsafeBytes { Foundation.send(handle, $0.baseAddress, $0.count, flags) }
  }

  private static func withGeneric<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}
