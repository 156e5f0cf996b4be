internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// The separate executable that serves pages to a browser: the preview and the review. `flatplan`
/// does not contain a server.
enum ServerProgram {
  static let product = "flatplan-server"

  /// Replaces this process with the server executable, building it first if necessary.
  ///
  /// - Parameter arguments: The command line, without the name of the program.
  /// - Throws: `Failure.environment(_:)` if the executable cannot be found, built or started.
  static func execute(
    _ arguments: [String], in environment: RunEnvironment
  ) throws(Failure) -> CommandStatus {
    let path = try find(in: environment)
    var arguments = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &arguments)
    let cause = SystemError.current
    for argument in arguments { free(argument) }
    throw .environment("cannot start \(path): \(cause)")
  }

  private static func find(in environment: RunEnvironment) throws(Failure) -> String {
    let executable = Installation.executable ?? ""
    let built = try environment.compiler?.product(product, besides: executable, in: environment) {
      environment.note("building the server of pages; this takes a minute the first time\n")
    }
    if let built { return built }
    let beside = Files.direct(executable + "/../" + product)
    guard Files.exists(beside) else {
      throw .environment(
        "'\(product)' is not in the folder of 'flatplan': install both, or link to the "
          + "executable in the checkout")
    }
    return beside
  }
}
