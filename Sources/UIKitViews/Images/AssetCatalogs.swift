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
    let appearance = Appearance(UITraitCollection.current.traits)
    return first("imageset", of: name, in: folder) { catalog, set in
      imageSet(at: set, catalog.files(in: set)).file(in: appearance).map { "\(set)/\($0)" }
    }
  }

  /// Whether the image set of a file has the rendering intent `template`.
  static func isTemplate(_ path: String) -> Bool {
    let set = (path as NSString).deletingLastPathComponent
    return set.hasSuffix(".imageset") && imageSet(at: set, []).isTemplate
  }

  private static func imageSet(at path: String, _ files: [String]) -> ImageSet {
    ImageSet(ResourceFiles.contents(of: "\(path)/Contents.json"), files: files)
  }

  /// The first non-`nil` result for the folders of sets with a type and a name.
  static func first<Answer>(
    _ kind: String, of name: String, in folder: String,
    _ answer: (AssetCatalog, String) -> Answer?
  ) -> Answer? {
    for file in ResourceFiles.names(in: folder) where file.hasSuffix(".xcassets") {
      let catalog = catalog(at: "\(folder)/\(file)")
      for set in catalog.paths(kind, of: name) {
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
