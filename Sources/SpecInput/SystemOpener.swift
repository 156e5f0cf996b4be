internal import Foundation

/// Shows things in whatever program the system has for them.
package enum SystemOpener {
  /// Opens an address, and says so where that cannot be done.
  package static func open(_ address: String, _ surroundings: RunEnvironment) {
    #if canImport(Darwin)
      let tool = "open"
    #else
      let tool = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool, address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      guard process.terminationStatus != 0 else { return }
      surroundings.words("note: no browser could be opened by '\(tool)'\n")
    }
    do {
      try process.run()
    } catch {
      surroundings.words("note: no browser could be opened: \(error.localizedDescription)\n")
    }
  }
}
