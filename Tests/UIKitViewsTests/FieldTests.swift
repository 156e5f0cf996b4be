import CellContent
import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKitViews

/// Tests the layout of text fields, sliders and segmented controls.
@MainActor @Suite struct FieldTests {
  private func field(
    _ field: UITextField = UITextField()
  ) -> (UITextField, UIView, UIView) {
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    (field.leftView, field.rightView, field.text) = (left, right, "Ada")
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    return (field, left, right)
  }

  private func label(of field: UITextField) throws -> CGRect {
    field.layoutIfNeeded()
    return try #require(field.subviews.lazy.compactMap { $0 as? UILabel }.first).frame
  }

  @Test func `the side views of a text field surround its text`() throws {
    let (field, left, right) = field()
    var text = try label(of: field)
    #expect(left.frame.word == "0,15,20,10" && right.frame.word == "170,10,30,20")
    #expect(text.minX == 20 && text.maxX == 170 && text.midY == 20)
    field.borderStyle = .roundedRect
    text = try label(of: field)
    #expect(text.minX == 27 && text.maxX == 163)
    field.semanticContentAttribute = .forceRightToLeft
    text = try label(of: field)
    #expect(left.frame.minX == 180 && right.frame.minX == 0)
    #expect(text.minX == 37 && text.maxX == 173)
    field.leftViewMode = .whileEditing
    text = try label(of: field)
    #expect(left.isHidden && !right.isHidden && text.maxX == 193)
  }

  @Test func `the clear button follows the text`() throws {
    let (field, _, _) = field()
    field.clearButtonMode = .always
    #expect(try label(of: field).maxX == 146)
    #expect(field.clearButtonRect(forBounds: field.bounds).word == "146,8,24,24")
    field.semanticContentAttribute = .forceRightToLeft
    let text = try label(of: field)
    #expect(text.minX == 54 && text.maxX == 180)
    field.text = ""
    #expect(try label(of: field).minX == 30)
  }

  @Test func `a text field is wide enough for its text and the clear button`() {
    let field = UITextField()
    field.text = "Ada"
    let width = field.intrinsicContentSize.width
    field.clearButtonMode = .always
    #expect(field.intrinsicContentSize.width == width + 24)
    field.bounds.size = field.intrinsicContentSize
    #expect(abs(field.textRect(forBounds: field.bounds).width - width) < 0.001)
  }

  @Test func `a text field shows the attributes of its text`() throws {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    let shown = try #require(field.subviews.first as? UILabel)
    field.layoutIfNeeded()
    #expect(shown.attributedText?.string == "Name" && field.placeholder == "Name")
    field.attributedText = NSAttributedString(string: "Ada")
    field.layoutIfNeeded()
    #expect(shown.attributedText?.string == "Ada" && field.text == "Ada" && field.hasText)
  }

  private final class Padded: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 44, dy: 0)
    }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).offsetBy(dx: 1, dy: 0)
    }
  }

  @Test func `a subclass can change the rectangles of views and text`() throws {
    let (field, left, _) = field(Padded())
    let text = try label(of: field)
    #expect(left.frame.minX == 12 && text.minX == 44 && text.maxX == 156)
    field.text = nil
    field.placeholder = "Name"
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    let placeholder = field.placeholderRect(forBounds: field.bounds)
    #expect(left.superview == nil && placeholder.word == "37,0,134,40")
  }

  @Test func `images reduce the track of a slider`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let dot = try #require(UIImage(systemName: "circle.fill"))
    (slider.minimumValueImage, slider.value) = (dot, 0.5)
    func shape() -> SliderShape {
      slider.layoutIfNeeded()
      return slider.shape(in: slider.bounds)
    }
    let side = dot.size.width
    #expect(abs(shape().track.minX - side - 8) < 0.01 && shape().track.maxX == 200)
    slider.maximumValueImage = dot
    #expect(abs(shape().track.maxX - (200 - side - 8)) < 0.01)
    // The thumb is in the middle of the remaining track.
    #expect(abs(shape().thumb.midX - 100) < 0.01)
    (slider.maximumValueImage, slider.semanticContentAttribute) = (nil, .forceRightToLeft)
    #expect(shape().track.minX == 0 && abs(shape().track.maxX - (200 - side - 8)) < 0.01)
    slider.setValue(1, animated: true)
    #expect(shape().thumb.minX == 0)
  }

  @Test func `segments with fixed widths keep them and the others share the rest`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    let alone = control.intrinsicContentSize.width
    control.setWidth(120, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 120)
    // Two equal segments and the fixed one.
    #expect(abs(control.intrinsicContentSize.width - (alone * 2 / 3 + 120)) <= 1)
    control.selectedSegmentIndex = 1
    control.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
    #expect(control.bar(in: control.bounds).segments[1].word == "100,0,120,32")
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.bar(in: control.bounds).segments[0].word == "220,0,100,32")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }
}
