// Leaves out parts of statements and declarations: elements of arrays, and attributes.
extension HoleMaker {
  /// Removes the element of an array that has an error, as in `[title, missing].forEach(add)`, unless
  /// no other element stays.
  mutating func dropElement(
    at place: Int, _ declaration: Declaration, _ path: [Declaration], _ cause: Hole.Cause
  ) -> Bool {
    let target = code.token(at: place)
    guard let open = innermostArray(around: target, in: declaration),
      let elements = elements(of: open), elements.count > 1,
      let element = elements.first(where: { $0.contains(target) })
    else { return false }
    var dropped = droppedElements[open] ?? []
    dropped.insert(element.lowerBound)
    guard dropped.count < elements.count else { return false }
    droppedElements[open] = dropped
    let isLast = element == elements.last
    let range = isLast ? element : element.lowerBound..<element.upperBound + 1
    add(.line, declaration, path, cause, edit: bytes(of: range), by: "")
    return true
  }

  /// The opening bracket of the innermost array literal around a token, if no braces are in between.
  private func innermostArray(around target: Int, in declaration: Declaration) -> Int? {
    let open = declaration.tokens.last { index in
      index < target && code.tokens[index].partner > target
        && (code.isSign("{", at: index) || code.isSign("[", at: index))
    }
    guard let open, code.isSign("[", at: open), open > 0 else { return nil }
    if code.isSign("{", at: open - 1),
      closureBody(in: open - 1, before: code.tokens[open - 1].partner) > open
    {
      // The captures of a closure.
      return nil
    }
    // A bracket directly after a name is that of a subscript.
    let isAdjacent =
      code.tokens[open - 1].range.upperBound == code.tokens[open].range.lowerBound
    let isAfterValue = code.isWord(at: open - 1) || code.tokens[open - 1].kind == .close
    return isAdjacent && isAfterValue ? nil : open
  }

  /// The elements of an array literal; `nil` for dictionaries, types and calls with generic arguments,
  /// whose commas separate no elements.
  private func elements(of open: Int) -> [Range<Int>]? {
    let close = code.tokens[open].partner
    var elements: [Range<Int>] = []
    var start = open + 1
    var index = start
    var asks = false
    while index < close {
      if code.isSign(",", at: index) {
        elements.append(start..<index)
        (start, asks) = (index + 1, false)
      }
      asks = asks || code.isSign("?", at: index)
      let isDictionary = code.isSign(":", at: index) && !asks
      let isGeneric =
        code.isSign("<", at: index) && code.isWord(at: index - 1)
        && code.tokens[index - 1].range.upperBound == code.tokens[index].range.lowerBound
      if isDictionary || isGeneric { return nil }
      index = code.index(after: index)
    }
    if start < close { elements.append(start..<close) }
    return elements.contains(where: \.isEmpty) ? nil : elements
  }

  /// Removes a missing attribute, such as `@DocumentID`, with its arguments.
  mutating func dropAttribute(
    at place: Int, _ declaration: Declaration, _ path: [Declaration], _ cause: Hole.Cause
  ) -> Bool {
    let index = code.token(at: place)
    guard let sign = [index, index - 1].first(where: { code.isSign("@", at: $0) }) else {
      return false
    }
    var end = sign + 2
    while code.isSign(".", at: end) { end += 2 }
    if code.isSign("(", at: end), !code.tokens[end].isFirst { end = code.tokens[end].partner + 1 }
    guard end <= code.tokens.count else { return false }
    add(.line, declaration, path, cause, edit: bytes(of: sign..<end), by: "")
    return true
  }
}
