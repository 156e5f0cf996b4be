internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import SpecInput

struct WatchCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Shows a spec in a browser, and again whenever it changes.",
    discussion: """
      The page is served to this machine alone. On it, widths, appearances, directions, themes and \
      overlays can be tried; an error is shown with its line, and the last picture stays beside it.

        flatplan watch grid.yaml --open
        flatplan watch Home.swift --port 8000
        flatplan watch grid.yaml -- --set gap=12 --theme system

      What follows -- is passed to 'flatplan render'. Control-C ends it.
      """)

  @Argument(help: ArgumentHelp("A spec, a Swift file, or a folder of them."))
  var file: String

  @Option(
    help: ArgumentHelp("The port to serve the page on. (default: any free one)"),
    transform: Self.port)
  var port: UInt16?

  @Flag(name: .customLong("open"), help: "Open the page in a browser.")
  var opensBrowser = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Options of 'flatplan render'.", valueName: "options"))
  var options: [String] = []

  func validate() throws {
    if file == "-" { throw ValidationError("the standard input does not change: name a file") }
  }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    guard Files.exists(surroundings.absolute(file)) else {
      throw Failure.missing(file, surroundings.absolute(file))
    }
    guard let preview = surroundings.preview else {
      return try PreviewProgram.become(self, in: surroundings)
    }
    var request = PreviewRequest(file: file)
    request.options = options
    request.folder = folder(in: surroundings)
    request.port = port
    request.opensBrowser = opensBrowser
    do {
      try await preview(request, surroundings)
    } catch let problem as PreviewProblem {
      throw Failure.environment(problem.message)
    }
    return .done
  }

  /// Where everything lies that the file may be made of: a spec reads nothing outside of its project.
  private func folder(in surroundings: RunEnvironment) -> String {
    let path = surroundings.absolute(file)
    return Files.isFolder(path) ? Files.direct(path) : SpecFolder(of: path).root
  }

  /// The command line that asks for the same.
  var commandLine: [String] {
    var line = [Self.configuration.commandName ?? ""]
    if let port { line += ["--port", "\(port)"] }
    if opensBrowser { line.append("--open") }
    line.append(file.hasPrefix("-") ? "./" + file : file)
    return options.isEmpty ? line : line + ["--"] + options
  }

  private static func port(_ argument: String) throws -> UInt16 {
    guard let port = UInt16(argument), port > 0 else {
      throw ValidationError("'\(argument)' is no port: a whole number from 1 to 65535")
    }
    return port
  }
}
