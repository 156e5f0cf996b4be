internal import Basics
internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import SpecTree

/// The controllers that show the layout with the bars of the spec's screen: `makeScreen()` returns the
/// outermost one, and `Content` shows the layout.
struct ScreenExport {
  let screen: Screen
  let typeName: String
  /// The views of parts that bars show. `CellExport` declares them.
  let panels: [CellExport.Panel]
  /// The panels that could be written in Swift.
  var views: Set<String> = []
  private var knownNotes: [String] = []

  /// - Parameter node: The screen as written, with its values by width chosen.
  init(_ screen: Screen, _ node: SourceNode, typeName: String) {
    (self.screen, self.typeName) = (screen, typeName)
    let floating = node["floating"].map {
      SourceNode(map: [(PartKind.overlay.rawValue, $0)], at: $0.place)
    }
    panels = [
      ("AccessoryView", "What is above the tab bar.", node["tabBar"]?["accessory"]),
      ("FloatingView", "What floats above the layout.", floating),
      ("SheetView", "What the sheet shows.", node["sheet"]?["content"]),
      ("PopoverView", "What the popover shows.", node["popover"]?["content"]),
    ].compactMap { name, comment, node in
      node.map {
        CellExport.Panel(
          name: name, comment: comment, node: $0, isOverlay: name == "FloatingView",
          isCentered: name == "AccessoryView")
      }
    }
    if screen.keyboard != .hidden {
      knownNotes.append("the keyboard is left out: it appears with the first responder")
    }
    if node["sheet"]?["sections"] != nil {
      knownNotes.append("the sections of the sheet are left out: they have a layout of their own")
    }
    if screen.statusBar == .dark, screen.navigationBar != nil {
      knownNotes.append("the dark status bar is left out: a navigation bar decides about it")
    }
  }

  /// What the controllers leave out.
  var notes: [String] {
    knownNotes
      + panels.filter { !views.contains($0.name) }.map {
        "\($0.name) is left out: its parts name fields or are repeated for data"
      }
  }

  /// The declarations inside of the layout's type.
  ///
  /// - Parameter hasData: Whether the type has a data source.
  func members(hasData: Bool) -> [[SwiftStatement]] {
    let content = self.content(hasData: hasData)
    let comment = notes.isEmpty ? [] : ["// This screen is not complete:"]
    var members = [
      (comment + notes.map { "// - \($0)." }
        + ["/// The layout in its controller, with the bars around it."]).map(SwiftStatement.line)
        + [.block("static func makeScreen() -> UIViewController {", controllers(content.isEmpty))]
    ]
    if tabBar != nil { members.append([.template("tab", [:])]) }
    if !content.isEmpty { members.append(content) }
    if !views.subtracting(["AccessoryView"]).isEmpty { members.append([.template("fill", [:])]) }
    return members
  }

  private func has(_ view: String) -> Bool { views.contains(view) }

  /// The tab bar; `nil` also if it has no items.
  private var tabBar: TabBar? { screen.tabBar.flatMap { $0.items.isEmpty ? nil : $0 } }

  // MARK: Controllers

  /// The statements of `makeScreen()`.
  ///
  /// - Parameter isPlain: Whether the content is shown by a controller of UIKit.
  private func controllers(_ isPlain: Bool) -> [SwiftStatement] {
    var body = ControllerCode()
    let layout = Code.Slot("collectionViewLayout", .call(.name("createLayout"), []))
    let type: Code = isPlain ? "UICollectionViewController" : "Content"
    let content = body.make("content", .call(type, has("FloatingView") ? [] : [layout]))
    if let bar = screen.navigationBar { body.fill(content, bar) }
    if !screen.toolbar.isEmpty {
      body.set(content.toolbarItems, body.list(screen.toolbar))
    }
    let stack = self.stack(content, &body)
    body.add("return ", tabBar.map { tabs($0, showing: stack, &body) } ?? stack)
    return body.statements
  }

