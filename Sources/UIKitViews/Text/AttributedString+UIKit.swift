#if !canImport(Darwin)
  public import CompositionalLayout
  public import Foundation

  extension AttributeScopes {
    /// The attributes of text in views.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text in views.
    ///
    /// See
    /// [UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The text color.
      public let foregroundColor: ForegroundColorAttribute
      /// The color behind the text.
      public let backgroundColor: BackgroundColorAttribute
      /// The paragraph style.
      public let paragraphStyle: ParagraphStyleAttribute
      /// The kerning, in points.
      public let kern: KernAttribute
      /// The tracking, in points.
      public let tracking: TrackingAttribute
      /// The strikethrough style.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// The strikethrough color.
      public let strikethroughColor: StrikethroughColorAttribute
      /// The style of the line below the text.
      public let underlineStyle: UnderlineStyleAttribute
      /// The color of the line below the text.
      public let underlineColor: UnderlineColorAttribute
      /// The offset from the baseline, in points. Has no effect on pictures.
      public let baselineOffset: BaselineOffsetAttribute
      /// The attributes that Foundation defines.
      public let foundation: FoundationAttributes

      /// The key of the font.
      public enum FontAttribute: AttributedStringKey {
        /// A font.
        public typealias Value = UIFont
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.font.rawValue
      }

      /// The key of the text color.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
      }

      /// The key of the color behind the text.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
      }

      /// The key of the paragraph style.
      public enum ParagraphStyleAttribute: AttributedStringKey {
        /// A paragraph style.
        public typealias Value = NSParagraphStyle
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
      }

      /// The key of the kerning.
      public enum KernAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.kern.rawValue
      }

      /// The key of the tracking.
      public enum TrackingAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.tracking.rawValue
      }

      /// The key of the strikethrough style.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// A line style.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
      }

      /// The key of the strikethrough color.
      public enum StrikethroughColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
      }

      /// The key of the style of the line below the text.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// A line style.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
      }

      /// The key of the color of the line below the text.
      public enum UnderlineColorAttribute: AttributedStringKey {
        /// A color.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
      }

      /// The key of the offset from the baseline.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
      }
    }
  }

  extension AttributeDynamicLookup {
    /// The key of a UIKit attribute.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension NSAttributedString {
    /// Creates an attributed string with the UIKit attributes of another one. Other attributes are
    /// dropped.
    public convenience init(_ attributed: AttributedString) {
      let result = NSMutableAttributedString(string: "")
      for run in attributed.runs {
        let text = String(attributed.characters[run.range])
        result.append(NSAttributedString(string: text, attributes: run.attributes.ofViews))
      }
      self.init(attributedString: result)
    }
  }

  extension AttributeContainer {
    /// Creates a container of the UIKit attributes in a dictionary. Other attributes are dropped.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      var filler = Filler(dictionary: dictionary, container: self)
      AttributeScopes.UIKitAttributes.each(&filler)
      self = filler.container
    }

    /// The UIKit attributes, by name.
    fileprivate var ofViews: [NSAttributedString.Key: Any] {
      var reader = Reader(container: self)
      AttributeScopes.UIKitAttributes.each(&reader)
      return reader.result
    }

    private struct Reader: AttributeVisitor {
      let container: AttributeContainer
      var result: [NSAttributedString.Key: Any] = [:]

      mutating func visit<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
        if let value = container[key] { result[NSAttributedString.Key(rawValue: key.name)] = value }
      }
    }

    private struct Filler: AttributeVisitor {
      let dictionary: [NSAttributedString.Key: Any]
      var container: AttributeContainer

      mutating func visit<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
        guard let value = dictionary[NSAttributedString.Key(rawValue: key.name)] as? Key.Value
        else { return }
        container[key] = value
      }
    }
  }

  /// Visits attribute keys with their types.
  private protocol AttributeVisitor {
    mutating func visit<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable
  }

  extension AttributeScopes.UIKitAttributes {
    fileprivate static func each(_ visitor: inout some AttributeVisitor) {
      visitor.visit(FontAttribute.self)
      visitor.visit(ForegroundColorAttribute.self)
      visitor.visit(BackgroundColorAttribute.self)
      visitor.visit(ParagraphStyleAttribute.self)
      visitor.visit(KernAttribute.self)
      visitor.visit(TrackingAttribute.self)
      visitor.visit(StrikethroughStyleAttribute.self)
      visitor.visit(StrikethroughColorAttribute.self)
      visitor.visit(UnderlineStyleAttribute.self)
      visitor.visit(UnderlineColorAttribute.self)
      visitor.visit(BaselineOffsetAttribute.self)
    }
  }
#endif
