internal import ArgumentParser
internal import LayoutSpec
internal import SpecInput

/// What of specs is read otherwise than it is written.
struct SpecOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      """
      A value in place of the spec's, for a var or a path of keys: gap=12 or \
      sections.0.group.columns=4.
      """, valueName: "key=value"),
    transform: Self.setting)
  var settings: [SpecSetting] = []

  @Option(
    name: .customLong("section"),
    help: ArgumentHelp("Only the sections with these ids.", valueName: "ids"),
    transform: Self.sections)
  var sections: [[String]] = []

  @Option(
    help: ArgumentHelp("The seed of random sample data.", valueName: "number"),
    transform: Self.seed)
  var seed: Int?

  /// - Parameter request: The pictures that the command line asks for.
  func changes(for request: RenderRequest = RenderRequest()) -> SpecChanges {
    SpecChanges(
      settings: settings + (seed.flatMap { SpecSetting("render.seed=\($0)") }.map { [$0] } ?? []),
      sections: sections.isEmpty ? nil : sections.flatMap { $0 }, request: request)
  }

  private static func setting(_ argument: String) throws -> SpecSetting {
    guard let setting = SpecSetting(argument) else {
      throw ValidationError("'\(argument)' sets nothing: write a key, '=' and a value, as gap=12")
    }
    return setting
  }

  private static func sections(_ argument: String) throws -> [String] {
    let sections = argument.split(separator: ",").map(String.init)
    guard !sections.isEmpty else { throw ValidationError("'\(argument)' names no section") }
    return sections
  }

  private static func seed(_ argument: String) throws -> Int {
    guard let seed = Int(argument), (0...1_000_000_000).contains(seed) else {
      throw ValidationError("'\(argument)' is not a whole number from 0 to 1,000,000,000")
    }
    return seed
  }
}
