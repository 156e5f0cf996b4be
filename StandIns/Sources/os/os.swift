// Names of the unified log and of locks. Nothing is logged, so no value of a message is computed.
import Foundation

public struct OSLogType: Hashable, Sendable {
  let name: String
  public static let `default` = Self(name: "default")
  public static let info = Self(name: "info")
  public static let debug = Self(name: "debug")
  public static let error = Self(name: "error")
  public static let fault = Self(name: "fault")
}

public final class OSLog: NSObject, @unchecked Sendable {
  public struct Category: Sendable {
    public static let pointsOfInterest = Self()
    public static let dynamicTracing = Self()
  }
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}
  public func isEnabled(type: OSLogType) -> Bool { false }
}

// MARK: Messages

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static let auto = Self()
  public static let `public` = Self()
  public static let `private` = Self()
  public static let sensitive = Self()
  public static func auto(mask: Mask) -> Self { Self() }
  public static func `private`(mask: Mask) -> Self { Self() }
  public static func sensitive(mask: Mask) -> Self { Self() }
}

public struct OSLogFormat: Sendable {
  public static let decimal = Self()
  public static let hex = Self()
  public static let octal = Self()
  public static let fixed = Self()
  public static let exponential = Self()
  public static let hybrid = Self()
  public static let truth = Self()
  public static let answer = Self()
  public static func fixed(precision: Int) -> Self { Self() }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self()
  }
}

public struct OSLogAlignment: Sendable {
  public static let none = Self()
  public static func left(columns: Int) -> Self { Self() }
  public static func right(columns: Int) -> Self { Self() }
}

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogFormat = .hybrid,
      align: OSLogAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

public struct Logger: Sendable {
  public init() {}
  public init(_ log: OSLog) {}
  public init(subsystem: String, category: String) {}
  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any?...
) {}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any?...
) {}

@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {}

// MARK: Signposts

public enum OSSignpostType: Sendable { case event, begin, end }

public struct OSSignpostID: Hashable, Sendable {
  public static let exclusive = Self()
  public init() {}
  public init(log: OSLog) {}
  public init(log: OSLog, object: AnyObject) {}
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}

// MARK: Locks

public struct os_unfair_lock_s: Sendable {
  let lock = NSLock()
  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s

public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  lock.pointee.lock.lock()
}

public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  lock.pointee.lock.unlock()
}

public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate let mutex = NSLock()
  private var state: State
  public init(initialState: State) { state = initialState }
  public init(uncheckedState: State) { state = uncheckedState }
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }
  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { _ in try body() } }
}
