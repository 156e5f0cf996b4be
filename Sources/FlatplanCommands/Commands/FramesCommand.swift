internal import ArgumentParser
internal import Basics
internal import Foundation
internal import HostSystem
internal import LayoutEngine
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures

struct FramesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Prints the frame of every cell, supplementary view and decoration.",
    discussion: """
      Prints one object per variant of the spec. Options override the spec.

        flatplan frames grid.yaml --width 320,768
        flatplan frames grid.yaml --rect=0,500,390,844   only a part of the content
        flatplan frames grid.yaml --format table
        flatplan frames grid.yaml --parts             the parts of composed cells, too
        flatplan frames grid.yaml --format layout        the format of baselines
        flatplan frames grid.yaml | jq '.[0].elements[].frame'

      Frames are [x, y, width, height] in points. Headers and footers of the whole layout are \
      listed in section 0 as item -1.
      """)

  @Argument(help: ArgumentHelp("A spec, a Swift file, or - for standard input."))
  var file: String

  @OptionGroup var container: ContainerOptions

  @OptionGroup var changed: SpecOptions

  @Option(
    help: ArgumentHelp(
      "Only elements in this rectangle of the content: --rect=x,y,width,height.",
      valueName: "rectangle"),
    transform: Points.rect)
  var rect: CGRect?

  @Option(name: [.customShort("f"), .long], help: "The output format.")
  var format: FramesFormat = .json

  @Flag(help: "Also list the parts of cells that are composed from parts.")
  var parts = false

  @OptionGroup var messages: DiagnosticOptions

  var inputs: [String] { [file] }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    var diagnostics = DiagnosticCollector(messages.format)
    diagnostics.capture { diagnostics in
      let texts = try texts(in: environment, &diagnostics)
      // Functions that fail do not keep others from being listed.
      guard !texts.isEmpty || diagnostics.failures.isEmpty else { return }
      let text = format.joined(texts)
      // The other formats are data.
      try format == .table ? environment.write(text) : environment.write(Array(text.utf8))
    }
    return diagnostics.report(in: environment)
  }

  /// The texts of all variants.
  private func texts(
    in environment: RunEnvironment, _ diagnostics: inout DiagnosticCollector
  ) throws -> [String] {
    let specs = try OpenedSpec.all(
      SpecSource.named(file, in: environment), in: environment,
      changed.changes(for: container.request)
    ).get()
    try FontChoice.use(nil, of: specs.map { $0.fonts(in: environment) }, in: environment)
    var texts: [String] = []
    for spec in specs {
      diagnostics.add(spec, in: environment)
      do {
        texts += try self.texts(of: spec, &diagnostics)
      } catch  where specs.count > 1 {
        diagnostics.failures.append(Failure(error, of: spec.title))
      }
    }
    return texts
  }

  /// What a byte counts that stays in memory until all variants are known to be listable, and an
  /// element, which takes more until it is a text.
  private static let memory = (perByte: 8, perElement: 1400)

  private func texts(
    of spec: OpenedSpec, _ diagnostics: inout DiagnosticCollector
  ) throws -> [String] {
    var request = container.request.completed(by: spec.content.render)
    request.themes = nil
    var texts: [String] = []
    for variant in request.variants {
      let layout = try Pipeline.layout(spec, variant)
      try requireListable(layout, spec)
      diagnostics.warnings.add(layout.warnings.map { .layout($0) }, of: spec, variant)
      let frames = try Pipeline.frames(layout, spec, variant, in: rect, withParts: parts)
      let least = frames.elements.count * Self.memory.perElement
      try spec.spend(least, on: .writtenBytes, for: spec.label(of: variant))
      let text = format.text(frames)
      let more = max(text.utf8.count * Self.memory.perByte - least, 0)
      try spec.spend(more, on: .writtenBytes, for: spec.label(of: variant))
      texts.append(text)
    }
    return texts
  }

  private func requireListable(
    _ layout: Pipeline.Layout, _ spec: OpenedSpec
  ) throws(Failure) {
    let count = layout.solved.elementCount
    guard rect == nil, count > Pipeline.maxElements else { return }
    throw .badPicture(
      spec.source.name,
      reason: """
        the layout has \(count) elements, and at most \(Pipeline.maxElements) can be listed; \
        choose a part with --rect=x,y,width,height
        """)
  }
}

extension FramesFormat: ExpressibleByArgument {}
