internal import Foundation

/// Opens URLs with the system's default application.
package enum SystemOpener {
  /// Opens a URL; prints a note if that fails.
  package static func open(_ address: String, _ environment: RunEnvironment) {
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
      environment.words("note: '\(tool)' could not open a browser\n")
    }
    do {
      try process.run()
    } catch {
      environment.words("note: cannot open a browser: \(error.localizedDescription)\n")
    }
  }
}
