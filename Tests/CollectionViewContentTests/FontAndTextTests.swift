import CollectionViewContent
import CompositionalLayout
import Foundation
import LayoutScene
import Testing

/// Fonts by descriptors and names, and texts with attributes.
@MainActor @Suite struct FontAndTextTests {
  @Test func `descriptors make fonts bold and plain again`() throws {
    let title = UIFont.preferredFont(forTextStyle: .title2)
    let bold = try #require(title.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.metrics.weight == .bold && font.metrics.lineHeight == title.lineHeight)
    #expect(bold.symbolicTraits == .traitBold && UIFont(descriptor: bold, size: 40).pointSize == 40)
    let plain = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == title)
    let rounded = try #require(title.fontDescriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: .nan) == title)
  }

  @Test(arguments: [
    ("AvenirNext-DemiBold", UIFont.Weight.semibold), ("Futura-Medium", .medium),
    ("Georgia-Bold", .bold), ("Georgia", .regular), ("", .regular),
    ("HelveticaNeue-UltraLight", .ultraLight), ("HelveticaNeue-Thin", .thin),
    ("Avenir-Light", .light), ("Avenir-Heavy", .heavy), ("Avenir-Black", .black),
  ])
  func `other families are the system's, as heavy as they say`(
    _ name: String, _ weight: UIFont.Weight
  ) {
    #expect(UIFont(name: name, size: 18) == .systemFont(ofSize: 18, weight: weight))
  }

  @Test(arguments: [.nan, .infinity, -1] as [CGFloat])
  func `what is no size is none`(size: CGFloat) throws {
    let nothing = UIFont.systemFont(ofSize: 0, weight: .bold)
    #expect(UIFont.systemFont(ofSize: size, weight: .bold) == nothing)
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold).withSize(size) == nothing)
    let label = UILabel()
    label.text = "Words that are broken"
    label.numberOfLines = 0
    label.font = UIFont.systemFont(ofSize: 12).withSize(size)
    #expect(label.sizeThatFits(CGSize(width: 20, height: 100)).height == 0)
  }

  @Test func `weights between those with a name are drawn as the nearest`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    func drawn(_ value: CGFloat) -> FontWeight {
      UIFont.systemFont(ofSize: 17, weight: .init(rawValue: value)).metrics.weight
    }
    #expect(weights.map { drawn($0.rawValue) } == FontWeight.allCases)
    #expect(
      [-1, -0.3, 0.02, 0.25, 1].map(drawn) == [.ultraLight, .light, .regular, .medium, .black])
  }

  @Test func `an attributed text has the font and the colour of most of its letters`() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Harbour",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 3))
    label.attributedText = text
    #expect(label.text == "Harbour" && label.textColor == .red)
    #expect(label.font == .boldSystemFont(ofSize: 12))
    label.attributedText = NSAttributedString(string: "")
    #expect(label.text == "" && label.attributedText?.length == 0)
  }

  @Test func `no colour and no font are the usual ones`() {
    let label = UILabel()
    label.textColor = nil
    label.font = nil
    #expect(label.textColor == .label && label.font.pointSize == 17)
  }

  @Test func `texts are looked up by their keys, which stand for themselves`() {
    #expect(String(localized: "Top Picks", comment: "A header") == "Top Picks")
  }
}
