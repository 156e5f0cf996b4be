internal import CairoRenderer
package import Foundation
package import HostSystem

/// A picture that was drawn, and what that changed.
package struct DrawnPicture: Sendable {
  package var picture: RenderPlan.Picture
  /// How the file differs from the one that existed before.
  package var change: FileChange
  /// The contents of a picture that is not a file.
  package var bytes: [UInt8]?
  /// The title for assistive technologies.
  package var title: String
  /// The description for assistive technologies.
  package var summary: String
  /// The size in points.
  package var size: CGSize
  /// The pixels per point of pictures that consist of pixels.
  package var scale: CGFloat

  init(
    _ picture: RenderPlan.Picture, _ change: FileChange, _ bytes: [UInt8]?, of drawable: Drawable
  ) {
    self.picture = picture
    self.change = change
    self.bytes = bytes
    (title, summary) = (drawable.title, drawable.summary)
    (size, scale) = (drawable.size, drawable.scale)
  }
}
