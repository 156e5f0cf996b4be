public import CompositionalLayout
public import Foundation
internal import LayoutScene

/// The texts and the image of a row, a header or a footer of a list.
///
/// Heights follow the list's numbers (R46, R92). See
/// [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Points around everything.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands at the end of the first one's line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Margins with two texts, one below the other.
  var marginsOfTwo: NSDirectionalEdgeInsets

  /// The words of an attributed text; its attributes are not drawn.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The words of an attributed text; its attributes are not drawn.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }

  /// How a text looks.
  public struct TextProperties: Equatable {
    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    /// 0 for as many as it takes.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var transform = TextTransform.none

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

    /// The text as it is shown.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// How an image looks.
  public struct ImageProperties: Equatable {
    public var tintColor: UIColor?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Points; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

// MARK: - The system's styles

extension UIListContentConfiguration {
  private init(
    _ style: TextStyle, _ line: CGFloat, _ weight: FontWeight? = nil, color: UIColor = .label,
    secondary: TextStyle = .subheadline, margins: NSDirectionalEdgeInsets,
    marginsOfTwo: NSDirectionalEdgeInsets? = nil
  ) {
    let numbers = ListMetrics.phone
    var (font, small) = (style.metrics, secondary.metrics)
    font.lineHeight = line
    font.weight = weight ?? font.weight
    small.lineHeight = secondary == style ? line : numbers.row.secondaryLine
    textProperties = TextProperties(font: UIFont(font), color: color)
    secondaryTextProperties = TextProperties(font: UIFont(small), color: .secondaryLabel)
    directionalLayoutMargins = margins
    self.marginsOfTwo = marginsOfTwo ?? margins
  }

  private static func row(_ style: TextStyle = .body, secondary: TextStyle = .subheadline) -> Self {
    let row = ListMetrics.phone.row
    func margins(_ vertical: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: vertical, leading: row.leading, bottom: vertical, trailing: row.leading)
    }
    var result = Self(
      style, row.line, secondary: secondary, margins: margins(row.padding),
      marginsOfTwo: margins(row.paddingOfTwo))
    result.textToSecondaryTextVerticalPadding = row.gap
    return result
  }

  private static func boundary(
    _ style: TextStyle, _ weight: FontWeight?, _ color: UIColor,
    _ numbers: ListMetrics.BoundaryMetrics
  ) -> Self {
    Self(
      style, numbers.line, weight, color: color,
      margins: NSDirectionalEdgeInsets(
        top: numbers.top, leading: numbers.leading, bottom: numbers.bottom,
        trailing: numbers.leading))
  }

  public static func cell() -> Self { row() }
  public static func subtitleCell() -> Self { row() }
  public static func sidebarCell() -> Self { row() }
  public static func sidebarSubtitleCell() -> Self { row() }
  public static func accompaniedSidebarCell() -> Self { row() }
  public static func accompaniedSidebarSubtitleCell() -> Self { row() }

  public static func valueCell() -> Self {
    var result = row(secondary: .body)
    result.secondaryTextProperties.font = result.textProperties.font
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  public static func header() -> Self { plainHeader() }
  public static func footer() -> Self { plainFooter() }

  public static func plainHeader() -> Self {
    boundary(.headline, .semibold, .label, ListMetrics.phone.header)
  }

  public static func groupedHeader() -> Self {
    boundary(.headline, .semibold, .secondaryLabel, ListMetrics.phone.header)
  }

  public static func prominentInsetGroupedHeader() -> Self {
    boundary(.title3, .semibold, .label, ListMetrics.phone.header)
  }

  public static func extraProminentInsetGroupedHeader() -> Self {
    boundary(.title2, .bold, .label, ListMetrics.phone.header)
  }

  public static func sidebarHeader() -> Self {
    boundary(.title3, .semibold, .label, ListMetrics.phone.header)
  }

  public static func plainFooter() -> Self {
    boundary(.footnote, nil, .secondaryLabel, ListMetrics.phone.footer)
  }

  public static func groupedFooter() -> Self { plainFooter() }
}
