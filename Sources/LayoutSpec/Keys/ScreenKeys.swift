internal import Artwork
internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// The keys of the bars around a layout.
enum ScreenKeys {
  static let fields = Key(
    "fields", .raw("a map of texts", .names(.text)),
    "Texts that bars and their parts show where they name them, such as $album.")
  static let sheet = Key("sheet", .sheet, "A sheet above the lower part of the screen.")
  static let table = KeyTable<Screen, Never>(
    "a screen",
    [
      .key(
        "statusBar", .statusBar, default: "auto", "The color of the status bar.", in: \.statusBar),
      .key(
        "navigationBar", .navigationBar, "The bar at the top: a title, buttons and a search field.",
        in: \.navigationBar),
      .key("tabBar", .tabBar, "The bar that switches between parts of the app.", in: \.tabBar),
      .key(
        "toolbar", .barItems, default: "[]", "The buttons of the bar at the bottom.",
        in: \.toolbar),
      .key(
        "floating", .floatingParts,
        "Parts above the layout, at places of the safe area, such as a round button.",
        in: \.floating),
      .key(fields),
      .key(sheet, in: \.sheet),
      .key(
        "popover", .popover, "A card beside a button on iPads, a sheet on phones.", in: \.popover),
      .key("alert", .alert, "An alert in the middle of the screen.", in: \.alert),
      .key(
        "actionSheet", .alert, "Choices at the bottom of phones, in a popover on iPads.",
        in: \.actionSheet),
      .key(
        "keyboard", .keyboard, default: "hidden",
        "The keyboard above the lower part of the screen.",
        in: \.keyboard),
      .key("background", .color, "The color behind everything.", in: \.background),
    ])
}

enum SheetKeys {
  static let sections = Key(
    "sections", .raw("a list of sections", .list(.map { SectionKeys.map })),
    "The sections that the sheet shows instead of parts.")
  static let table = KeyTable<Sheet, Never>(
    "a sheet",
    [
      .key(
        "detent", .detent, default: "large", "How high the sheet is: a word, or points.",
        in: \.detent),
      .key(
        "grabber", .flag, default: "false",
        "Whether a bar at the top shows that it can be dragged.",
        in: \.hasGrabber),
      .key("background", .color, "The color of the sheet.", in: \.background),
      .key("content", .parts, "The parts that the sheet shows.", in: \.content),
      .key(sections),
    ])
}

enum PopoverKeys {
  static let table = KeyTable<Popover, Never>(
    "a popover",
    [
      .key(
        "from", .text, default: "trailing 1", "The name of the button that opens it.",
        in: \.source),
      .key(
        "size", .pointSize, default: "[320, 480]", "The width and the height, in points.",
        in: \.size),
      .key("background", .color, "The color of the popover.", in: \.background),
      .key("content", .parts, "The parts that the popover shows.", in: \.content),
    ])
}

enum AlertKeys {
  static let table = KeyTable<Alert, Never>(
    "an alert",
    [
      .key("title", .filledText, "What the alert is about.", in: \.title),
      .key("message", .filledText, "More about it, below the title.", in: \.message),
      .key(
        "actions", .list(of: .alertAction, named: "a list of actions", limit: 10),
        "The buttons: titles or maps.", in: \.actions),
    ])
}

enum AlertActionKeys {
  static let table = KeyTable<Alert.Action, Never>(
    "an action of an alert",
    [
      .key("title", .filledText, "The title of the button.", in: \.title),
      .key(
        "role", .alertRole, default: "normal", "Whether the action cancels or destroys.",
        in: \.role),
    ])
}

enum NavigationBarKeys {
  static let table = KeyTable<NavigationBar, Never>(
    "a navigation bar",
    [
      .key("title", .filledText, "The title of the screen.", in: \.title),
      .key("prompt", .filledText, "A line above the title and the buttons.", in: \.prompt),
      .key("subtitle", .filledText, "A line below the title.", in: \.subtitle),
      .key(
        "largeTitle", .flag, default: "false",
        "Whether the title is large and collapses while the page is scrolled.",
        in: \.hasLargeTitle),
      .key("leading", .barItems, default: "[]", "The buttons before the title.", in: \.leading),
      .key(
        "trailing", .barItems, default: "[]", "The buttons after the title, in reading order.",
        in: \.trailing),
      .key(
        "search", .searchField, "The search field: its placeholder, or a map.", in: \.search),
    ])
}

