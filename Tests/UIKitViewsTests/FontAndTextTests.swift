import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// Tests fonts, attributed texts and labels.
@MainActor @Suite struct FontAndTextTests {
  @Test func `attributed text can start empty`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "Harbour"))
    #expect(text.string == "Harbour" && NSAttributedString().length == 0)
  }

  @Test func `font descriptors can add and remove the bold trait`() throws {
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

  @Test func `line heights match Apple's font and labels are rounded to pixels`() {
    let styles: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 40.57), (.title1, 33.41), (.title2, 26.25), (.body, 20.29), (.footnote, 15.51),
    ]
    for (style, height) in styles {
      #expect(abs(UIFont.preferredFont(forTextStyle: style).lineHeight - height) < 0.01)
    }
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    let label = UILabel()
    (label.text, label.font) = ("Harbour", .preferredFont(forTextStyle: .body))
    #expect(label.intrinsicContentSize.height == 20.5)
    (label.text, label.numberOfLines) = ("Harbour\nHarbour", 0)
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func `rows and text fields have the line heights of the rules`() {
    func height(_ font: UIFont) -> CGFloat {
      var content = UIListContentConfiguration.cell()
      (content.text, content.textProperties.font) = ("Harbour", font)
      let view = content.makeContentView()
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height - 30
    }
    #expect(height(UIListContentConfiguration.cell().textProperties.font) == 20.5)
    #expect(height(.preferredFont(forTextStyle: .body)) == 20.5)
    #expect(height(.systemFont(ofSize: 17)) == 20.5)
    let bold = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
      .withSymbolicTraits(.traitBold)
    #expect(bold.map { height(UIFont(descriptor: $0, size: 0)) } == 20.5)
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(
      string: "Harbour", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let size = content.makeContentView().systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize)
    #expect(size.height == 50.5)
    #expect(UITextField().intrinsicContentSize.height == 22)
  }

  @Test func `italics come from descriptors, font names and obliqueness`() throws {
    let italic = UIFont.italicSystemFont(ofSize: 15)
    #expect(italic.metrics.isItalic && italic.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(italic != .systemFont(ofSize: 15) && italic.withSize(20).metrics.isItalic)
    let both = try #require(
      UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.metrics.isItalic && font.metrics.weight == .bold)
    let upright = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: upright, size: 0) == .boldSystemFont(ofSize: 15))
    #expect(UIFont(name: "Georgia-BoldItalic", size: 9)?.metrics.isItalic == true)
    let text = NSMutableAttributedString(string: "so")
    text.addAttribute(.obliqueness, value: 0.2, range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    #expect(label.shownRuns.map(\.font.metrics.isItalic) == [false, true])
  }

  @Test func `font descriptors accept size, weight and slant attributes`() {
    let heavy = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 28, weight: .heavy))
    let large = UIFontDescriptor(fontAttributes: [
      .size: 20,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold,
        .slant: 1,
      ],
    ])
    let font = UIFont(descriptor: large, size: 0)
    #expect(font.pointSize == 20 && font.metrics.weight == .bold && font.metrics.isItalic)
    #expect(UIFontDescriptor(fontAttributes: [:]).pointSize == 12)
  }

  @Test(arguments: [
    ("AvenirNext-DemiBold", UIFont.Weight.semibold), ("Futura-Medium", .medium),
    ("Georgia-Bold", .bold), ("Georgia", .regular), ("", .regular),
    ("HelveticaNeue-UltraLight", .ultraLight), ("HelveticaNeue-Thin", .thin),
    ("Avenir-Light", .light), ("Avenir-Heavy", .heavy), ("Avenir-Black", .black),
  ])
  func `other font families become the system font of the same weight`(
    _ name: String, _ weight: UIFont.Weight
  ) {
    #expect(UIFont(name: name, size: 18) == .systemFont(ofSize: 18, weight: weight))
  }

  @Test(arguments: [UIFont.Width.compressed, .condensed, .standard, .expanded])
  func `other widths of the system font become the standard width`(_ width: UIFont.Width) {
    let font = UIFont.systemFont(ofSize: 18, weight: .bold, width: width)
    #expect(font == .boldSystemFont(ofSize: 18))
  }

  @Test(arguments: [.nan, .infinity, -1] as [CGFloat])
  func `invalid font sizes are treated as zero`(size: CGFloat) throws {
    let nothing = UIFont.systemFont(ofSize: 0, weight: .bold)
    #expect(UIFont.systemFont(ofSize: size, weight: .bold) == nothing)
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold).withSize(size) == nothing)
    let label = UILabel()
    label.text = "Words that are broken"
    label.numberOfLines = 0
    label.font = UIFont.systemFont(ofSize: 12).withSize(size)
    #expect(label.sizeThatFits(CGSize(width: 20, height: 100)).height == 0)
    #expect(UIFont.systemFont(ofSize: 1e300).pointSize == 10_000)
  }

  @Test func `a multiline label without a width takes the width of its text`() {
    let (one, several) = (UILabel(), UILabel())
    for label in [one, several] { label.text = "The last ferry" }
    several.numberOfLines = 0
    several.sizeToFit()
    #expect(several.frame.size == one.intrinsicContentSize)
  }

  @Test func `lines follow the height and spacing of the paragraph style`() {
    func label(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
      let (label, style) = (UILabel(), NSMutableParagraphStyle())
      change(style)
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "One\nTwo", attributes: [.paragraphStyle: style])
      return label
    }
    let line = UILabel().font.lineHeight
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      label(change).intrinsicContentSize.height
    }
    #expect(height { _ in } == (2 * line).inPixels)
    #expect(height { $0.lineSpacing = 8 } == (2 * line + 8).inPixels)
    #expect(height { $0.lineHeightMultiple = 1.5 } == (3 * line).inPixels)
    #expect(height { $0.minimumLineHeight = 40 } == 80)
    #expect(height { ($0.maximumLineHeight, $0.lineSpacing) = (10, 5) } == 25)
    // The space above the letters grows, the space below them does not.
    let (usual, high) = (UILabel(), label { $0.minimumLineHeight = line + 10 })
    usual.text = "One"
    let row = UIStackView(arrangedSubviews: [usual, high])
    (row.alignment, row.frame) = (.firstBaseline, CGRect(x: 0, y: 0, width: 200, height: 100))
    row.layoutIfNeeded()
    // Lines are centered and rounded to pixels.
    #expect(high.frame.minY == 0 && abs(usual.frame.minY - 10) < 0.25)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect(high.frame.maxY == 100 && abs(usual.frame.maxY - 100) < 0.25)
    high.text = "One"
    #expect(high.intrinsicContentSize.height == line.inPixels)
  }

  @Test func `weights between named ones are drawn as the nearest one`() {
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

  @Test func `an attributed text sets its fonts and colors, and the label returns the first ones`()
  {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Harbour",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 3))
    label.attributedText = text
    #expect(label.text == "Harbour" && label.textColor == .blue)
    #expect(label.font == .boldSystemFont(ofSize: 12))
    #expect(label.shownRuns.map(\.length) == [3, 4])
    #expect(label.shownRuns.map(\.color) == [.blue, .red])
    #expect(label.shownRuns.map(\.font.pointSize) == [12, 12])
    // A color that is set later applies to the whole text.
    label.textColor = .green
    #expect(label.shownRuns.map(\.color) == [.green])
    label.text = "Harbour"
    #expect(label.shownRuns.isEmpty && label.textColor == .green)
    label.attributedText = NSAttributedString(string: "")
    #expect(label.text == "" && label.attributedText?.length == 0)
  }

  @Test func `attributes of a previous text are not inherited`() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "€ ",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "9"))
    for _ in 1...2 {
      label.attributedText = text
      #expect(label.shownRuns.map(\.color) == [.red, .label])
      #expect(label.shownRuns.map(\.font.pointSize) == [12, 17])
      #expect(label.textColor == .red && label.font.pointSize == 12)
    }
    label.textColor = .blue
    label.attributedText = text
    #expect(label.shownRuns.map(\.color) == [.red, .blue])
  }

  @Test func `missing attributes come from the label`() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .blue
    let text = NSMutableAttributedString(string: "was ", attributes: [.kern: 2])
    text.append(
      NSAttributedString(
        string: "9 €",
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.red,
        ]))
    label.attributedText = text
    let runs = label.shownRuns
    #expect(runs.map(\.font.pointSize) == [20, 20] && runs.map(\.color) == [.blue, .blue])
    #expect(runs.map(\.tracking) == [2, 0])
    #expect(runs.map { $0.lines.map(\.place) } == [[], [.below, .through]])
    #expect(runs[1].lines.map(\.color) == [.red, nil])
    #expect(runs[1].lines.map(\.weight) == [2, 1])
  }

  /// Foundation crashes when it compares attribute values that are not its own classes but have a
  /// similar memory layout. Adjacent runs with equal fonts cause such a comparison.
  @Test func `attributed texts compare fonts, colors and styles`() {
    let text = NSMutableAttributedString(string: "Boats in the harbour")
    for index in 0..<text.length {
      let size = CGFloat(index / 5 + 16)
      let style = NSMutableParagraphStyle()
      style.alignment = index < 10 ? .center : .left
      text.addAttributes(
        [
          .font: UIFont.systemFont(ofSize: size),
          .foregroundColor: UIColor(white: CGFloat(index / 7), alpha: 1), .paragraphStyle: style,
          .shadow: NSShadow(),
        ], range: NSRange(location: index, length: 1))
    }
    let label = UILabel()
    label.attributedText = text
    #expect(label.shownRuns.map(\.length).reduce(0, +) == text.length)
    #expect(Set(label.shownRuns.map(\.font.pointSize)) == [16, 17, 18, 19])
  }

  @Test func `AttributedString supports the attributes of UIKit`() {
    var words = AttributedString("Read the terms")
    words.font = .systemFont(ofSize: 12)
    if let range = words.range(of: "terms") {
      words[range].foregroundColor = .systemBlue
      words[range].underlineStyle = .single
    }
    let label = UILabel()
    label.attributedText = NSAttributedString(words)
    #expect(label.text == "Read the terms")
    #expect(label.shownRuns.map(\.length) == [9, 5])
    #expect(label.shownRuns.map(\.color) == [.label, .systemBlue])
    #expect(label.shownRuns.map(\.lines.count) == [0, 1])
  }

  @Test func `a background color is drawn behind the text and its underline`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Harbour",
      attributes: [.backgroundColor: UIColor.yellow, .underlineStyle: NSUnderlineStyle.single])
    #expect(label.shownRuns.first?.lines.map(\.place) == [.behind, .below])
    #expect(label.shownRuns.first?.lines.first?.color == .yellow)
    let rect = TextRun.Line(.behind, color: .black).rect(width: 30, size: 10)
    #expect(rect.minY == -9.52 && abs(rect.maxY - 2.41) < 1e-9 && rect.width == 30)
  }

  @Test func `each line of a label has the height of its tallest font`() {
    let label = UILabel()
    label.numberOfLines = 0
    let text = NSMutableAttributedString(
      string: "21", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    text.append(
      NSAttributedString(string: "\nhours", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    label.attributedText = text
    TextMeasurement.measured(by: HighLines()) {
      #expect(label.intrinsicContentSize == CGSize(width: 100.5, height: 61))
      label.numberOfLines = -1
      #expect(label.intrinsicContentSize == CGSize(width: 100.5, height: 61))
      label.numberOfLines = 1
      #expect(label.intrinsicContentSize.height == 41)
    }
  }

  private struct HighLines: TextMeasuring {
    func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
      TextExtent(width: 100, lines: 2, heights: paragraph.runs.map(\.font.lineHeight))
    }
  }

  /// The lines after the visible ones do not affect the width.
  @Test func `a label is as wide as its visible lines`() {
    func width(_ text: String, lines: Int) -> CGFloat {
      let label = UILabel()
      (label.text, label.numberOfLines) = (text, lines)
      return label.intrinsicContentSize.width
    }
    let all = "One\nTwo hares\nA line that is wider than the others"
    #expect(width(all, lines: 1) == width("One…", lines: 1))
    #expect(width(all, lines: 2) == width("One\nTwo hares…", lines: 0))
    #expect(width(all, lines: 3) == width(all, lines: 0))
    #expect(width("One\n", lines: 1) == width("One", lines: 1))
  }

  @Test func `nil resets the color and font to their defaults`() {
    let label = UILabel()
    label.textColor = nil
    label.font = nil
    #expect(label.textColor == .label && label.font.pointSize == 17)
  }

  @Test func `a localized string without a translation is its key`() {
    #expect(String(localized: "Top Picks", comment: "A header") == "Top Picks")
    let (count, name, part) = (3, "Ada", 0.5)
    #expect(String(localized: "\(count) for \(name), 100 %") == "3 for Ada, 100 %")
    #expect(String(localized: "\(part) of it") == "0.500000 of it")
  }

  @Test func `texts are measured in one line or wrapped at a width`() {
    let text = "Words that are broken into lines"
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let space = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let line = text.boundingRect(with: space, attributes: attributes, context: nil)
    let lines = (text as NSString).boundingRect(
      with: space, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
      context: nil)
    #expect(line.size == text.size(withAttributes: attributes) && line.width > 100)
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(lines.width <= 100 && lines.height == (height * 3).inPixels)
  }

  private final class Padded: UILabel {
    let space = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.inset(by: space), limitedToNumberOfLines: numberOfLines)
      return inner.inset(
        by: UIEdgeInsets(
          top: -space.top, left: -space.left, bottom: -space.bottom, right: -space.right)
      )
    }
  }

  @Test func `a label adds the padding of its text rectangle`() {
    let (label, padded) = (UILabel(), Padded())
    for label in [label, padded] {
      label.text = "Words that are broken into lines"
      label.numberOfLines = 0
    }
    func difference(_ size: (UILabel) -> CGSize) -> CGSize {
      CGSize(
        width: size(padded).width - size(label).width,
        height: size(padded).height - size(label).height)
    }
    let space = CGSize(width: 30, height: 7)
    #expect(difference { $0.intrinsicContentSize } == space)
    let inner = label.sizeThatFits(CGSize(width: 100, height: 0))
    let outer = padded.sizeThatFits(CGSize(width: 130, height: 0))
    #expect(outer == CGSize(width: inner.width + 30, height: inner.height + 7))
  }
}
