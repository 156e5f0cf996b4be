#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// Creates the localized string of a key, or the key itself if the bundle has none.
    public init(
      localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) { self = key.text(in: bundle ?? .main, table, locale) }

    /// A key of localized strings, with format specifiers in place of interpolated values.
    ///
    /// See [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
    public struct LocalizationValue: ExpressibleByStringInterpolation {
      private var format: String
      private var arguments: [any CVarArg]

      /// Creates a key.
      public init(_ value: String) { self.init(stringLiteral: value) }

      /// Creates a key from a literal.
      public init(stringLiteral value: String) { (format, arguments) = (value, []) }

      /// Creates a key from an interpolation.
      public init(stringInterpolation: StringInterpolation) {
        (format, arguments) = (stringInterpolation.format, stringInterpolation.arguments)
      }

      fileprivate func text(in bundle: Bundle, _ table: String?, _ locale: Locale) -> String {
        let found =
          singular(in: bundle, table)
          ?? bundle.localizedString(forKey: format, value: nil, table: table)
        return arguments.isEmpty
          ? found : String(format: found, locale: locale, arguments: arguments)
      }

      /// The text for the number 1, if the strings have one. String catalogs have such texts in a table
      /// beside the other.
      private func singular(in bundle: Bundle, _ table: String?) -> String? {
        let numbers = arguments.compactMap { $0 as? Int64 }
        guard numbers == [1] else { return nil }
        let table = (table ?? "Localizable") + "~one"
        let found = bundle.localizedString(forKey: format, value: "", table: table)
        return found.isEmpty || found == format ? nil : found
      }

      /// The interpolation of a key, which collects the format and its arguments.
      public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = ""
        fileprivate var arguments: [any CVarArg] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {
          format += literal.replacing("%", with: "%%")
        }

        public mutating func appendInterpolation(_ value: some BinaryInteger) {
          add("%lld", Int64(truncatingIfNeeded: value))
        }

        /// Appends a floating-point number.
        public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }

        /// Appends any other value by its description.
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
