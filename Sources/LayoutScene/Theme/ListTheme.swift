import CompositionalLayout

/// How lists look: their parts in each appearance, and what stands at the end of rows.
struct ListTheme: Hashable, Sendable {
  private var styles: [ListPlace: Style]
  var accessories: AccessoryColors

  /// Asks `style` for all parts of all appearances.
  init(accessories: AccessoryColors, _ style: (ListPlace) -> Style) {
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

  subscript(place: ListPlace) -> Style { styles[place] ?? Style() }
}

/// The colours of what stands at the end of rows.
struct AccessoryColors: Hashable, Sendable {
  var chevron: ColorReference
  /// Of checkmarks and of the circle that shows details.
  var tint: ColorReference
  /// Of a switch that is on.
  var on: ColorReference
  /// Of a switch that is off.
  var off: ColorReference
  var knob: ColorReference
  var badge: ColorReference
  var badgeText: ColorReference

  /// The same colours as they are drawn.
  struct Resolved: Hashable, Sendable {
    var chevron: RGBA
    var tint: RGBA
    var on: RGBA
    var off: RGBA
    var knob: RGBA
    var badge: RGBA
    var badgeText: RGBA

    /// Makes sure that lines can be seen on a ground that is not the theme's.
    mutating func show(on backdrop: RGBA, beside text: RGBA) {
      if tint.contrast(on: backdrop) < RGBA.visibleContrast { tint = text }
      chevron = text.faded(by: 0.4)
    }
  }

  func resolved(in appearance: Appearance) -> Resolved {
    func value(_ color: ColorReference) -> RGBA { color.resolved(in: appearance) }
    return Resolved(
      chevron: value(chevron), tint: value(tint), on: value(on), off: value(off),
      knob: value(knob), badge: value(badge), badgeText: value(badgeText))
  }
}
