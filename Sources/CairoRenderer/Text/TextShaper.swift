import CPangoCairo
import Foundation
import Scene

/// Turns paragraphs into glyphs, each distinct one once. Owns its `PangoContext`.
///
/// It serves pictures of one thread, one after another; fonts are those of all threads. What it keeps
/// changes no picture.
final class TextShaper {
  /// What a shaped text follows from.
  struct Key {
    var string: String
    var size: CGFloat
    var weight: FontWeight
    var isItalic = false
    /// Points; `nil` leaves the text on one line, as long as it is.
    var width: CGFloat?
    /// Where there is a width.
    var maxLines: Int
    /// Where the last line is cut that has no room for the rest.
    var cut = Paragraph.Truncation.end
    /// Points that the first line begins further in than the others, or further out.
    var indent: CGFloat = 0
    /// Whether lines that are broken reach from end to end.
    var isJustified = false
    /// The tag of the language that decides how letters look.
    var language: String?
    /// From the first letter to the last, where they are not all in one font or colour.
    var parts: [Part] = []

    /// Whether the text is broken, were it only for what is left out.
    fileprivate var isBroken: Bool {
      width != nil && (maxLines > 1 || cut.mode == PANGO_ELLIPSIZE_NONE)
    }
  }

  /// What glyphs of a part of a text follow from.
  struct Part: Hashable {
    /// How many Unicode scalars it has.
    var length: Int
    var font: Font
    /// Points.
    var tracking: CGFloat
    /// Points that it takes in place of its letters.
    var gap: CGFloat?

    init(_ run: TextRun) {
      (length, font) = (run.length, Font(run.font))
      (tracking, gap) = (run.tracking, run.gap)
    }
  }

  /// What of a key is there at every width.
  private struct Words: Hashable {
    var string: String
    var font: Font
    var parts: [Part]
    var indent: CGFloat
    var isJustified: Bool
    var breaksWords: Bool
    var language: String?

    init(_ key: Key) {
      (string, font, parts, language) = (key.string, key.font, key.parts, key.language)
      (indent, isJustified, breaksWords) = (key.indent, key.isJustified, key.cut == .letters)
    }
  }

  /// A text that was shaped for a key.
  private struct Shaping {
    var key: Key
    var text: ShapedText

    /// Whether another key of the same words leads to the same lines.
    ///
    /// Each line takes all the words that fit. So lines that are whole stay as they are in less width, as
    /// long as the widest of them has room, and one that nothing follows in more.
    func serves(_ other: Key) -> Bool {
      if (key.width, key.maxLines, key.cut) == (other.width, other.maxLines, other.cut) {
        return true
      }
      guard !text.isCut, text.lines.count <= other.maxLines else { return false }
      // Blank lines behind the last one are left out of as many lines as there are.
      guard
        !key.string.hasLineEnds
          || key.maxLines > text.lines.count && other.maxLines > text.lines.count
      else { return false }
      guard let width = other.width else { return text.lines.count == 1 }
      guard width >= text.width else { return false }
      if key.isJustified { return text.lines.count == 1 }
      return text.lines.count == 1 || key.width.map { width <= $0 } ?? true
    }
  }

  /// A block that is looked for by what differs most from one to another.
  private struct BlockKey: Hashable {
    var block: TextBlock

    func hash(into hasher: inout Hasher) {
      for paragraph in block.paragraphs { hasher.combine(paragraph.string) }
      hasher.combine(block.box.width)
    }
  }

  /// What a font is looked up by.
  struct Font: Hashable {
    var size: CGFloat
    var weight: FontWeight
    var isItalic: Bool
    var form = HanForm.simplified
  }

  /// The context that leads to the fonts that are looked for first, once there was a text.
  private var usualContext: OpaquePointer?
  /// The context that leads to all of them, once a text needed that.
  private var fullContext: OpaquePointer?
  /// Words that are longer than a line are broken without a hyphen, as labels break them.
  private let withoutHyphens = pango_attr_list_new()
  private var shapings: [Words: [Shaping]] = [:]
  /// Lines of texts in their places: cells alike that say the same have them in common.
  private var blocks: [BlockKey: [SetLine]] = [:]
  private var fonts: [Font: FontDescription] = [:]
  private var capHeights: [Font: CGFloat] = [:]
  /// Glyphs for images, by their pixels a point.
  private var masks: [CGFloat: GlyphMasks] = [:]

