public import CompositionalLayout
public import Foundation

/// The content of an empty state: an image, two texts and two buttons in a column.
///
/// Sizes and spacings are Flatplan's own choice; no measurements are known. See
/// [UIContentUnavailableConfiguration](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-58f37).
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of texts and buttons.
  public enum Alignment: Int, Hashable, Sendable {
    case center = 0
    /// At the leading edge.
    case natural
  }

  /// The image at the top.
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// An attributed text in place of ``text``.
  public var attributedText: NSAttributedString?
  /// The appearance of the primary text.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  public var secondaryText: String?
  /// An attributed text in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The primary button. It is shown only if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action and state of the primary button.
  public var buttonProperties = ButtonProperties()
  /// The secondary button. It is shown only if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action and state of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of texts and buttons.
  public var alignment = Alignment.center
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The axes along which the superview's margins apply. Has no effect: superview margins are
  /// ignored.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The spacing between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 14
  /// The spacing between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The spacing between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 18
  /// The spacing between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator replaces the image.
  var isLoading = false
  private var isSearch = false

  private init() {}

  public static func empty() -> Self { Self() }

  /// Returns an activity indicator above a text.
  public static func loading() -> Self {
    var result = Self()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties = result.secondaryTextProperties
    return result
  }

  /// Returns the message of a search without results.
  public static func search() -> Self {
    var result = Self()
    result.isSearch = true
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state. A search message includes the search text.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard isSearch, let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(searched)”"
    return result
  }

  public struct ImageProperties: Equatable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image ignores inverted colors. Has no effect on pictures.
    public var accessibilityIgnoresInvertColors = false
  }

  public struct TextProperties: Equatable {
    public var font: UIFont
    public var color: UIColor
    /// The maximum number of lines; 0 is no limit.
    public var numberOfLines = 0
    /// How the text is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before the text is truncated. Has no effect on pictures.
    public var allowsDefaultTighteningForTruncation = false

    fileprivate init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The action and state of a button.
  public struct ButtonProperties {
    /// The action. Its title and image are the defaults of the button; it is never performed.
    public var primaryAction: UIAction?
    /// The menu, which is never shown.
    public var menu: UIMenu?
    public var isEnabled = true
    /// The role. Has no effect on pictures.
    public var role = UIButton.Role.normal
  }
}

/// The state of an empty state view.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var custom = CustomStates()

  /// Creates a state without search text.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
