import CPangoCairo

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The glyph items of the line, from left to right.
  var glyphItems: [PangoGlyphItem] {
    var items: [PangoGlyphItem] = []
    var node = pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      items.append(data.assumingMemoryBound(to: PangoGlyphItem.self).pointee)
    }
    return items
  }

  /// Restores the glyph and the width of an ellipsis. After wide characters Pango uses U+22EF, or
  /// full stops if the font lacks it, and it stretches an ellipsis to the end of the line.
  func tightenEllipsis() {
    for item in glyphItems where item.item.pointee.isEllipsis {
      guard let glyphs = item.glyphs, let font = item.item.pointee.analysis.font else { continue }
      if let glyph = font.ellipsis {
        pango_glyph_string_set_size(glyphs, 1)
        glyphs.pointee.glyphs[0].glyph = glyph
        glyphs.pointee.glyphs[0].geometry = PangoGlyphGeometry(width: 0, x_offset: 0, y_offset: 0)
        glyphs.pointee.log_clusters[0] = 0
      }
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(font, glyphs.pointee.glyphs[index].glyph, nil, &logical)
        glyphs.pointee.glyphs[index].geometry.width = logical.width
      }
    }
  }

  /// The item that ends with the space before the ellipsis; `nil` if the line was truncated inside
  /// a word, or not at all.
  func itemTruncatedAfterSpace(of text: UnsafePointer<CChar>) -> PangoGlyphItem? {
    let items = glyphItems.sorted { $0.item.pointee.offset < $1.item.pointee.offset }
    return zip(items, items.dropFirst()).first { item, next in
      next.item.pointee.isEllipsis && item.item.pointee.endsWithSpace(text)
    }?.0
  }

  /// Removes the width of the space before an ellipsis, so that the ellipsis follows the word
  /// directly.
  func closeGapBeforeEllipsis(in text: UnsafePointer<CChar>) {
    guard let item = itemTruncatedAfterSpace(of: text), let glyphs = item.glyphs?.pointee,
      glyphs.num_glyphs > 0
    else { return }
    // Glyphs are in visual order, also in right-to-left text.
    let isRightToLeft = item.item.pointee.analysis.level % 2 == 1
    let last = isRightToLeft ? 0 : Int(glyphs.num_glyphs) - 1
    glyphs.glyphs[last].geometry.width = 0
  }

  /// Kerns the ellipsis with the adjacent characters, within the available width. Pango shapes the
  /// ellipsis separately, and the character before it keeps the kerning with the removed text.
  ///
  /// - Parameters:
  ///   - text: The text of the whole layout.
  ///   - width: The available width of the line, in Pango units.
  func kernEllipsis(in text: UnsafePointer<CChar>, within width: Int32) {
    let items = glyphItems
    for (left, right) in zip(items, items.dropFirst()) {
      let (first, second) = (left.item.pointee, right.item.pointee)
      guard first.isEllipsis != second.isEllipsis, first.isLeftToRight, second.isLeftToRight,
        let font = first.analysis.font, font == second.analysis.font,
        let glyphs = left.glyphs?.pointee,
        let last = (0..<Int(glyphs.num_glyphs)).last(where: { glyphs.glyphs[$0].geometry.width > 0 }
        )
      else { continue }
      var distance: Int32 = 0
      if first.isEllipsis {
        distance = font.kern(between: "…", and: second.string(in: text).prefix(1))
      } else {
        let end = first.string(in: text, from: Int(glyphs.log_clusters[last]))
        let letters = end.last == " " ? end.dropLast() : end[...]
        let removed = end.last == " " ? " " : String(cString: text + Int(first.end)).prefix(1)
        distance =
          font.kern(between: letters, and: "…") - font.kern(between: letters, and: removed)
      }
      let free = width - items.reduce(0) { $0 + ($1.glyphs.map(pango_glyph_string_get_width) ?? 0) }
      glyphs.glyphs[last].geometry.width += min(distance, max(free, 0))
    }
  }
}

extension PangoItem {
  /// Whether the item is an ellipsis: `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`.
  var isEllipsis: Bool { analysis.flags & 2 != 0 }

  fileprivate var isLeftToRight: Bool { analysis.level % 2 == 0 }

  /// Whether the item's text ends with a space.
  func endsWithSpace(_ text: UnsafePointer<CChar>) -> Bool {
    length > 0 && text[Int(offset + length) - 1] == 0x20
  }

  /// The end of the item's text, as a byte offset.
  fileprivate var end: Int32 { offset + length }

  /// The item's text, starting at a byte offset.
  fileprivate func string(in text: UnsafePointer<CChar>, from byte: Int = 0) -> String {
    let bytes = UnsafeBufferPointer(start: text + Int(offset) + byte, count: Int(length) - byte)
    return String(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension UnsafeMutablePointer<PangoFont> {
  /// The font's glyph for U+2026, if it has one: `hb_font_get_nominal_glyph`.
  fileprivate var ellipsis: PangoGlyph? {
    var glyph: hb_codepoint_t = 0
    guard let font = pango_font_get_hb_font(self),
      hb_font_get_nominal_glyph(font, 0x2026, &glyph) != 0
    else { return nil }
    return glyph
  }

  /// The kerning between two strings, in Pango units: `hb_shape`.
  fileprivate func kern(
    between first: some StringProtocol, and second: some StringProtocol
  ) -> Int32 {
    guard let font = pango_font_get_hb_font(self), !first.isEmpty, !second.isEmpty else { return 0 }
    func width(_ text: String) -> Int32 {
      guard let buffer = hb_buffer_create() else { return 0 }
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add_utf8(buffer, text, -1, 0, -1)
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(font, buffer, nil, 0)
      var count: UInt32 = 0
      guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
      return (0..<Int(count)).reduce(0) { $0 &+ positions[$1].x_advance }
    }
    return width(String(first) + String(second)) - width(String(first)) - width(String(second))
  }
}
