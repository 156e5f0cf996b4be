package import Foundation
package import Scene

/// A part of a cell and its frame.
package struct PartFrame: Hashable, Sendable {
  /// The name, unique in its cell.
  package var name: String
  /// The key that makes the part, such as `text`.
  package var kind: String
  /// The frame in points relative to the cell's origin.
  package var frame: CGRect
  /// Where the part is written.
  package var origin = PartOrigin()
  /// A hash of what the part looks like, besides its size and the parts in it. That of the root
  /// includes the box of the cell.
  package var look = 0
  /// The names of the pictures that the part shows.
  package var imageNames: [String] = []
}

/// A part of a cell with its frame and the texts that it draws.
package struct DrawnPart: Sendable {
  package var frame: PartFrame
  /// The texts of the part itself, without those of the parts in it.
  package var texts: [Writing]
  /// The color behind the part, if nothing but its containers is behind it.
  package var backdrop: RGBA

  /// A text and the opacity that it is drawn with, from 0 to 1.
  package struct Writing: Hashable, Sendable {
    /// The text; its box is relative to the cell's origin.
    package var block: TextBlock
    package var opacity: Double
  }
}
