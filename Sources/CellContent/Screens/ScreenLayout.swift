package import Foundation
package import Geometry
internal import Scene

/// A screen around a container: what its bars cover. ``ScreenBars`` has their frames.
package struct ScreenLayout: Hashable, Sendable {
  package var screen: Screen
  /// The container without bars: its safe area is that of the device.
  package private(set) var container: Container
  /// How far the page is scrolled down, in points.
  let scroll: CGFloat

  /// Lays out a screen.
  ///
  /// - Parameter container: The container as it is without bars.
  package init(_ screen: Screen, in container: Container, scrolledBy scroll: CGFloat = 0) {
    (self.screen, self.container, self.scroll) = (screen, container, scroll)
    let top = container.safeArea.top
    if screen.statusBar == .hidden, top <= metrics["statusBar.alone"] {
      self.container.safeArea.top = 0
      self.container.layoutMargins.top -= top
    }
  }

  package var metrics: BarMetrics { BarMetrics(BarMetrics.Kind(container)) }

  /// The screen with another height, such as that of all content.
  package func resized(toHeight height: CGFloat) -> ScreenLayout {
    var layout = self
    layout.container.size.height = height
    return layout
  }

  /// The container between the bars.
  package var enlarged: Container {
    var enlarged = container
    let (old, new) = (container.safeArea, safeArea)
    enlarged.safeArea = new
    enlarged.layoutMargins.top += new.top - old.top
    enlarged.layoutMargins.bottom += new.bottom - old.bottom
    enlarged.isBelowLargeTitle = hasLargeTitle
    return enlarged
  }

  /// The safe area with what the bars cover.
  package var safeArea: NSDirectionalEdgeInsets {
    var area = container.safeArea
    (area.top, area.bottom) = (max(area.top, top), max(area.bottom, bottom))
    return area
  }

  /// How much of the large title has moved below the bar, in points.
  package var collapse: CGFloat { min(max(scroll, 0), hasLargeTitle ? zone : 0) }

  /// Whether the title is a large one, at least while the page is not scrolled.
  var hasLargeTitle: Bool {
    screen.navigationBar?.hasLargeTitle == true && !isSearching && metrics["largeTitle.size"] > 0
  }

  var isSearching: Bool { screen.navigationBar?.search?.isActive == true && !metrics.kind.isPad }

  /// Whether the search field is at the bottom, where nothing else is.
  var hasDockedSearch: Bool {
    screen.navigationBar?.search?.isActive == false && metrics["search.docked"] > 0
      && screen.tabBar == nil && screen.toolbar.isEmpty
  }

  /// Whether the search field is below the title, as up to iOS 18.
  var hasSearchBelowTitle: Bool {
    screen.navigationBar?.search?.isActive == false && !metrics.kind.floats && !metrics.kind.isPad
  }

  /// Whether tabs are at the top, as on iPads.
  var hasTopTabs: Bool { screen.tabBar != nil && metrics.kind.isPad }

  /// The y coordinate of a bar at the top.
  var barTop: CGFloat {
    let (top, metrics) = (container.safeArea.top, metrics)
    let from = metrics["bar.islandFrom"]
    let overlap = from > 0 && top >= from ? metrics["bar.islandOverlap"] : 0
    return max(top, metrics["bar.leastTop"]) - overlap
  }

  /// The y coordinate of the row of the title and the buttons.
  var rowTop: CGFloat { barTop + promptHeight }

  /// The height that a prompt adds above the row. Tabs at the top leave no room for it.
  var promptHeight: CGFloat {
    let isShown = screen.navigationBar?.prompt != nil && !isSearching && !hasTopTabs
    return isShown ? metrics["prompt.height"] : 0
  }

  var barHeight: CGFloat {
    guard screen.navigationBar != nil else { return 0 }
    if isSearching { return searchHeight + scopesHeight }
    let large = hasLargeTitle ? zone - collapse : 0
    let search = hasSearchBelowTitle ? searchHeight : 0
    return promptHeight + metrics["navigationBar.height"] + large + search
  }

  var hasScopes: Bool { isSearching && screen.navigationBar?.search?.scopes.isEmpty == false }

  private var scopesHeight: CGFloat {
    hasScopes ? metrics["scopes.height"] + metrics["scopes.bottom"] : 0
  }

  /// The height of a search field with the space around it.
  private var searchHeight: CGFloat {
    metrics["search.top"] + fieldHeight + metrics["search.bottom"]
  }

  var fieldHeight: CGFloat {
    metrics.number("search.height", at: DynamicTypeStyle.body.metrics(at: textSize).size)
  }

  private var textSize: UIContentSizeCategory { container.traits.preferredContentSizeCategory }

  /// The size of a text of bars, which grows with the text of the body up to a limit.
  func size(_ name: String, upTo limit: String = "title.most") -> CGFloat {
    let scale = DynamicTypeStyle.body.scale(at: textSize)
    return min(max(metrics[name] * scale, metrics[name]), metrics[limit])
  }

  var largeTitleSize: CGFloat {
    let size = DynamicTypeStyle.largeTitle.metrics(at: textSize).size
    return min(max(size, metrics["largeTitle.size"]), metrics["largeTitle.most"])
  }

  /// The height that a large title adds to its bar.
  var zone: CGFloat {
    let subtitle = screen.navigationBar?.subtitle == nil ? 0 : metrics["largeTitle.subtitle"]
    return metrics.number("largeTitle.zone", at: largeTitleSize) + subtitle
  }

  private var top: CGFloat {
    let bar = screen.navigationBar == nil ? 0 : barTop + barHeight
    guard hasTopTabs else { return bar }
    let tabs = container.safeArea.top + metrics["tabBar.inset"]
    return tabs + (hasLargeTitle ? zone - collapse : 0)
  }

  private var bottom: CGFloat {
    if hasBottomTabs || !screen.toolbar.isEmpty { return tabsHeight + toolbarHeight }
    return hasDockedSearch ? metrics["search.docked"] : 0
  }

  /// Whether tabs are at the bottom, as on phones.
  private var hasBottomTabs: Bool { screen.tabBar?.items.isEmpty == false && !metrics.kind.isPad }

  /// The height of the tab bar at the bottom with its accessory; 0 without.
  var tabsHeight: CGFloat {
    hasBottomTabs ? height(ofBottomBar: "tabBar.height") + accessoryHeight : 0
  }

  /// The height of the toolbar, which is above a tab bar at the bottom; 0 without.
  var toolbarHeight: CGFloat {
    guard !screen.toolbar.isEmpty else { return 0 }
    return hasBottomTabs ? metrics["toolbar.aboveTabs"] : height(ofBottomBar: "toolbar.height")
  }

  /// The height that an accessory adds to the tab bar.
  private var accessoryHeight: CGFloat {
    let height = screen.tabBar?.hasAccessory == true ? metrics["accessory.height"] : 0
    return height > 0 ? height + metrics["accessory.gap"] : 0
  }

  /// The height of a bar at the bottom that reaches its edge, with the safe area.
  func height(ofBottomBar name: String) -> CGFloat {
    metrics[name] + (metrics.kind.floats ? 0 : container.safeArea.bottom)
  }
}
