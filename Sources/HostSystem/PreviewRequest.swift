internal import Basics
internal import Foundation

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
    package let bytes: [UInt8]
    /// A hash of the bytes. A picture with the same mark looks the same.
    package let mark: String

    package init(name: String, type: String, scale: Double = 1, bytes: [UInt8]) {
      (self.name, self.type, self.scale, self.bytes) = (name, type, scale, bytes)
      mark = StableHash(bytes).text
    }
  }

  /// The pictures, sorted by name.
  package var pictures: [Picture] = []
  /// The messages: errors, warnings and notes.
  package var messages = ""
  /// Whether everything was drawn without an error.
  package var isComplete = true

  package init() {}

  package init(pictures: [Picture], messages: String, isComplete: Bool) {
    self.pictures = pictures
    self.messages = messages
    self.isComplete = isComplete
  }

  /// Adds a picture at its place by name, with numbers by their value.
  package mutating func add(_ picture: Picture) {
    let index = pictures.partitioningIndex {
      picture.name.compare($0.name, options: .numeric) == .orderedAscending
    }
    pictures.insert(picture, at: index)
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
  /// The address that opens a file in an editor, with `{path}`, `{line}` and `{column}`.
  package var editor = "vscode://file{path}:{line}:{column}"
  /// Draws the current files.
  package var draw: Draw
  /// Finds where an element of a picture is written.
  package var find: Find

  /// Draws files. Values of the page replace those of the command line. Each picture is shown as soon
  /// as it is drawn, on any thread.
  package typealias Draw =
    @Sendable (
      _ page: [RenderOption: String], _ show: @escaping @Sendable (PreviewPictures.Picture) -> Void
    ) async -> PreviewPictures

  /// Finds the source of an element of a picture; `nil` if it is not known.
  package typealias Find =
    @Sendable (
      _ page: [RenderOption: String], _ picture: String, _ element: PreviewElement
    ) async -> PreviewSource?

  package init(
    file: String, folder: String, draw: @escaping Draw, find: @escaping Find = { _, _, _ in nil }
  ) {
    self.file = file
    self.folder = folder
    self.draw = draw
    self.find = find
  }
}

/// An element of a picture, by the names that an SVG gives it.
package struct PreviewElement: Hashable, Sendable {
  /// The id of the section, or its index; `nil` outside of sections.
  package var section: String?
  /// The index of the item in its section; `nil` for other elements.
  package var item: Int?
  /// The kind of a header, a badge or a bar.
  package var kind: String?

  package init(section: String? = nil, item: Int? = nil, kind: String? = nil) {
    (self.section, self.item, self.kind) = (section, item, kind)
  }
}

/// Where something is written.
package struct PreviewSource: Hashable, Sendable {
  /// The path of the file as the user would write it, and the absolute one.
  package var name: String
  package var path: String
  /// The line and the column, from 1.
  package var line: Int
  package var column: Int
  /// The text of the line.
  package var text: String

  package init(name: String, path: String, line: Int, column: Int, text: String) {
    (self.name, self.path, self.line, self.column) = (name, path, line, column)
    self.text = text
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
