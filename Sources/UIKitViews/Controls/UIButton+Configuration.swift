public import CompositionalLayout
public import Foundation

extension UIButton {
  /// The appearance and content of a button.
  ///
  /// See [UIButton.Configuration](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
  public struct Configuration {
    private let style: Style

    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The title with attributes; replaces ``title``.
    public var attributedTitle: AttributedString?
    /// The subtitle with attributes; replaces ``subtitle``.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the title before it is drawn.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle before it is drawn.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the title is wrapped or truncated.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the subtitle is wrapped or truncated.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    public var image: UIImage?
    /// Changes the color of the image before it is drawn.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The symbol configuration for images that have none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the text that the image is on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The minimum width of an image beside the text in points; 0 uses the image's width.
    public var imageReservation: CGFloat = 0
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// Changes the color of the activity indicator before it is drawn.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The space between image and text in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle in points.
    public var titlePadding: CGFloat = 1
    /// The space between the edges and the content in points. The default depends on
    /// ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The size of the button, which sets fonts and default insets.
    public var buttonSize = Size.medium
    /// The style of the corners. Setting another one than `dynamic` resets the corner radius of
    /// the background.
    public var cornerStyle = CornerStyle.dynamic {
      didSet { if cornerStyle != .dynamic { background.cornerRadius = Self.usualRadius } }
    }
    /// The background, which replaces the style's colors.
    public var background = UIBackgroundConfiguration.clear()
    /// The color of text and image; `nil` follows the style.
    public var baseForegroundColor: UIColor?
    /// The color of the background; `nil` follows the style.
    public var baseBackgroundColor: UIColor?

    /// The menu indicator. Not drawn.
    public var indicator = Indicator.automatic
    /// The style on a Mac. No effect on pictures.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether plain and gray buttons show that they are selected.
    public var automaticallyUpdateForSelection = true

    private enum Style: Hashable {
      case plain, gray, tinted, filled
    }

    /// The corner radius of backgrounds, in points.
    private static let usualRadius: CGFloat = 5.95

    private init(_ style: Style) {
      self.style = style
      background.backgroundColor = nil
      background.cornerRadius = Self.usualRadius
    }

    /// A button without background.
    public static func plain() -> Self { Self(.plain) }
    /// A gray background.
    public static func gray() -> Self { Self(.gray) }
    /// A translucent background in the tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// A background in the tint.
    public static func filled() -> Self { Self(.filled) }
    /// The same as ``plain()``.
    public static func borderless() -> Self { Self(.plain) }
    /// The same as ``gray()``.
    public static func bordered() -> Self { Self(.gray) }
    /// The same as ``tinted()``.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// The same as ``filled()``.
    public static func borderedProminent() -> Self { Self(.filled) }

    /// Glass, drawn as ``gray()``.
    public static func glass() -> Self { glass(.gray) }
    /// Clear glass, drawn as ``gray()``.
    public static func clearGlass() -> Self { glass(.gray) }
    /// Tinted glass, drawn as ``filled()``.
    public static func prominentGlass() -> Self { glass(.filled) }
    /// Clear tinted glass, drawn as ``filled()``.
    public static func prominentClearGlass() -> Self { glass(.filled) }

    /// Glass is a capsule.
    private static func glass(_ style: Style) -> Self {
      var result = Self(style)
      result.cornerStyle = .capsule
      return result
    }

    /// Restores the default insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration unchanged: the button itself draws its state.
    public func updated(for button: UIButton) -> Self { self }

    public enum Size: Int, Sendable {
      /// The default size.
      case medium = 0
      case small
      /// Smallest.
      case mini
      case large
    }

    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background configuration.
      case fixed = -1
      /// Half the height, at most 17 points. Up to iOS 18 as ``fixed``.
      case dynamic
      /// An eighth of the height. Up to iOS 18 4 points.
      case small
      /// 0.175 of the height. Up to iOS 18 8 points.
      case medium
      /// A quarter of the height. Up to iOS 18 12 points.
      case large
      /// Half the height.
      case capsule
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// Leading beside an image, otherwise centered.
      case automatic = 0
      case leading, center, trailing
    }

    /// The menu indicator of a button. Not drawn.
    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none, popup
    }

    /// The style of a button on a Mac. No effect on pictures.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered, borderless, borderlessTinted
    }
  }
}

// MARK: - Drawing

extension UIButton.Configuration {
  /// The color of text and image.
  func foreground(tint: UIColor, in state: UIControl.State) -> UIColor {
    guard !state.contains(.disabled) else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return switch style {
    case .filled: .white
    // R104: titles on gray have the color of labels in iOS 26, and the tint if selected.
    case .gray: isMarked(state) || ListProfile.current.system == .ios18 ? tint : .label
    case .plain, .tinted: tint
    }
  }

  /// The background, filled with the style's color if it has none.
  func shownBackground(tint: UIColor, in state: UIControl.State) -> UIBackgroundConfiguration {
    guard background.backgroundColor == nil, background.visualEffect == nil else {
      return background
    }
    var result = background
    result.backgroundColor = ground(tint, state)
    return result
  }

  /// The background color of the style; `nil` for none.
  private func ground(_ tint: UIColor, _ state: UIControl.State) -> UIColor? {
    guard !state.contains(.disabled) || style == .plain else { return Self.disabledFill }
    switch style {
    case .plain, .gray:
      let usual: UIColor? = style == .gray ? .secondarySystemFill : nil
      return baseBackgroundColor ?? (isMarked(state) ? Self.tintedFill(tint) : usual)
    case .tinted: return Self.tintedFill(baseBackgroundColor ?? tint)
    case .filled:
      let fill = baseBackgroundColor ?? tint
      return state.contains(.highlighted) ? fill.faded(by: Self.highlightedAlpha) : fill
    }
  }

  /// Whether the button shows that it is selected: gray ones as measured (R104), plain ones the
  /// same as our own reading, others not at all.
  private func isMarked(_ state: UIControl.State) -> Bool {
    state.contains(.selected) && automaticallyUpdateForSelection
      && !state.contains(.disabled)
  }

  /// The fill of tinted buttons, and of selected gray ones (R104).
  private static func tintedFill(_ tint: UIColor) -> UIColor { tint.faded(by: 0.18) }

  /// The opacity of the fill of highlighted filled buttons (R104).
  private static let highlightedAlpha: CGFloat = 0.75

  /// The fill of disabled buttons (R104).
  private static let disabledFill = UIColor(
    red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12)

  /// The corners of the background: those of iOS 26 measured (R104), those up to iOS 18 our own
  /// reading.
  var corners: ButtonLayout.Corners {
    switch (cornerStyle, ListProfile.current.system) {
    case (.fixed, _), (.dynamic, .ios18): .radius(background.cornerRadius)
    case (.capsule, _): .fraction(0.5)
    case (.small, .ios18): .radius(4)
    case (.medium, .ios18): .radius(8)
    case (.large, .ios18): .radius(12)
    case (.dynamic, _): .fraction(0.5, upTo: 17)
    case (.small, _): .fraction(0.125)
    case (.medium, _): .fraction(0.175)
    case (.large, _): .fraction(0.25)
    }
  }

  /// The alignment of the text. Automatic text is leading beside an image and otherwise centered.
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

  private var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote) }

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
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

/// A change of text attributes before drawing.
///
/// See [UIConfigurationTextAttributesTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct).
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
