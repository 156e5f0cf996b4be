import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// Tests text attachments in labels.
@MainActor @Suite struct AttachmentTests {
  private func label(_ parts: [NSAttributedString]) -> UILabel {
    let text = NSMutableAttributedString(string: "")
    for part in parts { text.append(part) }
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    return label
  }

  /// The scene of a label with the given parts at (10, 10).
  private func scene(_ parts: [NSAttributedString]) throws -> Scene {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 80), [1]) { cell, _ in
      let label = self.label(parts)
      label.frame.origin = CGPoint(x: 10, y: 10)
      cell.contentView.addSubview(label)
    }
    return try rows.view.scene()
  }

  private func filledImage(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `attachments reserve space in the line, on the baseline or at their bounds`() throws {
    let words = NSAttributedString(string: "Harbour")
    let picture = NSTextAttachment(image: filledImage(CGSize(width: 30, height: 12)))
    let plain = label([words])
    let with = label([words, NSAttributedString(attachment: picture)])
    #expect(abs(with.frame.width - plain.frame.width - 30) <= 1)
    #expect(with.frame.height == plain.frame.height)
    let drawn = try scene([words, NSAttributedString(attachment: picture)])
    let text = drawn.cells.first?.texts.first?.paragraphs.first
    #expect(text?.string == "Harbour\u{A0}" && text?.runs.map(\.gap) == [nil, 30])
    picture.bounds = CGRect(x: 0, y: -4, width: 60, height: 60)
    let high = label([words, NSAttributedString(attachment: picture)])
    #expect(abs(high.frame.width - plain.frame.width - 60) <= 1 && high.frame.height >= 60)
  }

  @Test func `attachments are drawn in their space in the text`() throws {
    func places(_ parts: [NSAttributedString]) throws -> [CGRect] {
      let scene = try scene(parts)
      return scene.shapes(of: scene.cells.first).compactMap { shape in
        guard case .outline(let outline) = shape else { return nil }
        return outline.path.boundingBox
      }
    }
    let words = NSAttributedString(string: "Harbour")
    let picture = NSAttributedString(
      attachment: NSTextAttachment(image: filledImage(CGSize(width: 30, height: 12))))
    let first = try #require(try places([picture, words]).first)
    let last = try #require(try places([words, picture]).first)
    #expect(first.minX == 10 && first.size == CGSize(width: 30, height: 12))
    #expect(last.minX > 50 && last.minY == first.minY)
    #expect(try places([words]).isEmpty)
  }

  @Test func `symbol attachments have the size and color of the text`() throws {
    let star = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    func shapes(_ font: UIFont, _ color: UIColor) throws -> [Shape] {
      let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: star))
      text.addAttributes(
        [.font: font, .foregroundColor: color], range: NSRange(location: 0, length: 1))
      let scene = try scene([text])
      return scene.shapes(of: scene.cells.first)
    }
    let small = try shapes(.systemFont(ofSize: 12), .red)
    #expect(!small.isEmpty && "\(small)".contains("red: 1.0"))
    #expect(try shapes(.systemFont(ofSize: 24), .red) != small)
    #expect(try shapes(.systemFont(ofSize: 12), .blue) != small)
  }
}
