#if !canImport(ObjectiveC)
  extension SourceScan {
    /// Replaces `#selector(Home.refresh(_:))` by `calling("refresh")`, padded to the same length, and
    /// keeps the name.
    mutating func takeSelector() -> Bool {
      guard has("#selector(") else { return false }
      bytes.replaceSubrange(place..<place + 10, with: "calling(  ".utf8)
      place += 7
      let open = place
      let before = bytes[(open + 1)..<max(min(open + Self.maximumSelector, bytes.count), open + 1)]
      blankParentheses(all: false)
      guard bytes[place - 1] == UInt8(ascii: ")"),
        let name = Self.baseName(before.prefix(upTo: min(place - 1, before.endIndex)))
      else { return true }
      selectors.insert(name)
      let blanks = bytes[(open + 1)...].prefix(name.utf8.count + 2)
        .prefix { $0 == UInt8(ascii: " ") }.count
      replace(open + 1..<open + 1 + blanks, by: "\"\(name)\"".utf8)
      return true
    }

    /// Replaces `#keyPath(CALayer.opacity)` by `"opacity"`, padded to the same length.
    mutating func takeKeyPath() -> Bool {
      guard has("#keyPath(") else { return false }
      let start = place
      let rest = bytes[(start + 9)...].prefix(Self.maximumSelector)
      guard let close = rest.firstIndex(of: UInt8(ascii: ")")) else { return false }
      let parts = String(decoding: rest[..<close], as: UTF8.self).split(separator: ".")
        .map { $0.filter { !$0.isWhitespace && $0 != "`" } }
      let names = parts.drop { $0 == "self" || $0.first?.isUppercase == true }
      guard !names.isEmpty, names.allSatisfy({ $0.utf8.allSatisfy(Self.isPartOfName) }) else {
        return false
      }
      let text = Array("\"\(names.joined(separator: "."))\"".utf8)
      bytes.replaceSubrange(start..<start + text.count, with: text)
      for index in start + text.count...close { blank(index) }
      place = close + 1
      return true
    }

    /// The maximum number of bytes of an expression that is read.
    private static let maximumSelector = 400

    /// The name of a method without its type, its labels and `as …`; `nil` for other expressions.
    private static func baseName(_ bytes: ArraySlice<UInt8>) -> String? {
      let text = String(decoding: bytes, as: UTF8.self)
      let words = text.prefix { $0 != "(" && $0 != ":" }.split(whereSeparator: \.isWhitespace)
      guard let path = words.first(where: { $0 != "as" }), words.count == 1 || words[1] == "as"
      else { return nil }
      let name = String((path.split(separator: ".").last ?? "").filter { $0 != "`" })
      let isName = !name.isEmpty && name.utf8.allSatisfy(isPartOfName)
      return isName && name.first?.isNumber != true ? name : nil
    }
  }
#endif
