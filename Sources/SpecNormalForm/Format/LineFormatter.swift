/// Formats the lines of a spec, one after another.
struct LineFormatter {
  let isJSON: Bool
  /// The enclosing blocks, with their indentations in the input and in the output.
  private var blocks = [Block(old: -1, new: -2, isList: false)]
  private var scanner = LineScanner()
  /// The indentation of the line that owns the current block scalar; `nil` outside of one.
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

  /// A line of a block scalar, shifted together with its key.
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
    // The owner of a block scalar that starts here. The scalar continues while lines are indented
    // deeper than its owner.
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
    // A list element owns its block scalar; the map of a key owns the key's block scalar.
    if let character = rest.first, !"|>&!".contains(character) { owner = (old, new) }
    shift = first - indentation
    let spaced = scanner.scan(rest)
    if scanner.beginsText {
      (textOwner, shift) = (owner.old, owner.new - owner.old)
      scanner.beginsText = false
    }
    return String(repeating: " ", count: first) + prefix + spaced
  }

  /// Closes the blocks that end before a line and returns the line's new indentation.
  private mutating func open(_ old: Int, isList: Bool) -> Int {
    while let last = blocks.last, last.old > old || (last.old == old && last.isList && !isList),
      blocks.count > 1
    { blocks.removeLast() }
    if let last = blocks.last, last.old == old, last.isList == isList { return last.new }
    let new = (blocks.last?.new ?? -2) + 2
    blocks.append(Block(old: old, new: new, isList: isList))
    return new
  }

  /// The indentation of a comment, which moves with its enclosing block.
  private func commentIndentation(_ old: Int) -> Int {
    let block = blocks.last { $0.old <= old && $0.old >= 0 }
    return block.map { $0.new + old - $0.old } ?? old
  }
}
