internal import SpecTree

/// The keys of a `flatplan.yaml`, which all specs in its folder and its subfolders share.
enum SharedKeys {
  static let fonts = Key(
    "fonts", .oneOrMore(.name, named: "a list of files", limit: 100),
    "Font files and folders, used instead of the system's fonts.")

  static let limits = Key<Never>(
    "limits", .init(name: "the limits", shape: .map { LimitKeys.map }) { _, _, _ in nil },
    "The work that one file may cause; more is an error.")
  static let runSwift = Key(
    "runSwift", .flag, default: "false",
    "Whether 'check' and 'explain' run the Swift code that they find in folders.")

  static let map: MapKind = .init(
    name: "a flatplan.yaml",
    rules: [
      DocumentKeys.render.rule, DocumentKeys.styles.rule, DocumentKeys.contents.rule,
      DocumentKeys.theme.rule, DocumentKeys.tokens.rule, DocumentKeys.strings.rule,
      DocumentKeys.assets.rule, fonts.rule, limits.rule, runSwift.rule, DocumentKeys.schema.rule,
    ])
}
