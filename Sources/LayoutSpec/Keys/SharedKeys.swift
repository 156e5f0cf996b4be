/// The keys of a `flatplan.yaml`, which all specs in its folder and its subfolders share.
enum SharedKeys {
  static let fonts = Key(
    "fonts", .oneOrMore(.name, named: "a list of files", limit: 100),
    "Font files and folders, used instead of the system's fonts.")

  static let map: MapKind = .init(
    name: "a flatplan.yaml",
    rules: [
      DocumentKeys.render.rule, DocumentKeys.styles.rule, DocumentKeys.theme.rule, fonts.rule,
      DocumentKeys.schema.rule,
    ])
}
