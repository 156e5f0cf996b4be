internal import CompositionalLayout
public import Foundation

/// A text, from the top of the layer.
///
/// See [CATextLayer](https://developer.apple.com/documentation/quartzcore/catextlayer).
open class CATextLayer: CALayer {
  /// Of type `String` or `NSAttributedString`.
  public var string: Any?
  /// Of type `UIFont`, whose size does not count; others are left out, which is said.
  public var font: Any?
  /// Points.
  public var fontSize: CGFloat = 36
  public var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether the text takes more lines than one.
  public var isWrapped = false
  public var alignmentMode = CATextLayerAlignmentMode.natural
  public var truncationMode = CATextLayerTruncationMode.none
  /// Kept for code that sets it.
  public var allowsFontSubpixelQuantization = false

  /// What draws the text.
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
      Notes.say("text layers leave out fonts that are no UIFont")
      return .systemFont(ofSize: size)
    }
    return font.withSize(size)
  }
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

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

/// Where a text layer cuts a text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

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
