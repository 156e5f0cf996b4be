import CPangoCairo

extension ShapedText {
  /// What a line says, and whether it is read from right to left as a whole; looked up once, however
  /// many elements say it.
  func words(ofLine index: Int) -> (text: String, isRightToLeft: Bool) {
    if let known = strings[index] { return known }
    let words = (string(ofLine: index), isRightToLeft(line: index))
    strings[index] = words
    return words
  }

  /// The characters of a line in the order they are read in, without what only ends it, and with an
  /// ellipsis where it is cut.
  func string(ofLine index: Int) -> String {
    guard let bytes = pango_layout_get_text(layout) else { return "" }
    let line = lines[index].pointer.pointee
    func text(_ start: Int32, _ length: Int32) -> String {
      let part = UnsafeBufferPointer(start: bytes + Int(start), count: Int(length))
      return String(decoding: part.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    let items = items(of: lines[index]).sorted { $0.offset < $1.offset }
    guard items.contains(where: \.isEllipsis) else {
      let string = text(line.start_index, line.length)
      // The blank that a line is broken at takes no room.
      return index < lines.count - 1 && string.last == " " ? String(string.dropLast()) : string
    }
    let cut = lines[index].pointer.itemCutBehindBlank(of: bytes)?.item.pointee.offset
    return items.map { item in
      item.isEllipsis ? "…" : text(item.offset, item.length - (item.offset == cut ? 1 : 0))
    }.joined()
  }

  /// What stands in each font of a line, from left to right.
  func parts(ofLine index: Int) -> [(font: UnsafeMutablePointer<PangoFont>, string: String)] {
    guard let bytes = pango_layout_get_text(layout) else { return [] }
    return items(of: lines[index]).compactMap { item in
      guard let font = item.analysis.font else { return nil }
      guard !item.isEllipsis else { return (font, "…") }
      let part = UnsafeBufferPointer(start: bytes + Int(item.offset), count: Int(item.length))
      return (font, String(decoding: part.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
  }

  /// Whether a line is read from right to left: `pango_layout_line_get_resolved_direction`.
  private func isRightToLeft(line index: Int) -> Bool {
    pango_layout_line_get_resolved_direction(lines[index].pointer) == PANGO_DIRECTION_RTL
  }

  /// The items of a line, from left to right.
  private func items(of line: Line) -> [PangoItem] {
    line.pointer.glyphItems.map { $0.item.pointee }
  }
}

extension PangoItem {
  /// Whether it stands for what is cut: `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`.
  var isEllipsis: Bool { analysis.flags & 2 != 0 }

  /// Whether the last character that it stands for is a blank.
  func endsInBlank(_ text: UnsafePointer<CChar>) -> Bool {
    length > 0 && text[Int(offset + length) - 1] == 0x20
  }
}
