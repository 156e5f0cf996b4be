internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

struct CheckCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports errors and warnings in specs, and draws nothing.",
    discussion: """
      Every spec is read and laid out in all its variants.

        flatplan check specs
        flatplan check grid.yaml --strict       warnings are errors, too
        flatplan check specs --lint             also overlaps, cut text, small targets
        flatplan check specs --format github    annotations for a workflow

      With --format short, json or github, everything found goes to the standard output in one go.
      """)

  @Argument(help: ArgumentHelp("Specs, folders of specs, or - for the standard input."))
  var files: [String]

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Also look for layouts that are valid but probably not meant.")
  var lint = false

  @Option(
    name: [.customLong("format"), .customLong("diagnostics")],
    help: ArgumentHelp(
      "How messages are printed: human, with source lines; short, one line each; json; github.",
      valueName: "format"),
    transform: DiagnosticOptions.format)
  var format = DiagnosticFormat.human

  @OptionGroup var spec: SpecOptions

  var inputs: [String] { files }

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    var told = Told(format)
    let input = Input(files, in: surroundings, spec.changes(), isQuiet: told.isForPrograms)
    told.add(input)
    for spec in input.specs {
      let variants = spec.spec.render.variants
      for variant in variants {
        do throws(Failure) {
          let layout = try Pipeline.layout(spec, variant)
          told.warnings.add(
            Pipeline.doubts(layout, spec.spec, variant), of: spec, variant)
          if lint { try told.lints.add(spec, variant) }
        } catch {
          told.failures.append(error)
        }
      }
      let pictures = spec.refusalOfPictures(in: variants.map(\.container))
      if let pictures { told.failures.append(.wrongSpec(pictures)) }
    }
    let count = told.warningCount
    if strict, count > 0 { told.failures.append(.warnings(count: count)) }
    let code = try told.tell(in: surroundings) { try surroundings.output(Array($0.utf8)) }
    if code == .done { surroundings.words("\(input.specs.count.of("spec")) checked\n") }
    return code
  }
}
