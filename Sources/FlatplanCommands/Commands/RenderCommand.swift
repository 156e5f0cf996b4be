internal import ArgumentParser
internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import Scene
internal import SceneSVG
internal import SpecInput
internal import SpecPictures

struct RenderCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders every picture that specs ask for.",
    discussion: """
      Widths, appearances, directions and themes multiply; the command line overrides the spec. Pictures go to output/NAME/WIDTH@2x.png beside the spec; -o names another \
      folder, relative to the current one:

        flatplan render specs -o output --width 320,390,768 -f png,svg
        flatplan render grid.yaml -o grid.svg        one picture, an SVG
        flatplan render grid.yaml -o 'out/{name}-{width}{~dark}{@scale}.{ext}'
        cat grid.yaml | flatplan render - -o - > grid.png

      In a folder, all .yaml, .yml and .json files with sections are specs; __Snapshots__ folders \
      and hidden files are skipped. A picture is written whole or not at all, and an error in \
      one spec does not stop the others.

      A Swift file, or a folder with files that import UIKit, is compiled, and every function that \
      returns a layout, a section or a collection view is drawn, to output/FILE/FUNCTION/WIDTH@2x.png:

        flatplan render Home.swift --width 320,768 --appearance light,dark

      A comment above a function sets how many items its sections have, '// flatplan: items 12, 4', \
      or leaves the function out, '// flatplan: skip'.
      """)

  @Argument(help: ArgumentHelp("Specs, Swift files, folders of them, or - for the standard input."))
  var files: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "A folder, the path of one picture, a path with tokens, or - for the standard output.",
      valueName: "path"))
  var output: String?

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("Formats: png, svg, pdf or several.", valueName: "formats"))
  var formats: CommaList<FileFormat>?

  @OptionGroup var container: ContainerOptions

  @Option(
    help: ArgumentHelp(
      "Themes, such as \(Theme.names.joined(separator: ",")).", valueName: "names"),
    transform: AppearanceOptions.themes)
  var theme: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "The colour behind everything: a name, #rrggbb or #rrggbbaa.", valueName: "colour"),
    transform: AppearanceOptions.color)
  var background: ColorReference?

  @Option(
    help: ArgumentHelp(
      "How SVGs hold text: live, as text; embed, with its fonts; paths, as outlines. (default: live)",
      valueName: "kind"),
    transform: AppearanceOptions.choice)
  var text: SVGText?

  @Option(
    help: ArgumentHelp(
      "What the picture shows: all of the content, or the container with what is visible in it. (default: content)",
      valueName: "part"),
    transform: AppearanceOptions.choice)
  var picture: RenderRequest.Picture?

  @Option(
    help: ArgumentHelp(
      "Annotations that explain the picture, such as items,insets,dimensions; or none.",
      valueName: "names"),
    transform: AppearanceOptions.overlays)
  var overlay: [[OverlayKind]] = []

  @Flag(inversion: .prefixedNo, help: "Draw the container in a device frame.")
  var frame: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Put all pictures of a spec on one sheet, output/NAME/sheet@2x.png, and nowhere else.")
  var sheet: Bool?

  @OptionGroup var messages: DiagnosticOptions

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("Pictures rendered at once. (default: one per core)", valueName: "count"))
  var jobs: Int?

  @Flag(name: .customLong("dry-run"), help: "Print what would be written, and write nothing.")
  var isDryRun = false

  func validate() throws {
    try Jobs.validate(jobs)
  }

  @Option(
    help: ArgumentHelp(
      "A prefix for the ids in SVGs, so that several files can be inlined in one page.",
      valueName: "prefix"))
  var idPrefix: String?

  @OptionGroup var spec: SpecOptions

  @OptionGroup var fonts: FontOptions

  var inputs: [String] { files }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    try await work.run(in: surroundings)
  }

  /// What the command line says, without the parser that read it.
  var work: RenderWork {
    var work = RenderWork(files: files, output: output, formats: formats?.values)
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
    work.changes = spec.changes()
    work.fonts = fonts.choice
    return work
  }
}
