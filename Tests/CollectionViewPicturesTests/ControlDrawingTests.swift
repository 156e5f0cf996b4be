import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// Tests the drawing of controls in cells.
@MainActor @Suite struct ControlDrawingTests {
  /// The boxes drawn for a control of 100 points width in a cell.
  private func boxes(
    of view: UIView, high height: CGFloat, direction: UISemanticContentAttribute = .unspecified
  ) throws -> [Box] {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 60), [1]) { cell, _ in
      view.frame = CGRect(x: 0, y: 0, width: 100, height: height)
      view.semanticContentAttribute = direction
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    return scene.boxes(of: scene.cells.first)
  }

  @Test func `a filled button is a capsule in the tint color, and gray if disabled`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    let background = try #require(try boxes(of: button, high: 34).first)
    #expect(background.rect == CGRect(x: 0, y: 0, width: 100, height: 34))
    #expect(background.fill == RGBA(0xFF0000) && background.corners == CornerRadii(17))
    button.isEnabled = false
    #expect(try boxes(of: button, high: 34).first?.fill != RGBA(0xFF0000))
    button.isEnabled = true
    button.configuration?.cornerStyle = .fixed
    button.configuration?.background.cornerRadius = 3
    button.configuration?.baseBackgroundColor = .black
    let fixed = try #require(try boxes(of: button, high: 34).first)
    #expect(fixed.fill == .black && fixed.corners == CornerRadii(3))
    button.configuration?.background.backgroundInsets.leading = 60
    #expect(try boxes(of: button, high: 34).first?.rect.minX == 60)
    button.configuration?.background.backgroundInsets.trailing = 60
    #expect(try boxes(of: button, high: 34).isEmpty)
  }

  @Test func `a plain button has a background only if one is set`() throws {
    let button = UIButton(configuration: .plain())
    #expect(try boxes(of: button, high: 34).isEmpty)
    button.configuration?.background.backgroundColor = .black
    #expect(try boxes(of: button, high: 34).map(\.fill) == [.black])
  }

  @Test func `progress fills the track from the leading edge`() throws {
    let view = UIProgressView(progressViewStyle: .default)
    (view.progress, view.progressTintColor) = (0.25, .black)
    func part(_ direction: UISemanticContentAttribute) throws -> CGRect? {
      try boxes(of: view, high: 4, direction: direction).last?.rect
    }
    #expect(try part(.forceLeftToRight) == CGRect(x: 0, y: 0, width: 25, height: 4))
    #expect(try part(.forceRightToLeft) == CGRect(x: 75, y: 0, width: 25, height: 4))
    view.progress = .nan
    #expect(try boxes(of: view, high: 4).count == 1)
  }

  @Test func `the selected segment has a highlight below it`() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentTintColor = .black
    #expect(try boxes(of: control, high: 32).allSatisfy { $0.fill != .black })
    control.selectedSegmentIndex = 1
    func knob(_ direction: UISemanticContentAttribute) throws -> CGRect? {
      try boxes(of: control, high: 32, direction: direction).first { $0.fill == .black }?.rect
    }
    #expect(try knob(.forceLeftToRight) == CGRect(x: 52, y: 2, width: 46, height: 28))
    #expect(try knob(.forceRightToLeft) == CGRect(x: 2, y: 2, width: 46, height: 28))
  }

  @Test func `the thumb of a slider is at its value`() throws {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
    slider.thumbTintColor = .black
    func knob() throws -> CGRect? { try boxes(of: slider, high: 31).last?.rect }
    #expect(try knob() == CGRect(x: 31.5, y: 3.5, width: 37, height: 24))
    slider.value = 99
    #expect(try knob()?.maxX == 100)
    slider.maximumValue = 10
    #expect(try knob()?.minX == 0)
  }

  @Test func `the dot of the current page has its own color`() throws {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (3, 2)
    (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.black, .red)
    let dots = try boxes(of: control, high: 26)
    #expect(dots.map(\.fill) == [RGBA(0xFF0000), RGBA(0xFF0000), .black])
    #expect(dots.map(\.rect.minX) == [27, 45, 63])
    control.currentPage = .min
    #expect(try boxes(of: control, high: 26).first?.fill == .black)
  }

  @Test func `a blur covers its background with the color of its style`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialDark))
    let fill = try #require(try boxes(of: view, high: 40).first?.fill)
    #expect(fill.red < 0.2 && fill.alpha > 0.85)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    #expect(try boxes(of: view, high: 40).isEmpty)
  }
}
