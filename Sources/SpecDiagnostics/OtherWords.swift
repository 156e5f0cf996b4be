/// Common words for values and expression names, from CSS, SwiftUI and everyday English, with the
/// names that the spec language uses instead. Hints in messages come from these tables.
package enum OtherWords {
  /// The values that `word` may refer to. Callers keep those that are valid in their context.
  package static func words(for word: String) -> [String] { table[word.plainName] ?? [] }

  /// The expression names that `name` may refer to.
  package static func names(for name: String) -> [String] {
    names[name.plainName].map { [$0] } ?? []
  }

  /// The color names that `name` may refer to.
  package static func colors(for name: String) -> [String] {
    colors[name.plainName].map { [$0] } ?? []
  }

  /// The language tags that `name` may refer to.
  package static func languages(for name: String) -> [String] {
    languages[name.plainName].map { [$0] } ?? []
  }

  private static let languages = [
    "arabic": "ar", "chinese": "zh-Hans", "english": "en", "hebrew": "he", "hindi": "hi",
    "japanese": "ja", "korean": "ko", "simplifiedchinese": "zh-Hans", "thai": "th",
    "traditionalchinese": "zh-Hant",
  ]

  private static let table: [String: [String]] = [
    "100": ["ultraLight"],
    "200": ["thin"],
    "300": ["light"],
    "400": ["regular"],
    "500": ["medium"],
    "600": ["semibold"],
    "700": ["bold"],
    "800": ["heavy"],
    "900": ["black"],
    "accessibility1": ["accessibilityMedium"],
    "accessibility2": ["accessibilityLarge"],
    "accessibility3": ["accessibilityExtraLarge"],
    "accessibility4": ["accessibilityExtraExtraLarge"],
    "accessibility5": ["accessibilityExtraExtraExtraLarge"],
    "apple": ["system"],
    "arrow": ["disclosure"],
    "aspectfill": ["cover"],
    "aspectfit": ["contain"],
    "ax1": ["accessibilityMedium"],
    "ax2": ["accessibilityLarge"],
    "ax3": ["accessibilityExtraLarge"],
    "ax4": ["accessibilityExtraExtraLarge"],
    "ax5": ["accessibilityExtraExtraExtraLarge"],
    "banner": ["titleOnImage"],
    "bottomleft": ["bottomLeading"],
    "bottomright": ["bottomTrailing"],
    "button": ["caption"],
    "caption": ["caption1"],
    "card": ["imageTitle"],
    "check": ["checkmark"],
    "checked": ["checkmark"],
    "chevron": ["disclosure"],
    "chip": ["caption"],
    "column": ["vertical"],
    "demibold": ["semibold"],
    "detailbutton": ["detail"],
    "disclosureindicator": ["disclosure"],
    "end": ["trailing"],
    "equal": ["fillEqually"],
    "equally": ["fillEqually"],
    "extrabold": ["heavy"],
    "false": ["none"],
    "fill": ["cover"],
    "fillproportionally": ["fill"],
    "fit": ["contain"],
    "hero": ["titleOnImage"],
    "info": ["detail"],
    "ios": ["system"],
    "l": ["large"],
    "label": ["title"],
    "left": ["leading"],
    "lefttoright": ["ltr"],
    "m": ["medium"],
    "middle": ["center"],
    "normal": ["regular"],
    "off": ["none"],
    "overlay": ["titleOnImage"],
    "paged": ["paging"],
    "pages": ["paging"],
    "photo": ["image"],
    "picture": ["image"],
    "pill": ["caption"],
    "poster": ["titleOnImage"],
    "right": ["trailing"],
    "righttoleft": ["rtl"],
    "round": ["circle"],
    "row": ["horizontal"],
    "s": ["small"],
    "scaleaspectfill": ["cover"],
    "scaleaspectfit": ["contain"],
    "spacearound": ["equalSpacing"],
    "spacebetween": ["equalSpacing"],
    "spaceevenly": ["equalSpacing"],
    "start": ["leading"],
    "subhead": ["subheadline"],
    "subtitle": ["titleSubtitle"],
    "switchoff": ["switchOff"],
    "tag": ["caption"],
    "text": ["title"],
    "tick": ["checkmark"],
    "title": ["title1"],
    "toggle": ["switch"],
    "toggleoff": ["switchOff"],
    "topleft": ["topLeading"],
    "topright": ["topTrailing"],
    "true": ["continuous"],
    "uikit": ["system"],
    "xl": ["extraLarge"],
    "xlarge": ["extraLarge"],
    "xs": ["extraSmall"],
    "xsmall": ["extraSmall"],
    "xxl": ["extraExtraLarge"],
    "xxlarge": ["extraExtraLarge"],
    "xxxl": ["extraExtraExtraLarge"],
    "xxxlarge": ["extraExtraExtraLarge"],
  ]

  private static let colors = [
    "accent": "systemBlue",
    "accentcolor": "systemBlue",
    "none": "clear",
    "primary": "label",
    "secondary": "secondaryLabel",
    "tertiary": "tertiaryLabel",
    "tint": "systemBlue",
    "tintcolor": "systemBlue",
    "transparent": "clear",
  ]

  private static let names = [
    "availableheight": "height",
    "availablewidth": "width",
    "columncount": "columns",
    "count": "itemCount",
    "darkmode": "dark",
    "deviceheight": "containerHeight",
    "devicewidth": "containerWidth",
    "displayscale": "scale",
    "idx": "index",
    "isdark": "dark",
    "islight": "light",
    "isrtl": "rtl",
    "item": "index",
    "lightmode": "light",
    "parentheight": "height",
    "parentwidth": "width",
    "righttoleft": "rtl",
    "rowcount": "rows",
    "screenheight": "containerHeight",
    "screenscale": "scale",
    "screenwidth": "containerWidth",
    "sectionindex": "section",
    "viewheight": "containerHeight",
    "viewwidth": "containerWidth",
    "viewportheight": "containerHeight",
    "viewportwidth": "containerWidth",
    "windowheight": "containerHeight",
    "windowwidth": "containerWidth",
  ]
}

extension String {
  /// The name in lower case without separators: `text-align` and `text_align` become `textalign`.
  package var plainName: String { lowercased().filter { $0 != "-" && $0 != "_" } }
}
