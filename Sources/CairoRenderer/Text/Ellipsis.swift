import CPangoCairo

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// What the line is made of, from left to right.
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

  /// Gives the ellipsis of a line that is cut its own glyph and width back. Behind wide letters Pango asks
  /// for U+22EF, and takes full stops where the font has none; and it stretches an ellipsis to the end of
  /// the room, as if the line ended there.
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

  /// What ends in the blank that the line was cut behind; `nil` where it was cut in a word, or not.
  func itemCutBehindBlank(of text: UnsafePointer<CChar>) -> PangoGlyphItem? {
    let items = glyphItems.sorted { $0.item.pointee.offset < $1.item.pointee.offset }
    return zip(items, items.dropFirst()).first { item, next in
      next.item.pointee.isEllipsis && item.item.pointee.endsInBlank(text)
    }?.0
  }

  /// Takes away the room of the blank that a line was cut behind: an ellipsis follows a word.
  func closeGapBeforeEllipsis(in text: UnsafePointer<CChar>) {
    guard let item = itemCutBehindBlank(of: text), let glyphs = item.glyphs?.pointee,
      glyphs.num_glyphs > 0
    else { return }
    // Glyphs stand from left to right, whichever way they are read.
    let isRightToLeft = item.item.pointee.analysis.level % 2 == 1
    let last = isRightToLeft ? 0 : Int(glyphs.num_glyphs) - 1
    glyphs.glyphs[last].geometry.width = 0
  }

  /// Has the ellipsis of a line that is cut stand as close to the letters beside it as their font has it, no
  /// further than there is room for: Pango shapes it alone, and the letter before it still stands as close
  /// as what was cut had it.
  ///
  /// - Parameters:
  ///   - text: What the whole layout says.
  ///   - room: How wide the line may be, in Pango's units.
  func kernEllipsis(in text: UnsafePointer<CChar>, within room: Int32) {
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
        let cut = end.last == " " ? " " : String(cString: text + Int(first.end)).prefix(1)
        distance =
          font.kern(between: letters, and: "…") - font.kern(between: letters, and: cut)
      }
      let free = room - items.reduce(0) { $0 + ($1.glyphs.map(pango_glyph_string_get_width) ?? 0) }
      glyphs.glyphs[last].geometry.width += min(distance, max(free, 0))
    }
  }
}

extension PangoItem {
  /// Whether it stands for what is cut: `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`.
  var isEllipsis: Bool { analysis.flags & 2 != 0 }

  fileprivate var isLeftToRight: Bool { analysis.level % 2 == 0 }

  /// Whether the last character that it stands for is a blank.
  func endsInBlank(_ text: UnsafePointer<CChar>) -> Bool {
    length > 0 && text[Int(offset + length) - 1] == 0x20
  }

  /// The byte behind its last one.
  fileprivate var end: Int32 { offset + length }

  /// What it stands for, from one of its bytes on.
  fileprivate func string(in text: UnsafePointer<CChar>, from byte: Int = 0) -> String {
    let bytes = UnsafeBufferPointer(start: text + Int(offset) + byte, count: Int(length) - byte)
    return String(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension UnsafeMutablePointer<PangoFont> {
  /// Its glyph of U+2026, if it has one: `hb_font_get_nominal_glyph`.
  fileprivate var ellipsis: PangoGlyph? {
    var glyph: hb_codepoint_t = 0
    guard let font = pango_font_get_hb_font(self),
      hb_font_get_nominal_glyph(font, 0x2026, &glyph) != 0
    else { return nil }
    return glyph
  }

  /// How much further apart than their widths letters stand in a word, in Pango's units: `hb_shape`.
  fileprivate func kern(
    between first: some StringProtocol, and second: some StringProtocol
  ) -> Int32 {
    guard let font = pango_font_get_hb_font(self), !first.isEmpty, !second.isEmpty else { return 0 }
    func width(_ words: String) -> Int32 {
      guard let buffer = hb_buffer_create() else { return 0 }
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add_utf8(buffer, words, -1, 0, -1)
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(font, buffer, nil, 0)
      var count: UInt32 = 0
      guard let places = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
      return (0..<Int(count)).reduce(0) { $0 &+ places[$1].x_advance }
    }
    return width(String(first) + String(second)) - width(String(first)) - width(String(second))
  }
}
