import Foundation
import Scene

extension Theme {
  /// Thin, light lines on a blue background, the same in both appearances.
  public static let blueprint = Theme(
    name: "blueprint",
    appearance: .dark,
    canvas: .components(RGBA(0x15437F)),
    styles: lineWork(blue),
    lists: ListTheme(ink: blue))

  private static let blue = Ink(
    text: RGBA(0xF2F8FF), line: RGBA(0xA9C9F2), faint: RGBA(0x6C97CF),
    fill: RGBA(0x1C4F92), panel: RGBA(0x123B72), paper: RGBA(0x15437F), width: 0.75)
}
