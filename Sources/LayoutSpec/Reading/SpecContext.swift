package import CompositionalLayout

/// What a spec is read with besides its own text.
package struct SpecContext: Sendable {
  /// The files that it names.
  package var files = SpecFiles()
  /// The path of the file that holds what the specs of a project share, if there is one.
  var shared: String?
  /// What is put in place of values of the spec, in order.
  var settings: [SpecSetting] = []

  /// The containers that the spec is read for, from what it asks for.
  var containers: @Sendable (RenderRequest) -> [Container] = { $0.containers }

  package init(
    files: SpecFiles = SpecFiles(), shared: String? = nil, settings: [SpecSetting] = [],
    containers: @escaping @Sendable (RenderRequest) -> [Container] = { $0.containers }
  ) {
    self.files = files
    self.shared = shared
    self.settings = settings
    self.containers = containers
  }

  /// The same with another text for a file or a setting.
  ///
  /// - Parameter path: Where the text is found among those that the spec includes.
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
