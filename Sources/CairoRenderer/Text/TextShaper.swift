import CPangoCairo
import Foundation
import Scene

/// Shapes paragraphs to glyphs and caches the results. Owns its `PangoContext`.
///
/// A shaper serves successive pictures on one thread; fonts are shared by all threads. The cache
/// does not change any picture.
final class TextShaper {
  /// The inputs of shaping.
  struct Key {
    var string: String
    var size: CGFloat
    var weight: FontWeight
    var isItalic = false
    /// The available width in points; `nil` lays the text out on one line.
    var width: CGFloat?
    /// The maximum number of lines if there is a width.
    var maxLines: Int
    /// Where the last line is truncated.
    var cut = Paragraph.Truncation.end
    /// The indent of the first line in points; if negative, of all other lines.
    var indent: CGFloat = 0
    /// Whether all lines but the last are justified.
    var isJustified = false
    /// The language tag that selects regional letterforms.
    var language: String?
    /// The consecutive parts of a text with several fonts or colors; empty if it has one style.
    var parts: [Part] = []

    /// Whether the text may be broken into lines, even if only the first is kept.
    fileprivate var isBroken: Bool {
      width != nil && (maxLines > 1 || cut.mode == PANGO_ELLIPSIZE_NONE)
    }
  }

  /// The inputs of shaping a part of a text.
  struct Part: Hashable {
    /// The number of Unicode scalars.
    var length: Int
    var font: Font
    /// The additional letter spacing in points.
    var tracking: CGFloat
    /// The width in points of a gap that replaces the part's text.
    var gap: CGFloat?

  }

  /// The properties of a key that do not depend on the width.
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

