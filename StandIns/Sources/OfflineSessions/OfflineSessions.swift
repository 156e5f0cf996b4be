// Sessions without a network, and `bytes(for:)`, which Foundation has only on Apple's platforms.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLSession {
    /// Creates a session in place of `init(configuration:)`.
    public static func offline(configuration: URLSessionConfiguration) -> URLSession {
      URLSession(configuration: configuration.withoutNetwork)
    }

    /// Creates a session in place of `init(configuration:delegate:delegateQueue:)`.
    public static func offline(
      configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
      delegateQueue queue: OperationQueue?
    ) -> URLSession {
      URLSession(
        configuration: configuration.withoutNetwork, delegate: delegate, delegateQueue: queue)
    }
  }

  extension URLSessionConfiguration {
    /// The configuration with the protocols of the code only. For all other requests, Foundation asks the
    /// registered protocols, of which one fails as without a network.
    fileprivate var withoutNetwork: URLSessionConfiguration {
      guard let copy = copy() as? URLSessionConfiguration else { return self }
      copy.protocolClasses = copy.protocolClasses?.filter {
        !String(reflecting: $0).hasPrefix("FoundationNetworking.")
      }
      return copy
    }
  }

  // MARK: Bytes

  extension URLSession {
    /// The bytes of an answer, which are loaded before the first one is delivered.
    public struct AsyncBytes: AsyncSequence, Sendable {
      public typealias Element = UInt8

      fileprivate let data: Data

      public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var bytes: Data.Iterator

        public mutating func next() async throws -> UInt8? { bytes.next() }
      }

      public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(bytes: data.makeIterator())
      }

      public var lines: AsyncThrowingStream<String, any Error> {
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return AsyncThrowingStream { continuation in
          for line in lines { continuation.yield(String(line)) }
          continuation.finish()
        }
      }
    }

    public func bytes(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let (data, response) = try await data(for: request)
      return (AsyncBytes(data: data), response)
    }

    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
  }
#endif
