internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

struct CheckCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says what is wrong or doubtful in specs, and draws nothing.",
    discussion: """
      Every spec is read and laid out in all its variants.

        flatplan check specs
        flatplan check grid.yaml --strict       a warning is an error
        flatplan check specs --lint             overlaps, cut texts, small targets and the like
        flatplan check specs --format github    annotations of a workflow

      With --format short, json or github all that was found goes to the standard output at once.
      """)

  @Argument(help: ArgumentHelp("Specs, folders of specs, or - for the standard input."))
  var files: [String]

  @Flag(help: "Let warnings count as errors.")
  var strict = false

  @Flag(help: "Look for what is probably not meant in layouts that come out, too.")
  var lint = false

  @Option(
    name: [.customLong("format"), .customLong("diagnostics")],
    help: ArgumentHelp(
      "How it is told: human, with source lines; short, a line each; json; github.",
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