  /// The navigation controller of the content, if bars need one.
  private func stack(_ content: Code, _ body: inout ControllerCode) -> Code {
    guard screen.navigationBar != nil || !screen.toolbar.isEmpty else { return content }
    let back = screen.navigationBar?.leading.first { $0.role == .back }
    let create: Code = "UINavigationController"
    let stack: Code
    if let back {
      let previous = body.make("previous", .call("UIViewController", []))
      if back.title != "Back" { body.set(previous.title, back.title.map(Code.text)) }
      stack = body.make("navigation", create(rootViewController: previous))
      body.add("", stack.pushViewController(content, animated: .no))
    } else {
      stack = body.make("navigation", create(rootViewController: content))
    }
    if screen.navigationBar?.hasLargeTitle == true {
      body.set(stack.navigationBar.prefersLargeTitles, .yes)
    }
    if screen.navigationBar == nil { body.set(stack.isNavigationBarHidden, .yes) }
    if screen.statusBar == .light { body.set(stack.navigationBar.barStyle, ".black") }
    if !screen.toolbar.isEmpty { body.set(stack.isToolbarHidden, .no) }
    return stack
  }

  private func tabs(
    _ bar: TabBar, showing content: Code, _ body: inout ControllerCode
  ) -> Code {
    let tabs = body.make("tabs", .call("UITabBarController", []))
    let selected = min(bar.selected, max(bar.items.count - 1, 0))
    let controllers = bar.items.enumerated().map { index, item in
      Code.call(
        "tab",
        [
          Code.Slot(nil, index == selected ? content : .call("UIViewController", [])),
          Code.Slot(nil, item.title.map(Code.text) ?? "nil"),
          Code.Slot(nil, item.image.map(Code.text) ?? "nil"),
          Code.Slot("badge", item.badge.map(Code.text)),
        ])
    }
    body.set(tabs.viewControllers, .array(controllers))
    if selected > 0 { body.set(tabs.selectedIndex, .number(Double(selected))) }
    body.set(tabs.tabBar.tintColor, bar.tint.map(CellValues.color))
    if has("AccessoryView") {
      let accessory = ("UITabAccessory" as Code)(contentView: .call("AccessoryView", []))
      body.setOnIOS26(tabs.bottomAccessory, accessory)
    }
    return tabs
  }

  // MARK: Content

  /// The class of the controller that shows the layout; empty if that of UIKit is enough.
  private func content(hasData: Bool) -> [SwiftStatement] {
    let hasView = has("FloatingView")
    var members: [[SwiftStatement]] = []
    if hasData { members.append([.line("private let source = DataSource()")]) }
    if hasView {
      let view = ("UICollectionView" as Code)(
        frame: ".zero", collectionViewLayout: .call(Code.name(typeName).createLayout, []))
      members.append([.declare("private let", "collectionView", view)])
    }
    let style: String? =
      switch screen.statusBar {
      case .light: ".lightContent"
      case .dark: screen.navigationBar == nil ? ".darkContent" : nil
      case .auto, .hidden: nil
      }
    if let style {
      members.append([
        .line("override var preferredStatusBarStyle: UIStatusBarStyle { \(style) }")
      ])
    }
    if screen.statusBar == .hidden {
      members.append([.line("override var prefersStatusBarHidden: Bool { true }")])
    }
    var loading = ControllerCode()
    if hasView {
      loading.set("collectionView.frame", "view.bounds")
      loading.set(
        "collectionView.autoresizingMask", .array([".flexibleWidth", ".flexibleHeight"]))
      loading.add("", ("view.addSubview" as Code)("collectionView"))
      loading.add("", fill("view", with: "FloatingView"))
    }
    if hasData { loading.set("collectionView.dataSource", "source") }
    loading.set("collectionView.backgroundColor", screen.background.map(CellValues.color))
    members += method("viewDidLoad()", "viewDidLoad()", loading.statements)
    let presenting = self.presenting.statements
    if !presenting.isEmpty { members.insert([.line("private var hasPresented = false")], at: 0) }
    members += method(
      "viewDidAppear(_ animated: Bool)", "viewDidAppear(animated)",
      presenting.isEmpty
        ? []
        : [.line("guard !hasPresented else { return }"), .line("hasPresented = true")] + presenting)
    guard !members.isEmpty else { return [] }
    let base = hasView ? "UIViewController" : "UICollectionViewController"
    return [
      .line("/// Shows the layout, and what is above it."),
      .block("final class Content: \(base) {", Array(members.joined(separator: [.line("")]))),
    ]
  }

