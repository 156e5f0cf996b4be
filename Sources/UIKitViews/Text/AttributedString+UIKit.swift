#if !canImport(Darwin)
  public import CompositionalLayout
  public import Foundation

  extension AttributeScopes {
    /// The attributes of text in views.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text in views.
    ///
    /// See [UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
    public struct UIKitAttributes: AttributeScope {
      public let font: FontAttribute
      /// The text color.
      public let foregroundColor: ForegroundColorAttribute
      /// The color behind the text.
      public let backgroundColor: BackgroundColorAttribute
      public let paragraphStyle: ParagraphStyleAttribute
      public let kern: KernAttribute
      public let tracking: TrackingAttribute
      public let strikethroughStyle: StrikethroughStyleAttribute
      public let strikethroughColor: StrikethroughColorAttribute
      /// The style of the line below the text.
      public let underlineStyle: UnderlineStyleAttribute
      /// The color of the line below the text.
      public let underlineColor: UnderlineColorAttribute
      /// The offset from the baseline, in points. Has no effect on pictures.
      public let baselineOffset: BaselineOffsetAttribute
      /// The attributes that Foundation defines.
      public let foundation: FoundationAttributes

      public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
      }
      public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
      }
      public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
      }
      public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
      }
      public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
      }
      public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.tracking.rawValue
      }
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
      }
      public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
      }
      public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
      }
      public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.underlineColor.rawValue
      }
      public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
      }
    }
  }

  extension AttributeDynamicLookup {
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
