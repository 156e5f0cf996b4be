public import CompositionalLayout
public import Foundation

/// A symbol or a picture by its name.
///
/// What it looks like is not known here: pictures show a symbol of that name where the renderer has one,
/// and a placeholder elsewhere. See [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How a symbol is drawn.
  public class Configuration: NSObject, @unchecked Sendable {}

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let size: CGFloat

    public init(pointSize: CGFloat) {
      size = pointSize
    }

    public init(pointSize: CGFloat, weight: SymbolWeight) {
      size = pointSize
    }

    public init(textStyle: UIFont.TextStyle) {
      size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }

    public init(font: UIFont) {
      size = font.pointSize
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  package let name: String
  package let isSymbol: Bool
  package let tint: ColorValue?
  public let size: CGSize

  init(_ name: String, isSymbol: Bool, tint: ColorValue? = nil, size: CGSize) {
    (self.name, self.isSymbol, self.tint, self.size) = (name, isSymbol, tint, size)
    super.init()
  }

  /// A picture, of which no more than the name is known.
  public convenience init?(named name: String) {
    self.init(name, isSymbol: false, size: CGSize(width: 44, height: 44))
  }

  public convenience init?(systemName name: String) {
    self.init(name, isSymbol: true, size: CGSize(width: 20, height: 20))
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let side = ((configuration as? SymbolConfiguration)?.size ?? 17) * 1.18
    self.init(name, isSymbol: true, size: CGSize(width: side, height: side))
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(name, isSymbol: isSymbol, tint: color.value, size: size)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let side = ((configuration as? SymbolConfiguration)?.size ?? 17) * 1.18
    return UIImage(name, isSymbol: isSymbol, tint: tint, size: CGSize(width: side, height: side))
  }
}

/// A picture in its rectangle.
///
/// See [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
open class UIImageView: UIView {
  open var image: UIImage?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
