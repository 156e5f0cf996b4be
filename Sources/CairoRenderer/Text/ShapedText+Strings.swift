internal import Basics
import CPangoCairo
import Foundation
import SceneSVG

extension ShapedText {
  /// The text of a line, and whether its base direction is right-to-left. The result is cached for
  /// other elements with the same text.
  func text(ofLine index: Int) -> (text: String, isRightToLeft: Bool) {
    if let known = strings[index] { return known }
    let text = (string(ofLine: index), isRightToLeft(line: index))
    strings[index] = text
    return text
  }

  /// The characters of a line in logical order, without its line terminator, and with an ellipsis
  /// if it is truncated.
  func string(ofLine index: Int) -> String { pieces(ofLine: index).map(\.string).joined() }

  /// The characters of a line, split by the parts of the text.
  func stringsOfParts(inLine index: Int) -> [(part: Int, string: String)] {
    Self.joined(pieces(ofLine: index))
  }

  private static func joined(_ pieces: [Piece]) -> [(part: Int, string: String)] {
    pieces.reduce(into: []) { result, piece in
      if result.last?.part == piece.part {
        result[result.count - 1].string += piece.string
      } else if !piece.string.isEmpty {
        result.append((piece.part, piece.string))
      }
    }
  }

  /// A range of the text that belongs to one part.
  private struct Piece {
    /// The index of the part of the text.
    var part: Int
    var string: String
    /// The bytes of the text that the string represents.
    var range: Range<Int>

    /// The words and the spaces between them; the whole piece if it is an ellipsis.
    var words: [Piece] {
      guard range.count == string.utf8.count else { return [self] }
      var words: [Piece] = []
      for scalar in string.unicodeScalars {
        let isSpace = scalar == " "
        let letter = String(scalar)
        if !isSpace, let last = words.last, last.string != " " {
          words[words.count - 1].string += letter
          words[words.count - 1].range =
            last.range.lowerBound..<last.range.upperBound + letter.utf8.count
        } else {
          let start = words.last?.range.upperBound ?? range.lowerBound
          words.append(Piece(part: part, string: letter, range: start..<start + letter.utf8.count))
        }
      }
      return words
    }
  }

  /// A part of a line without gaps.
  struct Stretch {
    /// The parts in logical order.
    var parts: [(part: Int, string: String)]
    /// The distance in points from the left end of the line.
    var x: CGFloat
    var width: CGFloat
  }

  /// The stretches between the gaps of a line and, if it is justified, between its spaces. A line
  /// with mixed directions is one stretch.
  func stretches(
    ofLine index: Int, gaps: Set<Int>, splittingAtBlanks splitsAtBlanks: Bool
  ) -> [Stretch] {
    let pieces = pieces(ofLine: index)
    let whole = Stretch(parts: Self.joined(pieces), x: 0, width: lines[index].width)
    let levels = Set(items(of: lines[index]).map { $0.analysis.level % 2 })
    guard levels.count == 1 else { return [whole] }
    var stretches: [[Piece]] = [[]]
    for piece in splitsAtBlanks ? pieces.flatMap(\.words) : pieces {
      if gaps.contains(piece.part) || splitsAtBlanks && piece.string == " " {
        stretches.append([])
      } else {
        stretches[stretches.count - 1].append(piece)
      }
    }
    return stretches.compactMap { pieces -> Stretch? in
      guard let first = pieces.first, let last = pieces.last else { return nil }
      let ends = [first.range.lowerBound, last.range.upperBound].map { x(ofByte: $0, line: index) }
      return Stretch(
        parts: Self.joined(pieces), x: min(ends[0], ends[1]), width: abs(ends[1] - ends[0]))
    }
  }

  /// The position of the character at a byte offset, in points from the left end of its line:
  /// `pango_layout_line_index_to_x`.
  private func x(ofByte byte: Int, line: Int) -> CGFloat {
    var x: Int32 = 0
    pango_layout_line_index_to_x(lines[line].pointer, Int32(clamping: byte), 0, &x)
    return points(x)
  }

