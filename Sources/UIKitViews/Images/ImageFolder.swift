internal import Artwork
internal import CellContent
internal import Foundation
internal import Scene

/// Finds images by name, in folders where images and colors are searched.
package enum ImageFolder {
  /// Absolute paths of folders with images, for example the folder of the code that is being drawn.
  @TaskLocal package static var current: [String] = []

  /// The folders to search, including the working directory and the program's folder.
  static var searchPaths: [String] {
    current + [ResourceFiles.workingFolder, Bundle.main.bundlePath]
  }

  /// The image of a name. Found images are cached, as in UIKit.
  static func find(named name: String) -> StoredImage? {
    for folder in searchPaths {
      guard let path = path(of: name, in: folder) else { continue }
      if let image = UIImage.library.image(at: path, { file(at: $0) }) { return image }
    }
    return nil
  }

  /// The image in a file. Reading errors are logged.
  ///
  /// - Parameter isNamed: Whether code names the path.
  static func file(at path: String, isNamed: Bool = false) -> StoredImage? {
    guard let data = ResourceFiles.contents(of: path, isNamed: isNamed) else { return nil }
    do throws(ImageProblem) {
      let bytes = Array(data)
      let symbol = try SymbolTemplate(bytes, at: path)
      let file =
        if let symbol {
          try symbol.image()
        } else {
          try ImageFile(bytes, at: path) { ResourceFiles.contents(of: $0).map(Array.init) }
        }
      return UIImage.library.keep(file, scale: scale(of: path), symbol: symbol)
    } catch {
      Notes.report("\(path) cannot be read as an image: \(error.explanation)")
      return nil
    }
  }

  private static func path(of name: String, in folder: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      return nil
    }
    let plain = "\(folder)/\(name)"
    if Picture.isFile(name) { return ResourceFiles.exists(plain) ? plain : nil }
    let candidates = scales.flatMap { scale in
      extensions.map { "\(plain)\(scale.0).\($0)" }
    }
    return candidates.first(where: ResourceFiles.exists)
      ?? AssetCatalogs.path(of: name, in: folder)
  }

  private static func scale(of path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return scales.first { !$0.0.isEmpty && stem.hasSuffix($0.0) }?.1 ?? 1
  }

  private static let scales: [(String, CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]
  private static let extensions = ["png", "jpg", "jpeg", "webp", "svg"]
}
