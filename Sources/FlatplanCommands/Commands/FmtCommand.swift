internal import ArgumentParser
internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecNormalForm
internal import SpecPictures

struct FmtCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Formats specs in place: indentation, spaces and blank lines.",
    discussion: """
      Comments, quotes, anchors, the order of keys and the meaning of a spec do not change.

        flatplan fmt specs
        flatplan fmt --check specs      writes nothing; status 1 if not formatted
        cat grid.yaml | flatplan fmt -
      """)

  @Argument(help: ArgumentHelp("Specs, folders of specs, or - for standard input."))
  var files: [String]

  @Flag(help: "Write nothing; list the specs that are not formatted.")
  var check = false

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let finder = SpecFinder(files, in: environment)
    var failures = finder.failures
    var changed = 0
    for source in finder.sources {
      do throws(Failure) {
        if try format(source, in: environment) { changed += 1 }
      } catch {
        failures.append(error)
      }
    }
    if check, changed > 0 { failures.append(.unformatted(count: changed)) }
    if !check, changed > 0, failures.isEmpty {
      environment.note("\(changed.of("spec")) formatted\n")
    }
    return environment.tell(failures)
  }

  /// Formats a spec, and returns whether that changed it.
  private func format(
    _ source: SpecSource, in environment: RunEnvironment
  ) throws(Failure) -> Bool {
    let before = try OpenedSpec.bytes(of: source, in: environment)
    let after: [UInt8]
    do throws(SpecErrors) {
      after = Array(try SpecFormatter.format(before, path: source.name).utf8)
    } catch {
      throw .wrongSpec(error)
    }
    let isChanged = before != after
    if check {
      if isChanged { environment.messages("\(source.name) is not formatted\n") }
    } else if source.path != nil {
      if isChanged { try source.replace(with: after) }
    } else {
      do {
        try environment.output(after)
      } catch {
        throw Failure(error, of: "standard output")
      }
      return false
    }
    return isChanged
  }
}
