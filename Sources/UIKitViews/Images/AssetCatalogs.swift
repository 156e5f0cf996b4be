internal import Artwork
internal import Foundation
internal import Synchronization

/// Image and colour sets of the asset catalogs in a folder.
enum AssetCatalogs {
  /// The paths of what lies in catalogs, by names, of each catalog that was looked into: every cell may ask
  /// for pictures and colours, and to go through a large one takes some milliseconds.
  private static let known = Mutex<[String: [String: [String]]]>([:])

  /// The largest picture of an image set, by the set's name.
  static func path(of name: String, in folder: String) -> String? {
    first("imageset", of: name, in: folder) { set in
      let files = entries(of: set).filter(Picture.isFile)
      // `@3x` is after `@2x`, and `.` before both.
      return (files.last { $0.contains("@") } ?? files.first).map { "\(set)/\($0)" }
    }
  }

  /// The first answer to the folders of the sets of a kind and a name, by their paths.
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

  /// What has a name in a catalog, in the order of paths, as a set of that name may lie in several folders.
  private static func paths(called name: String, in catalog: String) -> [String] {
    known.withLock { known in
      if let paths = known[catalog] { return paths[name] ?? [] }
      let all = (FileManager.default.subpaths(atPath: catalog) ?? []).sorted()
      let paths = Dictionary(
        grouping: all.map { "\(catalog)/\($0)" }, by: { ($0 as NSString).lastPathComponent })
      known[catalog] = paths
      return paths[name] ?? []
    }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
