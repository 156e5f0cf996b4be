internal import FlatplanCommands
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics
internal import Synchronization

/// Renders files for the page, and detects their changes.
actor Previewer {
  /// The number of changes detected so far.
  private(set) var version = 0

  private let request: PreviewRequest
  private let environment: RunEnvironment
  /// The most recent results, by options; all are of the current version.
  private var results: [(options: PreviewOptions, task: Task<Pictures, Never>)] = []
  private var stamp: FolderStamp
  /// The temporary folder; each rendering uses its own subfolder.
  nonisolated let folder = FileManager.default.temporaryDirectory
    .appending(path: "flatplan-server-\(UUID().uuidString)").path

  /// The number of requests that wait for a change, and its maximum.
  private var waiting = 0
  private static let maximumWaiting = 32

  /// The maximum number of cached results: a page switches between a few.
  private static let maximumResults = 12

  init(_ request: PreviewRequest, in environment: RunEnvironment) {
    self.request = request
    self.environment = environment
    stamp = FolderStamp(of: request.folder, codeAt: environment.absolute(request.file))
  }

  /// Returns the pictures of the current files.
  func pictures(_ options: PreviewOptions) async -> Pictures {
    if let known = results.first(where: { $0.options == options }) { return await known.task.value }
    let task = Task { await self.render(options) }
    results.append((options, task))
    if results.count > Self.maximumResults { results.removeFirst() }
    return await task.value
  }

  /// Checks whether the files have changed. Requests are answered meanwhile.
  func checkForChanges() async {
    let (folder, path) = (request.folder, environment.absolute(request.file))
    let now = await Task.detached { FolderStamp(of: folder, codeAt: path) }.value
    guard now != stamp else { return }
    stamp = now
    version += 1
    results = []
  }

  /// Checks for changes repeatedly until cancelled, using at most a twentieth of the time.
  func watch() async {
    let clock = ContinuousClock()
    while !Task.isCancelled {
      let time = await clock.measure { await checkForChanges() }
      try? await Task.sleep(for: max(.milliseconds(200), time * 20))
    }
  }

  /// Returns the version as soon as it is greater than `known`, or after a timeout. Returns `nil` if
  /// too many requests wait already.
  func change(after known: Int, within time: Duration = .seconds(8)) async -> Int? {
    guard version <= known else { return version }
    guard waiting < Self.maximumWaiting else { return nil }
    waiting += 1
    defer { waiting -= 1 }
    let end = ContinuousClock.now + time
    while version <= known, ContinuousClock.now < end, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(50))
    }
    return version
  }

  /// Deletes the files of interrupted renderings.
  nonisolated func cleanUp() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func render(_ options: PreviewOptions) async -> Pictures {
    let folder = "\(folder)/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let words = Mutex("")
    var environment = self.environment
    environment.words = { text in words.withLock { $0 += text } }
    environment.output = { _ in }
    environment.isTerminal = false
    environment.isColorful = false
    let arguments =
      ["render", "-o", folder, "--format", "svg"]
      + options.options(overriding: request.options) + ["--", request.file]
    let code = await Flatplan.run(arguments, in: environment)
    return Pictures(
      pictures: Pictures.read(folder), words: Self.relevantOutput(words.withLock { $0 }),
      isWhole: code == .done)
  }

  /// Returns the output of `render` without the number of pictures and the usage help, which are
  /// irrelevant on the page.
  private static func relevantOutput(_ words: String) -> String {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    let relevant = lines.prefix { !$0.hasPrefix("Help:  ") && !$0.hasPrefix("Usage: ") }
    let kept = relevant.filter { $0.wholeMatch(of: /[0-9]+ pictures?: [a-z0-9 ,]+/) == nil }
    return kept.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
