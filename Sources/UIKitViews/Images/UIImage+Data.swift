public import Foundation
internal import Scene

// The bytes of images that have some.
extension UIImage {
  /// The image as a PNG file; `nil` for images that have been read from none, which is said: nothing is drawn
  /// before the picture is.
  public func pngData() -> Data? { data(in: .png) }

  /// The image as a JPEG file, as it was read; `nil` for images that have been read from none, which is said.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(in: .jpeg) }

  private func data(in format: ImageFile.Format) -> Data? {
    if case .file(let name) = source, let file = Self.library[name]?.file, file.format == format {
      return Data(file.bytes)
    }
    Notes.say(
      "an image that was read from no \(format.rawValue.uppercased()) file has no data as one")
    return nil
  }
}
