public import Foundation

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In lines no wider than asked for, and not in one.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  // Kept for code that sets them: lines are measured as labels have them.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What else there is to say of how a text is drawn; kept for code that makes one.
public final class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The room that the text takes, from the origin, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard MainActor.isHere else { return .zero }
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let room = CGSize(
      width: isBroken ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    nonisolated(unsafe) let text = self
    return CGRect(
      origin: .zero, size: MainActor.assumeIsolated { text.drawnLabel.sizeThatFits(room) })
  }
}

extension String {
  /// The room that the text takes, from the origin, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The room that the text takes, from the origin, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

#if !canImport(Darwin)
  extension NSValue {
    /// Points.
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
