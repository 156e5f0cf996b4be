public import CellContent
public import Scene

/// The colors of an overlay: shades of one hue that are legible on any picture.
public struct OverlayColors: Hashable, Sendable {
  /// The color of lines and outlines.
  public var line: RGBA
  /// The translucent color of areas.
  public var wash: RGBA
  /// The opaque background of labels.
  public var chip: RGBA
  /// The text color of labels.
  public var text: RGBA
  /// The color of the rim around labels.
  public var rim: RGBA

  public init(_ kind: OverlayKind, _ appearance: Appearance) {
    let hue = Self.hues[kind] ?? (0x333333, 0xDDDDDD)
    self.init(hue, wash: kind == .insets ? 0.25 : 0.12, appearance)
  }

  init(insetsOf level: BoxLevel, _ appearance: Appearance) {
    let hue: (UInt32, UInt32) =
      switch level {
      case .section: Self.hues[.insets] ?? (0x197A36, 0x6BD98A)
      case .group: (0x8A5A00, 0xF0B65A)
      case .item: (0x1B6FA8, 0x7CC4F5)
      }
    self.init(hue, wash: level == .section ? 0.25 : 0.12, appearance)
  }

  /// The colors of a level in the nesting of a layout; `nil` is the layout itself.
  init(nestingOf level: BoxLevel?, _ appearance: Appearance) {
    let kind: OverlayKind =
      switch level {
      case nil: .nesting
      case .section: .sections
      case .group: .groups
      case .item: .items
      }
    self.init(kind, appearance)
  }

  private init(_ hue: (light: UInt32, dark: UInt32), wash share: Double, _ appearance: Appearance) {
    let hue = RGBA(appearance.isDark ? hue.dark : hue.light)
    line = hue
    wash = hue.faded(by: share)
    chip = hue
    text = appearance.isDark ? RGBA(0x101216) : .white
    rim = text.faded(by: 0.85)
  }

  /// Dark hues for light pictures and light hues for dark pictures. Each has a contrast of at least
  /// 4.5 to the text of its labels.
  private static let hues: [OverlayKind: (light: UInt32, dark: UInt32)] = [
    .items: (0x1660D0, 0x7FB2FF),
    .parts: (0x8A1F9C, 0xE29BF0),
    .groups: (0xB34700, 0xFFA45C),
    .sections: (0xB5127F, 0xFF8FD2),
    .insets: (0x197A36, 0x6BD98A),
    .spacing: (0x7A34C2, 0xC9A2FF),
    .dimensions: (0xC8102E, 0xFF8A94),
    .indexes: (0x2B3440, 0xD5DCE6),
    .kinds: (0x00707A, 0x5FD4DE),
    .estimates: (0x5C6470, 0xB4BCC8),
    .grid: (0x4A5A9C, 0xA9B8F5),
    .safeArea: (0x806000, 0xE8C451),
    .viewport: (0x0A6B8F, 0x76D0F2),
    .scroll: (0x5C6470, 0xB4BCC8),
    .nesting: (0x3A3F8F, 0xA5ABFF),
  ]
}
