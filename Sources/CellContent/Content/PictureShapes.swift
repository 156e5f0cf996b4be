import Artwork
import Foundation
import Scene

/// The shapes of pictures. Cells often show the same picture in the same place.
final class PictureShapes {
  private var known: [Key: [Shape]] = [:]
  /// The most pictures that are kept: a photo can have a thousand shapes.
  private static let maximumCount = 32

  private struct Key: Hashable {
    var artwork: Artwork
    var rect: CGRect
    var corners: CornerRadii

    /// Hashes only the properties that differ most.
    func hash(into hasher: inout Hasher) {
      hasher.combine(artwork.picture)
      hasher.combine(rect.width)
    }
  }

  /// The shapes of a picture in a rectangle with rounded corners, in points.
  func shapes(of artwork: Artwork, in rect: CGRect, _ corners: CornerRadii) -> [Shape] {
    let key = Key(artwork: artwork, rect: rect, corners: corners)
    if let shapes = known[key] { return shapes }
    let shapes = artwork.shapes(in: rect, corners: corners)
    if known.count == Self.maximumCount { known.removeAll(keepingCapacity: true) }
    known[key] = shapes
    return shapes
  }
}
