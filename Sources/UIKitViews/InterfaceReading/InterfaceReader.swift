internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads `.xib` and `.storyboard` files, which may come from anywhere.
///
/// Document types are refused, so that no entity is expanded and no other file is read.
package enum InterfaceReader {
  /// The maximum size of a file, in bytes.
  package static let maximumSize = 8 << 20
  /// The maximum number of nested elements.
  package static let maximumDepth = 128
  /// The maximum number of elements.
  package static let maximumElements = 100_000

  /// The root element of a file: `document` in files that Xcode wrote.
  package static func read(_ bytes: [UInt8]) throws(InterfaceError) -> InterfaceElement {
    guard bytes.count <= maximumSize else {
      throw InterfaceError(
        line: 1, reason: "the file is larger than \(maximumSize >> 20) MiB")
    }
    // Other encodings could hide a document type from the search below.
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw InterfaceError(line: 1, reason: "the file is not UTF-8 text")
    }
    if let type = text.utf8.firstRange(of: "<!DOCTYPE".utf8) {
      throw InterfaceError(
        line: text.utf8[..<type.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1,
        reason: "document types are not read: remove the line with <!DOCTYPE")
    }
    if let declared = declaredEncoding(of: text), declared != "utf-8" {
      throw InterfaceError(line: 1, reason: "the file is in \(declared): save it in UTF-8")
    }
    try requirePlainMarkup(in: bytes)
    let reading = Reading()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reading
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    if let error = reading.error { throw error }
    guard isWhole, let root = reading.root else {
      throw InterfaceError(
        line: max(parser.lineNumber, 1),
        reason: "the XML is damaged: an element is not closed, or text is not escaped")
    }
    return root
  }

  /// Throws for processing instructions, on which Foundation's parser crashes if they have no data, and if two
  /// hyphens stand inside a comment, which XML forbids and the parser takes quadratic time to say.
  ///
  /// What looks like an instruction in a comment or in character data is refused as well: after damaged markup
  /// the parser may read it as one.
  private static func requirePlainMarkup(in bytes: [UInt8]) throws(InterfaceError) {
    let (comment, data, hyphens) = (Array("<!--".utf8), Array("<![CDATA[".utf8), Array("--".utf8))
    var rest = afterDeclaration(bytes)
    if let instruction = rest.firstRange(of: Array("<?".utf8)) {
      throw InterfaceError(
        line: line(at: instruction.lowerBound, in: bytes),
        reason: "processing instructions are not read: remove <? and what follows it")
    }
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: data) {
        guard let end = rest.firstRange(of: Array("]]>".utf8)) else { return }
        rest = rest[end.upperBound...]
      } else if rest.starts(with: comment) {
        rest = rest.dropFirst(comment.count)
        guard let end = rest.firstRange(of: hyphens) else { return }
        rest = rest[end.upperBound...]
        guard rest.first != UInt8(ascii: ">") else { continue }
        throw InterfaceError(
          line: line(at: end.lowerBound, in: bytes), reason: "a comment contains two hyphens")
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  private static func line(at index: Int, in bytes: [UInt8]) -> Int {
    bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// What follows the XML declaration, which may stand at the start of the file after a byte order mark.
  private static func afterDeclaration(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    let word = Array("<?xml".utf8)
    guard text.starts(with: word), let next = text.dropFirst(word.count).first,
      [0x09, 0x0A, 0x0D, 0x20].contains(next)
    else { return text }
    return text.drop { $0 != UInt8(ascii: ">") }
  }

  /// The encoding that the first line names, in lower case.
  private static func declaredEncoding(of text: String) -> String? {
    let head = text.prefix(200)
    guard head.hasPrefix("<?xml"), let name = head.firstRange(of: "encoding=") else { return nil }
    return head[name.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }.lowercased()
  }
}

/// Collects the elements while a file is parsed.
private final class Reading: NSObject, XMLParserDelegate {
  var root: InterfaceElement?
  var error: InterfaceError?
  private var open: [InterfaceElement] = []
  private var count = 0

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    guard error == nil else { return }
    count += 1
    if count > InterfaceReader.maximumElements {
      return stop(parser, "it has more than \(InterfaceReader.maximumElements) elements")
    }
    if open.count >= InterfaceReader.maximumDepth {
      return stop(parser, "more than \(InterfaceReader.maximumDepth) elements are nested")
    }
    open.append(
      InterfaceElement(
        name: elementName, attributes: attributeDict, line: max(parser.lineNumber, 1)))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard error == nil, let closed = open.popLast() else { return }
    if open.isEmpty {
      root = closed
    } else {
      open[open.count - 1].children.append(closed)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard error == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  private func stop(_ parser: XMLParser, _ reason: String) {
    error = InterfaceError(line: max(parser.lineNumber, 1), reason: reason)
    parser.abortParsing()
  }
}
