import CPangoCairo
import CompositionalLayout

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
  func string(ofLine index: Int) -> String { pieces(ofLine: index).map(\.string).joined() }

  /// The same by the parts of the text that they are of.
  func stringsOfParts(inLine index: Int) -> [(part: Int, string: String)] {
    pieces(ofLine: index).reduce(into: []) { result, piece in
      if result.last?.part == piece.part {
        result[result.count - 1].string += piece.string
      } else if !piece.string.isEmpty {
        result.append(piece)
      }
    }
  }

  private func pieces(ofLine index: Int) -> [(part: Int, string: String)] {
    guard let bytes = pango_layout_get_text(layout) else { return [] }
    let line = lines[index].pointer.pointee
    let items = items(of: lines[index]).sorted { $0.offset < $1.offset }
    guard items.contains(where: \.isEllipsis) else {
      var end = Int(line.start_index + line.length)
      // U+2028, as which texts end lines.
      let isEnded =
        line.length >= 3
        && [0xE2, 0x80, 0xA8] == (end - 3..<end).map { UInt8(bitPattern: bytes[$0]) }
      if isEnded { end -= 3 }
      // The blank that a line is broken at takes no room.
      if index < lines.count - 1, end > line.start_index, bytes[end - 1] == 0x20 { end -= 1 }
      return pieces(Int(line.start_index)..<end, of: bytes)
    }
    let cut = lines[index].pointer.itemCutBehindBlank(of: bytes)?.item.pointee.offset
    return items.flatMap { item in
      let start = Int(item.offset)
      if item.isEllipsis { return [(part(at: start), "…")] }
      return pieces(start..<(start + Int(item.length) - (item.offset == cut ? 1 : 0)), of: bytes)
    }
  }

  /// A stretch of the text, cut where its parts end.
  private func pieces(
    _ range: Range<Int>, of bytes: UnsafePointer<CChar>
  ) -> [(part: Int, string: String)] {
    func piece(_ range: Range<Int>) -> (part: Int, string: String) {
      let part = UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
      let string = String(decoding: part.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return (self.part(at: range.lowerBound), string)
    }
    let first = ends.partitioningIndex { range.lowerBound < $0 }
    let cuts = ends[first...].prefix { $0 < range.upperBound }
    return zip([range.lowerBound] + cuts, cuts + [range.upperBound]).map { piece($0..<$1) }
  }

  /// What stands in each font of a line, from left to right, and the part of the text that it is of.
  func parts(
    ofLine index: Int
  ) -> [(font: UnsafeMutablePointer<PangoFont>, string: String, part: Int)] {
    guard let bytes = pango_layout_get_text(layout) else { return [] }
    return items(of: lines[index]).compactMap { item in
      guard let font = item.analysis.font else { return nil }
      let part = part(at: Int(item.offset))
      guard !item.isEllipsis else { return (font, "…", part) }
      let text = UnsafeBufferPointer(start: bytes + Int(item.offset), count: Int(item.length))
      return (font, String(decoding: text.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self), part)
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
