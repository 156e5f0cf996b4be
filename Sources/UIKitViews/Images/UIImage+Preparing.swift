public import Foundation

// Decoding ahead of time. Images are already decoded, so these functions return the image itself.
extension UIImage {
  /// The image itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls the completion with the image itself.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The image itself.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The image itself, at its full size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  /// Calls the completion with the image itself.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(self) }

  /// The image itself, at its full size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}
