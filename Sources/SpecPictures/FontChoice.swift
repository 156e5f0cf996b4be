internal import CairoRenderer
internal import Foundation
package import HostSystem
internal import LayoutSpec
package import SpecDiagnostics
internal import Synchronization

/// The fonts selected on the command line.
package struct FontChoice: Sendable {
  /// Comma-separated files or folders; `nil` for the system's fonts.
  package var paths: String?
  /// The stated policy for missing fonts; `nil` for a warning about the system's fonts.
  package var policy: MissingFonts?

  package init(paths: String? = nil, policy: MissingFonts? = nil) {
    self.paths = paths
    self.policy = policy
  }

  /// Activates the fonts. Call this before measuring text.
  ///
  /// - Throws: ``Failure`` for a path without fonts, and for missing fonts if the policy requires
  ///   them.
  package func use(in environment: RunEnvironment) throws(Failure) {
    if let paths {
      let files = paths.split(separator: ",").map { environment.absolute(String($0)) }
      guard !files.isEmpty else { throw .badUsage("--font-path needs a file or a folder") }
      do throws(Fonts.UnreadablePath) {
        try Fonts.use(only: files)
      } catch {
        throw error.failure
      }
    }
    try check(ofSystem: paths == nil, in: environment)
  }

  /// Warns or throws if required fonts are missing, depending on the policy.
  ///
  /// - Parameter isSystem: Whether the fonts are the system's. Those that a project or the user
  ///   selects are meant to be others.
  func check(ofSystem isSystem: Bool, in environment: RunEnvironment) throws(Failure) {
    guard Fonts.areAvailable else { throw .noFonts }
    let policy = policy ?? (isSystem ? .warn : .fallback)
    guard policy != .fallback else { return }
    let missing = Fonts.missingFamilies()
    guard !missing.isEmpty else { return }
    let failure = Failure.missingFonts(missing)
    if policy == .error { throw failure }
    // The same process may draw several times, as for a preview.
    guard self.policy != nil || !Self.hasWarned.exchange(true, ordering: .relaxed) else { return }
    environment.messages(
      failure.message.replacing("error: ", with: "warning: ", maxReplacements: 1))
    environment.messages("\n")
  }

  private static let hasWarned = Atomic(false)
}

extension FontChoice {
  /// Activates the fonts selected on the command line, or else the fonts of the specs' project.
  ///
  /// - Throws: ``Failure/mixedFonts`` if the specs belong to projects with different fonts;
  ///   ``Failure`` for fonts that cannot be used.
  package static func use(
    _ options: FontChoice?, of projects: [ProjectFonts], in environment: RunEnvironment
  ) throws(Failure) {
    let groups = Group.all(projects, options)
    guard groups.count <= 1 else { throw .mixedFonts }
    for group in groups { try group.use(options, isFirst: true, in: environment) }
  }

  /// Processes items of several projects, each with its project's fonts or with those selected on
  /// the command line. Returns the results in the order of the items. Each set of fonts is
  /// activated once.
  ///
  /// - Parameter body: Processes all items that use the same fonts, and returns a result for each.
  ///   If the fonts cannot be used, it receives the failure and must not measure text.
  package static func inFonts<Item, Result>(
    _ options: FontChoice?, of items: [Item], in environment: RunEnvironment,
    project: (Item) -> ProjectFonts, _ body: ([Item], Failure?) -> [Result]
  ) -> [Result] {
    var results = [Result?](repeating: nil, count: items.count)
    for (number, group) in Group.all(items.map(project), options).enumerated() {
      var refusal: Failure?
      do throws(Failure) {
        try group.use(options, isFirst: number == 0, in: environment)
      } catch {
        refusal = error
      }
      let own = body(group.members.map { items[$0] }, refusal)
      for (index, result) in zip(group.members, own) { results[index] = result }
    }
    return results.compactMap(\.self)
  }

  /// The items that use the same fonts.
  private struct Group {
    /// The fonts of the project; `nil` uses the fonts of the command line.
    var paths: [String]?
    /// The specs of the project.
    var specs: [SpecSource] = []
    /// The indexes of the items.
    var members: [Int] = []

    /// Groups projects by fonts. The order depends only on the fonts; the system's fonts, which are
    /// active initially, come first.
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

    /// - Parameter isFirst: Whether no other group has been activated.
    func use(
      _ options: FontChoice?, isFirst: Bool, in environment: RunEnvironment
    ) throws(Failure) {
      guard let paths else {
        try (options ?? FontChoice()).use(in: environment)
        return
      }
      if !paths.isEmpty { try use(only: paths, in: environment) }
      if !isFirst { RenderEnvironment.forget() }
      try (options ?? FontChoice()).check(ofSystem: paths.isEmpty, in: environment)
    }

    /// Activates font files. An unusable file is reported at its entry in the project file.
    private func use(only paths: [String], in environment: RunEnvironment) throws(Failure) {
      try requireInProject(paths, in: environment)
      let project = specs.lazy.compactMap(\.path).first.map { SpecFolder(of: $0).confinement }
      guard let project else { return }
      let folder = try TemporaryFolder(for: "fonts")
      let present = paths.filter(project.holds)
      let copies = try project.copyFonts(at: present, to: folder)
      var unreadable = paths.firstIndex { !project.holds($0) }
      do throws(Fonts.UnreadablePath) {
        if unreadable == nil { try Fonts.use(only: copies) }
      } catch {
        unreadable = copies.firstIndex(of: error.path)
      }
      guard let unreadable else {
        Self.copies.withLock { $0 = folder }
        return
      }
      let opened = specs.lazy.compactMap { try? OpenedSpec.open($0, in: environment).get() }
      let path = paths[unreadable]
      let error = Fonts.UnreadablePath(path: path, exists: project.holds(path))
      throw opened.first?.content.file?.errors(forFont: unreadable, isThere: error.exists)
        .map { .wrongSpec($0) } ?? error.failure
    }

    /// The copies of the active fonts.
    private static let copies = Mutex<TemporaryFolder?>(nil)

    /// Throws if a font file or folder is outside the project that names it.
    private func requireInProject(
      _ paths: [String], in environment: RunEnvironment
    ) throws(Failure) {
      guard let path = specs.lazy.compactMap(\.path).first else { return }
      let confinement = SpecFolder(of: path).confinement
      guard let index = paths.firstIndex(where: { !confinement.allows($0, for: .read) }) else {
        return
      }
      let opened = specs.lazy.compactMap { try? OpenedSpec.open($0, in: environment).get() }
      throw opened.first?.content.file?.errors(forFontOutside: index).map { .wrongSpec($0) }
        ?? .cannotRead(paths[index], Confinement.Refusal.outside.reason)
    }
  }
}

/// The handling of text whose font is missing.
package enum MissingFonts: String, CaseIterable, Sendable {
  /// Draws the text in the next available font.
  case fallback
  /// Draws the text in the next available font, with a warning.
  case warn
  /// Draws nothing, with an error.
  case error
}

extension Fonts.UnreadablePath {
  fileprivate var failure: Failure {
    .cannotRead(path, exists ? "it contains no fonts" : SystemError.message(ENOENT))
  }
}
