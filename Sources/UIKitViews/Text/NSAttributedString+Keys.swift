internal import CompositionalLayout
public import Foundation

#if !canImport(Darwin)
  extension NSAttributedString.Key {
    public static let font = Self(rawValue: "NSFont")
    public static let foregroundColor = Self(rawValue: "NSColor")
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    public static let kern = Self(rawValue: "NSKern")
    public static let tracking = Self(rawValue: "CTTracking")
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    public static let attachment = Self(rawValue: "NSAttachment")
    public static let link = Self(rawValue: "NSLink")
    public static let strokeColor = Self(rawValue: "NSStrokeColor")
    public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
    public static let shadow = Self(rawValue: "NSShadow")
    public static let obliqueness = Self(rawValue: "NSObliqueness")
    public static let expansion = Self(rawValue: "NSExpansion")
    public static let ligature = Self(rawValue: "NSLigature")
    public static let writingDirection = Self(rawValue: "NSWritingDirection")
    public static let textEffect = Self(rawValue: "NSTextEffect")
  }

  extension NSAttributedString {
    /// A text of no letters.
    public convenience init(_ nothing: Void = ()) {
      self.init(string: "")
    }
  }

  /// What texts would lie above; kept for code that sets it, as attributes that are not drawn are.
  public final class NSShadow: NSObject {
    /// Must come first.
    private let kind = foreignKind
    public var shadowColor: Any?
    /// Points.
    public var shadowOffset = CGSize.zero
    public var shadowBlurRadius: CGFloat = 0
  }

  /// Lines below and through texts: one, thin or thick.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let single = Self(rawValue: 1)
    public static let thick = Self(rawValue: 2)
    public static let double = Self(rawValue: 9)
  }
#endif

extension NSAttributedString.Key {
  /// Whether labels follow the attribute.
  var isDrawn: Bool { Self.drawn.contains(self) }

  private static let drawn: Set<Self> = [
    .font, .foregroundColor, .paragraphStyle, .kern, .tracking, .underlineStyle, .underlineColor,
    .strikethroughStyle, .strikethroughColor, .attachment, .obliqueness,
    .backgroundColor,
  ]
}
