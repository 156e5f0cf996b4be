internal import Artwork
internal import Foundation
internal import Scene

/// Finds pictures by their names, and the folders that they and colours are looked for in.
package enum ImageFolder {
  /// Where pictures lie, from the root of the file system: beside the code that is being drawn, say.
  @TaskLocal package static var current: [String] = []

  /// The folders, and those that the program runs and lies in.
  static var places: [String] {
    current + [FileManager.default.currentDirectoryPath, Bundle.main.bundlePath]
  }

  /// The picture of a name in one of the places; one that has been found is kept, as in UIKit.
  static func find(named name: String) -> StoredImage? {
    for folder in places {
      guard let path = path(of: name, in: folder) else { continue }
      if let image = UIImage.library.image(at: path, file(at:)) { return image }
    }
    return nil
  }

  /// The picture in a file; what is wrong with one that is there is said.
  static func file(at path: String) -> StoredImage? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(ImageProblem) {
      return UIImage.library.keep(try ImageFile(Array(data)), scale: scale(of: path))
    } catch {
      Notes.say("\(path) cannot be shown: \(error.explanation)")
      return nil
    }
  }

  private static func path(of name: String, in folder: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      return nil
    }
    let plain = "\(folder)/\(name)"
    if Picture.isFile(name) { return FileManager.default.fileExists(atPath: plain) ? plain : nil }
    let places = scales.flatMap { scale in
      extensions.map { "\(plain)\(scale.0).\($0)" }
    }
    return places.first(where: FileManager.default.fileExists)
      ?? AssetCatalogs.path(of: name, in: folder)
  }

  private static func scale(of path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return scales.first { !$0.0.isEmpty && stem.hasSuffix($0.0) }?.1 ?? 1
  }

  private static let scales: [(String, CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]
  private static let extensions = ["png", "jpg", "jpeg", "webp"]
}
