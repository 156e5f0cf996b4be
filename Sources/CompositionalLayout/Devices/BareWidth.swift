internal import Foundation

/// How a view without a device is described, by its width: points (R93).
///
/// Every layout asks for these, most for no device: so they do not stand in its file.
enum BareWidth {
  /// The least width that is regular.
  static let regularFrom: CGFloat = 600
  static let compactMargin: CGFloat = 16
  static let regularMargin: CGFloat = 20
  static let readableWidth: CGFloat = 672
}
