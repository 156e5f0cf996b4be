package import Foundation

/// The sizes of controls in points, for parts of cells and for UIKit's views; those that Apple does
/// not document are our own reading.
package enum ControlMetrics {
  /// The thickness of dividers.
  static let hairline: CGFloat = 0.5
  /// The side of a symbol relative to the size of its font.
  static let symbolScale: CGFloat = 1.25
  /// The height of a generated picture that has no length.
  static let pictureSide: CGFloat = 60
  /// The width of controls without a width of their own, if their parent fits its content.
  static let openWidth: CGFloat = 120

  package static let progressHeight: CGFloat = 4
  package static let slider = CGSize(width: 120, height: 34)
  package static let stepper = CGSize(width: 94, height: 32)
  package static let segmentHeight: CGFloat = 32
  package static let segmentPadding: CGFloat = 20
  static let fieldHeight: CGFloat = 36
  static let pagesHeight: CGFloat = 26
  /// The diameter of a dot and the distance of the centers of dots, up to iOS 18.
  package static let pageDot: CGFloat = 7
  package static let pageStep: CGFloat = 16
  static let chart = CGSize(width: 120, height: 48)
  static let ringSide: CGFloat = 44
}
