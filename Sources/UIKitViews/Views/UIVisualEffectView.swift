internal import CellContent
public import CompositionalLayout
public import Foundation

/// A view with a blurred background. Flatplan draws a translucent color instead of the blur and
/// logs that.
///
/// See [UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview).
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? {
    didSet { show() }
  }

  /// The view for content in front of the effect.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UIVisualEffectView.self)
  }

  private func prepare() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    show()
  }

  private func show() { backgroundColor = effect?.fallbackColor }
}

extension UIVisualEffect {
  /// The color that replaces the effect; `nil` for effects other than blurs.
  @MainActor package var fallbackColor: UIColor? {
    guard let blur = self as? UIBlurEffect else { return nil }
    Notes.report("visual effects do not blur; a translucent color is drawn instead")
    return blur.style.fallbackColor
  }
}

/// A blur of the content behind a view, drawn as a translucent color.
///
/// See [UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect).
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a regular blur.
  public required init() {
    style = .regular
    super.init()
  }

  public enum Style: Int, Sendable {
    /// A very light blur.
    case extraLight = 0
    case light, dark
    /// A blur that follows the appearance.
    case regular = 4
    /// A strong blur that follows the appearance.
    case prominent
    /// The thinnest material.
    case systemUltraThinMaterial
    case systemThinMaterial
    /// The default material.
    case systemMaterial
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight
    /// A thin material, always light.
    case systemThinMaterialLight
    /// The default material, always light.
    case systemMaterialLight
    /// A thick material, always light.
    case systemThickMaterialLight
    /// The material of bars, always light.
    case systemChromeMaterialLight
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark
    /// A thin material, always dark.
    case systemThinMaterialDark
    /// The default material, always dark.
    case systemMaterialDark
    /// A thick material, always dark.
    case systemThickMaterialDark
    /// The material of bars, always dark.
    case systemChromeMaterialDark
  }
}

/// An effect for text and symbols on a blur. They are drawn in their own colors.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The style of a vibrancy effect. No effect on pictures.
  public enum Style: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
    case separator
  }

  /// Creates an effect for text on a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  public convenience init(blurEffect: UIBlurEffect, style: Style) { self.init() }
}

extension UIBlurEffect.Style {
  /// The color of the blurred and tinted background over content of medium brightness.
  fileprivate var fallbackColor: UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.6)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    default:
      switch (rawValue - Self.systemUltraThinMaterial.rawValue) / 5 {
      case 1: .material(alpha, isDark: false)
      case 2: .material(alpha, isDark: true)
      default: UIColor { [alpha] in .material(alpha, isDark: $0.userInterfaceStyle == .dark) }
      }
    }
  }

  private var alpha: CGFloat {
    guard rawValue >= Self.systemUltraThinMaterial.rawValue else { return 0.8 }
    return NamedColor.materialOpacities[
      (rawValue - Self.systemUltraThinMaterial.rawValue) % 5]
  }
}

extension UIColor {
  fileprivate static func material(_ alpha: CGFloat, isDark: Bool) -> UIColor {
    UIColor(white: isDark ? 0.145 : 0.965, alpha: alpha)
  }
}
