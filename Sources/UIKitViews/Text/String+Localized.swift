#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// The text of a key in the strings of a bundle; the key itself where there is none.
    public init(
      localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = key.text(in: bundle ?? .main, table, locale)
    }

    /// A key of strings, in which a format stands for what is interpolated.
    ///
    /// See [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
    public struct LocalizationValue: ExpressibleByStringInterpolation {
      private var format: String
      private var arguments: [any CVarArg]

      public init(_ value: String) {
        self.init(stringLiteral: value)
      }

      public init(stringLiteral value: String) {
        (format, arguments) = (value, [])
      }

      public init(stringInterpolation: StringInterpolation) {
        (format, arguments) = (stringInterpolation.format, stringInterpolation.arguments)
      }

      fileprivate func text(in bundle: Bundle, _ table: String?, _ locale: Locale) -> String {
        let found = bundle.localizedString(forKey: format, value: nil, table: table)
        return arguments.isEmpty
          ? found : String(format: found, locale: locale, arguments: arguments)
      }

      public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = ""
        fileprivate var arguments: [any CVarArg] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
          format += literal.replacing("%", with: "%%")
        }

        public mutating func appendInterpolation(_ value: some BinaryInteger) {
          add("%lld", Int64(truncatingIfNeeded: value))
        }

        public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }

        public mutating func appendInterpolation(_ value: some Any) {
          add("%@", NSString(string: "\(value)"))
        }

        private mutating func add(_ specifier: String, _ value: any CVarArg) {
          format += specifier
          arguments.append(value)
        }
      }
    }
  }

  extension NSObject {
    /// The name of the class.
    public class func description() -> String { String(reflecting: self) }

    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
  }
#endif
