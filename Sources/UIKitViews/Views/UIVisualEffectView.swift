public import CompositionalLayout
public import Foundation

/// A ground through which something is seen of what lies below. Nothing is blurred, which is said: colours
/// cover as much as the blur makes even.
///
/// See [UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview).
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? {
    didSet { show() }
  }

  /// Holds what stands on the ground.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    show()
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  private func show() {
    backgroundColor = effect?.ground
  }
}

extension UIVisualEffect {
  /// What lies on what is below; `nil` is nothing.
  @MainActor package var ground: UIColor? {
    guard let blur = self as? UIBlurEffect else { return nil }
    Notes.say("nothing is blurred behind visual effects; a colour covers it")
    return blur.style.ground
  }
}

/// See [UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect).
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init() {
    style = .regular
    super.init()
  }

  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
}

/// Texts and signs on a blur, which are drawn in their own colours.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
  }

  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
  }

  public convenience init(blurEffect: UIBlurEffect, style: Style) {
    self.init()
  }
}

extension UIBlurEffect.Style {
  /// What the blur and its tint come to above something of a middling brightness.
  fileprivate var ground: UIColor {
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
    return [0.5, 0.65, 0.8, 0.9, 0.93][(rawValue - Self.systemUltraThinMaterial.rawValue) % 5]
  }
}

extension UIColor {
  fileprivate static func material(_ alpha: CGFloat, isDark: Bool) -> UIColor {
    UIColor(white: isDark ? 0.145 : 0.965, alpha: alpha)
  }
}
