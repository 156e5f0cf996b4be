/// Code of the generated main file that stands in for parts of the system in the whole program.
enum SystemReplacements {
  /// Functions that replace those of the system in the whole program.
  static let calls = """
    #if os(Linux)
      import Glibc

      typealias Context = UnsafeMutableRawPointer?
      @_silgen_name("flatplan_dispatch_after")
      func after(_ time: UInt64, _ queue: OpaquePointer, _ block: UnsafeRawPointer)
      @_silgen_name("flatplan_dispatch_after_f")
      func after(
        _ time: UInt64, _ queue: OpaquePointer, _ context: Context,
        _ work: @escaping @convention(c) (Context) -> Void)
      @_silgen_name("flatplan_dispatch_async")
      func async(_ group: OpaquePointer?, _ queue: OpaquePointer, _ block: UnsafeRawPointer)
      @_silgen_name("flatplan_usleep")
      func sleep(microseconds: UInt32) -> Int32

      @_cdecl("dispatch_after")
      public func dispatchAfter(
        _ time: UInt64, _ queue: OpaquePointer, _ block: UnsafeRawPointer
      ) {
        after(time, queue, block)
      }
      @_cdecl("dispatch_after_f")
      public func dispatchAfterF(
        _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
      ) {
        after(time, queue, context, work)
      }
      @_cdecl("dispatch_async")
      public func dispatchAsync(_ queue: OpaquePointer, _ block: UnsafeRawPointer) {
        async(nil, queue, block)
      }
      @_cdecl("dispatch_group_async")
      public func dispatchGroupAsync(
        _ group: OpaquePointer, _ queue: OpaquePointer, _ block: UnsafeRawPointer
      ) {
        async(group, queue, block)
      }
      @_cdecl("usleep")
      public func usleep(_ microseconds: UInt32) -> Int32 { sleep(microseconds: microseconds) }
      @_cdecl("sleep")
      public func sleepSeconds(_ seconds: UInt32) -> UInt32 {
        _ = sleep(microseconds: min(seconds, 4000) * 1_000_000)
        return 0
      }

      // There is no network: names are unknown, and no other computer can be reached.
      @_cdecl("getaddrinfo")
      public func findAddress(
        _ name: UnsafeRawPointer?, _ service: UnsafeRawPointer?, _ hints: UnsafeRawPointer?,
        _ result: UnsafeMutableRawPointer?
      ) -> Int32 {
        EAI_NONAME
      }
      @_cdecl("connect")
      public func connectSocket(
        _ socket: Int32, _ address: UnsafeRawPointer?, _ length: UInt32
      ) -> Int32 {
        typealias Connect = @convention(c) (Int32, UnsafeRawPointer?, UInt32) -> Int32
        let next = UnsafeMutableRawPointer(bitPattern: -1)
        guard isOnThisComputer(address, length), let original = dlsym(next, "connect") else {
          errno = ENETUNREACH
          return -1
        }
        return unsafeBitCast(original, to: Connect.self)(socket, address, length)
      }

      // Foundation connects sockets of its own, with which it waits for processes.
      func isOnThisComputer(_ address: UnsafeRawPointer?, _ length: UInt32) -> Bool {
        guard let address, length >= 8 else { return false }
        let family = Int32(address.loadUnaligned(as: UInt16.self))
        let isLoopback = address.load(fromByteOffset: 4, as: UInt8.self) == 127
        return family == AF_UNIX || family == AF_INET && isLoopback
      }
    #endif

    """

  /// Exports `getaddrinfo` and `connect` from the program, because glibc versions them: without this,
  /// libraries keep calling the originals. The other functions are replaced without it.
  static var linkerArguments: [String] {
    #if os(Linux)
      ["getaddrinfo", "connect"].flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] }
    #else
      []
    #endif
  }

  /// Makes the requests of all sessions fail at once, as without a network.
  static let network = """
    import Foundation
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    func goOffline() { _ = URLProtocol.registerClass(Offline.self) }

    final class Offline: URLProtocol, @unchecked Sendable {
      override class func canInit(with request: URLRequest) -> Bool {
        ["http", "https", "ftp", "ws", "wss"].contains(request.url?.scheme?.lowercased() ?? "")
      }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        let url = request.url
        client?.urlProtocol(
          self,
          didFailWithError: URLError(
            .notConnectedToInternet,
            userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]))
      }
      override func stopLoading() {}
    }

    """
}
