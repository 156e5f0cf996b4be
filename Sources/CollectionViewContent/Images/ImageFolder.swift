package import Foundation
package import LayoutScene
internal import Synchronization

/// A picture that has been read.
package struct StoredImage: Hashable, Sendable {
  /// What scenes call it.
  package let name: String
  package let file: ImageFile
  /// Pixels a point.
  let scale: CGFloat

  /// Points.
  package var size: CGSize {
    CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
  }
}

/// The pictures that have been read, each once.
package final class StoredImages: Sendable {
  private let images = Mutex<[String: StoredImage]>([:])
  /// Those that were found by a name, by the paths of their files.
  private let files = Mutex<[String: StoredImage]>([:])

  package subscript(name: String) -> StoredImage? { images.withLock { $0[name] } }

  /// The picture in a file, which is read once: every cell may ask for it.
  func image(at path: String, _ read: (String) -> StoredImage?) -> StoredImage? {
    if let known = files.withLock({ $0[path] }) { return known }
    let image = read(path)
    if let image { files.withLock { $0[path] = image } }
    return image
  }

  /// A picture of bytes, under a name that follows from them.
  func keep(_ file: ImageFile, scale: CGFloat) -> StoredImage {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in file.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let name = "image-\(String(hash, radix: 16))-\(file.bytes.count)@\(scale)"
    let image = StoredImage(name: name, file: file, scale: scale)
    images.withLock { $0[name] = image }
    return image
  }
}

extension UIImage {
  /// All pictures of files that images have been made of.
  package static let library = StoredImages()
}

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
      Notes.say("\(path) cannot be shown: \(error.words)")
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
