internal import Foundation
internal import LayoutScene

/// Image and colour sets of the asset catalogs in a folder.
enum AssetCatalogs {
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
      let path = "\(folder)/\(catalog)"
      // Sorted, as a set of that name may lie in several folders.
      let sets = (FileManager.default.subpaths(atPath: path) ?? []).filter {
        ($0 as NSString).lastPathComponent == wanted
      }
      for set in sets.sorted() {
        if let answer = answer("\(path)/\(set)") { return answer }
      }
    }
    return nil
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
