import CellContent
import CompositionalLayout
import Foundation
import Scene
import TestSupport
import Testing

@testable import UIKitViews

/// Tests the content and sizes of controls. Text is measured with typical letter widths.
@MainActor @Suite struct ControlTests {
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
    let (short, long) = (
      labelSize("All", font).width, labelSize("Unread messages", font).width
    )
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
    // 4 dots of 10 points, 18 points apart, with 14 points at both ends.
    let room = CGRect(x: 0, y: 0, width: 100, height: 26)
    #expect(control.dots(in: room).dots.map(\.minX) == [18, 36, 54, 72])
    // Images replace the dots.
    control.frame = room
    control.preferredIndicatorImage = UIImage(systemName: "star")
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.minX) == [18, 36, 54, 72])
    control.numberOfPages = 2
    #expect(control.intrinsicContentSize.word == "56x26")
  }

  @Test func `controls have the sizes of the system version`() {
    // R104.
    func isClose(_ one: CGSize, _ two: CGSize) -> Bool {
      abs(one.width - two.width) < 0.001 && abs(one.height - two.height) < 0.001
    }
    onSystem(.ios26) {
      #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
      #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 63, height: 28))
      let pages = UIPageControl()
      pages.numberOfPages = 3
      #expect(isClose(pages.intrinsicContentSize, CGSize(width: 74, height: 77.0 / 3)))
      #expect(UISlider().sizeThatFits(CGSize(width: 100, height: 9)).height == 34)
    }
    onSystem(.ios18) {
      #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    }
    // Three segments are 2 points wider up to iOS 18.
    let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    let width = onSystem(.ios26) { segments.intrinsicContentSize.width }
    #expect(onSystem(.ios18) { segments.intrinsicContentSize.width } == width + 2)
  }

  /// A view of 375 points with a control between its margins of 16 points.
  private func placed(
    _ control: UIView, height: CGFloat? = nil, textSize: UIContentSizeCategory = .large,
    direction: UISemanticContentAttribute = .forceLeftToRight
  ) -> CGRect {
    var screen = Container(width: 375, height: 667)
    screen.traits.preferredContentSizeCategory = textSize
    return Container.$current.withValue(screen) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      view.semanticContentAttribute = direction
      control.semanticContentAttribute = direction
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      NSLayoutConstraint.activate([
        control.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
      if let height { control.heightAnchor.constraint(equalToConstant: height).isActive = true }
      view.layoutIfNeeded()
      return control.frame
    }
  }

  @Test func `switches and segments extend beyond the edges that constraints align`() {
    // R104, measured on iOS 26.1: 2 points beyond the trailing margin, and 34 high if constraints request 33.
    #expect(placed(UISwitch()) == CGRect(x: 298, y: 100, width: 63, height: 28))
    #expect(
      placed(UISwitch(), direction: .forceRightToLeft)
        == CGRect(x: 14, y: 100, width: 63, height: 28))
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    #expect(placed(segments, height: 33).height == 34)
    #expect(placed(segments, height: 33, textSize: .accessibilityLarge).height == 34)
    // Custom accessories of list rows have the size of the frame.
    #expect(UISwitch().accessorySize == CGSize(width: 63, height: 28))
  }

  @Test func `segments have whole widths, and the last one takes the rest`() {
    // R104.
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    let bar = segments.bar(in: CGRect(x: 0, y: 0, width: 343, height: 34))
    #expect(bar.segments.map(\.width) == [114, 114, 115])
    segments.selectedSegmentIndex = 1
    segments.frame = CGRect(x: 0, y: 0, width: 343, height: 34)
    segments.layoutIfNeeded()
    let fonts = segments.subviews.compactMap { ($0 as? UILabel)?.font }
    #expect(fonts.map(\.pointSize) == [13, 13, 13])
    #expect(fonts.map(\.metrics.weight) == [.regular, .medium, .regular])
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge])
  func `controls have the measured sizes under constraints`(textSize: UIContentSizeCategory) {
    // R104, measured on iOS 26.1.
    #expect(placed(UIStepper(), textSize: textSize).size == CGSize(width: 94, height: 32))
    #expect(placed(UISlider(), textSize: textSize).height == 34)
    #expect(placed(UIDatePicker(), textSize: textSize).height == 34)
    #expect(placed(UITextField(), textSize: textSize).height == 22)
    let button = UIButton(type: .system)
    button.setTitle("Sign In", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    #expect(placed(button, textSize: textSize).height == 33)
  }

  @Test func `sliders and segments up to iOS 18 have their look`() {
    // Our own reading.
    onSystem(.ios18) {
      let room = CGRect(x: 0, y: 0, width: 100, height: 34)
      #expect(UISlider().shape(in: room).thumb.size == CGSize(width: 28, height: 28))
      let segments = UISegmentedControl(items: ["A", "B"]).bar(in: room)
      let shapes = segments.shapes(selected: 0, fill: .black, selection: .white, line: nil)
      let radii = shapes.compactMap { if case .box(let box) = $0 { box.corners } else { nil } }
      #expect(radii == [CornerRadii(9), CornerRadii(7)])
    }
  }

  @Test func `sizes of system fonts are those of the system`() {
    // R104.
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.systemFontSize == 14)
  }

  @Test(arguments: [(1, 29.0), (2, 28.5), (3, 85.0 / 3)])
  func `labels are as wide as their text, in whole pixels`(scale: Int, width: CGFloat) {
    // R104. Estimated letters are 0.55 of the font size wide: 28.05 points.
    onSystem(.ios26, scale: CGFloat(scale)) {
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
    #expect(knob.image == dot && !knob.isHidden && knob.tintColor == .red)
    #expect(knob.frame.maxX == 100 && knob.frame.size == dot.size)
    slider.setThumbImage(nil, for: .normal)
    slider.layoutIfNeeded()
    #expect(knob.isHidden && slider.shape(in: slider.bounds).thumb.width == 37)
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
    #expect(control.numberOfPages == 0 && control.dots(in: control.bounds).dots.isEmpty)
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