  /// How many texts are kept. A picture of a million rows passes them by once.
  private static let mostTexts = 1024
  /// How much of a text is shaped: more letters fit no picture.
  private static let mostCharacters = 10_000
  private static let mostScales = 4
  /// Points; Pango's units end at two million.
  private static let mostPoints = 100_000.0
  /// Points between letters.
  private static let mostTracking: CGFloat = 1000

  init() {
    pango_attr_list_insert(withoutHyphens, pango_attr_insert_hyphens_new(0))
  }

  /// `pango_font_map_create_context`
  private var context: OpaquePointer {
    if let usualContext { return usualContext }
    guard let context = Self.makeContext(of: FontMaps.usual) else {
      preconditionFailure("Pango has no memory for a context")
    }
    usualContext = context
    return context
  }

  private static func makeContext(
    of map: UnsafeMutablePointer<PangoFontMap>?
  ) -> OpaquePointer? {
    guard let map, let context = pango_font_map_create_context(map) else { return nil }
    pin(context)
    return context
  }

  /// Pins everything that would change the picture: grey antialiasing, no hinting, no rounding, one
  /// unit a point, and no language of the reader's.
  private static func pin(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
  }

  deinit {
    masks.removeAll()
    blocks.removeAll()
    shapings.removeAll()
    pango_attr_list_unref(withoutHyphens)
    GlyphLoading.alone {
      for case let context? in [usualContext, fullContext] {
        g_object_unref(UnsafeMutableRawPointer(context))
      }
    }
  }

  /// How many texts are kept.
  private(set) var keptTexts = 0

  /// The text of `key`, broken into lines.
  func shape(_ key: Key) -> ShapedText {
    let words = Words(key)
    if let known = shapings[words]?.first(where: { $0.serves(key) }) { return known.text }
    if keptTexts >= Self.mostTexts {
      shapings.removeAll(keepingCapacity: true)
      blocks.removeAll(keepingCapacity: true)
      keptTexts = 0
    }
    let usual = shaped(key) { context }
    let text = usual.unknownGlyphs > 0 ? shapeInAllFonts(key) ?? usual : usual
    shapings[words, default: []].append(Shaping(key: key, text: text))
    keptTexts += 1
    return text
  }

  /// Nothing, if there are no fonts but those that are looked for first.
  private func shapeInAllFonts(_ key: Key) -> ShapedText? {
    guard FontSources.choose() else { return nil }
    GlyphLoading.alone {
      if fullContext == nil { fullContext = Self.makeContext(of: FontMaps.full) }
    }
    return fullContext.map { context in shaped(key) { context } }
  }

  /// The lines of a block, set by `set` unless an equal one was.
  func lines(of block: TextBlock, setting set: (TextBlock) -> [SetLine]) -> [SetLine] {
    let key = BlockKey(block: block)
    if let lines = blocks[key] { return lines }
    let lines = set(block)
    if blocks.count >= Self.mostTexts { blocks.removeAll(keepingCapacity: true) }
    blocks[key] = lines
    return lines
  }

  /// Glyphs for images of so many pixels a point.
  func masks(scale: CGFloat) -> GlyphMasks {
    if let known = masks[scale] { return known }
    if masks.count >= Self.mostScales { masks.removeAll() }
    let new = GlyphMasks(scale: scale)
    masks[scale] = new
    return new
  }

  /// How tall capitals of the first font are, in points: `hb_ot_metrics_get_position`.
  func capHeight(of metrics: TextMetrics) -> CGFloat {
    let font = Font(metrics)
    if let height = capHeights[font] { return height }
    let height = font.size * GlyphLoading.alone { capHeightPerPoint(font) }
    capHeights[font] = height
    return height
  }
}

