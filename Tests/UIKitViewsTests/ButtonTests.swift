import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import UIKitViews

/// Runs `body` as on a system version and a display scale.
@MainActor
func onSystem<Result>(
  _ compatibility: Compatibility, scale: CGFloat = 3, _ body: () throws -> Result
) rethrows -> Result {
  var container = Container(width: 390, scale: scale)
  container.compatibility = compatibility
  return try Container.$current.withValue(container, operation: body)
}

/// The size of a label.
@MainActor
func labelSize(_ text: String, _ font: UIFont) -> CGSize {
  let label = UILabel()
  (label.text, label.font) = (text, font)
  return label.intrinsicContentSize
}

/// Tests buttons. Text is measured with typical letter widths.
@MainActor @Suite struct ButtonTests {
  @Test func `a button has the size of its title and insets`() {
    let words = labelSize("Buy", .preferredFont(forTextStyle: .body))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    #expect(
      button.intrinsicContentSize == CGSize(width: words.width + 24, height: words.height + 14))
    configuration.buttonSize = .large
    button.configuration = configuration
    #expect(
      button.intrinsicContentSize == CGSize(width: words.width + 40, height: words.height + 30))
    configuration.contentInsets = .zero
    button.configuration = configuration
    #expect(button.intrinsicContentSize == words)
  }

  @Test func `titles and images for states apply if the configuration has none`() {
    let button = UIButton(configuration: .plain())
    button.setTitle("Buy", for: .normal)
    button.setImage(UIImage(systemName: "cart"), for: .normal)
    #expect(button.titleLabel?.text == "Buy" && button.imageView?.image != nil)
    button.setTitle("Sold out", for: .disabled)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Sold out" && button.configuration?.title == nil)
    button.configuration?.title = "Own"
    #expect(button.titleLabel?.text == "Own")
  }

  @Test func `an image is placed at the configured edge of the title`() throws {
    let words = labelSize("Buy", .preferredFont(forTextStyle: .body))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Buy"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 6
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    let image = try #require(button.imageView)
    func frames(_ placement: NSDirectionalRectEdge) -> (CGRect, CGRect) {
      button.configuration?.imagePlacement = placement
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      return (image.frame.rounded, button.titleLabel?.frame.rounded ?? .zero)
    }
    let side = image.intrinsicContentSize.width.hundredths
    var (symbol, title) = frames(.leading)
    #expect(
      symbol.minX == 0 && title.minX == (side + 6).hundredths
        && title.width == words.width.hundredths
    )
    (symbol, title) = frames(.trailing)
    #expect(title.minX == 0 && symbol.minX == (words.width + 6).hundredths)
    (symbol, title) = frames(.top)
    #expect(
      symbol.minY == 0 && title.minY == (side + 6).hundredths
        && abs(symbol.midX - title.midX) < 0.02)
    button.configuration?.imageReservation = 50
    (symbol, title) = frames(.leading)
    #expect(symbol.width == 50 && title.minX == 56)
    button.configuration?.imageReservation = 0
    button.semanticContentAttribute = .forceRightToLeft
    (symbol, title) = frames(.leading)
    #expect(title.minX == 0 && symbol.minX == (words.width + 6).hundredths)
  }

  @Test func `titles and colors follow the state`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .selected)
    let label = try #require(button.titleLabel)
    #expect(label.text == "Follow" && label.textColor == .tintColor)
    #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height + 12)
    button.isSelected = true
    #expect(
      label.text == "Following" && label.textColor == .red && button.currentTitle == label.text)
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func `the update handler of a button is applied`() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    _ = button.intrinsicContentSize
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    _ = button.intrinsicContentSize
    #expect(button.titleLabel?.text == "On")
  }

  @Test func `the title transformer changes fonts and colors`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Get"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 21)
      return outgoing
    }
    let label = try #require(UIButton(configuration: configuration).titleLabel)
    #expect(label.font == .boldSystemFont(ofSize: 21) && label.textColor == .white)
    configuration.titleTextAttributesTransformer = nil
    configuration.attributedTitle = AttributedString(
      "Get", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 9)]))
    #expect(UIButton(configuration: configuration).titleLabel?.font == .systemFont(ofSize: 9))
  }

  @Test(
    arguments: [
      (.dynamic, [10, 14, 17, 17, 17]), (.small, [2.5, 3.5, 4.25, 5.5, 7.5]),
      (.medium, [3.5, 4.9, 5.95, 7.7, 10.5]), (.large, [5, 7, 8.5, 11, 15]),
      (.capsule, [10, 14, 17, 22, 30]), (.fixed, [5.95, 5.95, 5.95, 5.95, 5.95]),
    ] as [(UIButton.Configuration.CornerStyle, [CGFloat])])
  func `the corners of a button follow from its height`(
    style: UIButton.Configuration.CornerStyle, expected: [CGFloat]
  ) {
    // R104, at the heights 20, 28, 34, 44 and 60.
    onSystem(.ios26) {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = style
      let layout = ButtonLayout(configuration)
      let radii = [20, 28, 34, 44, 60].map {
        layout.cornerRadius(of: CGSize(width: 99, height: $0))
      }
      #expect(zip(radii, expected).allSatisfy { abs($0 - $1) < 0.001 }, "\(radii)")
    }
  }

  @Test func `another corner style resets the corner radius of the background`() {
    // R104.
    var configuration = UIButton.Configuration.filled()
    configuration.background.cornerRadius = 20
    configuration.cornerStyle = .large
    #expect(configuration.background.cornerRadius == 5.95)
    configuration.background.cornerRadius = 20
    configuration.cornerStyle = .dynamic
    #expect(configuration.background.cornerRadius == 20)
  }

  @Test func `mini buttons are as large as small ones`() {
    // R104.
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configure"
    configuration.buttonSize = .small
    let small = UIButton(configuration: configuration).intrinsicContentSize
    configuration.buttonSize = .mini
    #expect(UIButton(configuration: configuration).intrinsicContentSize == small)
    #expect(small.height == 28)
  }

  @Test func `gray and glass buttons have titles in the label color`() {
    // R104; up to iOS 18 in the tint, our own reading.
    onSystem(.ios26) {
      for configuration in [UIButton.Configuration.bordered(), .gray(), .glass()] {
        #expect(configuration.foreground(tint: .red, in: .normal) == .label)
      }
      #expect(UIButton.Configuration.tinted().foreground(tint: .red, in: .normal) == .red)
    }
    onSystem(.ios18) {
      #expect(UIButton.Configuration.gray().foreground(tint: .red, in: .normal) == .red)
    }
    #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
  }

  @Test func `a selected button shows its tint`() {
    // R104 for gray buttons; plain ones are our own reading.
    for configuration in [UIButton.Configuration.gray(), .bordered(), .glass(), .plain()] {
      #expect(configuration.foreground(tint: .red, in: .selected) == .red)
      let background = configuration.shownBackground(tint: .red, in: .selected)
      #expect(background.backgroundColor == .red.withAlphaComponent(0.18))
    }
    var still = UIButton.Configuration.gray()
    still.automaticallyUpdateForSelection = false
    let background = still.shownBackground(tint: .red, in: .selected)
    #expect(background.backgroundColor == .secondarySystemFill)
    still.baseBackgroundColor = .yellow
    still.automaticallyUpdateForSelection = true
    #expect(still.shownBackground(tint: .red, in: .selected).backgroundColor == .yellow)
  }

  @Test func `a highlighted filled button is translucent`() {
    // R104.
    var filled = UIButton.Configuration.filled()
    let background = filled.shownBackground(tint: .red, in: .highlighted)
    #expect(background.backgroundColor == .red.withAlphaComponent(0.75))
    filled.baseBackgroundColor = .blue.withAlphaComponent(0.4)
    let faint = filled.shownBackground(tint: .red, in: .highlighted)
    #expect(faint.backgroundColor == .blue.withAlphaComponent(0.4 * 0.75))
    #expect(
      filled.shownBackground(tint: .red, in: [.highlighted, .disabled]).backgroundColor
        == UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12))
  }

  @Test func `disabled buttons are gray`() {
    // R104: all styles but plain ones have a fill.
    let gray = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12)
    let styles = [UIButton.Configuration.gray(), .tinted(), .filled(), .plain()]
    let fills = styles.map { $0.shownBackground(tint: .red, in: .disabled).backgroundColor }
    #expect(fills == [gray, gray, gray, nil])
    #expect(styles.allSatisfy { $0.foreground(tint: .red, in: .disabled) == .tertiaryLabel })
  }

  @Test func `the content of a button begins on a pixel, half a pixel goes up and left`() throws {
    // R104: 42.5 points are at 42.333, 11.833 at 11.667.
    try onSystem(.ios26) {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Configure"
      let text = try #require(button.titleLabel)
      let size = button.intrinsicContentSize
      func isOnPixel(_ length: CGFloat) -> Bool { abs(length * 3 - (length * 3).rounded()) < 0.01 }
      #expect(isOnPixel(size.width) && isOnPixel(size.height))
      button.frame = CGRect(
        x: 0, y: 0, width: size.width + 2 * (42.5 - 12), height: size.height + 2 * (11.833 - 7))
      button.layoutIfNeeded()
      #expect(abs(text.frame.minX - 127.0 / 3) < 0.001, "\(text.frame)")
      #expect(abs(text.frame.minY - 35.0 / 3) < 0.001, "\(text.frame)")
    }
  }
}

extension CGFloat {
  fileprivate var hundredths: CGFloat { (self * 100).rounded() / 100 }
}

extension CGRect {
  fileprivate var rounded: CGRect {
    CGRect(
      x: minX.hundredths, y: minY.hundredths, width: width.hundredths, height: height.hundredths)
  }
}
