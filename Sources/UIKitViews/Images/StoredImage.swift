package import Foundation
package import Scene
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

  /// The name of what is made of a picture: once under the same word, and `nil` where nothing can be made.
  package func variant(
    of name: String, _ word: String, _ make: (ImageFile) -> ImageFile?
  ) -> String? {
    let ownName = "\(name) \(word)"
    guard self[ownName] == nil else { return ownName }
    guard let original = self[name], let file = make(original.file) else { return nil }
    let image = StoredImage(name: ownName, file: file, scale: original.scale)
    images.withLock { $0[ownName] = image }
    return ownName
  }

  /// A picture of bytes, under a name that follows from them.
  func keep(_ file: ImageFile, scale: CGFloat) -> StoredImage {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let hash = String(file.bytes.fnv1a, radix: 16)
    let name = "image-\(hash)-\(file.bytes.count)@\(scale)"
    let image = StoredImage(name: name, file: file, scale: scale)
    images.withLock { $0[name] = image }
    return image
  }
}

extension UIImage {
  /// All pictures of files that images have been made of.
  package static let library = StoredImages()
}
