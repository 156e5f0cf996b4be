public import Foundation

// Image contexts with explicit begin and end calls, the predecessor of ``UIGraphicsImageRenderer``.

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points. `opaque` and `scale` are ignored: images are transparent
/// and have the scale of the picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{ ImageContext.begun.append(ImageContext(size: size)) }

/// The image drawn since the last begin call; `nil` without one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContext.begun.last?.image
}

/// Ends the innermost image.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { _ = ImageContext.begun.popLast() }

/// An image context between its begin and end calls.
struct ImageContext {
  let context = CGContext()
  fileprivate let size: CGSize
  /// The context that was current at the begin call.
  fileprivate let outer = CGContext.drawn

  fileprivate var image: UIImage {
    UIImage(.drawn(DrawnPicture(size: size, operations: context.operations)))
  }

  /// The innermost image context, unless a renderer or view started drawing after it.
  static var current: CGContext? {
    begun.last.flatMap { $0.outer === CGContext.drawn ? $0.context : nil }
  }

  /// The image contexts of the current thread; the innermost is last.
  fileprivate static var begun: [ImageContext] {
    get { Thread.current.threadDictionary[key] as? [ImageContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "UIGraphicsImageContext"
}
