internal import ArgumentParser
internal import CairoRenderer
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics
internal import SpecPictures

struct WatchCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Shows a live preview of a spec in a browser.",
    discussion: """
      The page is served only to this machine, and updates when the spec changes. It has controls \
      for widths, appearances, directions, themes and overlays. Errors are shown with their source \
      line, above the last valid picture.

        flatplan watch grid.yaml --open
        flatplan watch Home.swift --port 8000
        flatplan watch grid.yaml -f webp
        flatplan watch grid.yaml -- --set gap=12 --theme system

      Options after -- are passed to 'flatplan render'. Press Control-C to stop.
      """)

  @Argument(help: ArgumentHelp("A spec, a Swift file, or a folder of them."))
  var file: String

  @Option(
    help: ArgumentHelp("The port of the page. (default: any free port)"),
    transform: { try Port.argument($0) })
  var port: UInt16?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The format of the pictures: \(FileFormat.list(FileFormat.images)). (default: svg)"),
    transform: { name in
      guard let format = FileFormat.images.first(where: { $0.rawValue == name }) else {
        throw ValidationError(
          "the page cannot show '\(name)'; use \(FileFormat.list(FileFormat.images))")
      }
      return format
    })
  var format: FileFormat?

  @Option(
    help: ArgumentHelp(
      """
      The address that opens a line in an editor, such as 'xed://open?file={path}&line={line}'. \
      (default: that of VS Code)
      """,
      valueName: "url"))
  var editor: String?

  @Flag(name: .customLong("open"), help: "Open the page in a browser.")
  var opensBrowser = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Options of 'flatplan render'.", valueName: "options"))
  var options: [String] = []

  func validate() throws {
    if file == "-" { throw ValidationError("cannot watch standard input: name a file") }
    if let editor, !editor.contains("://") || !editor.contains("{path}") {
      throw ValidationError("'\(editor)' is not an address with {path}")
    }
    _ = try PagePictures(file: file, options: renderOptions).work()
  }

  /// The options of `render`. The last of several formats applies.
  private var renderOptions: [String] {
    (format.map { ["--format", $0.rawValue] } ?? []) + options
  }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    guard Files.exists(environment.absolute(file)) else {
      throw Failure.missing(file, environment.absolute(file))
    }
    guard let preview = environment.preview else {
      return try ServerProgram.execute(commandLine, in: environment)
    }
    var request = PreviewRequest(
      file: file, folder: folder(in: environment), options: renderOptions, in: environment)
    request.port = port
    request.opensBrowser = opensBrowser
    if let editor { request.editor = editor }
    do {
      try await preview(request, environment)
    } catch let problem as PreviewProblem {
      throw Failure.environment(problem.message)
    }
    return .done
  }

  /// The folder to watch. A spec reads no files outside its project.
  private func folder(in environment: RunEnvironment) -> String {
    let path = environment.absolute(file)
    return Files.isFolder(path) ? Files.direct(path) : SpecFolder(of: path).root
  }

  /// The arguments that start the same command in another process.
  var commandLine: [String] {
    var line = [Self.configuration.commandName ?? ""]
    if let port { line += ["--port", "\(port)"] }
    if let editor { line += ["--editor", editor] }
    if opensBrowser { line.append("--open") }
    line.append(file.hasPrefix("-") ? "./" + file : file)
    return renderOptions.isEmpty ? line : line + ["--"] + renderOptions
  }
}

/// The argument of `--port`.
enum Port {
  /// - Throws: `ValidationError` if the text is not a port.
  static func argument(_ text: String) throws -> UInt16 {
    guard let port = UInt16(text), port > 0 else {
      throw ValidationError("'\(text)' is not a port; use a whole number from 1 to 65535")
    }
    return port
  }
}
