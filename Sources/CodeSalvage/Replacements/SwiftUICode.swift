/// Leaves out the SwiftUI code of a file: its views, previews and wrappers. Lines keep their numbers.
///
/// `UIHostingConfiguration { … }` and `UIHostingController(rootView: …)` stay, without their content, and
/// are drawn as placeholders.
struct SwiftUICode {
  private let outline: SourceOutline
  private var bytes: [UInt8]

  private var code: SourceTokens { outline.code }

  /// The protocols of SwiftUI, and its own name. Types that conform to them are left out.
  static let protocols: Set<String> = [
    "SwiftUI", "Scene", "View", "PreviewProvider", "UIViewRepresentable",
    "UIViewControllerRepresentable", "App",
    "ViewModifier", "ButtonStyle", "Shape", "LibraryContentProvider", "EnvironmentKey",
  ]

  /// The types of SwiftUI whose extensions are left out.
  private static let types: Set<String> = [
    "View", "Color", "Font", "Text", "Image", "EnvironmentValues", "AnyView", "Binding",
  ]

  /// The source without SwiftUI code.
  static func removed(from compiled: [UInt8], written: [UInt8]) -> [UInt8] {
    let text = String(decoding: written, as: UTF8.self)
    let importsSwiftUI = text.contains("import SwiftUI")
    guard importsSwiftUI || text.contains("UIHosting") else { return compiled }
    var code = SwiftUICode(outline: SourceOutline(compiled), bytes: compiled)
    if importsSwiftUI { code.removeTypes(code.outline.declarations) }
    code.emptyHosts()
    return code.bytes
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where !"\r\n".utf8.contains(bytes[index]) {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  private mutating func removeTypes(_ declarations: [Declaration]) {
    for type in declarations where type.isType {
      guard let keyword = type.tokens.first(where: { code.word($0) == type.keyword }),
        let body = type.body
      else { continue }
      let head = (keyword + 1..<body.lowerBound).map(code.word)
      let inherited = head.drop { $0 != ":" }.prefix { $0 != "where" }
      let isSwiftUI =
        inherited.contains(where: Self.protocols.contains)
        || type.keyword == "extension" && head.first.map(Self.types.contains) ?? false
      if isSwiftUI && !["protocol", "actor"].contains(type.keyword) {
        blank(type.range)
      } else {
        removeTypes(type.members)
      }
    }
  }

  private mutating func emptyHosts() {
    for index in code.tokens.indices {
      switch code.word(index) {
      case "UIHostingController": emptyController(index)
      case "UIHostingConfiguration": emptyConfiguration(index)
      default: break
      }
    }
  }

  /// Removes the generic arguments and the root view.
  private mutating func emptyController(_ index: Int) {
    var next = index + 1
    if code.word(next) == "<" {
      let first = next
      var depth = 0
      repeat {
        depth += code.word(next) == "<" ? 1 : code.word(next) == ">" ? -1 : 0
        next += 1
      } while depth > 0 && next < code.tokens.count
      blank(code.tokens[first].range.lowerBound..<code.tokens[next - 1].range.upperBound)
      // A question mark must follow the type without a space.
      if let sign = (["?", "!"] as [Unicode.Scalar]).first(where: { code.isSign($0, at: next) }) {
        blank(code.tokens[next].range)
        bytes[code.tokens[first].range.lowerBound] = UInt8(ascii: sign)
      }
    }
    guard code.word(next) == "(", let close = code.closing(next) else { return }
    blank(code.tokens[next].range.upperBound..<code.tokens[close].range.lowerBound)
  }

  /// Removes the content and the modifiers of it.
  private mutating func emptyConfiguration(_ index: Int) {
    guard code.word(index + 1) == "{", var end = code.closing(index + 1) else { return }
    let (open, close) = (code.tokens[index + 1].range, code.tokens[end].range)
    blank(open.upperBound..<close.lowerBound)
    bytes[open.lowerBound] = UInt8(ascii: "(")
    bytes[close.lowerBound] = UInt8(ascii: ")")
    while code.word(end + 1) == ".", ["(", "{"].contains(code.word(end + 3)),
      var last = code.closing(end + 3)
    {
      if code.word(last + 1) == "{", let closure = code.closing(last + 1) { last = closure }
      blank(code.tokens[end + 1].range.lowerBound..<code.tokens[last].range.upperBound)
      end = last
    }
  }
}
