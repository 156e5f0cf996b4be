import Foundation

extension Theme {
  /// Line-work with one soft tint for each role: blue cells, violet headers, orange badges, sand
  /// for panels. The default.
  public static let wireframe = Theme(
    name: "wireframe",
    canvas: .dynamic(0xFFFFFF, 0x14161B),
    styles: [
      .cell: tinted(
        text: .dynamic(0x35539A, 0xB9CBFA), fill: .dynamic(0xEDF3FF, 0x1C2846),
        line: .dynamic(0xA6BEF3, 0x4661A6)
      ) { $0.cornerRadius = 6 },
      .header: bar,
      .footer: bar.overridden(by: Style { $0.font = FontReference(style: .caption1) }),
      .side: bar.overridden(
        by: Style {
          $0.content = .caption
          $0.font = FontReference(style: .caption1, weight: .semibold)
        }),
      .badge: Style {
        $0.content = .badge
        $0.background = .dynamic(0xC2410C, 0xFB9A66)
        $0.color = .dynamic(0xFFFFFF, 0x2B1206)
        $0.cornerRadius = Style.capsule
        $0.border = Border(color: .dynamic(0xFFFFFF, 0x14161B), width: 1)
      },
      .decoration: Style {
        $0.content = ContentTemplate.none
        $0.background = .dynamic(0xFAF6EE, 0x26221A)
        $0.border = Border(color: .dynamic(0xE6DBC6, 0x51482F), width: 1)
        $0.cornerRadius = 12
      },
    ],
    wireframe: [
      .cell: Style { $0.content = .placeholder }, .side: Style { $0.content = .placeholder },
    ],
    lists: .wireframe)

  /// A header or a footer.
  private static let bar = tinted(
    text: .dynamic(0x6441A8, 0xD2C0FA), fill: .dynamic(0xF5F0FE, 0x2A2144),
    line: .dynamic(0xCFBDF0, 0x5B4A94)
  ) {
    $0.content = .header
    $0.cornerRadius = 6
    $0.font = FontReference(style: .footnote, weight: .semibold)
  }

  private static func tinted(
    text: ColorReference, fill: ColorReference, line: ColorReference,
    _ more: (inout Style) -> Void
  ) -> Style {
    Style {
      $0.color = text
      $0.background = fill
      $0.border = Border(color: line, width: 1)
      more(&$0)
    }
  }
}
