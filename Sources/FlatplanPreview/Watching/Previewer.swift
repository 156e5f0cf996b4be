internal import FlatplanCommands
internal import Foundation
internal import HostSystem
internal import SpecInput
internal import Synchronization

/// Renders files for a page, and knows when they have changed.
actor Previewer {
  /// How often the files have changed.
  private(set) var version = 0

  private let request: PreviewRequest
  private let surroundings: RunEnvironment
  /// The last pictures, by what was wished; those of one version only.
  private var results: [(wishes: PreviewOptions, task: Task<Pictures, Never>)] = []
  private var stamp: FolderStamp
  /// Where files are rendered to, each time into a folder of its own.
  nonisolated let folder = FileManager.default.temporaryDirectory
    .appending(path: "flatplan-watch-\(UUID().uuidString)").path

  /// How many results are kept: a page goes back and forth between a few.
  private static let mostKept = 12

  init(_ request: PreviewRequest, in surroundings: RunEnvironment) {
    self.request = request
    self.surroundings = surroundings
    stamp = FolderStamp(of: request.folder)
  }

  /// The pictures of the files as they are now.
  func pictures(_ wishes: PreviewOptions) async -> Pictures {
    if let known = results.first(where: { $0.wishes == wishes }) { return await known.task.value }
    let task = Task { await self.render(wishes) }
    results.append((wishes, task))
    if results.count > Self.mostKept { results.removeFirst() }
    return await task.value
  }

  /// Looks whether the files have changed; pages are answered meanwhile.
  func look() async {
    let folder = request.folder
    let now = await Task.detached { FolderStamp(of: folder) }.value
    guard now != stamp else { return }
    stamp = now
    version += 1
    results = []
  }

  /// Looks again and again until it is cancelled. It takes a twentieth of the time at most.
  func watch() async {
    let clock = ContinuousClock()
    while !Task.isCancelled {
      let time = await clock.measure { await look() }
      try? await Task.sleep(for: max(.milliseconds(200), time * 20))
    }
  }

  /// Answers when the files have changed since a version, or after a while.
  func change(after known: Int, within time: Duration = .seconds(8)) async -> Int {
    let end = ContinuousClock.now + time
    while version <= known, ContinuousClock.now < end, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(50))
    }
    return version
  }

  /// Removes what renderings that were interrupted have left.
  nonisolated func cleanUp() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func render(_ wishes: PreviewOptions) async -> Pictures {
    let folder = "\(folder)/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let words = Mutex("")
    var surroundings = self.surroundings
    surroundings.words = { text in words.withLock { $0 += text } }
    surroundings.output = { _ in }
    surroundings.isTerminal = false
    surroundings.isColorful = false
    let arguments =
      ["render", "-o", folder, "--format", "svg"]
      + wishes.options(replacingThoseIn: request.options) + ["--", request.file]
    let code = await Flatplan.run(arguments, in: surroundings)
    return Pictures(
      pictures: Pictures.read(folder), words: Self.said(words.withLock { $0 }),
      isWhole: code == .done)
  }

  /// What was said without the count of what was written and without how a command is written, which
  /// say nothing here.
  private static func said(_ words: String) -> String {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    let ofPictures = lines.prefix { !$0.hasPrefix("Help:  ") && !$0.hasPrefix("Usage: ") }
    let kept = ofPictures.filter { $0.wholeMatch(of: /[0-9]+ pictures? written/) == nil }
    return kept.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
