public import CompositionalLayout
public import Foundation

/// What was copied last. It keeps what it is given, and a picture shows nothing of it.
///
/// See [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that all apps share.
  public static let general = UIPasteboard()

  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var color: UIColor?

  open var hasStrings: Bool { string != nil || !(strings ?? []).isEmpty }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
}
