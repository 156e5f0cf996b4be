internal import ArgumentParser
internal import Basics
package import HostSystem
internal import SpecDiagnostics
internal import SpecPictures
internal import Synchronization

/// The pictures that the page of `flatplan watch` shows.
///
/// Specs are drawn by a call. The code of Swift files is drawn by the program compiled from it, which
/// renders with the hidden option `--stream` and writes the pictures to its standard output.
struct PagePictures: Sendable {
  var file: String
  /// The options of `render` on the command line.
  var options: [String]
  /// The options that control messages, which may stand among the others.
  private let messages: MessageSettings
  private let memory = PictureMemory()

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

  /// Draws the pictures, and shows each as soon as it is drawn. Those of a compiled program are shown
  /// when it ends, because it may be started again.
  func drawn(
    _ page: [RenderOption: String], in environment: RunEnvironment,
    showing show: @escaping @Sendable (PreviewPictures.Picture) -> Void
  ) async -> PreviewPictures {
    let (result, text) = await messages.applied(to: environment).collectingMessages { environment in
      do {
        return try pictures(page, in: environment, showing: show)
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

  /// Finds where an element of a picture is written; `nil` for code.
  func source(
    of element: PreviewElement, inPicture name: String, _ page: [RenderOption: String],
    in environment: RunEnvironment
  ) async -> PreviewSource? {
    let found = await environment.collectingMessages { environment -> PreviewSource? in
      var environment = environment
      do {
        let work = try work(page)
        guard try work.program(in: &environment) == nil else { return nil }
        return try work.source(of: element, inPicture: name, in: environment)
      } catch {
        return nil
      }
    }
    return found.result
  }

  private func pictures(
    _ page: [RenderOption: String], in environment: RunEnvironment,
    showing show: @escaping @Sendable (PreviewPictures.Picture) -> Void
  ) throws -> (pictures: [PreviewPictures.Picture], status: CommandStatus) {
    let work = try work(page)
    var environment = environment
    guard let program = try work.program(in: &environment) else {
      let options = page.map { "\($0.rawValue)=\($1)" }.sorted().joined(separator: "\0")
      return try work.drawn(in: environment, (memory, options), showing: show)
    }
    let received = Mutex<[UInt8]>([])
    environment.output = { bytes in received.withLock { $0 += bytes } }
    let values = page.map { "--page=\($0.rawValue)=\($1)" }.sorted()
    let status = try program.run(
      messages.arguments + ["render", "--stream"] + values + options + ["--", file],
      readsInput: false, in: environment)
    return (PictureStream.pictures(in: received.withLock { $0 }), status)
  }
}

/// The pictures that a compiled program draws for the preview, on its standard output: for each picture
/// its type, scale, number of bytes and name, each followed by a zero byte, and its bytes.
enum PictureStream {
  static func bytes(of pictures: [PreviewPictures.Picture]) -> [UInt8] {
    pictures.flatMap { picture in
      Array("\(picture.type)\0\(picture.scale)\0\(picture.bytes.count)\0\(picture.name)\0".utf8)
        + picture.bytes
    }
  }

  /// Returns the complete pictures; the last one may be cut.
  static func pictures(in bytes: [UInt8]) -> [PreviewPictures.Picture] {
    var pictures: [PreviewPictures.Picture] = []
    var rest = bytes[...]
    while true {
      let parts = rest.split(separator: 0, maxSplits: 4, omittingEmptySubsequences: false)
      let head = parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
      guard head.count == 4, let scale = Double(head[1]), let count = Int(head[2]),
        let body = parts.last, count >= 0, count <= body.count
      else { return pictures }
      pictures.append(
        .init(name: head[3], type: head[0], scale: scale, bytes: Array(body.prefix(count))))
      rest = body.dropFirst(count)
    }
  }
}

/// A value that the page sets, as `name=value` in the command line of a compiled program.
struct PageValue: ExpressibleByArgument, Sendable {
  let option: RenderOption
  let value: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let option = RenderOption(rawValue: String(parts[0])) else {
      return nil
    }
    (self.option, value) = (option, String(parts[1]))
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
    self.init(file: file, folder: folder) { page, show in
      await pictures.drawn(page, in: environment, showing: show)
    } find: { page, picture, element in
      await pictures.source(of: element, inPicture: picture, page, in: environment)
    }
  }
}
