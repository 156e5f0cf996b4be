internal import CompositionalLayout
public import Foundation

/// A layer that shows text from its top.
///
/// See [CATextLayer](https://developer.apple.com/documentation/quartzcore/catextlayer).
open class CATextLayer: CALayer {
  /// The text, of type `String` or `NSAttributedString`.
  public var string: Any?
  /// The font, of type `UIFont`; its size is ignored. Values of other types are logged and ignored.
  public var font: Any?
  public var fontSize: CGFloat = 36
  /// The color of the text; `nil` is clear.
  public var foregroundColor: CGColor? = UIColor.white.cgColor
  public var isWrapped = false
  /// The horizontal alignment.
  public var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where text that does not fit is truncated.
  public var truncationMode = CATextLayerTruncationMode.none
  /// Whether glyphs are aligned to pixels. No effect on pictures.
  public var allowsFontSubpixelQuantization = false

  /// A label for drawing the text.
  package var label: UILabel {
    let label = UILabel()
    label.numberOfLines = isWrapped ? 0 : 1
    label.font = drawnFont
    label.textColor = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    label.textAlignment = alignmentMode.textAlignment
    let isWhole = isWrapped && truncationMode == .none
    label.lineBreakMode = isWhole ? .byWordWrapping : truncationMode.lineBreakMode
    if let text = string as? NSAttributedString {
      label.attributedText = text
    } else {
      label.text = string as? String
    }
    return label
  }

  private var drawnFont: UIFont {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : 36
    guard let font else { return .systemFont(ofSize: size) }
    guard let font = font as? UIFont else {
      Notes.report("text layers ignore fonts that are not of type UIFont")
      return .systemFont(ofSize: size)
    }
    return font.withSize(size)
  }
}

/// The horizontal alignment of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the text.
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")

  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not truncated.
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let middle = Self(rawValue: "middle")
  public static let end = Self(rawValue: "end")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }
}
