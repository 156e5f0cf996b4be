internal import ArgumentParser
internal import Basics
internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import Scene
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecPictures

struct SheetCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draws all pictures of specs on one contact sheet.",
    discussion: """
      Columns are widths or devices. Rows are specs, and their appearances, directions, text sizes \
      and themes if there are several.

        flatplan sheet home.yaml --width 320,390,768 --appearance light,dark
        flatplan sheet specs -o sheet.pdf
      """)

  @Argument(help: ArgumentHelp("Specs, Swift files, folders of them, or - for standard input."))
  var files: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The file to write, a \(FileFormat.list(prefix: ".")), or - for standard output.",
      valueName: "path"))
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
  var printsPicture: Bool { output == "-" }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let format = try format
    var request = container.request
    request.themes = theme.isEmpty ? nil : theme.flatMap { $0 }
    let input = Input(files, in: environment, spec.changes(for: request))
    var failures = input.failures
    do throws(Failure) {
      try FontChoice.use(
        fonts.choice, of: input.specs.map { $0.fonts(in: environment) }, in: environment)
    } catch {
      return environment.tell(failures + [error])
    }
    let measurer = TextMeasurer()
    var (rows, scale): (SheetRows, CGFloat) = (SheetRows(), 1)
    for opened in input.specs {
      do throws(Failure) {
        let variants = request.completed(by: opened.content.render).variants
        var layouts: [(Variant, FigureLayout)] = []
        for variant in variants {
          layouts.append((variant, try FigureLayout(opened, variant, measurer)))
        }
        try rows.add(opened, layouts, Pipeline.Style(), measurer)
        scale = max(scale, variants.map(\.scale).max() ?? 1)
      } catch {
        failures.append(error)
      }
    }
    guard !rows.isEmpty else { return environment.tell(failures) }
    do throws(Failure) {
      try write(rows, as: format, scale: scale, of: input.specs, in: environment)
    } catch {
      failures.append(error)
    }
    return environment.tell(failures)
  }

  private var format: FileFormat {
    get throws(Failure) {
      if output == "-" { return .png }
      let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard let format = FileFormat(rawValue: ending) else {
        throw .badUsage("the sheet's file must end in \(FileFormat.list(prefix: ".")): '\(output)'")
      }
      return format
    }
  }

  private func write(
    _ rows: SheetRows, as format: FileFormat, scale: CGFloat, of specs: [OpenedSpec],
    in environment: RunEnvironment
  ) throws(Failure) {
    let content = rows.content(named: "sheet", title: "Contact sheet", as: [format])
    let drawable = Drawable(content: content, scale: scale, text: .live)
    let budget = environment.budget.share(
      of: output, specs.first?.budget.limits ?? environment.trust.limits(Budget.Limits()))
    do {
      try budget.spend(drawable.pixelCount, on: .pixels)
      try budget.spend(drawable.imageBytes ?? 0, on: .decodedBytes)
      for scene in drawable.scenes(as: format) {
        _ = budget.add(scene.work(scale: format == .png ? scale : nil))
      }
      try budget.checkDrawing()
      guard output != "-" else { return try environment.output(drawable.bytes(as: format)) }
      try environment.replace(output) { sink in
        try drawable.write(as: format) { piece in
          try budget.spend(piece.count, on: .writtenBytes)
          try sink(piece)
        }
      }
      environment.note("1 sheet written\n")
    } catch {
      let request = container.request
      let refusals = specs.lazy.compactMap { spec in
        spec.refusalOfPictures(
          in: request.completed(by: spec.content.render).variants.map(\.container))
      }
      if case RendererError.image = error, let refusal = refusals.first {
        throw .wrongSpec(refusal)
      }
      throw Failure(error, of: output)
    }
  }
}
