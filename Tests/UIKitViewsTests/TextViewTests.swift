import Foundation
import Testing
import UIKitViews

/// Tests text views.
@MainActor @Suite struct TextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = String(repeating: "word ", count: 12)
  }

  private var label: UILabel? { view.subviews.compactMap { $0 as? UILabel }.first }

  @Test func `the text is inset from the edges`() throws {
    view.isScrollEnabled = false
    let size = view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    view.frame.size = CGSize(width: 100, height: size.height)
    view.layoutIfNeeded()
    let label = try #require(label)
    #expect(label.frame.minX == 5 && label.frame.minY == 8 && label.frame.width == 90)
    #expect(size.height == label.frame.height + 16)
    #expect(view.contentSize.height == size.height)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.layoutIfNeeded()
    #expect(label.frame.origin == .zero && label.frame.width == 100)
  }

  @Test func `a scrolling text view has no intrinsic size and shows the text that fits`() throws {
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.layoutIfNeeded()
    let label = try #require(label)
    #expect(label.frame.maxY <= 80 && label.numberOfLines > 0)
    #expect(view.contentSize.height > 80)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 20)
  }

  @Test func `a rounding error in the height does not cut a line`() throws {
    view.isScrollEnabled = false
    let size = view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    view.frame.size = CGSize(width: 100, height: size.height.nextDown)
    view.layoutIfNeeded()
    #expect(try #require(label).frame.height == size.height - 16)
  }

  @Test func `insets larger than the view leave space for one line`() throws {
    view.textContainerInset.top = 1e30
    view.layoutIfNeeded()
    #expect(try #require(label).numberOfLines == 1)
  }

  @Test func `an empty text view has the height of one line`() {
    view.text = nil
    view.isScrollEnabled = false
    #expect(view.text == "" && !view.hasText)
    let height = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height == UIFont.systemFont(ofSize: 20).lineHeight.rounded(.up) + 16)
  }
}
