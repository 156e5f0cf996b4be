internal import CellContent
public import CompositionalLayout
public import Foundation

/// The texts and the image of a row, a header or a footer of a list.
///
/// Heights follow the list metrics. See
/// [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  private var content = TextContent()
  private var secondaryContent = TextContent()
  /// The image at the leading edge.
  public var image: UIImage?
  /// The appearance of the primary text.
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is on the line of the primary text, if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The spacing between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = ListLabels.pictureGap
  /// The spacing between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = ListLabels.valueGap
  /// The spacing between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The axes along which the superview's margins apply. Has no effect: superview margins are
  /// ignored.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The style's default trailing margin in points, which accessories reduce.
  let usualTrailing: CGFloat
  /// Whether the content changes color when the row is selected.
  var isInSidebar = false

  init(
    _ text: TextProperties, _ secondaryText: TextProperties, margins: NSDirectionalEdgeInsets
  ) {
    textProperties = text
    secondaryTextProperties = secondaryText
    directionalLayoutMargins = margins
    usualTrailing = margins.trailing
  }

  /// A text as it was set, plain or attributed.
  private struct TextContent {
    var plain: String?
    var attributed: NSAttributedString?
    var text: String? { attributed?.string ?? plain }
  }

  /// The primary text.
  public var text: String? {
    get { content.text }
    set { content = TextContent(plain: newValue) }
  }

  public var secondaryText: String? {
    get { secondaryContent.text }
    set { secondaryContent = TextContent(plain: newValue) }
  }

  /// An attributed text in place of ``text``. The properties provide a missing font or color.
  public var attributedText: NSAttributedString? {
    get { content.attributed }
    set { content = TextContent(attributed: newValue) }
  }

  /// An attributed text in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryContent.attributed }
    set { secondaryContent = TextContent(attributed: newValue) }
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the content for a state. Disabled content fades; selected content in a sidebar turns
  /// white.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? any SelectionState else { return self }
    var result = self
    let isMarked = isInSidebar && (state.isSelected || state.isHighlighted)
    let color: UIColor? = state.isDisabled ? .tertiaryLabel : isMarked ? .white : nil
    result.textProperties.follow(color)
    result.secondaryTextProperties.follow(color)
    result.imageProperties.follow(color)
    return result
  }
}

/// The axes of a view.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both = UIAxis(rawValue: 3)
}

// MARK: - Properties

extension UIListContentConfiguration {
  public struct TextProperties: Equatable {
    public var font: UIFont
    public var color: UIColor
    /// A transformation of the color before it is drawn.
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    /// The maximum number of lines; 0 is no limit.
    public var numberOfLines = 0
    /// How the text is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font follows the text size. Has no effect on pictures.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the font shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before the text is truncated. Has no effect on pictures.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether truncated text expands under the pointer. Has no effect on pictures.
    public var showsExpansionTextWhenTruncated = false
    /// The change of letter case.
    public var transform = TextTransform.none
    /// The color of the style, and the one for the current state.
    private let usualColor: UIColor
    private var automaticColor: UIColor

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
      usualColor = color
      automaticColor = color
    }

    public enum TextAlignment: Int, Sendable {
      /// Alignment by the layout direction.
      case natural = 0
      case center
      /// Justified; drawn as natural.
      case justified
    }

    /// A change of letter case.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      case uppercase, lowercase
      /// Capitalized words.
      case capitalized
    }

    /// The color that is drawn.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The text after the change of letter case.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    /// Applies a state's color, unless code has set another one; `nil` uses the style's color.
    fileprivate mutating func follow(_ stateColor: UIColor?) {
      guard color == automaticColor else { return }
      automaticColor = stateColor ?? usualColor
      color = automaticColor
    }

    /// Whether two texts look the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.font == rhs.font && lhs.color == rhs.color && lhs.alignment == rhs.alignment
        && lhs.numberOfLines == rhs.numberOfLines && lhs.lineBreakMode == rhs.lineBreakMode
        && lhs.adjustsFontSizeToFitWidth == rhs.adjustsFontSizeToFitWidth
        && lhs.minimumScaleFactor == rhs.minimumScaleFactor && lhs.transform == rhs.transform
    }
  }

  public struct ImageProperties: Equatable {
    /// The tint; `nil` is the cell's.
    public var tintColor: UIColor?
    /// A transformation of the tint before it is drawn.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The width of the stroke inside the edges, in points.
    public var strokeWidth: CGFloat = 0
    /// The color of the stroke; `nil` is the cell's tint.
    public var strokeColor: UIColor?
    /// A transformation of the stroke color before it is drawn.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The maximum size, in points; 0 is no limit. Larger images are scaled down, not clipped.
    public var maximumSize = CGSize.zero
    /// The size in points that is reserved for the image, which is centered in it. With 0 the
    /// image's own size applies, and a common width for symbols.
    public var reservedLayoutSize = CGSize.zero
    /// The symbol configuration; `nil` follows the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether the image ignores inverted colors. Has no effect on pictures.
    public var accessibilityIgnoresInvertColors = false
    private var automaticTint: UIColor?

    /// The common width of symbols in points, which aligns the texts of rows.
    public static let standardDimension: CGFloat = ListLabels.symbolWidth

    /// The tint of symbols in a view with the given tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The stroke color in a view with the given tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    fileprivate mutating func follow(_ stateColor: UIColor?) {
      guard tintColor == automaticTint else { return }
      automaticTint = stateColor
      tintColor = stateColor
    }

    /// Whether two images look the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.tintColor == rhs.tintColor && lhs.cornerRadius == rhs.cornerRadius
        && lhs.strokeWidth == rhs.strokeWidth && lhs.strokeColor == rhs.strokeColor
        && lhs.maximumSize == rhs.maximumSize
        && lhs.reservedLayoutSize == rhs.reservedLayoutSize
        && lhs.preferredSymbolConfiguration == rhs.preferredSymbolConfiguration
    }
  }
}
