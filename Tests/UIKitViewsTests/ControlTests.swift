import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import UIKitViews

/// Tests the content and sizes of controls. Text is measured with typical letter widths.
@MainActor @Suite struct ControlTests {
  private func label(_ text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    return label.intrinsicContentSize
  }

  @Test func `a button has the size of its title and insets`() {
    let words = label("Buy", .preferredFont(forTextStyle: .body))
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
    let words = label("Buy", .preferredFont(forTextStyle: .body))
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

  @Test func `labels can align to the baseline of a button`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Get"
    let (button, label) = (UIButton(configuration: configuration), UILabel())
    label.text = "Name"
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.alignment = .firstBaseline
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    #expect(abs(label.frame.minY - 7) < 0.01 && button.frame.minY == 0)
  }

  @Test func `segments are as wide as the widest one or as their content`() {
    let control = UISegmentedControl(items: ["All", "Unread messages"])
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let (short, long) = (label("All", font).width, label("Unread messages", font).width)
    #expect(control.intrinsicContentSize.width == (2 * (long + 20)).rounded(.up))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == (short + long + 40).rounded(.up))
    control.setTitle("A", forSegmentAt: 0)
    control.removeSegment(at: 1, animated: false)
    #expect(control.numberOfSegments == 1 && control.titleForSegment(at: 0) == "A")
  }

  @Test func `a text field shows its text or its placeholder`() throws {
    let field = UITextField()
    (field.placeholder, field.borderStyle) = ("Name", .roundedRect)
    field.frame.size = field.intrinsicContentSize
    field.layoutIfNeeded()
    let shown = try #require(field.subviews.first as? UILabel)
    #expect(shown.text == "Name" && shown.textColor == .placeholderText && shown.frame.minX == 7)
    field.text = "Ada"
    field.layoutIfNeeded()
    #expect(shown.text == "Ada" && shown.textColor == .label)
    field.isSecureTextEntry = true
    field.layoutIfNeeded()
    #expect(shown.text == "•••")
  }

  @Test func `a stopped activity indicator is hidden`() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden && wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func `an activity indicator without a color uses the default color`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.color = .red
    wheel.color = nil
    wheel.layoutIfNeeded()
    #expect(wheel.color == .secondaryLabel)
  }

  @Test func `pages that do not fit have no dot`() {
    let control = UIPageControl()
    control.numberOfPages = 100
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 26)
    control.layoutIfNeeded()
    // The first view is the background. It is followed by 4 dots of 10 points, 18 points apart, with
    // 14 points at both ends.
    #expect(control.subviews.count == 1 + 4)
    control.numberOfPages = 2
    #expect(control.intrinsicContentSize.word == "56x26")
  }

  private func at(
    _ compatibility: Compatibility, scale: CGFloat = 3, _ body: () throws -> Void
  ) rethrows {
    var container = Container(width: 390, scale: scale)
    container.compatibility = compatibility
    try Container.$current.withValue(container, operation: body)
  }

  @Test func `controls have the sizes of the system version`() {
    // R104.
    func isClose(_ one: CGSize, _ two: CGSize) -> Bool {
      abs(one.width - two.width) < 0.001 && abs(one.height - two.height) < 0.001
    }
    at(.ios26) {
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 63, height: 28))
      let pages = UIPageControl()
      pages.numberOfPages = 3
      #expect(isClose(pages.intrinsicContentSize, CGSize(width: 74, height: 77.0 / 3)))
      #expect(UISlider().sizeThatFits(CGSize(width: 100, height: 9)).height == 34)
    }
    at(.ios18) {
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    }
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
    at(.ios26) {
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
    at(.ios26) {
      for configuration in [UIButton.Configuration.bordered(), .gray(), .glass()] {
        #expect(configuration.foreground(tint: .red, in: .normal) == .label)
      }
      #expect(UIButton.Configuration.tinted().foreground(tint: .red, in: .normal) == .red)
    }
    at(.ios18) {
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

  @Test func `sizes of system fonts are those of the system`() {
    // R104.
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.systemFontSize == 14)
  }

  @Test func `the content of a button begins on a pixel, half a pixel goes up and left`() throws {
    // R104: 42.5 points are at 42.333, 11.833 at 11.667.
    try at(.ios26) {
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

  @Test(arguments: [(1, 29.0), (2, 28.5), (3, 85.0 / 3)])
  func `labels are as wide as their text, in whole pixels`(scale: Int, width: CGFloat) {
    // R104. Estimated letters are 0.55 of the font size wide: 28.05 points.
    at(.ios26, scale: CGFloat(scale)) {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      label.text = "nnn"
      #expect(
        abs(label.intrinsicContentSize.width - width) < 0.001, "\(label.intrinsicContentSize)")
    }
  }

  @Test func `a thumb image replaces the thumb of a slider`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    let dot = try #require(UIImage(systemName: "circle.fill"))
    (slider.value, slider.thumbTintColor) = (1, .red)
    slider.setThumbImage(dot, for: .normal)
    slider.layoutIfNeeded()
    let knob = try #require(slider.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(knob.image == dot && knob.backgroundColor == nil && knob.tintColor == .red)
    #expect(knob.frame.maxX == 100 && knob.frame.size == dot.size)
    slider.setThumbImage(nil, for: .normal)
    slider.layoutIfNeeded()
    #expect(knob.backgroundColor == .red && knob.frame.width == 38)
  }

  @Test func `values are clamped to their range`() {
    let slider = UISlider()
    slider.value = 50
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [2, 2, 2])
    slider.maximumValue = 1
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [1, 1, 1])
    let stepper = UIStepper()
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = 5
    stepper.value = 0
    #expect(stepper.value == 5)
    let bar = UIProgressView()
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: false)
    #expect(bar.progress == 0)
  }

  @Test func `the current page is clamped to the page count`() {
    let control = UIPageControl()
    control.currentPage = 2
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -1
    control.layoutIfNeeded()
    #expect(control.numberOfPages == 0 && control.subviews.count == 1)
  }

  @Test func `the selected segment stays selected when others change`() {
    let control = UISegmentedControl(items: ["b", "c"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "a", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "d", at: 3, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 3, animated: false)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `controllers accept settings that have no effect on pictures`() {
    final class Home: UIViewController {
      var edited: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        edited.append(editing)
      }
    }
    let home = Home()
    home.isEditing = true
    home.setEditing(false, animated: true)
    #expect(home.edited == [true, false] && !home.isEditing)
    home.navigationItem.rightBarButtonItem = home.editButtonItem
    #expect(home.navigationItem.rightBarButtonItems == [home.editButtonItem])
    let tap = UITapGestureRecognizer(target: home, action: nil)
    home.view.addGestureRecognizer(tap)
    #expect(tap.view === home.view)
  }

  @Test func `controls can override tracking, and keyframes apply immediately`() {
    final class Dial: UIControl {
      var angle: CGFloat = 0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { angle = 1 }
    }
    let dial = Dial()
    var isDone = false
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { dial.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { dial.angle = 2 }
    } completion: {
      isDone = $0
    }
    #expect(dial.alpha == 0.5 && dial.angle == 2 && isDone && !dial.isTracking)
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
