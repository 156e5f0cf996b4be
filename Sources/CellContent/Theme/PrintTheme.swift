import Foundation
import Scene

extension Theme {
  /// Black lines on white with light grays that are distinguishable in print, the same in both
  /// appearances.
  public static let print = Theme(
    name: "print",
    appearance: .light,
    canvas: .components(.white),
    styles: lineWork(black),
    lists: ListTheme(ink: black))

  private static let black = Ink(
    text: .black, line: RGBA(0x222222), faint: RGBA(0x8A8A8A), fill: .white,
    panel: RGBA(0xEFEFEF), paper: .white, width: 0.75)
}
