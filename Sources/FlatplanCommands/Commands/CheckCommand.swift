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
      """)

  @Argument(help: ArgumentHelp("Specs, folders of specs, or - for the standard input."))
  var files: [String]

  @Flag(help: "Let warnings count as errors.")
  var strict = false

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let input = Input(files, in: surroundings)
    var failures = input.failures
    var warnings = Warnings()
    for spec in input.specs {
      for variant in Axes(spec.spec.render).variants {
        do throws(Failure) {
          warnings.add(try Pipeline.layout(spec, variant).solved.warnings, of: spec, variant)
        } catch {
          failures.append(error)
        }
      }
    }
    warnings.tell(surroundings)
    let count = input.warningCount + warnings.count
    if strict, count > 0 { failures.append(.warnings(count: count)) }
    if failures.isEmpty { surroundings.words("\(input.specs.count.of("spec")) checked\n") }
    return surroundings.tell(failures)
  }
}
