import Foundation
import Scene
import SceneSVG

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Places text in a font of squares, one line per paragraph: each character is as wide as the font
/// size.
struct SquarePlacer: TextPlacing {
  func lines(of block: TextBlock) -> [PlacedLine] {
    block.paragraphs.enumerated().map { index, paragraph in
      let (size, width) = (
        paragraph.font.size, paragraph.font.size * CGFloat(paragraph.string.count)
      )
      return PlacedLine(
        paragraph.string, role: paragraph.role, font: paragraph.font, color: paragraph.color,
        isRightToLeft: paragraph.string.unicodeScalars.first.map { $0.value > 0x590 } ?? false,
        origin: CGPoint(x: block.box.minX, y: block.box.minY + CGFloat(index + 1) * size),
        width: width, ink: CGRect(x: 0, y: -size, width: width, height: size))
    }
  }

  func families(forSize size: CGFloat) -> [String] {
    size < 20 ? ["Squares", "A 'b'", "sans-serif"] : ["Large"]
  }
}

/// The elements of an XML file; `nil` if it is not well-formed.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The names of the ancestors, the outermost first.
    var path: [String]
    var text = ""
  }

  private(set) var all: [Element] = []
  private var open: [Int] = []

  init?(_ file: String) {
    super.init()
    let parser = XMLParser(data: Data(file.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  subscript(name: String) -> [Element] { all.filter { $0.name == name } }

  /// The values of an attribute in document order.
  func values(of attribute: String) -> [String] { all.compactMap { $0.attributes[attribute] } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    all.append(Element(name: name, attributes: attributes, path: open.map { all[$0].name }))
    open.append(all.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { all[last].text += string }
  }
}
