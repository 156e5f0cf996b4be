/// The keys of a `flatplan.yaml`: what all specs in its folder, and in the folders in it, share.
enum SharedKeys {
  static let fonts = Key(
    "fonts", .oneOrMore(.name, named: "a list of files", limit: 100),
    "Files and folders of fonts, used in place of the system's.")

  static let map: MapKind = .init(
    name: "a flatplan.yaml",
    rules: [
      DocumentKeys.render.rule, DocumentKeys.styles.rule, DocumentKeys.theme.rule, fonts.rule,
      DocumentKeys.schema.rule,
    ])
}
