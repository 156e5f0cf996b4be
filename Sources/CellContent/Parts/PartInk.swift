import Foundation
import Scene

/// What parts inherit from their containers, resolved.
struct PartInk: Hashable {
  /// The color of text.
  var text: RGBA
  /// The color of secondary text.
  var secondary: RGBA
  /// The color of details.
  var detail: RGBA
  /// The tint of symbols and controls.
  var tint: RGBA
  var language: String?
  var alignment: TextAlignment?
  /// The opaque color behind the part.
  var backdrop: RGBA

  /// The ink of a cell's content.
  init(_ style: ResolvedStyle, backdrop: RGBA) {
    text = style.text
    secondary = style.secondaryText
    detail = style.detailText
    tint = style.tint
    language = style.language
    alignment = style.textAlignment
    self.backdrop = backdrop
  }

  /// The ink inside a part: its own colors, and legible ones on its own background.
  ///
  /// - Parameter scrim: The color of text on a darkened picture; `nil` if the part darkens nothing.
  func inside(_ style: Style, of cell: ResolvedStyle, scrim: RGBA? = nil) -> PartInk {
    let palette = cell.palette
    var ink = self
    if let scrim {
      ink.backdrop = Scrim.ground
      ink.text = scrim
      ink.secondary = scrim.secondary(on: [ink.backdrop])
      ink.detail = ink.secondary
    }
    let fills = [
      style.background?.resolved(in: palette),
      style.gradient.map { $0.resolved(in: palette, isMirrored: false).mean },
    ]
    if fills.contains(where: { $0?.isVisible == true }) {
      let opacity = style.opacity.map { min(max(Double($0), 0), 1) } ?? 1
      ink.backdrop = backdrop.covered(by: fills, opacity: opacity)
      ink.text = text.legible(on: ink.backdrop)
      ink.secondary = cell.secondary(of: ink.text, on: [ink.backdrop])
      ink.detail = ink.secondary
    }
    if let color = style.color?.resolved(in: palette) {
      ink.text = color
      ink.secondary = cell.secondary(of: color, on: [ink.backdrop])
      ink.detail = ink.secondary
      if style.tintColor == nil, style.color != nil { ink.tint = color }
    }
    ink.tint = style.tintColor?.resolved(in: palette) ?? ink.tint
    ink.language = style.language ?? language
    ink.alignment = style.textAlignment ?? alignment
    return ink
  }
}

extension RGBA {
  /// The color after fills, from bottom to top, are drawn over it as a group with an opacity.
  func covered(by fills: [RGBA?], opacity: Double) -> RGBA {
    let whole = fills.compactMap(\.self).reduce(self) { $1.over($0) }
    return opacity < 1 ? whole.faded(by: opacity).over(self) : whole
  }
}