  /// A method that does more than that of its superclass.
  private func method(
    _ declaration: String, _ call: String, _ statements: [SwiftStatement]
  ) -> [[SwiftStatement]] {
    guard !statements.isEmpty else { return [] }
    return [
      [.block("override func \(declaration) {", [.line("super.\(call)")] + statements)]
    ]
  }

  private func fill(_ view: Code, with panel: String) -> Code {
    Code.name(typeName).fill(view, with: .call(.literal(panel), []))
  }

  /// The statements that present what the screen shows above the layout.
  private var presenting: ControllerCode {
    var body = ControllerCode()
    if screen.navigationBar?.search?.isActive == true {
      body.set(Code.chained("navigationItem.searchController").isActive, .yes)
    }
    if let popover = screen.popover { present(popover, &body) }
    if let sheet = screen.sheet { present(sheet, &body) }
    if let alert = screen.actionSheet { body.present(alert, isSheet: true) }
    if let alert = screen.alert { body.present(alert, isSheet: false) }
    return body
  }

  private func present(_ sheet: Sheet, _ body: inout ControllerCode) {
    let controller = body.make("sheet", .call("UIViewController", []))
    body.set(
      controller.view.backgroundColor,
      CellValues.color(sheet.background ?? .named("systemBackground")))
    if has("SheetView") { body.add("", fill(controller.view, with: "SheetView")) }
    let presentation = Code.chained(controller.sheetPresentationController)
    let detent: Code =
      switch sheet.detent {
      case .medium: ".medium()"
      case .large: ".large()"
      case .height(let height): .literal(".custom { _ in \(Double(height).exact) }")
      }
    body.set(presentation.detents, .array([detent]))
    if sheet.hasGrabber { body.set(presentation.prefersGrabberVisible, .yes) }
    body.present(controller)
  }

  private func present(_ popover: Popover, _ body: inout ControllerCode) {
    let controller = body.make("popover", .call("UIViewController", []))
    body.set(controller.view.backgroundColor, popover.background.map(CellValues.color))
    if has("PopoverView") { body.add("", fill(controller.view, with: "PopoverView")) }
    body.set(controller.modalPresentationStyle, ".popover")
    body.set(
      controller.preferredContentSize,
      ("CGSize" as Code)(
        width: .number(popover.size.width), height: .number(popover.size.height)))
    let presentation = Code.chained(controller.popoverPresentationController)
    // Without a source, iPads cannot present it.
    if let button = source(of: popover) {
      body.set(presentation.barButtonItem, button)
    } else {
      body.set(presentation.sourceView, "view")
    }
    body.present(controller)
  }

  /// The button that a popover is beside; `nil` if it is none of a controller.
  private func source(of popover: Popover) -> Code? {
    let words = popover.source.split(separator: " ")
    guard words.count == 2, let number = words.last.flatMap({ Int($0) }), number > 0 else {
      return nil
    }
    let (bar, list, index): (Int, String, Int)
    switch words[0] {
    case "leading":
      let items = screen.navigationBar?.leading ?? []
      let backs = items.count { $0.role == .back }
      (bar, list, index) = (items.count, "navigationItem.leftBarButtonItems", number - 1 - backs)
    case "trailing":
      let count = screen.navigationBar?.trailing.count ?? 0
      (bar, list, index) = (count, "navigationItem.rightBarButtonItems", count - number)
    case "toolbar":
      let places = screen.toolbar.indices.filter { screen.toolbar[$0].role != .spacer }
      guard number <= places.count else { return nil }
      (bar, list, index) = (places.count, "toolbarItems", places[number - 1])
    case _: return nil
    }
    return number <= bar && index >= 0 ? .literal("\(list)?[\(index)]") : nil
  }
}
