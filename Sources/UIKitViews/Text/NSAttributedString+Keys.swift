internal import CompositionalLayout
public import Foundation

#if !canImport(Darwin)
  extension NSAttributedString.Key {
    public static let font = Self(rawValue: "NSFont")
    /// The text color.
    public static let foregroundColor = Self(rawValue: "NSColor")
    /// The color behind the text.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    public static let kern = Self(rawValue: "NSKern")
    public static let tracking = Self(rawValue: "CTTracking")
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    /// The style of the line below the text.
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    /// The color of the line below the text.
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    /// The image in place of the character.
    public static let attachment = Self(rawValue: "NSAttachment")
    /// The slant of the letters.
    public static let obliqueness = Self(rawValue: "NSObliqueness")

    // These members have no effect on pictures.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    public static let link = Self(rawValue: "NSLink")
    public static let strokeColor = Self(rawValue: "NSStrokeColor")
    public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
    public static let shadow = Self(rawValue: "NSShadow")
    public static let expansion = Self(rawValue: "NSExpansion")
    public static let ligature = Self(rawValue: "NSLigature")
    public static let writingDirection = Self(rawValue: "NSWritingDirection")
    public static let textEffect = Self(rawValue: "NSTextEffect")
  }

  extension NSAttributedString {
    /// Creates an empty attributed string.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }

  /// The shadow of a text. It has no effect on pictures.
  public final class NSShadow: NSObject {
    /// Must be the first stored property; see `foreignKind`.
    private let kind = foreignKind

    // These members have no effect on pictures.
    public var shadowColor: Any?
    public var shadowOffset = CGSize.zero
    public var shadowBlurRadius: CGFloat = 0
  }

  /// The style of lines below and through text. Lines are drawn as a single line, thin or thick.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A thin line.
    public static let single = Self(rawValue: 1)
    /// A thick line.
    public static let thick = Self(rawValue: 2)
    /// A double line, drawn as a thin one.
    public static let double = Self(rawValue: 9)
  }
#endif

extension NSAttributedString.Key {
  /// Whether labels draw the attribute.
  var isDrawn: Bool { Self.drawn.contains(self) }

  private static let drawn: Set<Self> = [
    .font, .foregroundColor, .paragraphStyle, .kern, .tracking, .underlineStyle, .underlineColor,
    .strikethroughStyle, .strikethroughColor, .attachment, .obliqueness,
    .backgroundColor,
  ]
}
