internal import HostSystem

/// Renders files for the page, and detects their changes.
actor Previewer {
  /// The number of changes detected so far.
  private(set) var version = 0

  private let request: PreviewRequest
  /// The absolute path of the file.
  private let path: String
  /// The most recent results, by options; all are of the current version.
  private var results: [(options: [RenderOption: String], drawing: PreviewDrawing)] = []
  private var stamp: FolderStamp

  /// The number of requests that wait for a change, and its maximum.
  private var waiting = 0
  private static let maximumWaiting = 32

  /// The maximum number of cached results: a page switches between a few.
  private static let maximumResults = 12

  init(_ request: PreviewRequest, in environment: RunEnvironment) {
    self.request = request
    path = environment.absolute(request.file)
    stamp = FolderStamp(of: request.folder, codeAt: path)
  }

  /// Returns the pictures of the current files, which may still be drawn, with options that the page
  /// sets.
  func drawing(_ options: [RenderOption: String]) -> PreviewDrawing {
    if let known = results.first(where: { $0.options == options }) { return known.drawing }
    let drawing = PreviewDrawing()
    Task { [request] in drawing.end(with: await request.draw(options) { drawing.add($0) }) }
    results.append((options, drawing))
    if results.count > Self.maximumResults { results.removeFirst() }
    return drawing
  }

  /// Finds where an element of a picture is written.
  nonisolated func source(
    of element: PreviewElement, inPicture name: String, _ options: [RenderOption: String]
  ) async -> PreviewSource? {
    await request.find(options, name, element)
  }

  /// Checks whether the files have changed. Requests are answered meanwhile.
  func checkForChanges() async {
    let (folder, path) = (request.folder, path)
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
}
