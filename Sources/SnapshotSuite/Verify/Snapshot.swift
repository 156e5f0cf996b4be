internal import CairoRenderer
internal import CompositionalLayout
internal import Foundation
package import LayoutSpec
package import SpecInput
internal import SpecPictures
internal import VisualDiff

/// One variant of one spec, to be compared with what it was.
package struct Snapshot: Sendable {
  var spec: OpenedSpec
  package var variant: Variant
  /// Whether the spec asks for several themes.
  var namesTheme: Bool

  var folder: BaselineFolder { BaselineFolder(of: spec) }

  /// What tells it from others of its spec, as files are called: `390-rtl~dark`.
  package var name: String {
    path(PathPattern(.device, .direction, .appearance, .size, .theme))
  }

  /// The layout's file: light and dark share it where they are alike. Themes do not, whose fonts cells are
  /// measured in.
  var layoutFile: String {
    Self.ownLayoutFile(path(PathPattern(.device, .direction, .size, .theme)))
  }

  /// That of a layout that is no other snapshot's.
  static func ownLayoutFile(_ name: String) -> String { name + ".layout" }

  var pictureFile: String {
    path(PathPattern(.device, .direction, .appearance, .size, .theme, .scale)) + ".png"
  }

  private func path(_ pattern: PathPattern) -> String {
    pattern.path(name: spec.spec.name, variant, .png, namesTheme: namesTheme)
  }

  /// All snapshots of a spec.
  package static func all(of spec: OpenedSpec) -> [Snapshot] {
    let request = spec.spec.render
    let namesTheme = request.hasSeveralThemes
    return request.variants.map { Snapshot(spec: spec, variant: $0, namesTheme: namesTheme) }
  }

  /// `specs/gallery.yaml 390~dark`.
  var words: String { "\(spec.title) \(name)" }
}

/// What is kept of pictures.
package enum KeptPictures: String, CaseIterable, Sendable {
  /// The picture itself.
  case png
  /// A hash of it.
  case hash
  /// Nothing: frames tell.
  case none
}
