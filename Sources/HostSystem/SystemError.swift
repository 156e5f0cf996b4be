internal import Foundation

/// Why the system refused something, in words.
package enum SystemError {
  /// The words for the system's last error.
  package static var current: String { words(errno) }

  /// The words for one of its errors.
  package static func words(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// The words for an error of Foundation's: the system's, where it names one.
  package static func words(of error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    guard let system = [error, underlying].compactMap({ $0 }).first(where: isSystem) else {
      return error.localizedDescription
    }
    return words(Int32(system.code))
  }

  private static func isSystem(_ error: NSError) -> Bool { error.domain == NSPOSIXErrorDomain }
}
