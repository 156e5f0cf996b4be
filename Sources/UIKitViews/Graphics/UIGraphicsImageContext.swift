internal import CompositionalLayout
public import Foundation

// Images that code draws between a beginning and an end, as it did before there were renderers.

/// Begins an image of a size in points, at whose end `UIGraphicsGetImageFromCurrentImageContext()` is it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The same: images are as sharp as the picture, and clear where nothing is drawn.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  ImageContext.begun.append(ImageContext(size: size))
}

/// What has been drawn since the last beginning; `nil` where there was none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContext.begun.last?.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { _ = ImageContext.begun.popLast() }

/// An image that is being drawn.
struct ImageContext {
  let context = CGContext()
  fileprivate let size: CGSize
  /// What was drawn into when it began.
  fileprivate let outer = CGContext.drawn

  fileprivate var image: UIImage {
    UIImage(.drawn(DrawnPicture(size: size, marks: context.marks)))
  }

  /// What is drawn into now, unless a renderer or a view has begun since.
  static var current: CGContext? {
    begun.last.flatMap { $0.outer === CGContext.drawn ? $0.context : nil }
  }

  /// Those of the thread, the innermost last.
  fileprivate static var begun: [ImageContext] {
    get { Thread.current.threadDictionary[key] as? [ImageContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "UIGraphicsImageContext"
}
