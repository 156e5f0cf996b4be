internal import HostSystem
package import LayoutSpec
internal import SpecDiagnostics

/// The overrides of specs on a command line.
package struct SpecChanges: Sendable {
  package var settings: [SpecSetting] = []
  /// The ids of the sections to keep; `nil` for all.
  package var sections: [String]?
  /// The pictures to draw in place of those that the spec requests.
  package var request = RenderRequest()

  package init(
    settings: [SpecSetting] = [], sections: [String]? = nil,
    request: RenderRequest = RenderRequest()
  ) {
    self.settings = settings
    self.sections = sections
    self.request = request
  }

  /// Whether the spec itself is unchanged; `request` is not part of it.
  var isEmpty: Bool { settings.isEmpty && sections == nil }

  /// Returns a spec with only the selected sections.
  ///
  /// - Throws: `Failure` for an id that no section has.
  func applied(to spec: FileSpec, of source: SpecSource) throws(Failure) -> FileSpec {
    guard let sections else { return spec }
    let known = spec.sectionIDs
    for id in sections where !known.contains(id) {
      let advice = Similar.advice(
        on: id, among: known, otherwise: known.isEmpty ? "no section has an id" : nil)
      throw .badUsage("\(source.name) has no section '\(id)'; \(advice)")
    }
    return spec.only(sections: sections)
  }
}