  /// If the last line contains a line terminator, its byte offset and whether visible text follows
  /// it; otherwise `nil`. Pango ignores line terminators in the line that it may truncate.
  func endOfLastLine(within limit: Int) -> (byte: Int, isFollowed: Bool)? {
    guard lines.count >= limit, let line = lines.last?.pointer.pointee,
      let bytes = pango_layout_get_text(layout)
    else { return nil }
    let start = Int(line.start_index)
    let rest = UnsafeBufferPointer(start: bytes + start, count: Int(line.length))
      .map(UInt8.init(bitPattern:))
    guard let end = rest.firstRange(of: Self.lineEnd) else { return nil }
    let isLast = String(decoding: rest[end.upperBound...], as: UTF8.self).allSatisfy(\.isWhitespace)
    return (start + end.lowerBound, !isLast)
  }

  /// Whether a line starts inside a word: `pango_layout_get_log_attrs_readonly`.
  func breaksWord(before index: Int) -> Bool {
    guard index > 0, let bytes = pango_layout_get_text(layout) else { return false }
    var count: gint = 0
    let letters = pango_layout_get_log_attrs_readonly(layout, &count)
    let position = g_utf8_strlen(bytes, gssize(lines[index].pointer.pointee.start_index))
    guard let letters, position < Int(count) else { return false }
    return letters[position].is_line_break == 0
  }

  /// U+2028, which replaces all line terminators.
  private static let lineEnd = Array("\u{2028}".utf8)

  private func pieces(ofLine index: Int) -> [Piece] {
    guard let bytes = pango_layout_get_text(layout) else { return [] }
    let line = lines[index].pointer.pointee
    let items = items(of: lines[index]).sorted { $0.offset < $1.offset }
    guard items.contains(where: \.isEllipsis) else {
      var end = Int(line.start_index + line.length)
      let mark = Self.lineEnd.count
      let isEnded =
        line.length >= mark
        && Self.lineEnd == (end - mark..<end).map { UInt8(bitPattern: bytes[$0]) }
      if isEnded { end -= mark }
      // The space at a line break has no width.
      if index < lines.count - 1 || isTruncated, end > line.start_index, bytes[end - 1] == 0x20 {
        end -= 1
      }
      return pieces(Int(line.start_index)..<end, of: bytes)
    }
    let cut = lines[index].pointer.itemTruncatedAfterSpace(of: bytes)?.item.pointee.offset
    return items.flatMap { item in
      let start = Int(item.offset)
      let range = start..<(start + Int(item.length) - (item.offset == cut ? 1 : 0))
      if item.isEllipsis {
        let string = Self.ellipsis(for: range, of: bytes)
        return [Piece(part: part(at: start), string: string, range: range)]
      }
      return pieces(range, of: bytes)
    }
  }

  /// An ellipsis that replaces a range of bytes. A U+200D preserves the joining form of an adjacent
  /// cursive letter.
  private static func ellipsis(for range: Range<Int>, of bytes: UnsafePointer<CChar>) -> String {
    func joins(at byte: Int) -> Bool {
      guard byte > 0, let before = g_utf8_find_prev_char(bytes, bytes + byte) else { return false }
      return [g_utf8_get_char(before), g_utf8_get_char(bytes + byte)].allSatisfy {
        Unicode.Scalar($0)?.isCursive == true
      }
    }
    let joiner = "\u{200D}"
    return (joins(at: range.lowerBound) ? joiner : "") + "…"
      + (joins(at: range.upperBound) ? joiner : "")
  }

  /// A range of the text, split at the ends of its parts.
  private func pieces(_ range: Range<Int>, of bytes: UnsafePointer<CChar>) -> [Piece] {
    func piece(_ range: Range<Int>) -> Piece {
      let part = UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
      let string = String(decoding: part.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return Piece(part: self.part(at: range.lowerBound), string: string, range: range)
    }
    let first = ends.partitioningIndex { range.lowerBound < $0 }
    let cuts = ends[first...].prefix { $0 < range.upperBound }
    return zip([range.lowerBound] + cuts, cuts + [range.upperBound]).map { piece($0..<$1) }
  }

  /// The text in each font of a line, from left to right, with the index of the text's part.
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

  /// Whether a line's base direction is right-to-left: `pango_layout_line_get_resolved_direction`.
  private func isRightToLeft(line index: Int) -> Bool {
    pango_layout_line_get_resolved_direction(lines[index].pointer) == PANGO_DIRECTION_RTL
  }

  /// The items of a line, from left to right.
  private func items(of line: Line) -> [PangoItem] {
    line.pointer.glyphItems.map { $0.item.pointee }
  }
}
