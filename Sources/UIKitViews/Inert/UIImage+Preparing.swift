public import Foundation

// Decoding ahead of time. Images are already decoded, so these functions return the image itself.
extension UIImage {
  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(self) }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}
