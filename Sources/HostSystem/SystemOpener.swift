internal import Foundation

/// Opens URLs with the system's default application.
package enum SystemOpener {
  #if canImport(Darwin)
    private static let tool = "open"
    private typealias Actions = posix_spawn_file_actions_t?
    private static func noActions() -> Actions { nil }
  #else
    private static let tool = "xdg-open"
    private typealias Actions = posix_spawn_file_actions_t
    private static func noActions() -> Actions { Actions() }
  #endif

  /// Opens a URL; prints a note if that fails.
  ///
  /// `Process` is not used, because it stops the program if there are no file descriptors left.
  package static func open(_ address: String, _ environment: RunEnvironment) {
    var variables = environment.variables
    variables[Descendants.exemption.name] = Descendants.exemption.value
    let (status, child) = start([tool, address], variables)
    guard status == 0 else {
      environment.messages("note: cannot open a browser: \(SystemError.message(status))\n")
      return
    }
    Thread.detachNewThread {
      var ending: Int32 = 0
      while waitpid(child, &ending, 0) < 0, errno == EINTR {}
      guard ending != 0 else { return }
      environment.messages("note: '\(tool)' could not open a browser\n")
    }
  }

  /// Starts a program without input and output: `posix_spawnp`.
  private static func start(
    _ arguments: [String], _ variables: [String: String]
  ) -> (status: Int32, child: pid_t) {
    var actions = noActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0)
    }
    var argumentPointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argumentPointers + settings { free(text) } }
    var child: pid_t = 0
    let status = posix_spawnp(&child, arguments[0], &actions, nil, &argumentPointers, &settings)
    return (status, child)
  }
}
