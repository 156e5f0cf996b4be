import CairoRenderer
import CollectionViewPictures
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import Testing
import UIKitViews

@testable import CellContent

/// Compares the controls of composed cells with those of UIKit (R104).
@MainActor struct ControlPartTests {
  private static let size = CGSize(width: 150, height: 32)
  private let layout = Rows<UICollectionViewCell>.cells(high: 60)

  private static let controls: [(name: String, part: ControlValue, view: @MainActor () -> UIView)] =
    [
      ("progress", .progress(0.5), { set(UIProgressView()) { $0.progress = 0.5 } }),
      ("slider", .slider(0.25), { set(UISlider()) { $0.value = 0.25 } }),
      ("switch", .toggle(isOn: true), { set(UISwitch()) { $0.isOn = true } }),
      ("stepper", .stepper, { set(UIStepper()) { $0.value = 50 } }),
      (
        "pages", .pages(5, current: 1),
        {
          set(UIPageControl()) {
            ($0.numberOfPages, $0.currentPage) = (5, 1)
            $0.currentPageIndicatorTintColor = .label
          }
        }
      ),
      (
        "segments", .segments(["", "", "", ""], selected: 1),
        { set(UISegmentedControl(items: ["", "", "", ""])) { $0.selectedSegmentIndex = 1 } }
      ),
      (
        "date picker", .datePicker(date),
        {
          set(UIDatePicker()) {
            ($0.timeZone, $0.datePickerMode) = (TimeZone(identifier: "UTC"), .date)
            $0.contentHorizontalAlignment = .leading
            $0.date = Date(timeIntervalSince1970: 1_788_480_000)
          }
        }
      ),
    ]

  private static var date: PartDate {
    var date = PartDate()
    date.date = PartDateText("Sep 4, 2026", short: "9/4/26")
    return date
  }

  private static func set<View: UIView>(_ view: View, _ change: (View) -> Void) -> UIView {
    change(view)
    return view
  }

  /// The shapes of a part at the top of a cell, at its leading edge.
  private func shapes(of control: ControlValue, isMirrored: Bool) throws -> [Shape] {
    var part = Part(.control(control))
    (part.width, part.height) = (
      .fixed(.points(Self.size.width)), .fixed(.points(Self.size.height))
    )
    if control == .stepper { part.width = .fixed(.points(ControlMetrics.stepper.width)) }
    if case .toggle = control { part.width = .fixed(.points(63)) }
    part.anchor = .topLeading
    var style = Style()
    (style.content, style.composition) = (ContentTemplate.none, "own")
    style.background = .named("clear")
    var cell = ElementContent(overrides: style)
    cell.parts = PartTrees(["own": Part(.overlay, [part])])
    let content = Content(sections: [SectionContent(items: .rows([cell]))])
    let element = SolvedElement(
      .init(category: .cell, section: 0, item: 0),
      frame: CGRect(x: 0, y: 0, width: 320, height: 60),
      zIndex: 0)
    let options = SceneOptions(
      name: "parts", theme: .system,
      layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let scene = SceneBuilder.scene(
      elements: [element], contentSize: element.frame.size, content: content, options: options,
      measuring: TextMeasurer())
    return scene.shapes(of: scene.cells.first)
  }

  private func shapes(of view: UIView, isMirrored: Bool) throws -> [Shape] {
    let rows = Rows<UICollectionViewCell>(layout, [1]) { cell, _ in
      let own = view.sizeThatFits(.zero)
      let isFixed = view is UISwitch || view is UIStepper
      let width = isFixed ? own.width : Self.size.width
      view.frame = CGRect(
        x: isMirrored ? 320 - width : 0, y: 0, width: width, height: Self.size.height)
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    return scene.shapes(of: scene.cells.first)
  }

  @Test(arguments: 0..<7, [false, true])
  func `a control of a composed cell has the shapes of UIKit's`(
    index: Int, isMirrored: Bool
  ) throws {
    let control = Self.controls[index]
    let parts = try shapes(of: control.part, isMirrored: isMirrored)
    let views = try shapes(of: control.view(), isMirrored: isMirrored)
    #expect(!parts.isEmpty && parts.count == views.count, "\(control.name)")
    for (part, view) in zip(parts, views) { #expect(part == view, "\(control.name)") }
  }
}
