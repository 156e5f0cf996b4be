import FlatplanCommands
import Foundation
import HostSystem

@testable import FlatplanPreview

/// A temporary folder with a spec and a previewer.
final class PreviewFixture: Sendable {
  let folder: String
  let previewer: Previewer

  init(
    _ spec: String = PreviewFixture.grid, file: String = "grid.yaml", options: [String] = []
  ) throws {
    folder = NSTemporaryDirectory() + "flatplan-fixture-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.write(spec, to: folder + "/" + file)
    let environment = RunEnvironment(folder: folder, output: { _ in }, messages: { _ in })
    let request = PreviewRequest(file: file, folder: folder, options: options, in: environment)
    previewer = Previewer(request, in: environment)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func pictures(_ options: [RenderOption: String]) async -> PreviewPictures {
    await previewer.drawing(options).pictures().pictures
  }

  func write(_ text: String, to name: String = "grid.yaml") throws {
    try Self.write(text, to: folder + "/" + name)
  }

  private static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder + "/" + name)
  }

  static let grid = """
    sections:
      - group: {height: 44, columns: 2}
        items: 3

    """
}
