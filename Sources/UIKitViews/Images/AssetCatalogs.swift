internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Synchronization

/// Finds image and color sets in the asset catalogs of a folder.
enum AssetCatalogs {
  /// A cache of the catalogs, by path. Every cell may ask for images and colors, and listing a large
  /// catalog takes milliseconds.
  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The path of the image of an image set, in the current appearance.
  static func path(of name: String, in folder: String) -> String? {
    first(in: folder, { $0.pictures(name) }, file)
  }

  private static func file(_ catalog: AssetCatalog, _ set: String) -> String? {
    let contents = ResourceFiles.contents(of: "\(set)/Contents.json")
    let appearance = Appearance(UITraitCollection.current.traits)
    return ImageSet(contents, files: catalog.files(in: set)).file(in: appearance)
      .map { "\(set)/\($0)" }
  }

  /// The first non-`nil` result for sets in the catalogs of a folder.
  static func first<Answer>(
    in folder: String, _ sets: (AssetCatalog) -> [String],
    _ answer: (AssetCatalog, String) -> Answer?
  ) -> Answer? {
    for file in ResourceFiles.names(in: folder) where file.hasSuffix(".xcassets") {
      let catalog = catalog(at: "\(folder)/\(file)")
      for set in sets(catalog) {
        if let answer = answer(catalog, set) { return answer }
      }
    }
    return nil
  }

  private static func catalog(at path: String) -> AssetCatalog {
    known.withLock { known in
      if let catalog = known[path] { return catalog }
      let catalog = AssetCatalog(path, subpaths: ResourceFiles.subpaths(of: path))
      known[path] = catalog
      return catalog
    }
  }
}
