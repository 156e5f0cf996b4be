/// The default styles of elements.
public struct Theme: Hashable, Sendable {
  /// The name in specs and options.
  public let name: String
  /// The only appearance that the theme supports; `nil` for both.
  public var appearance: Appearance?
  /// The background of pictures.
  public var canvas: ColorReference
  /// The styles of elements with data, by role.
  var styles: [Role: Style]
  /// The styles of lists.
  package var lists: ListTheme
  /// The color of secondary text beside text in the color `label`; `nil` for one that is derived from
  /// the text's color.
  var secondaryLabel: ColorReference?
  /// Whether cells filled by a picture have the border of other cells.
  var outlinesPictures = true

  /// All themes.
  ///
  /// - Complexity: O(*n*) in the number of themes.
  public static var all: [Theme] { known.map { $0.theme() } }

  /// The names of all themes.
  public static var names: [String] { known.map(\.name) }

  /// The theme with a name, or `nil` if there is none.
  public static func named(_ name: String) -> Theme? {
    known.first { $0.name == name }?.theme()
  }

  /// The themes by name. Each is created on first use.
  private static let known: [(name: String, theme: @Sendable () -> Theme)] = [
    ("wireframe", { .wireframe }), ("system", { .system }), ("blueprint", { .blueprint }),
    ("print", { .print }),
  ]

  /// The style of a role. Elements without data get the placeholder template.
  func style(for role: Role, hasData: Bool) -> Style {
    var style = styles[role] ?? Style()
    if !hasData, role == .cell || role == .side { style.content = .placeholder }
    return style
  }
}

extension Style {
  /// Creates a style and sets its properties in a closure.
  package init(_ setUp: (inout Style) -> Void) {
    self.init()
    setUp(&self)
  }

  /// A radius that turns any element into a capsule.
  package static let capsule = 10_000.0
}
