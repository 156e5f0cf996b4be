internal import LayoutEngine
import Scene

/// The styles of list parts and accessories.
package struct ListTheme: Hashable, Sendable {
  private var styles: [Key: Style]
  var accessories: AccessoryColors<ColorReference>

  /// What styles depend on. Pixels and margins have no effect on them.
  private struct Key: Hashable {
    var part: ListPart
    var appearance: ListAppearance
    var system: ListProfile.System

    init(_ place: ListPlace) {
      (part, appearance, system) = (place.part, place.appearance, place.profile.system)
    }
  }

  /// The color of what users tap.
  package var tint: ColorReference { accessories.tint }

  /// Creates a theme by calling `style` for all parts in all appearances and systems.
  init(accessories: AccessoryColors<ColorReference>, _ style: (ListPlace) -> Style) {
    self.accessories = accessories
    styles = [:]
    for appearance in ListAppearance.allCases {
      for part in ListPart.allCases {
        for system in ListProfile.System.allCases {
          var place = ListPlace(part: part, appearance: appearance)
          place.profile.system = system
          var style = style(place)
          if part.isDecoration { style.content = ContentTemplate.none }
          styles[Key(place)] = style
        }
      }
    }
  }

  package subscript(place: ListPlace) -> Style { styles[Key(place)] ?? Style() }
}

/// The colors of list accessories, unresolved or resolved.
struct AccessoryColors<Color: Hashable & Sendable>: Hashable, Sendable {
  var chevron: Color
  /// The color of checkmarks and of the detail button.
  var tint: Color
  /// The disc of a delete control.
  var delete: Color
  /// The track of a switch that is on, and the disc of an insert control.
  var on: Color
  /// The track of a switch that is off.
  var off: Color
  var knob: Color
  var badge: Color
  var badgeText: Color
}

extension AccessoryColors<ColorReference> {
  func resolved(in palette: Palette) -> AccessoryColors<RGBA> {
    func value(_ color: ColorReference) -> RGBA { color.resolved(in: palette) }
    return AccessoryColors<RGBA>(
      chevron: value(chevron), tint: value(tint), delete: value(delete), on: value(on),
      off: value(off), knob: value(knob), badge: value(badge), badgeText: value(badgeText))
  }
}

extension AccessoryColors<RGBA> {
  /// Makes accessories visible on a background that is not the theme's.
  mutating func show(on backdrop: RGBA, beside text: RGBA) {
    if tint.contrast(on: backdrop) < RGBA.visibleContrast { tint = text }
    chevron = text.faded(by: 0.4)
  }
}
