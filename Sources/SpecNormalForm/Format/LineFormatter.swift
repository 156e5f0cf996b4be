/// Formats lines one after the other.
struct LineFormatter {
  let isJSON: Bool
  /// The blocks that are open, with their indentations before and after.
  private var blocks = [Block(old: -1, new: -2, isList: false)]
  private var scanner = LineScanner()
  /// The indentation of the line that a block of text belongs to.
  private var textOwner: Int?
  private var shift = 0
  private var isAfterBlank = true

  private struct Block {
    var old: Int
    var new: Int
    var isList: Bool
  }

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  mutating func format(_ line: String) -> [String] {
    let content = line.drop { $0 == " " }
    let indentation = line.count - content.count
    if let owner = textOwner {
      if content.isEmpty || indentation > owner { return [shifted(line, indentation)] }
      textOwner = nil
    }
    if scanner.isInQuotes {
      _ = scanner.scan(line[...])
      return [line]
    }
    let trimmed = content.trimmedEnd
    if trimmed.isEmpty {
      defer { isAfterBlank = true }
      return isAfterBlank ? [] : [""]
    }
    isAfterBlank = false
    if isJSON { return [String(line.trimmedEnd)] }
    if scanner.depth > 0 {
      let spaced = scanner.scan(trimmed)
      return [String(repeating: " ", count: max(indentation + shift, 0)) + spaced]
    }
    if trimmed.first == "#" {
      return [String(repeating: " ", count: commentIndentation(indentation)) + trimmed]
    }
    return [block(trimmed, indentation)]
  }

  /// A line of text as it is, moved with the key that it belongs to.
  private func shifted(_ line: String, _ indentation: Int) -> String {
    if line.allSatisfy({ $0 == " " }) { return "" }
    return shift >= 0
      ? String(repeating: " ", count: shift) + line
      : String(line.dropFirst(min(-shift, indentation)))
  }

  private mutating func block(_ content: Substring, _ indentation: Int) -> String {
    var rest = content
    var old = indentation
    var prefix = ""
    var new = open(old, isList: rest.isListItem)
    let first = new
    // What a text stands in that begins here: it goes on where lines are further in.
    var owner = (old: old, new: new)
    while rest.isListItem {
      let inner = rest.dropFirst().drop { $0 == " " }
      if inner.isEmpty || inner.first == "#" { break }
      owner = (old, new)
      prefix += "- "
      old += rest.count - inner.count
      rest = inner
      new += 2
      while let last = blocks.last, last.old >= old { blocks.removeLast() }
      blocks.append(Block(old: old, new: new, isList: rest.isListItem))
    }
    // That of an element is the element, that of a key the map.
    if let character = rest.first, !"|>&!".contains(character) { owner = (old, new) }
    shift = first - indentation
    let spaced = scanner.scan(rest)
    if scanner.beginsText {
      (textOwner, shift) = (owner.old, owner.new - owner.old)
      scanner.beginsText = false
    }
    return String(repeating: " ", count: first) + prefix + spaced
  }

  /// The new indentation of a line of a block; those that it ends are closed.
  private mutating func open(_ old: Int, isList: Bool) -> Int {
    while let last = blocks.last, last.old > old || (last.old == old && last.isList && !isList),
      blocks.count > 1
    { blocks.removeLast() }
    if let last = blocks.last, last.old == old, last.isList == isList { return last.new }
    let new = (blocks.last?.new ?? -2) + 2
    blocks.append(Block(old: old, new: new, isList: isList))
    return new
  }

  /// Comments move with the block around them.
  private func commentIndentation(_ old: Int) -> Int {
    let block = blocks.last { $0.old <= old && $0.old >= 0 }
    return block.map { $0.new + old - $0.old } ?? old
  }
}
