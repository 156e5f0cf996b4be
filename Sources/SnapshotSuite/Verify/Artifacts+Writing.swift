internal import Basics
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

extension Artifacts {
  /// Returns the folder for the results of a run: the chosen one, or the default. If the checkout
  /// is read-only, a temporary folder takes the place of the default, with a note.
  package static func writable(
    _ folder: String?, in environment: RunEnvironment
  ) -> Artifacts {
    let usual = Artifacts(in: environment, folder: folder)
    guard folder == nil, let reason = usual.reasonReadOnly else { return usual }
    let path = temporaryFolder(for: environment.folder)
    environment.words("note: cannot write \(usual.name): \(reason); the report is in \(path)\n")
    return Artifacts(in: environment, folder: path)
  }

  /// The temporary folder for the results of a read-only project, the same for every run.
  private static func temporaryFolder(for project: String) -> String {
    let root = FileManager.default.temporaryDirectory.path.withoutSlash
    return "\(root)/flatplan-\(getuid())-\(StableHash(project).text.prefix(12))"
  }

  /// The reason why the folder can neither be written nor created, because its file system or the
  /// permissions of its parent forbid it; `nil` otherwise.
  private var reasonReadOnly: String? {
    var folder = path
    while !Files.isThere(folder), folder != "/" { folder = Files.split(folder).folder }
    guard Files.isFolder(folder), access(folder, W_OK | X_OK) != 0 else { return nil }
    return [EROFS, EACCES, EPERM].contains(errno) ? SystemError.current : nil
  }

  /// Runs `body` while holding the folder's lock; waits for other runs to finish.
  package func locked<Result: Sendable>(
    _ environment: RunEnvironment, _ body: () async throws -> Result
  ) async throws -> Result {
    // A link in a checkout must not send the results elsewhere.
    if name == Self.folder,
      !Confinement(projectOf: environment.folder).allows("\(path)/lock", for: .write)
    {
      throw Failure.cannotWrite(name, Confinement.Refusal.outside.reason)
    }
    let lock = "\(name)/lock"
    try Files.makeFolder(path, for: lock)
    let file = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Failure.cannotWrite(lock, SystemError.current) }
    defer { close(file) }
    // The artifacts do not belong in git. Exclude them unless the project already does.
    if !Files.exists("\(path)/.gitignore") { try write(Array("*\n".utf8), to: ".gitignore") }
    var waits = false
    while try !Files.lock(file, named: lock, waits: false) {
      if !waits { environment.words("note: waiting for another run that uses \(name)\n") }
      waits = true
      // Another task of this process may hold the lock, so its thread must not be blocked.
      try await Task.sleep(for: .milliseconds(50))
    }
    return try await body()
  }
}
