/// Makes the creation of objects by a type parameter compile, as in `view = Content()`.
///
/// Apple's classes have a dynamic `init()`, those of Flatplan do not. Such calls become calls of
/// `FlatplanScreens.Creation`, which knows the classes of the program.
struct TypeCreation {
  private let code: SourceTokens

  /// Rewrites the calls that the compiler rejected. Returns whether there were any.
  static func rewrite(
    _ sources: inout [CompiledSource], of files: [SwiftUnit.File], _ errors: [CompilerError]
  ) -> Bool {
    var hasChanged = false
    for index in sources.indices {
      let own = errors.filter {
        $0.file == files[index].printedName && $0.message.contains("must use a 'required' init")
      }
      guard !own.isEmpty else { continue }
      let creation = TypeCreation(code: SourceTokens(sources[index].bytes))
      let edits = Set(own.compactMap(creation.edit))
      guard !edits.isEmpty else { continue }
      sources[index].apply(edits)
      (sources[index].usesScreens, sources[index].createsTypes) = (true, true)
      hasChanged = true
    }
    return hasChanged
  }

  /// The start of the new call, from the type to the opening parenthesis.
  private func edit(_ error: CompilerError) -> SourceEdit? {
    guard let place = SourceLines(code.bytes).place(of: error) else { return nil }
    let index = code.token(at: place)
    guard code.isWord(at: index), code.tokens[index].range.contains(place) else { return nil }
    let open = index + 1
    guard open < code.tokens.count, code.isSign("(", at: open) else { return nil }
    let isEmpty = code.tokens[open].partner == open + 1
    guard isEmpty || ["frame", "nibName"].contains(code.text(open + 1)) else { return nil }
    var first = index
    if code.text(index) == "init" {
      guard index > 1, code.isSign(".", at: index - 1) else { return nil }
      first = start(ofValueBefore: index - 1)
    }
    let last = first == index ? index : index - 2
    let start = code.tokens[first].range.lowerBound
    let end = code.tokens[last].range.upperBound
    let type = String(decoding: code.bytes[start..<end], as: UTF8.self)
    let isName = last == first && (type.first?.isUppercase ?? false)
    let text = "FlatplanScreens.Creation.make(\(type)\(isName ? ".self" : "")"
    return SourceEdit(
      range: start..<code.tokens[open].range.upperBound, text: text + (isEmpty ? "" : ", "))
  }

  /// The first token of an expression such as `Content`, `type`, `self.type` or `type(of: self)`.
  private func start(ofValueBefore period: Int) -> Int {
    var index = period - 1
    while index > 0 {
      if code.tokens[index].kind == .close {
        index = code.tokens.indices[..<index].last { code.tokens[$0].partner == index } ?? index
        if index > 0, code.isWord(at: index - 1) { index -= 1 }
      }
      guard index > 1, code.isSign(".", at: index - 1) else { break }
      index -= 2
    }
    return index
  }
}
