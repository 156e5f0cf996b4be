import Testing

@testable import UIKitViews

struct InterfaceReaderTests {
  private func read(_ text: String) throws(InterfaceError) -> InterfaceElement {
    try InterfaceReader.read(Array(text.utf8))
  }

  private func error(_ bytes: [UInt8]) -> InterfaceError? {
    do throws(InterfaceError) {
      _ = try InterfaceReader.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func error(_ text: String) -> InterfaceError? { error(Array(text.utf8)) }

  @Test func `elements have their attributes, texts, children and lines`() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document>
        <objects>
          <label text="A &amp; B" id="l1">
            <rect key="frame" x="1" width="20"/>
          </label>
          <string key="text">two
      lines</string>
        </objects>
      </document>
      """)
    let objects = root.list("objects")
    #expect(root.name == "document" && root.line == 2)
    #expect(objects.map(\.name) == ["label", "string"])
    #expect(objects[0]["text"] == "A & B" && objects[0].line == 4)
    #expect(objects[0].value(forKey: "frame")?["width"] == "20")
    #expect(objects[1].text == "two\nlines")
    #expect(root.first { $0["key"] == "text" }?.line == 7)
  }

  @Test(arguments: [1000, 90_000, 1_000_000])
  func `hyphens in a comment are refused in linear time`(count: Int) throws {
    let hyphens = String(repeating: "-", count: count)
    #expect(error("<a>\n<!-- \(hyphens) --></a>")?.line == 2)
    #expect(error("<a><!-- a-b - c --><b/><![CDATA[<!-- -- -->\(hyphens)]]></a>") == nil)
  }

  @Test func `processing instructions are refused, on which the parser may crash`() {
    for text in [
      "<?xml?><a/>", "<?b?>\n<a/>", "<?xml version=\"1.0\"?><a><?c?></a>", "<a><?d e?></a>",
      "<a><!-- <?b?> --></a>", "<a><![CDATA[<?b?>]]></a>",
      "<?xml s<![CDATA[ enco?>\n<d\" <?b?>\n<<_e=\"id=",
    ] {
      #expect(error(text)?.reason.hasPrefix("processing instructions are not read") == true)
    }
    #expect(error("<a>\n<?b?></a>")?.line == 2)
    #expect(error("\u{FEFF}<?xml version=\"1.0\"?>\n<a><!-- b --><![CDATA[?>]]></a>") == nil)
  }

  @Test func `document types are refused with their line, whatever they declare`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY x "xxxx"><!ENTITY y "&x;&x;">]>
      <a>&y;</a>
      """
    #expect(error(bomb)?.line == 2)
    #expect(error(bomb)?.reason.contains("<!DOCTYPE") == true)
    let file = #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#
    #expect(error(file)?.line == 1)
  }

  @Test func `damaged files are errors`() {
    for text in ["", "<a>", "<a></b>", "words", "<a b=c/>", "<a>&nothing;</a>"] {
      #expect(error(text) != nil, "\(text)")
    }
    #expect(error("<a>\n<b>\n</a>")?.line == 3)
    #expect(error([0x3C, 0x61, 0xFF, 0x2F, 0x3E])?.reason == "the file is not UTF-8 text")
    #expect(
      error(#"<?xml version="1.0" encoding="UTF-16"?><a/>"#)?.reason
        == "the file is in utf-16: save it in UTF-8")
  }

  @Test func `size, depth and number of elements are limited`() {
    let depth = InterfaceReader.maximumDepth
    let nested = { (count: Int) in
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(error(nested(depth)) == nil)
    #expect(error(nested(depth + 1))?.reason == "more than 128 elements are nested")
    let count = InterfaceReader.maximumElements
    let many = { (count: Int) in "<a>" + String(repeating: "<b/>", count: count - 1) + "</a>" }
    #expect(error(many(count)) == nil)
    #expect(error(many(count + 1))?.reason == "it has more than 100000 elements")
    let large = [UInt8](repeating: 0x20, count: InterfaceReader.maximumSize + 1)
    #expect(error(large)?.reason == "the file is larger than 8 MiB")
  }
}
