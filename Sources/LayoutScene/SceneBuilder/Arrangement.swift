import CompositionalLayout
import Foundation

/// What an element shows above its box.
///
/// Points, relative to the frame's origin.
struct Arrangement: Hashable {
  /// From the bottom to the top; below the texts.
  var shapes: [Shape] = []
  /// What the element says comes first; words on pictures and buttons follow.
  var texts: [TextBlock] = []
  /// How high it has to be for its picture, without its padding.
  var leastHeight: CGFloat = 0
  /// Of a picture that stands above its text.
  var stack: Stack?

  /// Whether a sign is smaller than the letters below it.
  var isTight = false

  /// How high the room is that a picture and its text share, and what the picture and the gap below it take.
  struct Stack: Hashable {
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
  init(_ row: ListRow, in size: CGSize) {
    self.init(shapes: row.shapes(in: size), texts: row.texts(in: size))
  }

  /// Adds a picture with the words on it.
  mutating func add(_ artwork: Artwork, in rect: CGRect, corners: CornerRadii = .square) {
    shapes += artwork.shapes(in: rect, corners: corners)
    texts += artwork.texts(in: rect)
  }
}
