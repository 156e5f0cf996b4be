/// Leaves out the SwiftUI code of a file: its views, previews and wrappers. Lines keep their numbers.
///
/// `UIHostingConfiguration { … }` and `UIHostingController(rootView: …)` stay, without their content, and
/// are drawn as placeholders.
struct SwiftUICode {
  private let tokens: Tokens
  private var bytes: [UInt8]

  /// The protocols of SwiftUI. Types that conform to them are left out.
  private static let protocols: Set<Substring> = [
    "View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "App",
    "ViewModifier", "ButtonStyle", "Shape", "LibraryContentProvider", "EnvironmentKey",
  ]

  /// The types of SwiftUI whose extensions are left out.
  private static let types: Set<Substring> = [
    "View", "Color", "Font", "Text", "Image", "EnvironmentValues", "AnyView", "Binding",
  ]

  /// The source without SwiftUI code.
  static func removed(from compiled: [UInt8], written: [UInt8]) -> [UInt8] {
    let text = String(decoding: written, as: UTF8.self)
    let importsSwiftUI = text.contains("import SwiftUI")
    guard importsSwiftUI || text.contains("UIHosting") else { return compiled }
    var code = SwiftUICode(tokens: Tokens(compiled), bytes: compiled)
    if importsSwiftUI { code.removeTypes() }
    code.emptyHosts()
    return code.bytes
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where !"\r\n".utf8.contains(bytes[index]) {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  private mutating func removeTypes() {
    for index in tokens.indices
    where ["struct", "extension", "class", "enum"].contains(tokens.word(index)) {
      guard
        let start = (index..<tokens.indices.upperBound).first(where: { tokens.word($0) == "{" }),
        let end = tokens.closing(start)
      else { continue }
      let head = (index + 1..<start).map(tokens.word)
      let inherited = head.drop { $0 != ":" }.prefix { $0 != "where" }
      let isExtension = tokens.word(index) == "extension"
      guard
        inherited.contains(where: { Self.protocols.contains($0) })
          || (isExtension && head.first.map { Self.types.contains($0) } ?? false)
      else { continue }
      blank(tokens[tokens.startOfDeclaration(index)].place..<tokens[end].end)
    }
  }

  private mutating func emptyHosts() {
    for index in tokens.indices {
      switch tokens.word(index) {
      case "UIHostingController": emptyController(index)
      case "UIHostingConfiguration": emptyConfiguration(index)
      default: break
      }
    }
  }

  /// Removes the generic arguments and the root view.
  private mutating func emptyController(_ index: Int) {
    var next = index + 1
    if tokens.word(next) == "<" {
      let first = next
      var depth = 0
      repeat {
        depth += tokens.word(next) == "<" ? 1 : tokens.word(next) == ">" ? -1 : 0
        next += 1
      } while depth > 0 && next < tokens.indices.upperBound
      blank(tokens[first].place..<tokens[next - 1].end)
      // A question mark must follow the type without a space.
      if let sign = ["?", "!"].first(where: { $0 == tokens.word(next) }) {
        blank(tokens[next].place..<tokens[next].end)
        bytes.replaceSubrange(tokens[first].place...tokens[first].place, with: sign.utf8)
      }
    }
    guard tokens.word(next) == "(", let close = tokens.closing(next) else { return }
    blank(tokens[next].end..<tokens[close].place)
  }

  /// Removes the content and the modifiers of it.
  private mutating func emptyConfiguration(_ index: Int) {
    guard tokens.word(index + 1) == "{", var end = tokens.closing(index + 1) else { return }
    let (open, close) = (tokens[index + 1], tokens[end])
    blank(open.end..<close.place)
    bytes[open.place] = UInt8(ascii: "(")
    bytes[close.place] = UInt8(ascii: ")")
    while tokens.word(end + 1) == ".", ["(", "{"].contains(tokens.word(end + 3)),
      var last = tokens.closing(end + 3)
    {
      if tokens.word(last + 1) == "{", let closure = tokens.closing(last + 1) { last = closure }
      blank(tokens[end + 1].place..<tokens[last].end)
      end = last
    }
  }
}
