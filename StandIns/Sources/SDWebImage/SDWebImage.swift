// A subset of SDWebImage: images are placeholders, or files beside the code with the name of the URL's
// file. Nothing is loaded from a network.
import UIKit

public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = Self(rawValue: 1)
  public static let lowPriority = Self(rawValue: 2)
  public static let progressiveLoad = Self(rawValue: 4)
  public static let refreshCached = Self(rawValue: 8)
  public static let continueInBackground = Self(rawValue: 16)
  public static let highPriority = Self(rawValue: 128)
  public static let scaleDownLargeImages = Self(rawValue: 4096)
}

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void

/// A photo that depends on the URL, or the file of that name beside the code.
private func image(at url: URL?) -> UIImage? {
  guard let url else { return nil }
  let file = url.lastPathComponent
  let base = file.split(separator: ".").first.map(String.init) ?? ""
  if !base.isEmpty, let found = UIImage(named: file) ?? UIImage(named: base) { return found }
  let letters = url.absoluteString.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  return UIImage(named: "photo-\(letters.suffix(24))")
}

public final class SDWebImageActivityIndicator: @unchecked Sendable {
  public static let gray = SDWebImageActivityIndicator()
  public static let medium = SDWebImageActivityIndicator()
  public static let large = SDWebImageActivityIndicator()
  public static let white = SDWebImageActivityIndicator()
}

public final class SDWebImageTransition: @unchecked Sendable {
  public static let fade = SDWebImageTransition()
}

extension UIImageView {
  public var sd_imageIndicator: SDWebImageActivityIndicator? {
    get { nil }
    set {}
  }

  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set {}
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    completed: SDExternalCompletionBlock? = nil
  ) {
    let found = SDWebImage.image(at: url)
    image = found ?? placeholder
    completed?(found, nil, .memory, url)
  }

  public func sd_cancelCurrentImageLoad() {}
}

extension UIButton {
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    let found = SDWebImage.image(at: url)
    setImage(found ?? placeholder, for: state)
    completed?(found, nil, .memory, url)
  }
}
