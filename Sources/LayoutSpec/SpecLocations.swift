internal import Basics
internal import Geometry
package import SpecDiagnostics
internal import SpecSource

/// Where the sections of a plan are written; for code, its function.
package struct SpecLocations: Sendable {
  private var sections: [SectionSpec] = []
  private var source = SourceText("", path: "")
  private var code: Diagnostic.Location?

  init(_ document: Document, in source: SourceText) {
    sections = document.sections
    self.source = source
  }

  init(of code: CodeSpec) {
    self.code = code.location
  }

  /// Returns where a section starts; `nil` if there is no such section.
  package func section(_ index: Int) -> Diagnostic.Location? { location(index) { $0.place } }

  /// Returns where the group of a section is; `nil` if there is no such section.
  package func group(inSection index: Int) -> Diagnostic.Location? {
    location(index) { $0.groupPlace }
  }

  /// Returns where a header, footer or other boundary item of a section is; `nil` if the section has
  /// no item of that kind.
  package func boundaryItem(_ kind: String, inSection index: Int) -> Diagnostic.Location? {
    location(index) { section in
      section.boundaryItems.first { $0.elementKind == kind }?.place
    }
  }

  private func location(
    _ index: Int, _ place: (SectionSpec) -> SourceSpan?
  ) -> Diagnostic.Location? {
    code ?? sections[safely: index].flatMap(place).map(source.location(of:))
  }
}
