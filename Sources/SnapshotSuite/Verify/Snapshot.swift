internal import CairoRenderer
internal import Foundation
package import LayoutSpec
package import SpecPictures
internal import SpecSource

/// One variant of a spec, to compare with its baseline.
package struct Snapshot: Sendable {
  var spec: OpenedSpec
  package var variant: Variant
  /// Whether the spec requests several themes, so that names include the theme.
  var namesTheme: Bool
  /// The folder of the baselines if the spec was renamed and they were not moved; `nil` otherwise.
  var formerFolder: BaselineFolder?

  /// The folder of the baselines to compare with.
  var folder: BaselineFolder { formerFolder ?? BaselineFolder(of: spec) }

  /// A name unique within the spec, usable as a file name: `390-rtl~dark`.
  package var name: String {
    path(PathPattern(.device, .direction, .appearance, .size, .theme))
  }

  /// The file of the layout. Light and dark variants share it; themes do not, because cells are
  /// measured in a theme's fonts.
  var layoutFile: String {
    Self.ownLayoutFile(path(PathPattern(.device, .direction, .size, .theme)))
  }

  /// Returns the name of a layout file used by a single snapshot.
  static func ownLayoutFile(_ name: String) -> String { name + ".layout" }

  var pictureFile: String {
    path(PathPattern(.device, .direction, .appearance, .size, .theme, .scale)) + ".png"
  }

  private func path(_ pattern: PathPattern) -> String {
    pattern.path(name: spec.content.name, variant, .png, namesTheme: namesTheme)
  }

  package static func all(of spec: OpenedSpec) -> [Snapshot] {
    let request = spec.content.render
    let namesTheme = request.hasSeveralThemes
    return request.variants.map { Snapshot(spec: spec, variant: $0, namesTheme: namesTheme) }
  }

  /// The description in messages: `specs/gallery.yaml 390~dark`.
  var label: String { "\(spec.title) \(name)" }
}

/// How pictures are stored in baselines.
package enum PictureStorage: String, CaseIterable, Sendable {
  case png
  /// Only a hash of the picture.
  case hash
  /// No picture: only frames are compared.
  case none
}
