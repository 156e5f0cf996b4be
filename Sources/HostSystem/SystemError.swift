internal import Foundation

/// Messages for system errors.
package enum SystemError {
  /// The message for the current `errno`.
  package static var current: String { message(errno) }

  package static func message(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// The message for a Foundation error. If there is an underlying POSIX error, its message is
  /// used.
  package static func message(for error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    guard let system = [error, underlying].compactMap({ $0 }).first(where: isSystem) else {
      return error.localizedDescription
    }
    return message(Int32(system.code))
  }

  private static func isSystem(_ error: NSError) -> Bool { error.domain == NSPOSIXErrorDomain }
}
