internal import Artwork
internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics
internal import SpecSource

extension Reader {
  /// Reports unknown pictures at the texts that name them.
  mutating func checkPictures(of content: ElementContent, _ spec: ContentSpec) {
    if let name = content.fields["image"], !name.isEmpty,
      let node = spec.fields.first(where: { $0.name == "image" })?.text.node
    {
      checkPicture(name, at: node)
      if spec.fields.contains(where: { $0.name == "image" && $0.text.isFixed }) {
        checkIcon(name, at: node)
      }
    }
    for (kind, spec) in spec.supplementaries {
      if let badge = content.supplementaries[kind] { checkPictures(of: badge, spec) }
    }
  }

  /// Reports an icon whose name is nearly a symbol's. Other names choose an icon at random.
  private mutating func checkIcon(_ name: String, at node: SourceNode) {
    guard case .icon(let seed) = Picture(name, subject: ""), Symbol.named(seed) == nil,
      seed.count > 2, seed.allSatisfy({ $0.isLetter || $0 == "." })
    else { return }
    let near = Similar.words(to: seed, among: Symbol.names)
    guard !near.isEmpty else { return }
    report(.randomIcon(seed), at: node, instead: near.map { "icon-\($0)" })
  }

  mutating func checkPicture(_ name: String, at node: SourceNode) {
    switch Picture(name, subject: "") {
    case .photo, .avatar, .icon, .symbol: return
    case .unknown:
      let names = Picture.kinds + Symbol.names
      // Symbols can have a prefix: `sf:star`, `system.heart`.
      let ends = name.indices.filter { ".:-".contains(name[$0]) }.map {
        String(name[name.index(after: $0)...])
      }
      let isSign = ends.filter(Symbol.names.contains)
      report(
        .unknownPicture(name), at: node,
        instead: Similar.words(to: name, among: names) + isSign.prefix(1))
    case .file(let path):
      namesPictures = true
      guard SpecFiles.path(of: path, in: "") != nil else {
        report(.fileOutside(name), at: node)
        return
      }
      if case .failure(let failure) = files.picture(path, named: name) {
        report(failure.problem, at: node)
      }
    }
  }
}

extension ImageLibrary {
  /// Creates a library of the pictures that a spec names, by their paths relative to its folder.
  init(_ files: SpecFiles) {
    self.init(name: "\(files.number)") { path in
      try? files.picture(path, named: path).get()
    }
  }
}
