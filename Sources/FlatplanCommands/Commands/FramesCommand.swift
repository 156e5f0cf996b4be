internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecInput
internal import SpecPictures

struct FramesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Prints where every cell, supplementary view and decoration lies.",
    discussion: """
      One object for each variant that the spec asks for; what the command line says comes before \
      what the spec says.

        flatplan frames grid.yaml --width 320,768
        flatplan frames grid.yaml --rect=0,500,390,844   only what lies there
        flatplan frames grid.yaml --format table
        flatplan frames grid.yaml --format layout        as baselines keep them
        flatplan frames grid.yaml | jq '.[0].elements[].frame'

      Frames are [x, y, width, height] in points. Headers and footers of the layout itself are in \
      section 0 and have item -1.
      """)

  @Argument(help: ArgumentHelp("A spec, a Swift file, or - for the standard input."))
  var file: String

  @OptionGroup var container: ContainerOptions

  @OptionGroup var changed: SpecOptions

  @Option(
    help: ArgumentHelp(
      "Only what lies in this rectangle of the content: --rect=x,y,width,height.",
      valueName: "rectangle"),
    transform: Points.rect)
  var rect: CGRect?

  @Option(name: [.customShort("f"), .long], help: "What to print.")
  var format: FramesFormat = .json

  @OptionGroup var messages: DiagnosticOptions

  var inputs: [String] { [file] }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    var told = DiagnosticCollector(messages.format)
    told.trying { told in
      let variants = try variants(in: surroundings, &told)
      try surroundings.write(format.text(variants))
    }
    return told.tell(in: surroundings)
  }

  private func variants(
    in surroundings: RunEnvironment, _ told: inout DiagnosticCollector
  ) throws -> [VariantFrames] {
    let specs = try OpenedSpec.all(
      SpecSource.named(file, in: surroundings), in: surroundings,
      changed.changes(for: container.request)
    ).get()
    try FontChoice.use(nil, of: specs.map { $0.fonts(in: surroundings) }, in: surroundings)
    var variants: [VariantFrames] = []
    for spec in specs {
      told.add(spec, in: surroundings)
      var request = container.request.completed(by: spec.spec.render)
      request.themes = nil
      for variant in request.variants {
        let layout = try Pipeline.layout(spec, variant)
        try requireListable(layout, spec)
        told.warnings.add(layout.warnings.map { .layout($0) }, of: spec, variant)
        variants.append(Pipeline.frames(layout, spec.spec, variant, in: rect))
      }
    }
    return variants
  }

  private func requireListable(
    _ layout: Pipeline.Layout, _ spec: OpenedSpec
  ) throws(Failure) {
    let count = layout.solved.elementCount
    guard rect == nil, count > Pipeline.maxElements else { return }
    throw .badPicture(
      spec.source.name,
      reason: """
        \(count) elements are more than the \(Pipeline.maxElements) that are listed; ask for a \
        part with --rect=x,y,width,height
        """)
  }
}

extension FramesFormat: ExpressibleByArgument {}
