/// What may stand in braces in the path of a picture: the name of its spec, or where it stands on one of
/// the axes.
package enum PathToken: String, CaseIterable, Sendable {
  case name
  case width
  /// Without a device, the width.
  case device
  case direction = "-rtl"
  case appearance = "~dark"
  case size = "-size"
  case theme = "-theme"
  case scale = "@scale"
  case `extension` = "ext"
}
