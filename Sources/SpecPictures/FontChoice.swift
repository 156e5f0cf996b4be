internal import CairoRenderer
internal import Foundation
package import HostSystem
internal import LayoutSpec
package import SpecInput

/// The fonts that a command line chooses for text.
package struct FontChoice: Sendable {
  /// Files or folders, with commas between them; `nil` is the system's fonts.
  package var paths: String?
  package var policy: MissingFonts

  package init(paths: String? = nil, policy: MissingFonts) {
    self.paths = paths
    self.policy = policy
  }

  /// Does as the options say, before anything is measured.
  ///
  /// - Throws: ``Failure`` for a path without fonts, and for fonts that are missing and must not be.
  package func use(in surroundings: RunEnvironment) throws(Failure) {
    if let paths {
      let files = paths.split(separator: ",").map { surroundings.absolute(String($0)) }
      guard !files.isEmpty else { throw .badUsage("--font-path names no file and no folder") }
      do throws(Fonts.UnreadablePath) {
        try Fonts.use(only: files)
      } catch {
        throw error.failure
      }
    }
    try check(in: surroundings)
  }

  /// Does what the policy says where fonts of the list are missing.
  func check(in surroundings: RunEnvironment) throws(Failure) {
    guard policy != .fallback else { return }
    let missing = Fonts.missingFamilies()
    guard !missing.isEmpty else { return }
    let failure = Failure.missingFonts(missing)
    if policy == .error { throw failure }
    surroundings.words(failure.words.replacing("error: ", with: "warning: ", maxReplacements: 1))
    surroundings.words("\n")
  }
}

extension FontChoice {
  /// Uses the fonts that the command line names, or else those of the project that specs are of.
  ///
  /// - Throws: ``Failure/mixedFonts`` where they are of several, with other fonts each; ``Failure`` for
  ///   fonts that cannot be used.
  package static func use(
    _ options: FontChoice?, of projects: [ProjectFonts], in surroundings: RunEnvironment
  ) throws(Failure) {
    let groups = Group.all(projects, options)
    guard groups.count <= 1 else { throw .mixedFonts }
    for group in groups { try group.use(options, isFirst: true, in: surroundings) }
  }

  /// Does something with what belongs to several projects, in the fonts of each or in those that the
  /// command line names, and answers what came of it in its order. Fonts are taken up once each.
  ///
  /// - Parameter body: Answers for each of some things, which are all those of the same fonts. Where
  ///   these cannot be used it is told why: nothing is measured then.
  package static func inFonts<Thing, Answer>(
    _ options: FontChoice?, of things: [Thing], in surroundings: RunEnvironment,
    project: (Thing) -> ProjectFonts, _ body: ([Thing], Failure?) -> [Answer]
  ) -> [Answer] {
    var answers = [Answer?](repeating: nil, count: things.count)
    for (number, group) in Group.all(things.map(project), options).enumerated() {
      var refusal: Failure?
      do throws(Failure) {
        try group.use(options, isFirst: number == 0, in: surroundings)
      } catch {
        refusal = error
      }
      let own = body(group.members.map { things[$0] }, refusal)
      for (index, answer) in zip(group.members, own) { answers[index] = answer }
    }
    return answers.compactMap(\.self)
  }

  /// What is set in the same fonts.
  private struct Group {
    /// The fonts of the project; `nil` for those of the command line.
    var paths: [String]?
    /// Specs of the project.
    var specs: [SpecSource] = []
    /// Which things of a list.
    var members: [Int] = []

    /// In an order that only the fonts decide; first those of the system, which are in use already.
    static func all(_ projects: [ProjectFonts], _ options: FontChoice?) -> [Group] {
      let isNamed = options?.paths != nil
      var groups: [[String]: Group] = [:]
      for (index, project) in projects.enumerated() {
        let key = isNamed ? [] : project.paths
        groups[key, default: Group(paths: isNamed ? nil : key)].specs.append(project.spec)
        groups[key]?.members.append(index)
      }
      return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// - Parameter isFirst: Whether no other ones have been used.
    func use(
      _ options: FontChoice?, isFirst: Bool, in surroundings: RunEnvironment
    ) throws(Failure) {
      guard let paths else {
        try options?.use(in: surroundings)
        return
      }
      if !paths.isEmpty { try use(only: paths, in: surroundings) }
      if !isFirst { RenderEnvironment.forget() }
      try options?.check(in: surroundings)
    }

    /// One that is of no use is told where it is named.
    private func use(only paths: [String], in surroundings: RunEnvironment) throws(Failure) {
      do throws(Fonts.UnreadablePath) {
        try Fonts.use(only: paths)
      } catch {
        let opened = specs.lazy.compactMap { try? OpenedSpec.open($0, in: surroundings).get() }
        guard let index = paths.firstIndex(of: error.path),
          let errors = opened.first?.spec.file?.errors(forFont: index, isThere: error.exists)
        else { throw error.failure }
        throw .wrongSpec(errors)
      }
    }
  }
}

/// What becomes of text whose font is missing.
package enum MissingFonts: String, CaseIterable, Sendable {
  /// It is set in the next font of the list.
  case fallback
  /// The same, and it is said.
  case warn
  /// Nothing is drawn.
  case error
}

extension Fonts.UnreadablePath {
  fileprivate var failure: Failure {
    .cannotRead(path, exists ? "there is no font" : SystemError.words(ENOENT))
  }
}
