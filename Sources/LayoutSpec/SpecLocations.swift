internal import Basics
internal import Geometry
package import SpecDiagnostics
internal import SpecTree

/// Where the sections of a plan and its bars are written; for code, its function.
package struct SpecLocations: Sendable {
  private var sections: [SectionSpec] = []
  private var source = SourceText("", path: "")
  private var root: SourceNode?
  private var code: Diagnostic.Location?

  init(_ document: Document, of file: FileSpec) {
    sections = document.sections
    (source, root) = (file.source, file.root)
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

  /// Returns the index of the section with an id, or with an index that is written as text.
  package func section(named name: String) -> Int? {
    sections.firstIndex { $0.id == name } ?? Int(name)
  }

  /// Returns where the row of an item is; where its section starts if it has no row in the file.
  package func item(_ item: Int, inSection index: Int) -> Diagnostic.Location? {
    let place = sections[safely: index]?.place.place
    let section = root?[DocumentKeys.sections.rule.name]?.elements?.first { $0.place == place }
    let row = section?[SectionKeys.items.rule.name]?.elements?[safely: item]
    return row.map { source.location(of: SourceSpan(place: $0.place, length: 1)) }
      ?? self.section(index)
  }

  /// Returns where a bar is, by the name of its frame, such as `tab 2` or `navigation bar title`; `nil`
  /// without bars.
  package func bar(_ name: String) -> Diagnostic.Location? {
    guard let screen = root?.entries?.first(where: { $0.key == DocumentKeys.screen.rule.name })
    else {
      return nil
    }
    let word = name.prefix { $0 != " " }
    let kind = ["leading", "trailing", "large", "search"].contains(word) ? "navigation" : word
    let bar = screen.value.entries?.first { $0.key.hasPrefix(kind) } ?? screen
    return source.location(of: source.span(of: bar))
  }

  private func location(
    _ index: Int, _ place: (SectionSpec) -> SourceSpan?
  ) -> Diagnostic.Location? {
    code ?? sections[safely: index].flatMap(place).map(source.location(of:))
  }
}