enum SearchFieldKeys {
  static let table = KeyTable<SearchField, Never>(
    "a search field",
    [
      .key(
        "placeholder", .filledText, default: "Search", "The text of the empty field.",
        in: \.placeholder),
      .key("text", .filledText, "What was typed.", in: \.text),
      .key(
        "active", .flag, default: "false",
        "Whether text is being entered, so that the field replaces the title.", in: \.isActive),
      .key(
        "scopes", .list(of: .filledText, named: "a list of texts", limit: 10), default: "[]",
        "What the search is limited to, below an active field.", in: \.scopes),
      .key(
        "scope", .count("an index", 0...9), default: "0", "The index of the chosen scope.",
        in: \.selectedScope),
    ])
}

enum BarItemKeys {
  static let back = Key(
    "back", .filledText, "The title of the screen before, beside the chevron up to iOS 18.")
  static let table = KeyTable<BarItem, Never>(
    "a bar item",
    [
      .key("title", .filledText, "The text of the button.", in: \.title),
      .key(
        "image", .symbolName, "The name of a symbol, which the button shows instead of its title.",
        in: \.image),
      .key(
        "style", .barItemStyle, default: "plain", "Whether the button is filled with its tint.",
        in: \.style),
      .key(
        "tint", .color, "The color of the button, or of its ground if it is prominent.",
        in: \.tint),
      .key("badge", .filledText, "A short text on a red ground.", in: \.badge),
      .key(back),
    ])
}

enum TabBarKeys {
  static let table = KeyTable<TabBar, Never>(
    "a tab bar",
    [
      .key(
        "items", .list(of: .tab, named: "a list of tabs", limit: 12), "The tabs, in reading order.",
        in: \.items),
      .key(
        "selected", .count("an index", 0...11), default: "0", "The index of the current tab.",
        in: \.selected),
      .key("tint", .color, "The color of the current tab.", in: \.tint),
      .key(
        "accessory", .parts, "Parts in a capsule above the bar, on phones with iOS 26.",
        in: \.accessory),
    ])
}

enum TabKeys {
  static let table = KeyTable<TabBar.Item, Never>(
    "a tab",
    [
      .key("title", .filledText, "The title of the tab.", in: \.title),
      .key(
        "image", .symbolName, "The name of a symbol; its filled form is shown if there is one.",
        in: \.image),
      .key("badge", .filledText, "A short text on a red ground.", in: \.badge),
    ])
}

extension ValueKind<Screen> {
  /// A map whose texts can name its own fields.
  static let screen: ValueKind = .init(
    name: ScreenKeys.table.map.name, shape: .map { ScreenKeys.table.map }
  ) { node, context, sink in
    guard let map = SourceMap(node, ScreenKeys.table.map, &sink) else { return nil }
    var (screen, context) = (Screen(), context)
    for entry in map.names(ScreenKeys.fields, "a map of texts", &sink) {
      context.data.columns.names.append(entry.key)
      context.data.row.append(DataValue(entry.value))
    }
    ScreenKeys.table.read(map, into: &screen, context, &sink)
    return screen
  }
}

extension ValueKind<Popover> {
  static let popover: ValueKind = map(PopoverKeys.table, Popover())
}

extension ValueKind<CGSize> {
  /// `[width, height]` in points.
  static let pointSize: ValueKind = lengths(2, "a size [width, height]") {
    CGSize(width: max($0[0], 0), height: max($0[1], 0))
  }
}

extension ValueKind<String> {
  /// A text in which fields of the screen are filled in.
  static let filledText: ValueKind = .init(name: "text", shape: .text) { node, context, sink in
    context.text(node, "screen", isShared: true, &sink)
  }
}

extension ValueKind<Sheet> {
  static let sheet: ValueKind = map(SheetKeys.table, Sheet())
}

