import Foundation

extension Theme {
  /// Line-work with one soft tint for each role: blue cells, violet headers, orange badges, sand
  /// for panels. The default.
  public static let wireframe = Theme(
    name: "wireframe",
    canvas: .dynamic(0xFFFFFF, 0x14161B),
    styles: [
      .cell: tinted(
        text: .dynamic(0x3B5794, 0xAFC3F2), fill: .dynamic(0xEFF4FF, 0x1D2740),
        line: .dynamic(0xB3C5EE, 0x3C5285)
      ) { $0.cornerRadius = 3 },
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
        $0.background = .dynamic(0xF7F4EF, 0x1E2025)
        $0.border = Border(color: .dynamic(0xDFD8CB, 0x363A43), width: 1)
        $0.cornerRadius = 12
      },
    ],
    wireframe: [
      .cell: Style { $0.content = .placeholder }, .side: Style { $0.content = .placeholder },
    ],
    lists: .wireframe)

  /// A header or a footer.
  private static let bar = tinted(
    text: .dynamic(0x674BA3, 0xCDBBF3), fill: .dynamic(0xF6F2FD, 0x272038),
    line: .dynamic(0xD3C5EE, 0x4E4179)
  ) {
    $0.content = .header
    $0.cornerRadius = 3
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
