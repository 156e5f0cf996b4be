/// What is to be shown in a browser, and how.
package struct PreviewRequest: Hashable, Sendable {
  /// A spec, a Swift file or a folder of them, as the user calls it.
  package var file: String
  /// What `render` is told beside the file.
  package var options: [String] = []
  /// From the root of the file system: in which a change may change the pictures.
  package var folder = ""
  /// Where the page is served; `nil` is any port that is free.
  package var port: UInt16?
  /// Whether a browser is opened.
  package var opensBrowser = false

  package init(file: String) {
    self.file = file
  }
}

/// Why nothing can be shown.
package struct PreviewProblem: Error, Hashable, Sendable {
  package var words: String

  package init(_ words: String) {
    self.words = words
  }
}

/// Shows a file in a browser, and again whenever it changes, until the user ends it.
///
/// Throws ``PreviewProblem`` where that cannot be.
package typealias Previewing =
  @Sendable (_ request: PreviewRequest, _ surroundings: RunEnvironment) async throws -> Void
