internal import Artwork
internal import Basics
internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics
internal import SpecTree

extension EvaluationContext {
  /// Reports unknown pictures at the texts that name them.
  func checkPictures(of content: ElementContent, _ spec: ContentSpec, _ sink: inout Sink) {
    if let name = content.fields["image"], !name.isEmpty,
      let node = spec.fields.first(where: { $0.name == "image" })?.text.node
    {
      checkPicture(name, at: node, &sink)
      if spec.fields.contains(where: { $0.name == "image" && $0.text.isFixed }) {
        checkIcon(name, at: node, &sink)
        checkPhoto(name, at: node, &sink)
      }
    }
    for (kind, spec) in spec.supplementaries {
      if let badge = content.supplementaries[kind] { checkPictures(of: badge, spec, &sink) }
    }
  }

  /// Reports an icon whose name is nearly a symbol's. Other names choose an icon at random.
  private func checkIcon(_ name: String, at node: SourceNode, _ sink: inout Sink) {
    guard case .icon(let seed) = Picture(name, subject: ""), Symbol.named(seed) == nil,
      seed.count > 2, seed.allSatisfy({ $0.isLetter || $0 == "." })
    else { return }
    let near = Similar.words(to: seed, among: Symbol.names)
    guard !near.isEmpty else { return }
    sink.report(.randomIcon(seed), at: node, instead: near.map { "icon-\($0)" })
  }

  /// Reports a photo such as `photo-foods-3`, whose first word is nearly the name of a kind and
  /// which therefore shows a landscape.
  func checkPhoto(_ name: String, at node: SourceNode, _ sink: inout Sink) {
    guard case .photo(.landscapes, let seed) = Picture(name, subject: "") else { return }
    let words = seed.split(separator: "-", maxSplits: 1).map(String.init)
    guard words.count == 2, words[0].count > 2, words[1].allSatisfy(\.isNumber),
      words[0] != "\(PhotoKind.landscapes)"
    else { return }
    let near =
      PhotoKind.meant(by: words[0])
      + Similar.words(to: words[0], among: PhotoKind.allCases.map(\.rawValue))
    let kinds = near.uniqued().compactMap(PhotoKind.init(rawValue:))
    guard !kinds.isEmpty else { return }
    sink.report(
      .randomPhoto(words[0]), at: node, instead: kinds.map { "\($0.picture)-\(words[1])" })
  }

  func checkPicture(_ name: String, at node: SourceNode, _ sink: inout Sink) {
    switch Picture(name, subject: "") {
    case .photo, .avatar, .icon, .symbol: return
    case .unknown:
      if let format = Picture.unreadFormat(name) {
        return sink.report(.unreadFormat(name, format: format), at: node)
      }
      let assets = definitions.assets.flatMap { $0.names("imageset") + $0.names("symbolset") }
      let names = assets + Picture.kinds + PhotoKind.allCases.map(\.picture) + Symbol.names
      let photos = PhotoKind(rawValue: name).map { [$0.picture] } ?? []
      // Symbols can have a prefix: `sf:star`, `system.heart`.
      let ends = name.indices.filter { ".:-".contains(name[$0]) }.map {
        String(name[name.index(after: $0)...])
      }
      let isSign = ends.filter(Symbol.names.contains)
      sink.report(
        .unknownPicture(name), at: node,
        instead: photos + Similar.words(to: name, among: names) + isSign.prefix(1))
    case .file(let path):
      sink.names.pictures = true
      guard SpecFiles.path(of: path, in: "") != nil else {
        sink.report(.fileOutside(name), at: node)
        return
      }
      if case .failure(let failure) = definitions.files.picture(path, named: name) {
        sink.report(failure.problem, at: node)
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
