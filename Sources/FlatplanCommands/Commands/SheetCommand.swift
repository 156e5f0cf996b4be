internal import ArgumentParser
internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import HostSystem
internal import LayoutScene
internal import LayoutSpec
internal import SceneSVG
internal import SnapshotSuite
internal import SpecInput
internal import SpecPictures

struct SheetCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Puts all pictures of specs on one contact sheet.",
    discussion: """
      Columns are widths or devices; rows are specs and, where several are asked for, their \
      appearances, directions, text sizes and themes.

        flatplan sheet home.yaml --width 320,390,768 --appearance light,dark
        flatplan sheet specs -o sheet.pdf
      """)

  @Argument(help: ArgumentHelp("Specs, Swift files, folders of them, or - for the standard input."))
  var files: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The sheet's file, a .png, .svg or .pdf, or - for the standard output.", valueName: "path"))
  var output = "sheet.png"

  @OptionGroup var container: ContainerOptions

  @Option(
    help: ArgumentHelp(
      "Themes, such as \(Theme.names.joined(separator: ",")).", valueName: "names"),
    transform: AppearanceOptions.themes)
  var theme: [[String]] = []

  @OptionGroup var spec: SpecOptions

  @OptionGroup var fonts: FontOptions

  var inputs: [String] { files }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let format = try format
    var asked = container.request
    asked.themes = theme.isEmpty ? nil : theme.flatMap { $0 }
    let input = Input(files, in: surroundings, spec.changes(for: asked))
    var failures = input.failures
    do throws(Failure) {
      try FontChoice.use(
        fonts.choice, of: input.specs.map { $0.fonts(in: surroundings) }, in: surroundings)
    } catch {
      return surroundings.tell(failures + [error])
    }
    let measurer = TextMeasurer()
    var (rows, scale): (SheetRows, CGFloat) = (SheetRows(), 1)
    for opened in input.specs {
      do throws(Failure) {
        let variants = asked.completed(by: opened.spec.render).variants
        var layouts: [(Variant, Pipeline.Layout)] = []
        for variant in variants {
          layouts.append((variant, try Pipeline.layout(opened, variant, measurer)))
        }
        try rows.add(opened, layouts, Pipeline.Style(), measurer)
        scale = max(scale, variants.map(\.scale).max() ?? 1)
      } catch {
        failures.append(error)
      }
    }
    guard !rows.isEmpty else { return surroundings.tell(failures) }
    do throws(Failure) {
      try write(rows.inColumns, as: format, scale: scale, of: input.specs, in: surroundings)
    } catch {
      failures.append(error)
    }
    return surroundings.tell(failures)
  }

  private var format: FileFormat {
    get throws(Failure) {
      if output == "-" { return .png }
      let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard let format = FileFormat(rawValue: ending) else {
        throw .badUsage("a sheet is written as .png, .svg or .pdf, not as '\(output)'")
      }
      return format
    }
  }

  private func write(
    _ rows: [ContactSheet.Row], as format: FileFormat, scale: CGFloat, of specs: [OpenedSpec],
    in surroundings: RunEnvironment
  ) throws(Failure) {
    let sheet = ContactSheet(name: "sheet", title: "Contact sheet", rows: rows)
    let drawable = Drawable(content: .whole(sheet.scene()), scale: scale, text: .live)
    do {
      guard output != "-" else { return try surroundings.output(drawable.bytes(as: format)) }
      try Files.replace(surroundings.absolute(output), named: output) { sink in
        try drawable.write(as: format, to: sink)
      }
      surroundings.words("1 sheet written\n")
    } catch {
      let asked = container.request
      let refusals = specs.lazy.compactMap { spec in
        spec.refusalOfPictures(in: asked.completed(by: spec.spec.render).variants.map(\.container))
      }
      if case RendererError.image = error, let refusal = refusals.first {
        throw .wrongSpec(refusal)
      }
      throw Failure(error, of: output)
    }
  }
}
