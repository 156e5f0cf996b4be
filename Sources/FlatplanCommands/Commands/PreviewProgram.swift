internal import Foundation
internal import HostSystem
internal import SpecInput
internal import SwiftInput

/// The program that can show pages: a server's libraries take longer to load than a picture takes to
/// be drawn, so that `flatplan` itself has none of them.
enum PreviewProgram {
  static let product = "flatplan-watch"

  /// Goes on as that program, which is built if it is not there.
  ///
  /// - Throws: `Failure.environment(_:)` where it cannot be found, built or started.
  static func become(
    _ command: WatchCommand, in surroundings: RunEnvironment
  ) throws(Failure) -> CommandStatus {
    let path = try find(in: surroundings)
    var arguments = ([path] + command.commandLine).map { strdup($0) } + [nil]
    execv(path, &arguments)
    let cause = SystemError.current
    for argument in arguments { free(argument) }
    throw .environment("cannot start \(path): \(cause)")
  }

  private static func find(in surroundings: RunEnvironment) throws(Failure) -> String {
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
    guard let place = BuildDirectory.around(executable) else {
      let beside = Files.direct(executable + "/../" + product)
      guard Files.exists(beside) else {
        throw .environment("'\(product)' is not beside 'flatplan': install both")
      }
      return beside
    }
    let path = place.folder + "/" + product
    try place.buildIfNeeded(
      product, at: path, cache: Cache(in: surroundings),
      words: { surroundings.words("building the preview, which takes a minute once\n") },
      toolchain: { () throws(Failure) in try Toolchain.find(in: surroundings) })
    return path
  }
}