extension ValueKind<Sheet.Detent> {
  private static let word: ValueKind = choice("detent", [("medium", .medium), ("large", .large)])

  /// A word, or a height in points.
  static let detent: ValueKind = .init(
    name: "a detent", shape: .either([word.shape, ValueKind<CGFloat>.unsignedLength.shape])
  ) { node, context, sink in
    let isNumber = node.text.map { Double($0) != nil || $0.hasPrefix("=") } ?? false
    return isNumber
      ? ValueKind<CGFloat>.unsignedLength.read(node, context, &sink).map { .height($0) }
      : word.read(node, context, &sink)
  }
}

extension ValueKind<Alert> {
  static let alert: ValueKind = map(AlertKeys.table, Alert())
}

extension ValueKind<Alert.Action.Role> {
  static let alertRole: ValueKind = choice("role")
}

extension ValueKind<Alert.Action> {
  /// A title, or a map. `Cancel` has its role.
  static let alertAction: ValueKind = textOrMap(
    AlertActionKeys.table, Alert.Action(), .filledText
  ) {
    ($0.title, $0.role) = ($1, $1 == "Cancel" ? .cancel : .normal)
  }
}

extension ValueKind<Part> {
  /// A composition without data.
  static let parts: ValueKind = .init(
    name: "parts", shape: .either([.list(PartKeys.partShape), .map { PartKeys.map }])
  ) { node, context, sink in
    var parts = PartReader(context)
    var data = PartData()
    for (name, value) in zip(context.data.columns.names, context.data.row) {
      data.set(name, value, Array(node.paths(context.definitions.contents)))
    }
    return ParsedPart(node, context, &sink).flatMap { parts.root($0, data, &sink) }
  }

  /// A list of parts with places, as in an overlay.
  static let floatingParts: ValueKind = .init(
    name: "a list of parts", shape: .list(PartKeys.partShape)
  ) { node, context, sink in
    guard node.elements != nil else { return sink.expected("a list of parts", at: node) }
    let overlay = SourceNode.Entry(
      key: PartKind.overlay.rawValue, keyPlace: node.place, value: node)
    return parts.read(SourceNode(value: .map([overlay]), place: node.place), context, &sink)
  }
}

extension ValueKind<Screen.Keyboard> {
  static let keyboard: ValueKind = choice("keyboard")
}

extension ValueKind<Screen.StatusBar> {
  static let statusBar: ValueKind = choice("kind of status bar")
}

extension ValueKind<BarItem.Look> {
  static let barItemStyle: ValueKind = choice("style of a bar item")
}

extension ValueKind<NavigationBar> {
  static let navigationBar: ValueKind = map(NavigationBarKeys.table, NavigationBar())
}

extension ValueKind<TabBar> {
  static let tabBar: ValueKind = map(TabBarKeys.table, TabBar())
}

extension ValueKind<SearchField> {
  /// A placeholder, or a map.
  static let searchField: ValueKind = textOrMap(
    SearchFieldKeys.table, SearchField(), .filledText
  ) {
    $0.placeholder = $1
  }
}

extension ValueKind<TabBar.Item> {
  /// A title, the name of a symbol, or a map.
  static let tab: ValueKind = textOrMap(TabKeys.table, TabBar.Item(), .filledText) { tab, text in
    if Symbol.isName(text) { tab.image = text } else { tab.title = text }
  }
}

extension ValueKind<[BarItem]> {
  static let barItems: ValueKind = list(of: .barItem, named: "a list of bar items", limit: 12)
}

extension ValueKind<BarItem> {
  /// A title, the name of a symbol, `back`, `spacer`, or a map.
  static let barItem: ValueKind = textOrMap(
    BarItemKeys.table, BarItem(), .filledText,
    { item, text in
      switch text {
      case "back": (item.role, item.title) = (.back, "Back")
      case "spacer": item.role = .spacer
      case _ where Symbol.isName(text): item.image = text
      case _: item.title = text
      }
    },
    also: { item, map, context, sink in
      guard let title = map.read(BarItemKeys.back, context, &sink) else { return }
      (item.role, item.title) = (.back, title)
    })
}
