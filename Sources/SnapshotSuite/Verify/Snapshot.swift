internal import Basics
internal import CairoRenderer
internal import Foundation
package import LayoutSpec
package import SpecPictures
internal import SpecTree

/// One picture of a spec, to compare with its baseline: a variant, or the sheet of all variants.
package struct Snapshot: Sendable {
  private(set) var spec: OpenedSpec
  /// The variant, or the first one on the sheet.
  package var variant: Variant
  var isSheet = false
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
    pattern.path(
      name: spec.content.name, variant, .png, namesTheme: namesTheme, isSheet: isSheet)
  }

  /// The snapshots of a spec: one for each variant, one for each appearance of pictures that follow
  /// the viewer's, and the sheet, if the spec asks for one.
  package static func all(of spec: OpenedSpec) -> [Snapshot] {
    let request = spec.content.render
    let namesTheme = request.hasSeveralThemes
    let variants = request.variants.flatMap(\.inEachAppearance).uniqued()
    var all = variants.map { Snapshot(spec: spec, variant: $0, namesTheme: namesTheme) }
    if request.isSheet == true, var sheet = all.first {
      sheet.isSheet = true
      all.append(sheet)
    }
    return all
  }

  /// Returns the snapshot of the same name of another version of the spec, or the same variant of
  /// it, if it has no snapshot of the name. Edits may include properties that are not part of a
  /// name, such as the height.
  package func asIn(_ spec: OpenedSpec) -> Snapshot {
    if let same = Self.all(of: spec).first(where: { $0.name == name }) { return same }
    var other = self
    other.spec = spec
    return other
  }

  /// The description in messages: `specs/gallery.yaml 390~dark`.
  var label: String { "\(spec.title) \(name)" }

  /// The description of the variant: `390 points, dark, rtl`.
  package var words: String { isSheet ? "the sheet" : variant.label }

  /// Returns the key of a baseline: a hash of everything that it depends on.
  ///
  /// - Parameters:
  ///   - normal: The hash of the spec.
  ///   - machine: The hash of the environment.
  func key(of normal: String, on machine: String, _ pictures: PictureStorage) -> String {
    let manner = pictures.rawValue + (isSheet ? " sheet" : "")
    return NormalForm.key(of: normal, on: machine, variant, manner)
  }
}

extension Variant {
  /// The variant in light and in dark appearance, if the picture follows that of the viewer.
  fileprivate var inEachAppearance: [Variant] {
    guard appearance == .auto else { return [self] }
    return [PictureAppearance.light, .dark].map { appearance in
      var variant = self
      variant.appearance = appearance
      return variant
    }
  }
}

/// How pictures are stored in baselines.
package enum PictureStorage: String, CaseIterable, Sendable {
  case png
  /// Only a hash of the picture.
  case hash
  /// No picture: only frames are compared.
  case none
}
