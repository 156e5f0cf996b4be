import Artwork
import CompositionalLayout
package import Foundation
package import Scene

/// What an element shows above its box.
///
/// Points, relative to the frame's origin.
package struct Arrangement: Hashable {
  /// From the bottom to the top; below the texts.
  package var shapes: [Shape] = []
  /// What the element says comes first; words on pictures and buttons follow.
  package var texts: [TextBlock] = []
  /// How high it has to be for its picture, without its padding.
  var leastHeight: CGFloat = 0
  /// Of a picture that stands above its text.
  var stack: Stack?

  /// Whether a sign is smaller than the letters below it.
  var isTight = false

  package init(
    shapes: [Shape] = [], texts: [TextBlock] = [], leastHeight: CGFloat = 0, stack: Stack? = nil,
    isTight: Bool = false
  ) {
    self.shapes = shapes
    self.texts = texts
    self.leastHeight = leastHeight
    self.stack = stack
    self.isTight = isTight
  }

  /// How high the room is that a picture and its text share, and what the picture and the gap below it take.
  package struct Stack: Hashable {
    var room: CGFloat
    var picture: CGFloat
  }
}

extension Arrangement {
  /// Nothing but a text; not even that for `nil`.
  init(_ block: TextBlock?) {
    self.init(texts: [block].compactMap { $0 })
  }

  /// A row of a list in a frame of that size.
  package init(_ row: ListRow, in size: CGSize) {
    self.init(shapes: row.shapes(in: size), texts: row.texts(in: size))
  }

  /// Adds a picture with the words on it.
  mutating func add(_ artwork: Artwork, in rect: CGRect, corners: CornerRadii = .square) {
    shapes += artwork.shapes(in: rect, corners: corners)
    texts += artwork.texts(in: rect)
  }
}
