import Foundation
import Testing

@testable import UIKitViews

/// Tests records of the content of elements, and their differences.
@Suite struct ContentRecordTests {
  private func row(_ name: String, _ title: String, _ more: (String, String)...)
    -> ContentRecord.Element
  {
    ContentRecord.Element(
      name: name,
      fields: [.init("title", title)] + more.map { ContentRecord.Field($0.0, $0.1) })
  }

  @Test func `a written record can be read`() throws {
    let record = ContentRecord(elements: [
      row("0 header", "Two\nlines \\ \"quoted\""), row("0/0", "", ("image", "symbol star")),
      ContentRecord.Element(name: "0/1", fields: []),
    ])
    #expect(try ContentRecord(parsing: record.description) == record)
    #expect(
      record.description == #"""
        content 1
        0 header
          title "Two\nlines \\ \"quoted\""
        0/0
          title ""
          image "symbol star"
        0/1

        """#)
  }

  @Test(arguments: ["\u{301}a", "\u{FE0F}", "a\u{600}", "\\", "\"", "a\r\nb\r", "\u{2028}\n"])
  func `texts with combining marks and line ends survive a round trip`(text: String) throws {
    let record = ContentRecord(elements: [row("0/0", text)])
    let value = try ContentRecord(parsing: record.description).elements.first?.fields.first?.value
    #expect(value.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func `records may have CRLF line ends and names with spaces`() throws {
    let record = ContentRecord(elements: [
      row("0 header", "a\r\nb\r"), row("0/0", "\u{301}a", ("main title", "\r"), ("", "x")),
    ])
    #expect(try ContentRecord(parsing: record.description) == record)
    let other = record.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try ContentRecord(parsing: other.joined(separator: "\r\n")) == record)
  }

  @Test(arguments: ["", "content 2\n", "content 1\n  title \"x\"\n", "content 1\n0/0\n  title x\n"])
  func `an invalid record is reported with its line`(text: String) {
    #expect(throws: ContentRecordProblem.self) { try ContentRecord(parsing: text) }
  }

  @Test func `changed fields are reported with their old and new values`() {
    let old = ContentRecord(elements: [row("0/0", "A", ("image", "sun")), row("0/1", "B")])
    let new = ContentRecord(elements: [row("0/0", "A2", ("state", "selected")), row("0/1", "B")])
    #expect(
      new.difference(from: old).description == """
        changed   0/0  title  "A" -> "A2"
        changed   0/0  state  nothing -> "selected"
        changed   0/0  image  "sun" -> nothing

        """)
    #expect(new.difference(from: new).isEmpty)
  }

  @Test func `moved elements without changes are not reported`() {
    let old = ContentRecord(elements: [row("0/0", "A"), row("0/1", "B"), row("1/0", "C")])
    let new = ContentRecord(elements: [
      row("0/0", "New"), row("0/1", "A"), row("0/2", "B"), row("1 header", "H"),
    ])
    #expect(
      new.difference(from: old).description == """
        inserted  0/0  title "New"
        inserted  1 header  title "H"
        deleted   1/0  title "C"

        """)
  }

  @Test func `differences are grouped by section`() {
    let old = ContentRecord(elements: (0..<3).map { row("\($0)/0", "A") })
    let new = ContentRecord(elements: [row("0/0", "B"), row("0 header", "H"), row("2/0", "C")])
    #expect(
      new.difference(from: old).description == """
        changed   0/0  title  "A" -> "B"
        inserted  0 header  title "H"
        changed   2/0  title  "A" -> "C"
        deleted   1/0  title "A"

        """)
  }

  private final class Card: UICollectionViewCell {
    let title = UILabel()
    lazy var detail = UILabel()
    private lazy var picture: UIImageView = {
      let view = UIImageView()
      contentView.addSubview(view)
      return view
    }()

    func fill() {
      (title.text, detail.text) = ("A", "B")
      for label in [title, detail, UILabel()] { contentView.addSubview(label) }
      picture.image = UIImage(systemName: "sun.max")
    }
  }

  @MainActor @Test func `fields are named after the properties of their views`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.fill()
    #expect(
      ContentReader.fields(of: card) == [
        .init("title", "A"), .init("detail", "B"), .init("picture", "symbol sun.max"),
      ])
  }

  private final class Offer: UICollectionReusableView {
    let buy = UIButton(type: .system)
    let share = UIProgressView()
  }

  @MainActor @Test func `controls record their values and not their subviews`() {
    let offer = Offer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    offer.buy.setTitle("Buy", for: .normal)
    offer.buy.setImage(UIImage(systemName: "cart"), for: .normal)
    offer.buy.isEnabled = false
    offer.share.progress = 0.5
    for view in [offer.buy, offer.share, UISegmentedControl(items: ["A"])] {
      offer.addSubview(view)
    }
    #expect(
      ContentReader.fields(of: offer) == [
        .init("buy", "Buy, symbol cart (disabled)"), .init("share", "0.5"),
        .init("segments", "none"),
      ])
  }
}
