internal import ArgumentParser
internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import Scene
internal import SpecDiagnostics
internal import SpecPictures

struct RenderCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders all pictures of specs.",
    discussion: """
      One picture is drawn per combination of width, appearance, direction and theme. Options \
      override the spec. Pictures are written to output/NAME/WIDTH@2x.png beside the spec. -o \
      sets another folder, relative to the current one:

        flatplan render specs -o output --width 320,390,768 -f png,svg
        flatplan render grid.yaml -o grid.svg        one SVG
        flatplan render grid.yaml -o 'out/{name}-{width}{~dark}{@scale}.{ext}'
        cat grid.yaml | flatplan render - -o - > grid.png

      Files whose bytes stay the same are left untouched. --check, for continuous integration, \
      draws in memory and fails if a picture is missing or out of date. --format json prints path, \
      title, description, size and variant of every picture:

        flatplan render specs --check
        flatplan render specs --format svg,json > pictures.json

      In a folder, all .yaml, .yml and .json files with sections are specs. __Snapshots__ folders \
      and hidden files are skipped. Pictures are written atomically, and an error in one spec does \
      not stop the others.

      Swift files, and folders with files that import UIKit, are compiled. Every function that \
      returns a layout, a section or a collection view is drawn to \
      output/FILE/FUNCTION/WIDTH@2x.png:

        flatplan render Home.swift --width 320,768 --appearance light,dark

      The comment '// flatplan: items 12, 4' above a function sets the number of items in its \
      sections; '// flatplan: skip' excludes the function.
      """)

  @Argument(help: ArgumentHelp("Specs, Swift files, folders of them, or - for standard input."))
  var files: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "A folder, the path of one picture, a path with tokens, or - for standard output.",
      valueName: "path"))
  var output: String?

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      "Formats: \(FileFormat.list()), or several, such as png,svg; json lists the pictures.",
      valueName: "formats"))
  var formats: CommaList<RenderFormat>?

  @OptionGroup var container: ContainerOptions

  @Option(
    help: ArgumentHelp(
      "Themes, such as \(Theme.names.joined(separator: ",")).", valueName: "names"),
    transform: AppearanceOptions.themes)
  var theme: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "The background color: a name, #rrggbb or #rrggbbaa.", valueName: "color"),
    transform: AppearanceOptions.color)
  var background: ColorReference?

  @Option(
    help: ArgumentHelp(
      "Text in SVGs: live; embed, with embedded fonts; or paths, as outlines. (default: live)",
      valueName: "kind"),
    transform: AppearanceOptions.choice)
  var text: SVGText?

  @Option(
    help: ArgumentHelp(
      "What to draw: content, all of it; or container, only what is visible. (default: content)",
      valueName: "part"),
    transform: AppearanceOptions.choice)
  var picture: RenderRequest.Picture?

  @Option(
    help: ArgumentHelp(
      "Annotations in the picture, such as items,insets,dimensions; or none.",
      valueName: "names"),
    transform: AppearanceOptions.overlays)
  var overlay: [[OverlayKind]] = []

  @Flag(inversion: .prefixedNo, help: "Draw the container in a device frame.")
  var frame: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Draw one contact sheet per spec, output/NAME/sheet@2x.png, instead of single pictures.")
  var sheet: Bool?

  @OptionGroup var messages: DiagnosticOptions

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("Pictures rendered in parallel. (default: one per core)", valueName: "count")
  )
  var jobs: Int?

  @Flag(
    name: .customLong("check"),
    help: "Draw in memory, write nothing, and fail if a picture is missing or out of date.")
  var isCheck = false

  @Flag(name: .customLong("dry-run"), help: "List the files to be written, and write nothing.")
  var isDryRun = false

  func validate() throws {
    try Jobs.validate(jobs)
    guard !isCheck || !isDryRun else {
      throw ValidationError("use either --check or --dry-run, not both")
    }
    guard output != "-" || !isCheck && formats?.values.contains(.json) != true else {
      throw ValidationError("--check and --format json need files: '-o -' writes none")
    }
  }

  @Option(
    help: ArgumentHelp(
      "A prefix for ids in SVGs, to inline several files in one page.",
      valueName: "prefix"))
  var idPrefix: String?

  @OptionGroup var spec: SpecOptions

  @OptionGroup var fonts: FontOptions

  @Flag(help: .hidden)
  var stream = false

  @Option(help: .hidden)
  var page: [PageValue] = []

  var inputs: [String] { files }
  var printsPicture: Bool { work.printsPicture }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    guard stream else { return try await work.run(in: environment) }
    var streamed = work
    for value in page { try streamed.set(value.option, to: value.value) }
    let (pictures, status) = try streamed.drawn(in: environment)
    try environment.output(PictureStream.bytes(of: pictures))
    return status
  }

  /// The parsed options as a value independent of ArgumentParser.
  var work: RenderWork {
    var work = RenderWork(files: files, output: output, formats: formats?.files)
    work.request = container.request
    work.request.themes = theme.isEmpty ? nil : theme.flatMap { $0 }
    work.request.picture = picture
    work.look = Pipeline.Style(background: background, text: text)
    work.look.idPrefix = idPrefix ?? ""
    work.look.overlays = overlay.isEmpty ? nil : Set(overlay.joined())
    work.look.hasFrame = frame
    work.isSheet = sheet
    work.messages = messages.format
    work.jobs = jobs
    work.isDryRun = isDryRun
    work.isCheck = isCheck
    work.printsManifest = formats?.values.contains(.json) ?? false
    work.changes = spec.changes()
    work.fonts = fonts.choice
    return work
  }
}

/// An output of `render`: a picture format, or the list of the pictures.
enum RenderFormat: RawRepresentable, CaseIterable, Hashable, Sendable {
  case file(FileFormat)
  /// A manifest of the pictures on standard output.
  case json

  static let allCases = FileFormat.allCases.map(file) + [json]

  init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  var rawValue: String { file?.rawValue ?? "json" }

  fileprivate var file: FileFormat? {
    if case .file(let format) = self { format } else { nil }
  }
}

extension CommaList<RenderFormat> {
  /// The picture formats; `nil` if there are none.
  var files: [FileFormat]? {
    let formats = values.compactMap(\.file)
    return formats.isEmpty ? nil : formats
  }
}