    /// Hashes only the properties that differ most.
    func hash(into hasher: inout Hasher) {
      hasher.combine(string)
      hasher.combine(font.size)
    }
  }

  /// A shaped text with its key.
  private struct Shaping {
    var key: Key
    var text: ShapedText
    var usesAllFonts: Bool

    /// Whether another key for the same content gives the same lines.
    ///
    /// Lines are filled greedily. So complete lines stay the same in less width, as long as the
    /// widest line fits, and a single line stays the same in more width.
    func serves(_ other: Key) -> Bool {
      if (key.width, key.maxLines, key.cut) == (other.width, other.maxLines, other.cut) {
        return true
      }
      guard !text.isTruncated, text.lines.count <= other.maxLines else { return false }
      // If the number of lines is limited to the text's own, trailing empty lines are omitted.
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

  /// The size of a text in a width.
  private struct Size {
    let width: CGFloat?
    let extent: TextExtent
    let usesAllFonts: Bool

    /// Whether another width gives the same lines: one line stays the same in more width.
    func serves(_ other: CGFloat?) -> Bool {
      width == other || extent.lines == 1 && (other ?? .infinity) >= extent.width
    }
  }

  /// A cache key that hashes only the properties that differ most.
  private struct BlockKey: Hashable {
    var block: TextBlock

    func hash(into hasher: inout Hasher) {
      for paragraph in block.paragraphs { hasher.combine(paragraph.string) }
      hasher.combine(block.box.width)
    }
  }

  /// The key of a font description.
  struct Font: Hashable {
    var size: CGFloat
    var weight: FontWeight
    var isItalic: Bool
    var form = HanForm.simplified
  }

  /// The context of the primary fonts, created on first use.
  private var usualContext: OpaquePointer?
  /// The context of all fonts, created on first use.
  private var fullContext: OpaquePointer?
  /// The attribute that breaks words wider than a line without a hyphen, as UIKit's labels do.
  private let withoutHyphens = pango_attr_list_new()
  private var shapings: [Words: [Shaping]] = [:]
  /// The sizes of texts with all their lines, which need much less memory than shaped texts.
  private var sizes: [Words: [Size]] = [:]
  /// Positioned lines, which equal cells share.
  private var blocks: [BlockKey: (lines: [SetLine], usesAllFonts: Bool)] = [:]
  private var fonts: [Font: FontDescription] = [:]
  private var capHeights: [Font: CGFloat] = [:]
  var lettersInFonts: [Unicode.Scalar: Bool] = [:]
  /// Glyph masks, indexed by pixels per point.
  private var masks: [CGFloat: GlyphMasks] = [:]

  /// The maximum number of cached blocks of lines.
  private static let maxBlocks = 1024
  /// The maximum size of shaped texts in bytes. A picture of a million rows uses most texts only once.
  private static let maxShapedBytes = 16 << 20
  /// The maximum number of texts of known sizes.
  private static let maxSizes = 1 << 16
  /// The maximum number of widths in which a text is known, which are searched one after another.
  private static let maxWidths = 64
  /// The maximum number of characters that are shaped: more do not fit any picture.
  private static let maxCharacters = 10_000
  private static let maxScales = 4
  /// The maximum width in points. Pango's units end at two million points.
  private static let maxPoints = 100_000.0
  /// The maximum tracking in points.
  private static let maxTracking: CGFloat = 1000

  init() {
    pango_attr_list_insert(withoutHyphens, pango_attr_insert_hyphens_new(0))
  }

  /// `pango_font_map_create_context`
  private var context: OpaquePointer {
    if let usualContext { return usualContext }
    guard let context = Self.makeContext(of: FontMaps.primary) else {
      preconditionFailure("Pango cannot allocate a context")
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

  /// Fixes all options that could change a picture: gray antialiasing, no hinting, no rounding, one
  /// unit per point, and a language independent of the user's.
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

  /// The number of texts that were shaped.
  private(set) var shapeCount = 0
  /// The approximate size of the cached texts in bytes.
  private var shapedBytes = 0
  /// Whether a text that was returned since the last reset was shaped with all fonts of the system.
  var usesAllFonts = false

  /// The text of `key`, broken into lines.
  func shape(_ key: Key) -> ShapedText {
    let words = Words(key)
    if let known = shapings[words]?.first(where: { $0.serves(key) }) {
      if known.usesAllFonts { usesAllFonts = true }
      return known.text
    }
    if shapedBytes >= Self.maxShapedBytes { releaseTexts() }
    let usual = shaped(key) { context }
    let all = usual.unknownGlyphs > 0 ? shapeInAllFonts(key) : nil
    if all != nil { usesAllFonts = true }
    let text = all ?? usual
    shapings[words, default: []].append(Shaping(key: key, text: text, usesAllFonts: all != nil))
    shapeCount += 1
    shapedBytes += 2000 + 40 * key.string.utf8.count
    return text
  }

  /// Releases all shaped texts. Their sizes stay known.
  func releaseTexts() {
    shapings.removeAll(keepingCapacity: true)
    blocks.removeAll(keepingCapacity: true)
    shapedBytes = 0
  }

  /// The size of a text with all its lines, measured by `measure` if it is not known.
  func extent(_ key: Key, _ measure: (ShapedText) -> TextExtent) -> TextExtent {
    let words = Words(key)
    if let known = sizes[words]?.first(where: { $0.serves(key.width) }) {
      if known.usesAllFonts { usesAllFonts = true }
      return known.extent
    }
    let before = usesAllFonts
    usesAllFonts = false
    let extent = measure(shape(key))
    if sizes.count >= Self.maxSizes { sizes.removeAll(keepingCapacity: true) }
    if sizes[words]?.count ?? 0 >= Self.maxWidths { sizes[words] = nil }
    sizes[words, default: []].append(
      Size(width: key.width, extent: extent, usesAllFonts: usesAllFonts))
    if before { usesAllFonts = true }
    return extent
  }

  /// Shapes a text with all fonts; `nil` if there are only the primary ones.
  private func shapeInAllFonts(_ key: Key) -> ShapedText? {
    guard FontSources.choose() else { return nil }
    GlyphLoading.alone {
      if fullContext == nil { fullContext = Self.makeContext(of: FontMaps.full) }
    }
    return fullContext.map { context in shaped(key) { context } }
  }

  /// The lines of a block, from the cache or from `set`.
  func lines(of block: TextBlock, setting set: (TextBlock) -> [SetLine]) -> [SetLine] {
    let key = BlockKey(block: block)
    if let known = blocks[key] {
      if known.usesAllFonts { usesAllFonts = true }
      return known.lines
    }
    let before = usesAllFonts
    usesAllFonts = false
    let lines = set(block)
    if blocks.count >= Self.maxBlocks { blocks.removeAll(keepingCapacity: true) }
    blocks[key] = (lines, usesAllFonts)
    if before { usesAllFonts = true }
    return lines
  }

  /// The cache of glyph masks for a scale in pixels per point.
  func masks(scale: CGFloat) -> GlyphMasks {
    if let known = masks[scale] { return known }
    if masks.count >= Self.maxScales { masks.removeAll() }
    let new = GlyphMasks(scale: scale)
    masks[scale] = new
    return new
  }

  /// The cap height of the first font in points: `hb_ot_metrics_get_position`.
  func capHeight(of metrics: TextMetrics) -> CGFloat {
    let font = Font(metrics)
    if let height = capHeights[font] { return height }
    let height = font.size * GlyphLoading.alone { capHeightPerPoint(font) }
    capHeights[font] = height
    return height
  }
}

extension TextShaper.Part {
  init(_ run: TextRun) {
    self.init(length: run.length, font: .init(run.font), tracking: run.tracking, gap: run.gap)
  }
}

extension TextShaper {
  /// Shapes a text.
  ///
  /// - Parameter context: Evaluated with the lock of ``GlyphLoading`` held.
  private func shaped(_ key: Key, in context: () -> OpaquePointer) -> ShapedText {
    let string = Self.paragraph(key.string)
    let text = GlyphLoading.alone { shaped(key, string, in: context()) }
    guard key.width != nil, key.cut == .end, string.hasLineEnds,
      let end = text.endOfLastLine(within: key.maxLines)
    else { return text }
    let words = string.prefix(bytes: end.byte).endingInWord + (end.isFollowed ? "…" : "")
    return GlyphLoading.alone { shaped(key, words, isTruncated: end.isFollowed, in: context()) }
  }

  private func shaped(
    _ key: Key, _ string: String, isTruncated: Bool = false, in context: OpaquePointer
  ) -> ShapedText {
    let ends = Self.ends(of: key.parts, in: string)
    let spacings = Self.spacings(of: key, in: string, partsEndingAt: ends)
    return ShapedText(
      takingOwnership: layout(
        key, string, partsEndingAt: ends, spacedBy: spacings, in: context),
      partsEndingAt: ends, spacedBy: spacings, indent: key.indent,
      isJustified: key.isJustified,
      maxLines: key.width == nil ? nil : max(key.maxLines, 1), isTruncated: isTruncated)
  }

  /// The letter spacing of a range of bytes, in points.
  struct Spacing {
    var range: Range<Int>
    /// The spacing of the system's fonts (R107).
    var system: CGFloat
    /// The spacing that the text's style adds.
    var tracking: CGFloat
  }

  /// The ranges of a text with letter spacing, in order.
  private static func spacings(
    of key: Key, in string: String, partsEndingAt ends: [Int]
  ) -> [Spacing] {
    let whole = Part(length: 0, font: key.font, tracking: 0)
    var spacings: [Spacing] = []
    var start = 0
    for (part, end) in zip(
      ends.isEmpty ? [whole] : key.parts, ends.isEmpty ? [string.utf8.count] : ends)
    {
      let system = SystemSpacing.spacing(size: part.font.size, weight: part.font.weight)
      let tracking = min(max(part.tracking, -maxTracking), maxTracking)
      let bytes = string.utf8
      let text = string[
        bytes.index(
          bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
      for (piece, isSpaced) in SystemSpacing.parts(of: text) {
        let range = start..<start + piece.utf8.count
        start = range.upperBound
        guard isSpaced && system != 0 || tracking != 0 else { continue }
        spacings.append(Spacing(range: range, system: isSpaced ? system : 0, tracking: tracking))
      }
    }
    return spacings
  }

  /// The end offsets of parts in bytes. The last part ends with the text.
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

  /// Creates a layout for `key`: `pango_layout_new`.
  private func layout(
    _ key: Key, _ string: String, partsEndingAt ends: [Int], spacedBy spacings: [Spacing],
    in context: OpaquePointer
  ) -> OpaquePointer {
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("Pango cannot allocate a layout")
    }
    let description = description(key.font)
    pango_layout_set_font_description(layout, description.pointer)
    if let width = key.width {
      // Pango breaks lines as if tracking followed their last letter, and then removes it.
      let gap = key.parts.map(\.tracking).max().map { min(max($0, 0), Self.maxTracking) } ?? 0
      pango_layout_set_width(layout, units(width + gap))
      pango_layout_set_wrap(layout, key.cut == .letters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_indent(layout, Self.units(signed: key.indent))
      pango_layout_set_justify(layout, key.isJustified ? 1 : 0)
      pango_layout_set_ellipsize(layout, key.cut.mode)
      pango_layout_set_height(layout, -Int32(clamping: max(key.maxLines, 1)))
    }
    let features = Self.features(of: string, in: key.language)
    if !features.isEmpty || !ends.isEmpty || !spacings.isEmpty || key.language != nil {
      setAttributes(
        of: key, features: features, endingAt: ends, spacedBy: spacings, on: layout)
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

  /// Font features to turn off: `calt`, which would replace symbols by others.
  ///
  /// Pango treats kana as Japanese in any language. In text of another language, `locl` would give
  /// marks beside kana forms that differ from those beside all other letters.
  private static func features(of string: String, in language: String?) -> [String] {
    let isForeignKana = HanForm(language: language) != .japanese && string.languageOfLetters == "ja"
    return (string.hasContextualAlternates ? ["calt=0"] : []) + (isForeignKana ? ["locl=0"] : [])
  }

  /// Sets the language of a text, and the fonts and gaps of its parts: `pango_attr_language_new`,
  /// `pango_attr_font_desc_new`, `pango_attr_letter_spacing_new`, `pango_attr_shape_new`.
  ///
  /// Each part gets its number as a color, so that Pango does not merge glyphs of adjacent parts.
  /// The color is not drawn.
  ///
  /// - Parameter features: Font features for the whole text.
  private func setAttributes(
    of key: Key, features: [String], endingAt ends: [Int], spacedBy spacings: [Spacing],
    on layout: OpaquePointer
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
      for attribute in [
        pango_attr_font_desc_new(font.pointer), pango_attr_foreground_new(number, 0, 0),
        part.gap.flatMap(gapAttribute),
      ] {
        Self.insert(attribute, start..<end, in: list)
      }
      start = end
    }
    for spacing in spacings {
      let units = Int32((spacing.system + spacing.tracking) * CGFloat(PANGO_SCALE))
      Self.insert(pango_attr_letter_spacing_new(units), spacing.range, in: list)
    }
    pango_layout_set_attributes(layout, list)
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, in list: OpaquePointer
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// A shape attribute with a width and no ink.
  private func gapAttribute(width: CGFloat) -> UnsafeMutablePointer<PangoAttribute>? {
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    logical.width = units(width)
    return pango_attr_shape_new(&ink, &logical)
  }

  private func description(_ font: Font) -> FontDescription {
    if let description = fonts[font] { return description }
    let description = FontDescription(
      size: font.size, weight: font.weight, isItalic: font.isItalic, form: font.form)
    fonts[font] = description
    return description
  }

  /// The text as one paragraph, with U+2028 for line terminators and spaces for other control
  /// characters.
  private static func paragraph(_ string: String) -> String {
    let scalars = string.prefix(maxCharacters).unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case _ where scalar.endsLine: "\u{2028}"
      case _ where scalar.properties.generalCategory == .control: " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func units(_ points: CGFloat) -> Int32 { Self.units(signed: max(points, 1)) }

  private static func units(signed points: CGFloat) -> Int32 {
    Int32(min(max(points, -maxPoints), maxPoints) * CGFloat(PANGO_SCALE))
  }

  /// Loads a font, which the caller must release: `pango_context_load_font`.
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

  /// The font with another form of Han characters.
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
