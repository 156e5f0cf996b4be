internal import Basics
internal import Foundation
package import HostSystem
package import SpecDiagnostics

extension Artifacts {
  /// Returns the folder for the results of a run: the chosen one, or the default. If the checkout
  /// is read-only, a temporary folder takes the place of the default, with a note.
  package static func writable(
    _ folder: String?, in environment: RunEnvironment
  ) throws(Failure) -> Artifacts {
    let usual = Artifacts(in: environment, folder: folder)
    guard folder == nil, let reason = usual.reasonReadOnly else { return usual }
    let path = temporaryFolder(for: environment.folder)
    try PrivateFolder.secure(
      path, as: "report folder", advice: "choose another one with --report-folder")
    environment.messages("note: cannot write \(usual.name): \(reason); the report is in \(path)\n")
    return Artifacts(in: environment, folder: path)
  }

  /// The temporary folder for the results of a read-only project, the same for every run.
  private static func temporaryFolder(for project: String) -> String {
    "\(PrivateFolder.shared)/flatplan-\(getuid())-\(StableHash(project).text.prefix(12))"
  }

  /// The reason why the folder can neither be written nor created, because its file system or the
  /// permissions of its parent forbid it; `nil` otherwise.
  private var reasonReadOnly: String? {
    var folder = path
    while !Files.isThere(folder), folder != "/" { folder = Files.split(folder).folder }
    return Files.reasonReadOnly(folder)
  }

  /// Runs `body` while holding the folder's lock; waits for other runs to finish.
  package func locked<Result: Sendable>(
    _ environment: RunEnvironment, _ body: () async throws -> Result
  ) async throws -> Result {
    let lock = "\(name)/lock"
    // A link in a checkout must not send the results elsewhere.
    let file = try confinement.openForLocking("\(path)/lock", named: lock)
    defer { close(file) }
    // The artifacts do not belong in git. Exclude them unless the project already does.
    if confinement.kind(of: "\(path)/.gitignore") == nil {
      try write(Array("*\n".utf8), to: ".gitignore")
    }
    var waits = false
    while try !Files.lock(file, named: lock, waits: false) {
      if !waits { environment.messages("note: waiting for another run that uses \(name)\n") }
      waits = true
      // Another task of this process may hold the lock, so its thread must not be blocked.
      try await Task.sleep(for: .milliseconds(50))
    }
    return try await body()
  }
}
