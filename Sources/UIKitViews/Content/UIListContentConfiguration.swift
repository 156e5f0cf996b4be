internal import CellContent
public import CompositionalLayout
public import Foundation

/// The texts and the image of a row, a header or a footer of a list.
///
/// Heights follow the list's numbers. See
/// [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  private var words = Words()
  private var secondaryWords = Words()
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Points around everything.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands at the end of the first one's line, where both fit there.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points.
  public var imageToTextPadding: CGFloat = ListLabels.pictureGap
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Kept for code that sets it: margins of views above are not looked at.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// 0 to 1, of all that is said.
  public var alpha: CGFloat = 1
  /// Margins with two texts, one below the other, and those with one, as the style has them.
  var marginsOfTwo: NSDirectionalEdgeInsets
  let usualMargins: NSDirectionalEdgeInsets
  /// Whether the row turns to the colour of a selection.
  var isOfSidebar = false

  init(
    _ text: TextProperties, _ secondaryText: TextProperties, margins: NSDirectionalEdgeInsets,
    marginsOfTwo: NSDirectionalEdgeInsets? = nil
  ) {
    textProperties = text
    secondaryTextProperties = secondaryText
    directionalLayoutMargins = margins
    usualMargins = margins
    self.marginsOfTwo = marginsOfTwo ?? margins
  }

  /// A text as it was set: plain or with attributes.
  private struct Words {
    var plain: String?
    var attributed: NSAttributedString?

    var text: String? { attributed?.string ?? plain }
  }

  public var text: String? {
    get { words.text }
    set { words = Words(plain: newValue) }
  }

  public var secondaryText: String? {
    get { secondaryWords.text }
    set { secondaryWords = Words(plain: newValue) }
  }

  /// In place of ``text``, in the font and the colour of the properties where it has none of its own.
  public var attributedText: NSAttributedString? {
    get { words.attributed }
    set { words = Words(attributed: newValue) }
  }

  /// In place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryWords.attributed }
    set { secondaryWords = Words(attributed: newValue) }
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The content in a state: what is disabled fades, and what is selected in a sidebar turns white.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? any SelectionState else { return self }
    var result = self
    let isMarked = isOfSidebar && (state.isSelected || state.isHighlighted)
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

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both = UIAxis(rawValue: 3)
}

// MARK: - Properties

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Equatable {
    public var font: UIFont
    public var color: UIColor
    /// Changes the colour before it is drawn.
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    /// 0 for as many as it takes.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    /// Kept for code that sets it: nobody points at a text.
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none
    /// What the style has, and what it has in the state that it is in.
    private let usualColor: UIColor
    private var automaticColor: UIColor

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
      usualColor = color
      automaticColor = color
    }

    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center
      case justified
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase
      case lowercase
      case capitalized
    }

    /// The colour that is drawn.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The text as it is shown.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    /// Takes a state's colour, as long as nobody has set another one; `nil` is the style's own.
    fileprivate mutating func follow(_ stateColor: UIColor?) {
      guard color == automaticColor else { return }
      automaticColor = stateColor ?? usualColor
      color = automaticColor
    }

    public static func == (one: Self, other: Self) -> Bool {
      one.font == other.font && one.color == other.color && one.alignment == other.alignment
        && one.numberOfLines == other.numberOfLines && one.lineBreakMode == other.lineBreakMode
        && one.adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
        && one.minimumScaleFactor == other.minimumScaleFactor && one.transform == other.transform
    }
  }

  /// How an image looks.
  public struct ImageProperties: Equatable {
    /// `nil` is the cell's.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points, inside the edges.
    public var strokeWidth: CGFloat = 0
    /// `nil` is the cell's tint.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points; 0 for no limit. Images are made smaller, not cut.
    public var maximumSize = CGSize.zero
    /// Points that the image stands in the middle of; 0 for its own, and the same width for all symbols.
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
    private var automaticTint: UIColor?

    /// The width that all symbols get, so that the texts of rows stand in one line.
    public static let standardDimension: CGFloat = ListLabels.symbolWidth

    /// The colour that symbols are drawn in, in a view of a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The colour of the stroke in a view of a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    fileprivate mutating func follow(_ stateColor: UIColor?) {
      guard tintColor == automaticTint else { return }
      automaticTint = stateColor
      tintColor = stateColor
    }

    public static func == (one: Self, other: Self) -> Bool {
      one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
        && one.strokeWidth == other.strokeWidth && one.strokeColor == other.strokeColor
        && one.maximumSize == other.maximumSize
        && one.reservedLayoutSize == other.reservedLayoutSize
        && one.preferredSymbolConfiguration == other.preferredSymbolConfiguration
    }
  }
}
