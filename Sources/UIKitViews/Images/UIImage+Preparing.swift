public import Foundation

// Nothing has to be decoded ahead of a picture: an image is ready as it is.
extension UIImage {
  public func preparingForDisplay() -> UIImage? { self }

  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The image itself, which is drawn as large as its view wants it.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(self)
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}
