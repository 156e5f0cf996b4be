internal import Foundation
internal import HostSystem
internal import SpecInput
internal import SwiftInput

/// The separate executable that serves the preview page. Loading the server libraries takes longer
/// than drawing a picture, so `flatplan` does not link them.
enum PreviewProgram {
  static let product = "flatplan-watch"

  /// Replaces this process with the preview executable, building it first if necessary.
  ///
  /// - Throws: `Failure.environment(_:)` if the executable cannot be found, built or started.
  static func execute(
    _ command: WatchCommand, in environment: RunEnvironment
  ) throws(Failure) -> CommandStatus {
    let path = try find(in: environment)
    var arguments = ([path] + command.commandLine).map { strdup($0) } + [nil]
    execv(path, &arguments)
    let cause = SystemError.current
    for argument in arguments { free(argument) }
    throw .environment("cannot start \(path): \(cause)")
  }

  private static func find(in environment: RunEnvironment) throws(Failure) -> String {
    let executable = Installation.executable ?? ""
    guard let place = BuildDirectory.around(executable) else {
      let beside = Files.direct(executable + "/../" + product)
      guard Files.exists(beside) else {
        throw .environment(
          "'\(product)' is not in the folder of 'flatplan': install both, or link to the "
            + "executable in the checkout")
      }
      return beside
    }
    let path = place.folder + "/" + product
    try place.buildIfNeeded(
      product, at: path, cache: Cache(in: environment),
      words: {
        environment.words("building the preview server; this takes a minute the first time\n")
      },
      toolchain: { () throws(Failure) in try Toolchain.find(in: environment) })
    return path
  }
}
