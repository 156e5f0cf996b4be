// A subset of Kingfisher: images are placeholders, or files beside the code with the name of the URL's
// file. Nothing is loaded from a network.
import UIKit

public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

public struct KF {
  public struct ImageResource: Resource {
    public let cacheKey: String
    public let downloadURL: URL
    public init(downloadURL: URL, cacheKey: String? = nil) {
      (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.absoluteString)
    }
  }
}

public typealias ImageResource = KF.ImageResource

/// A photo that depends on the URL, or the file of that name beside the code.
func image(at url: URL) -> UIImage? {
  let file = url.lastPathComponent
  let base = file.split(separator: ".").first.map(String.init) ?? ""
  if !base.isEmpty, let found = UIImage(named: file) ?? UIImage(named: base) { return found }
  let letters = url.absoluteString.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  return UIImage(named: "photo-\(letters.suffix(24))")
}

public struct KingfisherError: Error {
  public var isTaskCancelled: Bool { false }
  public var isNotCurrentTask: Bool { false }
}

public enum CacheType: Sendable {
  case none, memory, disk
  public var cached: Bool { self != .none }
}

public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
}

public struct DownloadTask {
  public func cancel() {}
}

public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
}

public protocol ImageProcessor { var identifier: String { get } }

public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public let identifier = ""
  public init() {}
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public let identifier = "round"
  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {}
}

public struct DownsamplingImageProcessor: ImageProcessor {
  public let identifier = "downsampling"
  public init(size: CGSize) {}
}

public struct ResizingImageProcessor: ImageProcessor {
  public let identifier = "resizing"
  public init(referenceSize: CGSize, mode: ContentMode = .none) {}
}

public enum ContentMode { case none, aspectFit, aspectFill }

public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition)
  case forceTransition, forceRefresh, fromMemoryCacheOrRefresh
  case cacheMemoryOnly, onlyFromCache, backgroundDecode, cacheOriginalImage,
    keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case scaleFactor(CGFloat)
  case downloadPriority(Float)
  case loadDiskFileSynchronously
  case processor(any ImageProcessor)
}

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

public enum IndicatorType { case none, activity }

public struct KingfisherWrapper<Base> {
  public let base: Base
}

public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(base: self) }
    set {}
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}

/// Shows the image, then calls the handler.
private func show(
  _ url: URL?, _ placeholder: UIImage?,
  _ handler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?, _ set: (UIImage?) -> Void
) -> DownloadTask? {
  guard let url, let image = image(at: url) else {
    set(placeholder)
    handler?(.failure(KingfisherError()))
    return nil
  }
  set(image)
  handler?(.success(RetrieveImageResult(image: image, cacheType: .memory)))
  return DownloadTask()
}

@MainActor extension KingfisherWrapper where Base: UIImageView {
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }

  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    show(resource?.downloadURL, placeholder, completionHandler) { base.image = $0 }
  }

  public func cancelDownloadTask() {}
}

@MainActor extension KingfisherWrapper where Base: UIButton {
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    show(resource?.downloadURL, placeholder, completionHandler) { base.setImage($0, for: state) }
  }
}

public final class KingfisherManager: @unchecked Sendable {
  public static let shared = KingfisherManager()
  public let cache = ImageCache.default

  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    show(resource.downloadURL, nil, completionHandler) { _ in }
  }
}

public final class ImageCache: @unchecked Sendable {
  public static let `default` = ImageCache()
  public func clearMemoryCache() {}
  public func clearDiskCache(completion: (() -> Void)? = nil) { completion?() }
  public func clearCache(completion: (() -> Void)? = nil) { completion?() }
}

public final class ImagePrefetcher {
  public init(urls: [URL], options: KingfisherOptionsInfo? = nil) {}
  public func start() {}
  public func stop() {}
}