extension TextShaper {
  /// - Parameter context: Is asked while nobody else loads glyphs.
  private func shaped(_ key: Key, in context: () -> OpaquePointer) -> ShapedText {
    let string = Self.paragraph(key.string)
    let text = GlyphLoading.alone { shaped(key, string, in: context()) }
    guard key.width != nil, key.cut == .end, string.hasLineEnds,
      let end = text.endOfLastLine(within: key.maxLines)
    else { return text }
    let words = string.prefix(bytes: end.byte).endingInWord + (end.isFollowed ? "…" : "")
    return GlyphLoading.alone { shaped(key, words, isCut: end.isFollowed, in: context()) }
  }

  private func shaped(
    _ key: Key, _ string: String, isCut: Bool = false, in context: OpaquePointer
  ) -> ShapedText {
    let ends = Self.ends(of: key.parts, in: string)
    return ShapedText(
      takingOwnership: layout(key, string, partsEndingAt: ends, in: context), partsEndingAt: ends,
      indent: key.indent, mostLines: key.width == nil ? nil : max(key.maxLines, 1), isCut: isCut)
  }

  /// Where parts end, in bytes: the last of them with the text.
  private static func ends(of parts: [Part], in string: String) -> [Int] {
    let scalars = string.unicodeScalars
    var index = scalars.startIndex
    var ends = parts.map { part in
      index =
        scalars.index(index, offsetBy: part.length, limitedBy: scalars.endIndex)
        ?? scalars.endIndex
      return string.utf8.distance(from: string.startIndex, to: index)
    }
    if !ends.isEmpty { ends[ends.count - 1] = string.utf8.count }
    return ends
  }

  /// `pango_layout_new`, set up for `key`.
  private func layout(
    _ key: Key, _ string: String, partsEndingAt ends: [Int], in context: OpaquePointer
  ) -> OpaquePointer {
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("Pango has no memory for a layout")
    }
    let description = description(key.font)
    pango_layout_set_font_description(layout, description.pointer)
    if let width = key.width {
      // Pango breaks lines as if a gap followed their last letter, and takes it away from them then.
      let gap = key.parts.map(\.tracking).max().map { min(max($0, 0), Self.mostTracking) } ?? 0
      pango_layout_set_width(layout, units(width + gap))
      pango_layout_set_wrap(layout, key.cut == .letters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_indent(layout, Self.units(ofRoom: key.indent))
      pango_layout_set_justify(layout, key.isJustified ? 1 : 0)
      pango_layout_set_ellipsize(layout, key.cut.mode)
      pango_layout_set_height(layout, -Int32(clamping: max(key.maxLines, 1)))
    }
    let features = Self.features(of: string, in: key.language)
    if !features.isEmpty || !ends.isEmpty || key.language != nil {
      setAttributes(of: key, features: features, endingAt: ends, on: layout)
    } else if key.width != nil, key.isBroken {
      pango_layout_set_attributes(layout, withoutHyphens)
    }
    var string = string
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    return layout
  }

  /// What fonts would do with a text that is to be left undone: by `calt` they would show other signs in it.
  ///
  /// Pango takes kana for Japanese whatever is said, and by `locl` a font of another language would have marks
  /// beside them in forms that stand beside no other letter.
  private static func features(of string: String, in language: String?) -> [String] {
    let isOfOthers = HanForm(language: language) != .japanese && string.languageOfLetters == "ja"
    return (string.hasContextualAlternates ? ["calt=0"] : []) + (isOfOthers ? ["locl=0"] : [])
  }

