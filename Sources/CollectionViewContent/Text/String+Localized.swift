#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// The text of a key in the strings of a bundle; the key itself where there is none.
    ///
    /// What is interpolated is part of the key.
    public init(
      localized key: String, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
    }
  }

  extension NSObject {
    /// The name of the class.
    public class func description() -> String { String(reflecting: self) }

    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
  }
#endif
