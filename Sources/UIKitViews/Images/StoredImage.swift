internal import Basics
internal import CellContent
package import Foundation
package import Scene
internal import Synchronization

/// An image that has been read from a file.
package struct StoredImage: Hashable, Sendable {
  /// The name of the image in scenes.
  package let name: String
  package let file: ImageFile
  /// The number of pixels per point.
  let scale: CGFloat
  /// The drawings of a symbol set.
  var symbol: SymbolTemplate?

  package var size: CGSize {
    CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
  }
}

/// A cache of images that have been read.
package final class StoredImages: Sendable {
  private let images = Mutex<[String: StoredImage]>([:])
  /// Images found by name, by the path of their file.
  private let files = Mutex<[String: StoredImage]>([:])

  package subscript(name: String) -> StoredImage? { images.withLock { $0[name] } }

  /// The image in a file, which is read once. Every cell may ask for it.
  func image(at path: String, _ read: (String) -> StoredImage?) -> StoredImage? {
    if let known = files.withLock({ $0[path] }) { return known }
    let image = read(path)
    if let image { files.withLock { $0[path] = image } }
    return image
  }

  /// The name of a variant of an image, created once for each label. `nil` if `make` returns none.
  package func variant(
    of name: String, _ label: String, _ make: (ImageFile) -> ImageFile?
  ) -> String? {
    let ownName = "\(name) \(label)"
    guard self[ownName] == nil else { return ownName }
    guard let original = self[name], let file = make(original.file) else { return nil }
    let image = StoredImage(name: ownName, file: file, scale: original.scale)
    images.withLock { $0[ownName] = image }
    return ownName
  }

  /// The name of a symbol's drawing with a weight; for other images the same name.
  package func name(of name: String, _ weight: FontWeight) -> String {
    guard weight != .regular, let symbol = self[name]?.symbol else { return name }
    return variant(of: name, weight.rawValue) { _ in try? symbol.image(weight) } ?? name
  }

  /// Stores an image under a name derived from its bytes.
  func keep(_ file: ImageFile, scale: CGFloat, symbol: SymbolTemplate? = nil) -> StoredImage {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let hash = String(file.bytes.fnv1a, radix: 16)
    let name = "image-\(hash)-\(file.bytes.count)@\(scale)"
    let image = StoredImage(name: name, file: file, scale: scale, symbol: symbol)
    images.withLock { $0[name] = image }
    return image
  }
}

extension UIImage {
  /// The cache of all images read from files.
  package static let library = StoredImages()
}
