package import Foundation
package import Scene

/// The content of an element above its box: shapes and texts.
///
/// Coordinates are points relative to the frame's origin.
package struct Arrangement: Hashable {
  /// The shapes below the texts, from bottom to top.
  package var shapes: [Shape] = []
  /// The element's text, followed by the text on pictures and buttons.
  package var texts: [TextBlock] = []
  /// Further layers above shapes and texts, from bottom to top.
  package var layers: [Layer] = []
  /// Whether parts reach over the element's border. The last layer then draws the border, and the box
  /// is drawn without it.
  package var coversBorder = false
  /// How far shapes of parts reach beyond the element, in points.
  package var overflow: CGFloat = 0
  /// Whether it shows a composition of the user's.
  var isComposed = false

  package init(shapes: [Shape] = [], texts: [TextBlock] = []) {
    self.shapes = shapes
    self.texts = texts
  }
}

extension Arrangement {
  /// Shapes and texts that are clipped and faded together.
  package struct Layer: Hashable {
    package var shapes: [Shape] = []
    package var texts: [TextBlock] = []
    /// The clips. The layer is visible in their intersection.
    package var windows: [Window] = []
    /// The opacity, from 0 to 1.
    package var opacity = 1.0
  }

  /// A rectangle with rounded corners that clips a layer, in points relative to the frame's origin.
  package struct Window: Hashable {
    package var rect: CGRect
    package var corners: CornerRadii
  }

  /// The texts of all layers, from bottom to top.
  var allTexts: [TextBlock] { texts + layers.flatMap(\.texts) }
}
