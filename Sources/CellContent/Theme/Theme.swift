/// How elements look before any style is applied.
public struct Theme: Hashable, Sendable {
  /// What users call it.
  public let name: String
  /// The only appearance that it has; `nil` for both.
  public var appearance: Appearance?
  /// What lies behind everything.
  public var canvas: ColorReference
  /// The look of elements with data, by role.
  var styles: [Role: Style]
  /// The look of lists.
  package var lists: ListTheme
  /// Whether cells that a picture fills have the line around them that others have.
  var outlinesPictures = true

  /// All themes.
  public static var all: [Theme] { known.map { $0.theme() } }

  /// Their names.
  public static var names: [String] { known.map(\.name) }

  /// The theme of that name, if there is one.
  public static func named(_ name: String) -> Theme? {
    known.first { $0.name == name }?.theme()
  }

  /// Each is made once somebody asks for it.
  private static let known: [(name: String, theme: @Sendable () -> Theme)] = [
    ("wireframe", { .wireframe }), ("system", { .system }), ("blueprint", { .blueprint }),
    ("print", { .print }),
  ]

  /// The look of a role. What shows data is drawn as a wireframe where there is none.
  func style(for role: Role, hasData: Bool) -> Style {
    var style = styles[role] ?? Style()
    if !hasData, role == .cell || role == .side { style.content = .placeholder }
    return style
  }
}

extension Style {
  /// A style set up in one expression.
  package init(_ setUp: (inout Style) -> Void) {
    self.init()
    setUp(&self)
  }

  /// A radius that makes a capsule of anything.
  static let capsule = 10_000.0
}
