public import CompositionalLayout
public import Foundation

extension UIButton {
  /// How a button looks.
  ///
  /// See [UIButton.Configuration](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
  public struct Configuration {
    private let style: Style

    public var title: String?
    public var subtitle: String?
    /// In place of ``title``.
    public var attributedTitle: AttributedString?
    /// In place of ``subtitle``.
    public var attributedSubtitle: AttributedString?
    /// Changes fonts and colours before the title is drawn.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titleAlignment = TitleAlignment.automatic

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// What symbols have that do not say themselves.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the texts that the image stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points that an image beside the texts takes at least; 0 for its own.
    public var imageReservation: CGFloat = 0
    /// In place of the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// Points between the image and the texts.
    public var imagePadding: CGFloat = 0
    /// Points between the title and the subtitle.
    public var titlePadding: CGFloat = 1
    /// Points between the edges and what is in them; of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?

    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    /// Takes the place of the style's colours.
    public var background = UIBackgroundConfiguration.clear()
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    /// Kept for code that sets them: there are no signs of menus, and a picture is of no Mac.
    public var indicator = Indicator.automatic
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var automaticallyUpdateForSelection = true

    private enum Style: Hashable {
      case plain, gray, tinted, filled
    }

    private init(_ style: Style) {
      self.style = style
      background.backgroundColor = nil
      background.cornerRadius = 5.95
    }

    public static func plain() -> Self { Self(.plain) }
    public static func gray() -> Self { Self(.gray) }
    public static func tinted() -> Self { Self(.tinted) }
    public static func filled() -> Self { Self(.filled) }
    public static func borderless() -> Self { Self(.plain) }
    public static func bordered() -> Self { Self(.gray) }
    public static func borderedTinted() -> Self { Self(.tinted) }
    public static func borderedProminent() -> Self { Self(.filled) }

    // Nothing is seen through glass here.
    public static func glass() -> Self { Self(.gray) }
    public static func clearGlass() -> Self { Self(.gray) }
    public static func prominentGlass() -> Self { Self(.filled) }
    public static func prominentClearGlass() -> Self { Self(.filled) }

    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// The same: how a state looks, the button knows.
    public func updated(for button: UIButton) -> Self { self }

    public enum Size: Int, Sendable {
      case medium = 0
      case small, mini, large
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small, medium, large, capsule
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading, center, trailing
    }

    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none, popup
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered, borderless, borderlessTinted
    }
  }
}

// MARK: - What is drawn

extension UIButton.Configuration {
  /// The colour of texts and symbols.
  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return baseForegroundColor ?? (style == .filled ? .white : tint)
  }

  /// The background with the style's colour, where it has none itself.
  func shownBackground(tint: UIColor, isEnabled: Bool) -> UIBackgroundConfiguration {
    guard background.backgroundColor == nil, background.visualEffect == nil else {
      return background
    }
    var result = background
    result.backgroundColor = ground(tint, isEnabled)
    return result
  }

  /// The style's colour; `nil` for none.
  private func ground(_ tint: UIColor, _ isEnabled: Bool) -> UIColor? {
    guard isEnabled || style == .plain else { return .tertiarySystemFill }
    switch style {
    case .plain: return baseBackgroundColor
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: return baseBackgroundColor ?? tint
    }
  }

  /// Points; `nil` is half the height.
  var radius: CGFloat? {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .dynamic, .capsule: nil
    }
  }

  /// Titles stand at the image, and in the middle where it is above or below or where there is none.
  var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: UITraitCollection.current.layoutDirection == .rightToLeft ? .left : .right
    case .automatic:
      image != nil && (imagePlacement == .leading || imagePlacement == .trailing)
        ? .natural : .center
    }
  }

  private var titleFont: UIFont {
    .preferredFont(forTextStyle: buttonSize.isSmall ? .subheadline : .body)
  }

  private var subtitleFont: UIFont {
    .preferredFont(forTextStyle: buttonSize.isSmall ? .caption1 : .footnote)
  }

  var symbol: UIImage.SymbolConfiguration {
    let usual = UIImage.SymbolConfiguration(font: titleFont)
    return preferredSymbolConfigurationForImage.map(usual.applying) ?? usual
  }

  func titleWords(color: UIColor) -> NSAttributedString? {
    words(title, attributedTitle, titleFont, color, titleTextAttributesTransformer)
  }

  func subtitleWords(color: UIColor) -> NSAttributedString? {
    words(subtitle, attributedSubtitle, subtitleFont, color, subtitleTextAttributesTransformer)
  }

  private func words(
    _ text: String?, _ attributed: AttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard var words = attributed ?? text.map({ AttributedString($0) }) else { return nil }
    var usual = AttributeContainer()
    usual.font = font
    usual.foregroundColor = color
    words.mergeAttributes(usual, mergePolicy: .keepCurrent)
    if let transformer {
      for run in words.runs {
        words[run.range].setAttributes(transformer(run.attributes))
      }
    }
    return NSAttributedString(words)
  }
}

extension UIButton.Configuration.Size {
  var isSmall: Bool { self == .small || self == .mini }

  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

/// Changes fonts, colours and the like of a text before it is drawn.
///
/// See [UIConfigurationTextAttributesTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct).
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// What becomes of attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
