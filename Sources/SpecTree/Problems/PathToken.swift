/// A token in braces in a picture's path: the spec's name or a value that varies between pictures.
package enum PathToken: String, CaseIterable, Sendable {
  case name
  case width
  /// The device's name, or the width if there is no device.
  case device
  case direction = "-rtl"
  case appearance = "~dark"
  /// The appearance with a hyphen, for documents in which a tilde has a meaning.
  case hyphenatedAppearance = "-dark"
  case size = "-size"
  case theme = "-theme"
  case scale = "@scale"
  case `extension` = "ext"
}
