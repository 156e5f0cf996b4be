/// What is to be shown in a browser, and how.
public struct PreviewRequest: Hashable, Sendable {
  /// A spec, a Swift file or a folder of them, as the user calls it.
  public var file: String
  /// What `render` is told beside the file.
  public var options: [String] = []
  /// From the root of the file system: in which a change may change the pictures.
  public var folder = ""
  /// Where the page is served; `nil` is any port that is free.
  public var port: UInt16?
  /// Whether a browser is opened.
  public var opensBrowser = false

  public init(file: String) {
    self.file = file
  }
}

/// Why nothing can be shown.
public struct PreviewProblem: Error, Hashable, Sendable {
  public var words: String

  public init(_ words: String) {
    self.words = words
  }
}

/// Shows a file in a browser, and again whenever it changes, until the user ends it.
///
/// Throws ``PreviewProblem`` where that cannot be.
public typealias Previewing =
  @Sendable (_ request: PreviewRequest, _ surroundings: Surroundings) async throws -> Void
