import Foundation
import Scene

extension Theme {
  /// Cards with thin borders in Apple's semantic colors: `systemBackground` behind everything, the
  /// secondary background for panels, the tertiary one for cells.
  public static let system = Theme(
    name: "system",
    canvas: .named("systemBackground"),
    styles: [
      .cell: Style {
        $0.background = .named("tertiarySystemBackground")
        $0.color = .named("label")
        $0.border = Border(color: hairline, width: 0.5)
        $0.cornerRadius = 10
      },
      .header: Style {
        $0.content = .header
        $0.background = .named("clear")
        $0.color = .named("label")
        $0.font = FontReference(style: .headline)
      },
      .footer: Style {
        $0.content = .header
        $0.background = .named("clear")
        $0.color = .named("secondaryLabel")
        $0.font = FontReference(style: .footnote)
      },
      .side: Style {
        $0.content = .caption
        $0.background = .named("systemFill")
        $0.color = .named("label")
        $0.cornerRadius = 10
      },
      .badge: Style {
        $0.content = .badge
        $0.background = .dynamic(0xD70015, 0xD70015)
        $0.color = .named("white")
        $0.cornerRadius = .capsule
      },
      .decoration: Style {
        $0.content = ContentTemplate.none
        $0.background = .named("secondarySystemBackground")
        $0.cornerRadius = 14
      },
    ],
    lists: .system,
    secondaryLabel: .named("secondaryLabel"),
    // Pictures have no borders on Apple's systems.
    outlinesPictures: false)

  /// The outline of cards, in all versions the separator of iOS 18: the one of iOS 26 is hardly
  /// visible around a card.
  private static let hairline = ColorReference.dynamic(
    light: .components(NamedColor.Values.classicSeparator.light),
    dark: .components(NamedColor.Values.classicSeparator.dark))
}
