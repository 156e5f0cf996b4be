internal import ArgumentParser
internal import HostSystem
package import SpecInput
internal import SpecPictures
internal import SwiftInput
internal import Synchronization

/// The pictures that the page of `flatplan watch` shows.
///
/// Specs are drawn by a call. The code of Swift files is drawn by the program compiled from it, which
/// runs the hidden command `stream` and writes the pictures to its standard output.
struct PagePictures: Sendable {
  var file: String
  /// The options of `render` on the command line.
  var options: [String]
  /// The options that control messages, which may stand among the others.
  private let messages: MessageSettings

  init(file: String, options: [String]) {
    self.file = file
    var options = options
    messages = MessageSettings(removedFrom: &options)
    self.options = options
  }

  /// The options as values, with those of the page in place of those of the command line.
  ///
  /// - Throws: `ValidationError`.
  func work(_ page: [RenderOption: String] = [:]) throws -> RenderWork {
    var work: RenderWork
    do {
      work = try RenderCommand.parse(options + ["--", file]).work
    } catch {
      throw ValidationError(RenderCommand.message(for: error))
    }
    for (option, value) in page.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try work.set(option, to: value)
    }
    return work
  }

  /// Draws the pictures.
  func drawn(
    _ page: [RenderOption: String], in environment: RunEnvironment
  ) async -> PreviewPictures {
    let (result, text) = await messages.applied(to: environment).collectingMessages { environment in
      do {
        return try pictures(page, in: environment)
      } catch let error as ValidationError {
        return ([], environment.tell(.badUsage(error.message)))
      } catch {
        return ([], environment.tell(Failure(error, of: "the preview")))
      }
    }
    return PreviewPictures(
      pictures: result.pictures, messages: text.trimmingNewlines,
      isComplete: result.status == .done)
  }

  private func pictures(
    _ page: [RenderOption: String], in environment: RunEnvironment
  ) throws -> (pictures: [PreviewPictures.Picture], status: CommandStatus) {
    let work = try work(page)
    var environment = environment
    guard let program = try work.program(in: &environment) else {
      return try work.drawn(in: environment)
    }
    let received = Mutex<[UInt8]>([])
    environment.output = { bytes in received.withLock { $0 += bytes } }
    let status = try program.run(
      messages.arguments + StreamCommand.commandLine(file, page, options), readsInput: false,
      in: environment)
    return (PictureStream.pictures(in: received.withLock { $0 }), status)
  }
}

/// The pictures that a compiled program draws for the preview, on its standard output: for each picture
/// its name and its SVG, each followed by a zero byte, which neither contains.
enum PictureStream {
  static func bytes(of pictures: [PreviewPictures.Picture]) -> [UInt8] {
    pictures.flatMap { Array($0.name.utf8) + [0] + $0.svg + [0] }
  }

  static func pictures(in bytes: [UInt8]) -> [PreviewPictures.Picture] {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    return stride(from: 0, to: parts.count - 1, by: 2).map { index in
      PreviewPictures.Picture(
        name: String(decoding: parts[index], as: UTF8.self), svg: Array(parts[index + 1]))
    }
  }
}

/// The command that a compiled program runs for the preview. Users do not see it.
struct StreamCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "stream", abstract: "Draws pictures for the preview.", shouldDisplay: false)

  @Argument(help: "A Swift file or a folder of them.")
  var file: String

  @Option(
    help: ArgumentHelp("An option that the page sets.", valueName: "name=value"),
    transform: Self.pageOption)
  var page: [PageValue] = []

  @Argument(parsing: .postTerminator, help: "Options of 'flatplan render'.")
  var options: [String] = []

  /// A value that the page sets.
  struct PageValue: Sendable {
    var option: RenderOption
    var value: String
  }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let values = Dictionary(page.map { ($0.option, $0.value) }, uniquingKeysWith: { $1 })
    let work = try PagePictures(file: file, options: options).work(values)
    let (pictures, status) = try work.drawn(in: environment)
    try environment.output(PictureStream.bytes(of: pictures))
    return status
  }

  private static func pageOption(_ argument: String) throws -> PageValue {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let option = RenderOption(rawValue: String(parts[0])), option.isOfPage
    else { throw ValidationError("'\(argument)' is not an option of the page") }
    return PageValue(option: option, value: String(parts[1]))
  }

  /// The command line that draws a file.
  static func commandLine(
    _ file: String, _ page: [RenderOption: String], _ options: [String]
  ) -> [String] {
    let values = page.map { "--page=\($0.rawValue)=\($1)" }.sorted()
    let name = file.hasPrefix("-") ? "./" + file : file
    return [configuration.commandName ?? ""] + values + [name]
      + (options.isEmpty ? [] : ["--"] + options)
  }
}

extension PreviewRequest {
  /// A request to show the pictures of a file.
  ///
  /// - Parameter options: Options of `render`.
  package init(
    file: String, folder: String, options: [String] = [], in environment: RunEnvironment
  ) {
    let pictures = PagePictures(file: file, options: options)
    self.init(file: file, folder: folder) { await pictures.drawn($0, in: environment) }
  }
}
