public import Foundation

/// The options of text measurement.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines at the given width instead of measuring a single line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// Includes the font's leading. Has no effect: lines are measured as in labels.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Measures glyph bounds. Has no effect: lines are measured as in labels.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Truncates the last visible line. Has no effect: lines are measured as in labels.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// The context of text drawing. It has no effect on measurements.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor of the font size. Has no effect on measurements.
  public var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text in points, as a rectangle at the origin. Outside the main actor the
  /// result is zero.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard MainActor.isCurrent else { return .zero }
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let limit = CGSize(
      width: wraps ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    nonisolated(unsafe) let text = self
    return CGRect(
      origin: .zero, size: MainActor.assumeIsolated { text.drawnLabel.sizeThatFits(limit) })
  }
}

extension String {
  /// The size of the text in points, as a rectangle at the origin. Outside the main actor the
  /// result is zero.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text in points, as a rectangle at the origin. Outside the main actor the
  /// result is zero.
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
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
