/// An option of `render` that has one value or is a flag, by its long name.
package enum RenderOption: String, CaseIterable, Sendable {
  case output, format, jobs, text, scale
  case width, device, height, appearance, direction
  case contentSize = "content-size"
  case theme, overlay, picture, scroll, frame

  /// The options that the page of the preview may set: they choose pictures and name no files.
  package static let ofPage: [RenderOption] = [
    .width, .device, .height, .appearance, .direction, .contentSize, .theme, .overlay, .picture,
    .scroll, .frame,
  ]
}

/// The results of drawing files for the page.
package struct PreviewPictures: Sendable {
  package struct Picture: Hashable, Sendable {
    /// The names of the spec and the variant: `grid/390~dark`.
    package var name: String
    /// The media type: `image/svg+xml`.
    package var type: String
    /// The pixels per point; 1 for vector pictures.
    package var scale: Double
    package var bytes: [UInt8]

    package init(name: String, type: String, scale: Double = 1, bytes: [UInt8]) {
      (self.name, self.type, self.scale, self.bytes) = (name, type, scale, bytes)
    }
  }

  /// The pictures, sorted by name.
  package var pictures: [Picture]
  /// The messages: errors, warnings and notes.
  package var messages: String
  /// Whether everything was drawn without an error.
  package var isComplete: Bool

  package init(pictures: [Picture], messages: String, isComplete: Bool) {
    self.pictures = pictures
    self.messages = messages
    self.isComplete = isComplete
  }
}

/// A request to show a file in a browser.
package struct PreviewRequest: Sendable {
  /// The path of a spec, a Swift file or a folder of Swift, as the user wrote it.
  package var file: String
  /// The absolute path of the folder to watch for changes.
  package var folder: String
  /// The port of the server; `nil` for any free port.
  package var port: UInt16?
  package var opensBrowser = false
  /// Draws the current files. Values of the page replace those of the command line.
  package var draw: @Sendable (_ page: [RenderOption: String]) async -> PreviewPictures

  package init(
    file: String, folder: String,
    draw: @escaping @Sendable (_ page: [RenderOption: String]) async -> PreviewPictures
  ) {
    self.file = file
    self.folder = folder
    self.draw = draw
  }
}

/// The reason why a preview cannot start.
package struct PreviewProblem: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// Shows a file in a browser and redraws it after every change, until the user ends it. Throws
/// ``PreviewProblem`` if it cannot start.
package typealias Previewing =
  @Sendable (_ request: PreviewRequest, _ environment: RunEnvironment) async throws -> Void

/// A request to review the pending snapshots of the last run in a browser.
package struct ReviewRequest: Hashable, Sendable {
  /// The port of the server; `nil` for any free port.
  package var port: UInt16?

  package init(port: UInt16? = nil) {
    self.port = port
  }
}

/// Serves the report of the last run, with buttons to accept and reject, until the user ends it.
/// Throws ``PreviewProblem`` if it cannot start.
package typealias Reviewing =
  @Sendable (_ request: ReviewRequest, _ environment: RunEnvironment) async throws -> Void
