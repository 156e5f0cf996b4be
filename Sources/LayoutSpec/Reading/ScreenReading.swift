package import CellContent
internal import Foundation
package import Geometry
internal import SpecTree

extension FileSpec {
  /// The bars around the layout.
  ///
  /// - Parameter container: The container without bars.
  package func screen(in container: Container) -> Screen? {
    guard root[DocumentKeys.screen.rule.name] != nil else { return nil }
    return read(for: container).document.screen
  }

  /// The layout that the sheet of the screen shows: the same definitions with other sections.
  package func sheet(in container: Container) -> FileSpec? {
    let path = [DocumentKeys.screen.rule, ScreenKeys.sheet.rule, SheetKeys.sections.rule].map(
      \.name)
    let sections = path.reduce(root as SourceNode?) { node, key in
      node?[key]?.chosen(at: Double(container.size.width))
    }
    guard let sections else { return nil }
    let key = DocumentKeys.sections.rule.name
    let others = [DocumentKeys.screen.rule.name, DocumentKeys.configuration.rule.name, key]
    let entry = SourceNode.Entry(key: key, keyPlace: sections.place, value: sections)
    var sheet = self
    sheet.root = SourceNode(
      value: .map((root.entries ?? []).filter { !others.contains($0.key) } + [entry]),
      place: root.place)
    (sheet.readings, sheet.includedSections) = (KnownReadings(), nil)
    return sheet
  }
}

extension SourceNode {
  /// The value for a width of the container.
  fileprivate func chosen(at width: Double) -> SourceNode? {
    isByWidth ? entries?.choice(at: width)?.value : self
  }
}
