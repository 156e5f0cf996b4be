public import CompositionalLayout
public import Foundation

/// A pasteboard. It keeps its values in memory and has no effect on pictures.
///
/// See [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that all code shares.
  public static let general = UIPasteboard()

  /// The text on the pasteboard. Has no effect on pictures.
  open var string: String?
  /// The texts on the pasteboard. Has no effect on pictures.
  open var strings: [String]?
  /// The URL on the pasteboard. Has no effect on pictures.
  open var url: URL?
  /// The image on the pasteboard. Has no effect on pictures.
  open var image: UIImage?
  /// The color on the pasteboard. Has no effect on pictures.
  open var color: UIColor?

  /// Whether the pasteboard has text.
  open var hasStrings: Bool { string != nil || !(strings ?? []).isEmpty }
  /// Whether the pasteboard has a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether the pasteboard has an image.
  open var hasImages: Bool { image != nil }
}
