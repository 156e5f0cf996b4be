internal import Artwork
internal import Foundation
internal import Synchronization

/// Finds image and color sets in the asset catalogs of a folder.
enum AssetCatalogs {
  /// A cache of the paths in each catalog, by file name. Every cell may ask for images and colors,
  /// and listing a large catalog takes milliseconds.
  private static let known = Mutex<[String: [String: [String]]]>([:])

  /// The path of the image with the highest scale in an image set.
  static func path(of name: String, in folder: String) -> String? {
    first("imageset", of: name, in: folder) { set in
      let files = entries(of: set).filter(Picture.isFile)
      // Sorted by name, `@3x` comes after `@2x`, and a file without a scale before both.
      return (files.last { $0.contains("@") } ?? files.first).map { "\(set)/\($0)" }
    }
  }

  /// Whether the image set of a file has the rendering intent `template`.
  static func isTemplate(_ path: String) -> Bool {
    let set = (path as NSString).deletingLastPathComponent
    guard set.hasSuffix(".imageset"),
      let data = ResourceFiles.contents(of: "\(set)/Contents.json"),
      let contents = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return false }
    return contents.properties?.intent == "template"
  }

  /// The format of an image set.
  private struct ImageSet: Decodable {
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var properties: Properties?
  }

  /// The first non-`nil` result for the folders of sets with a type and a name.
  static func first<Answer>(
    _ kind: String, of name: String, in folder: String, _ answer: (String) -> Answer?
  ) -> Answer? {
    let wanted = "\(name.split(separator: "/").last ?? "").\(kind)"
    for catalog in entries(of: folder) where catalog.hasSuffix(".xcassets") {
      for set in paths(called: wanted, in: "\(folder)/\(catalog)") {
        if let answer = answer(set) { return answer }
      }
    }
    return nil
  }

  /// The paths with a file name in a catalog, in order. Several folders may contain a set of that
  /// name.
  private static func paths(called name: String, in catalog: String) -> [String] {
    known.withLock { known in
      if let paths = known[catalog] { return paths[name] ?? [] }
      let all = ResourceFiles.subpaths(of: catalog)
      let paths = Dictionary(
        grouping: all.map { "\(catalog)/\($0)" }, by: { ($0 as NSString).lastPathComponent })
      known[catalog] = paths
      return paths[name] ?? []
    }
  }

  private static func entries(of folder: String) -> [String] { ResourceFiles.names(in: folder) }
}
