public import CompositionalLayout
public import Foundation

/// What is said where there is nothing to show: an image, two texts and two buttons, one below the other.
///
/// Sizes and distances are our own choice, as nothing measured tells them. See
/// [UIContentUnavailableConfiguration](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-58f37).
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Hashable, Sendable {
    case center = 0
    case natural
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// In place of ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  public var secondaryText: String?
  /// In place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// Shown where it has a title or an image, as the second one.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// Points around everything.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Kept for code that sets it: margins of views above are not looked at.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Points.
  public var imageToTextPadding: CGFloat = 14
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 18
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind everything.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something turns in place of the image.
  var isLoading = false
  private var isOfSearch = false

  private init() {}

  public static func empty() -> Self { Self() }

  /// Something turns over a text.
  public static func loading() -> Self {
    var result = Self()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties = result.secondaryTextProperties
    return result
  }

  /// What is said where nothing was found.
  public static func search() -> Self {
    var result = Self()
    result.isOfSearch = true
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The content in a state: a search says what was searched for.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard isOfSearch, let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(searched)”"
    return result
  }

  /// How the image looks.
  public struct ImageProperties: Equatable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    public var tintColor: UIColor? = .secondaryLabel
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points; 0 is any.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Equatable {
    public var font: UIFont
    public var color: UIColor
    /// 0 for as many as it takes.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false

    fileprivate init(font: UIFont, color: UIColor) {
      (self.font, self.color) = (font, color)
    }
  }

  /// What a button does, which nobody asks of it.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}

/// The state of what is shown in the place of content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What is being searched for.
  public var searchText: String?

  private var custom = CustomStates()

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