  /// The language of a text, and the fonts and gaps of its parts: `pango_attr_language_new`,
  /// `pango_attr_font_desc_new`, `pango_attr_letter_spacing_new`, `pango_attr_shape_new`.
  ///
  /// Each part has a colour that is its number, for glyphs of one font to be told apart: it is not drawn.
  ///
  /// - Parameter features: Those of fonts that are on or off for all of the text.
  private func setAttributes(
    of key: Key, features: [String], endingAt ends: [Int], on layout: OpaquePointer
  ) {
    guard let list = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(list) }
    if key.isBroken {
      pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    }
    if !features.isEmpty {
      pango_attr_list_insert(
        list, pango_attr_font_features_new(features.joined(separator: ",")))
    }
    if let language = key.language {
      pango_attr_list_insert(
        list, pango_attr_language_new(pango_language_from_string(language)))
    }
    var start = 0
    for (index, (part, end)) in zip(key.parts, ends).enumerated() {
      let font = description(part.font.with(key.font.form))
      let number = UInt16(truncatingIfNeeded: index)
      let tracking = Int32(
        min(max(part.tracking, -Self.mostTracking), Self.mostTracking) * CGFloat(PANGO_SCALE))
      for attribute in [
        pango_attr_font_desc_new(font.pointer), pango_attr_foreground_new(number, 0, 0),
        tracking == 0 ? nil : pango_attr_letter_spacing_new(tracking), part.gap.flatMap(room),
      ] {
        guard let attribute else { continue }
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(end)
        pango_attr_list_insert(list, attribute)
      }
      start = end
    }
    pango_layout_set_attributes(layout, list)
  }

  /// Room without ink.
  private func room(width: CGFloat) -> UnsafeMutablePointer<PangoAttribute>? {
    var (ink, room) = (PangoRectangle(), PangoRectangle())
    room.width = units(width)
    return pango_attr_shape_new(&ink, &room)
  }

  private func description(_ font: Font) -> FontDescription {
    if let description = fonts[font] { return description }
    let description = FontDescription(
      size: font.size, weight: font.weight, isItalic: font.isItalic, form: font.form)
    fonts[font] = description
    return description
  }

  /// The text as one paragraph: line ends that stay in it, and blanks for other control characters.
  private static func paragraph(_ string: String) -> String {
    let scalars = string.prefix(mostCharacters).unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case _ where scalar.endsLine: "\u{2028}"
      case _ where scalar.properties.generalCategory == .control: " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func units(_ points: CGFloat) -> Int32 { Self.units(ofRoom: max(points, 1)) }

  private static func units(ofRoom points: CGFloat) -> Int32 {
    Int32(min(max(points, -mostPoints), mostPoints) * CGFloat(PANGO_SCALE))
  }

  /// `pango_context_load_font`; to be released.
  func load(_ description: FontDescription) -> UnsafeMutablePointer<PangoFont>? {
    pango_context_load_font(context, description.pointer)
  }

  private func capHeightPerPoint(_ font: Font) -> CGFloat {
    let usual = 0.727
    guard let loaded = load(description(font)) else { return usual }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    guard let metrics = pango_font_get_hb_font(loaded) else { return usual }
    var (height, xScale, yScale): (hb_position_t, Int32, Int32) = (0, 0, 0)
    hb_font_get_scale(metrics, &xScale, &yScale)
    let isKnown = hb_ot_metrics_get_position(metrics, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0
    guard isKnown, height != 0, yScale != 0 else { return usual }
    return abs(CGFloat(height) / CGFloat(yScale))
  }
}

extension TextShaper.Font {
  init(_ metrics: TextMetrics) {
    self.init(size: metrics.size, weight: metrics.weight, isItalic: metrics.isItalic)
  }

  /// The same with another form of Han letters.
  fileprivate func with(_ form: HanForm) -> TextShaper.Font {
    var font = self
    font.form = form
    return font
  }
}

extension TextShaper.Key {
  fileprivate var font: TextShaper.Font {
    TextShaper.Font(
      size: size, weight: weight, isItalic: isItalic, form: HanForm(language: language))
  }
}

extension String {
  fileprivate var hasLineEnds: Bool { unicodeScalars.contains(where: \.endsLine) }

  fileprivate func prefix(bytes: Int) -> String {
    String(self[..<utf8.index(startIndex, offsetBy: bytes)])
  }
}

extension Paragraph.Truncation {
  fileprivate var mode: PangoEllipsizeMode {
    switch self {
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    case .words, .letters: PANGO_ELLIPSIZE_NONE
    }
  }
}
