internal import ArgumentParser
internal import CompositionalLayout
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecInput
internal import SpecNormalForm
internal import SpecPictures

struct FmtCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Formats specs in place: indentation, spaces, blank lines.",
    discussion: """
      Comments, quotes, anchors and the order of keys stay, and so does what a spec means.

        flatplan fmt specs
        flatplan fmt --check specs      writes nothing; 1 if a spec is not formatted
        cat grid.yaml | flatplan fmt -
      """)

  @Argument(help: ArgumentHelp("Specs, folders of specs, or - for the standard input."))
  var files: [String]

  @Flag(help: "Write nothing; name the specs that are not formatted.")
  var check = false

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let finder = SpecFinder(files, in: surroundings)
    var failures = finder.failures
    var changed = 0
    for source in finder.sources {
      do throws(Failure) {
        if try format(source, in: surroundings) { changed += 1 }
      } catch {
        failures.append(error)
      }
    }
    if check, changed > 0 { failures.append(.unformatted(count: changed)) }
    if !check, changed > 0, failures.isEmpty {
      surroundings.words("\(changed.of("spec")) formatted\n")
    }
    return surroundings.tell(failures)
  }

  /// Formats a spec, and answers whether it was not formatted.
  private func format(
    _ source: SpecSource, in surroundings: RunEnvironment
  ) throws(Failure) -> Bool {
    let before = try OpenedSpec.bytes(of: source, in: surroundings)
    let after: [UInt8]
    do throws(SpecErrors) {
      after = Array(try SpecFormatter.format(before, path: source.name).utf8)
    } catch {
      throw .wrongSpec(error)
    }
    let isChanged = before != after
    if check {
      if isChanged { surroundings.words("\(source.name) is not formatted\n") }
    } else if let path = source.path {
      if isChanged { try Files.replace(Files.resolved(path), with: after, named: source.name) }
    } else {
      do {
        try surroundings.output(after)
      } catch {
        throw Failure(error, of: "the standard output")
      }
      return false
    }
    return isChanged
  }
}
