// Kinds of keyboards and of text. Nothing is typed.

/// The type of a keyboard. No effect on pictures.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter
  case webSearch, asciiCapableNumberPad
}

/// The title of the return key. No effect on pictures.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// How typed text is capitalized. No effect on pictures.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

/// Whether typed text is corrected. No effect on pictures.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// The kind of text expected in a field. No effect on pictures.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let emailAddress = Self(rawValue: "email")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let postalCode = Self(rawValue: "postal-code")
}

/// The kinds of data that a text view turns into links. Links are not detected.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}
