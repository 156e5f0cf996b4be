public import Foundation
internal import Scene

// File data of images.
extension UIImage {
  /// The bytes of the PNG file that the image was read from. For other images Flatplan logs that
  /// there is no data and returns `nil`.
  public func pngData() -> Data? { data(in: .png) }

  /// The bytes of the JPEG file that the image was read from. For other images Flatplan logs that
  /// there is no data and returns `nil`. The quality is ignored.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(in: .jpeg) }

  private func data(in format: ImageFile.Format) -> Data? {
    if case .file(let name) = source, let file = Self.library[name]?.file, file.format == format {
      return Data(file.bytes)
    }
    let name = format.rawValue.uppercased()
    Notes.report("only images read from a \(name) file have \(name) data; nil is returned")
    return nil
  }
}
