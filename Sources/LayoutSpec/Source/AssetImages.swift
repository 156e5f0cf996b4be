internal import CellContent
internal import Foundation
internal import Geometry
internal import SpecTree

/// The images of a spec's asset catalogs, for one container.
struct AssetImages: Sendable {
  private var catalogs: [AssetCatalog] = []
  private var files = SpecFiles()
  private var appearance = Appearance.light
  private var scale: CGFloat = 1

  init() {}

  init(_ catalogs: [AssetCatalog], _ files: SpecFiles, for container: Container) {
    (self.catalogs, self.files) = (catalogs, files)
    appearance = Appearance(container.traits)
    scale = container.traits.displayScale
  }

  /// The path of the file for an image, relative to the spec's folder; `nil` if no catalog has it.
  func path(of name: String) -> String? {
    for catalog in catalogs {
      for set in catalog.pictures(name) {
        let images = files.imageSet(set, of: catalog)
        if let file = images.file(in: appearance, scale: scale) { return "\(set)/\(file)" }
      }
    }
    return nil
  }
}

extension EvaluationContext {
  /// The images of asset catalogs, which depend on the appearance and on the scale.
  func images(_ sink: inout Sink) -> AssetImages {
    guard !definitions.assets.isEmpty, let container else { return AssetImages() }
    sink.dependencies.use(["dark", "highContrast", "scale"])
    return AssetImages(definitions.assets, definitions.files, for: container.container)
  }
}

extension AssetCatalog {
  /// Reads which sets a catalog contains.
  ///
  /// - Parameter path: The path of its folder.
  init(_ path: String, in files: SpecFiles, named name: String) throws(SpecFiles.TableProblem) {
    let list = try files.bytes(path, named: name).get()
    self.init(
      path,
      subpaths: String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// The color set with a name; `nil` if it cannot be read.
  func color(_ name: String, in files: SpecFiles) -> ColorSet? {
    paths("colorset", of: name).first.flatMap { path in
      (try? files.bytes("\(path)/Contents.json", named: path).get()).flatMap { ColorSet($0) }
    }
  }
}
