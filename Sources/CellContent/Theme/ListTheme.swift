import CompositionalLayout
import Scene

/// How lists look: their parts in each appearance, and what stands at the end of rows.
package struct ListTheme: Hashable, Sendable {
  private var styles: [ListPlace: Style]
  var accessories: AccessoryColors<ColorReference>

  /// Asks `style` for all parts of all appearances.
  init(accessories: AccessoryColors<ColorReference>, _ style: (ListPlace) -> Style) {
    self.accessories = accessories
    styles = [:]
    for appearance in UICollectionLayoutListConfiguration.Appearance.allCases {
      for part in ListPart.allCases {
        let place = ListPlace(part: part, appearance: appearance)
        styles[place] = style(place)
        if part.isDecoration { styles[place]?.content = ContentTemplate.none }
      }
    }
  }

  package subscript(place: ListPlace) -> Style { styles[place] ?? Style() }
}

/// The colours of what stands at the end of rows: as a theme says them, or as they are drawn.
struct AccessoryColors<Color: Hashable & Sendable>: Hashable, Sendable {
  var chevron: Color
  /// Of checkmarks and of the circle that shows details.
  var tint: Color
  /// Of a switch that is on.
  var on: Color
  /// Of a switch that is off.
  var off: Color
  var knob: Color
  var badge: Color
  var badgeText: Color
}

extension AccessoryColors<ColorReference> {
  func resolved(in appearance: Appearance) -> AccessoryColors<RGBA> {
    func value(_ color: ColorReference) -> RGBA { color.resolved(in: appearance) }
    return AccessoryColors<RGBA>(
      chevron: value(chevron), tint: value(tint), on: value(on), off: value(off),
      knob: value(knob), badge: value(badge), badgeText: value(badgeText))
  }
}

extension AccessoryColors<RGBA> {
  /// Makes sure that lines can be seen on a ground that is not the theme's.
  mutating func show(on backdrop: RGBA, beside text: RGBA) {
    if tint.contrast(on: backdrop) < RGBA.visibleContrast { tint = text }
    chevron = text.faded(by: 0.4)
  }
}
