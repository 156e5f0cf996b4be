public import CompositionalLayout
public import Foundation

/// A pasteboard. It keeps its values in memory and has no effect on pictures.
///
/// See [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
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
