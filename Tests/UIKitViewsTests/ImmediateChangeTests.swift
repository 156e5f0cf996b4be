import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Tests functions that change a property, with an animation on a device, and other names of values.
@MainActor @Suite struct ImmediateChangeTests {
  @Test func `controls change at once`() {
    let control = UISwitch()
    control.setOn(true, animated: true)
    #expect(control.isOn)
    let picker = UIDatePicker()
    let date = Date(timeIntervalSince1970: 1_000_000)
    picker.setDate(date, animated: true)
    #expect(picker.date == date)
    let toolbar = UIToolbar()
    toolbar.setItems(
      [UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)], animated: true)
    #expect(toolbar.items?.map(\.title) == ["Done"])
  }

  @Test func `a search bar shows its button and scopes at once`() {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "New"]
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton && bar.intrinsicContentSize.height == 56)
    bar.setShowsScope(true, animated: true)
    #expect(bar.showsScopeBar && bar.intrinsicContentSize.height == 100)
  }

  @Test func `items of a navigation bar change at once`() {
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    let bar = UINavigationItem(title: "Home")
    bar.setLeftBarButton(item("Back"), animated: true)
    bar.setRightBarButton(item("Edit"), animated: true)
    #expect(bar.leftBarButtonItem?.title == "Back" && bar.rightBarButtonItem?.title == "Edit")
    bar.setRightBarButtonItems([item("Add"), item("Edit")], animated: true)
    #expect(bar.rightBarButtonItems?.map(\.title) == ["Add", "Edit"])
  }

  @Test func `a stack of controllers returns to its root`() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() {
      stack.pushViewController(controller, animated: false)
    }
    #expect(stack.visibleViewController === controllers[2])
    #expect(stack.popToRootViewController(animated: true) == Array(controllers[1...]))
    #expect(stack.viewControllers == [controllers[0]])
    #expect(stack.popToRootViewController(animated: true) == [])
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
  }

  @Test func `segments are enabled and have images one by one`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
    #expect(!control.isEnabledForSegment(at: 2))
    let image = UIImage(systemName: "star")
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image && control.imageForSegment(at: 1) == nil)
  }

  @Test func `orientations are portrait in both directions`() {
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(!UIInterfaceOrientation.landscapeLeft.isPortrait)
    #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait)
    #expect(!UIDeviceOrientation.landscapeLeft.isPortrait)
  }

  @Test func `glass buttons are capsules, tinted if prominent`() {
    for (clear, usual) in [
      (UIButton.Configuration.clearGlass(), UIButton.Configuration.glass()),
      (.prominentClearGlass(), .prominentGlass()),
    ] {
      #expect(clear.cornerStyle == .capsule && usual.cornerStyle == .capsule)
    }
    var configuration = UIButton.Configuration.filled()
    let insets = configuration.contentInsets
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(configuration.contentInsets != insets)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == insets)
  }

  @Test func `sidebar rows have one style, and headers that of a sidebar`() {
    func look(_ row: UIListContentConfiguration) -> [AnyHashable] {
      let (text, margins) = (row.textProperties, row.directionalLayoutMargins)
      return [
        text.font, text.color, margins.top, margins.leading, margins.bottom, margins.trailing,
      ]
    }
    let row = look(.sidebarCell())
    #expect(row == look(.sidebarSubtitleCell()) && row == look(.accompaniedSidebarCell()))
    #expect(row == look(.accompaniedSidebarSubtitleCell()) && row != look(.sidebarHeader()))
    #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell() == .listSidebarCell())
    #expect(UIBackgroundConfiguration.listSidebarCell() != .listCell())
    let header = UIBackgroundConfiguration.listHeader()
    #expect(header == .listPlainHeaderFooter() && header == .listGroupedHeaderFooter())
    #expect(header == .listSidebarHeader() && header != .listGroupedCell())
  }

  @Test func `transformers of colors return the color, gray or the tint`() {
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
    #expect(UIConfigurationColorTransformer.grayscale(.red) == .secondaryLabel)
    #expect(UIConfigurationColorTransformer.monochromeTint(.red) == .tintColor)
  }

  @Test func `an x is lower than a capital letter in every size`() {
    for size in [UIFont.smallSystemFontSize, UIFont.systemFontSize, 40] {
      let font = UIFont.monospacedSystemFont(ofSize: size, weight: .bold)
      #expect(font == .systemFont(ofSize: size, weight: .bold))
      #expect(font.xHeight > 0 && font.xHeight < font.capHeight)
    }
  }
}
