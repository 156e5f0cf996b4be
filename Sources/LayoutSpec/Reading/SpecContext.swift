package import Geometry
internal import SpecTree

/// The inputs for reading a spec, besides its own text.
package struct SpecContext: Sendable {
  /// The files that the spec names.
  package var files = SpecFiles()
  /// The path of the project's shared file, if there is one.
  var shared: String?
  /// The settings that override values of the spec, in order.
  var settings: [SpecSetting] = []

  /// The index of the figure's variant whose values the spec gets; `nil` for its own values.
  var variant: Int?

  /// Returns whether pictures may be written to a path, relative to the spec's folder.
  var mayWrite: @Sendable (String) -> Bool = { _ in true }

  /// Returns the containers that the spec is read for, given its request.
  var containers: @Sendable (RenderRequest) -> [Container] = { $0.containers }

  package init(
    files: SpecFiles = SpecFiles(), shared: String? = nil, settings: [SpecSetting] = [],
    mayWrite: @escaping @Sendable (String) -> Bool = { _ in true },
    containers: @escaping @Sendable (RenderRequest) -> [Container] = { $0.containers }
  ) {
    self.files = files
    self.shared = shared
    self.settings = settings
    self.mayWrite = mayWrite
    self.containers = containers
  }

  /// Returns the context with different text for a file or a setting.
  ///
  /// - Parameter path: The path of the text among the spec's included texts.
  func replacing(_ path: String, with text: String) -> SpecContext {
    var context = self
    if let index = SpecSetting.index(at: path) {
      if let setting = SpecSetting(text) { context.settings[index] = setting }
    } else {
      context.files = files.replacing(path, with: text)
    }
    return context
  }
}
