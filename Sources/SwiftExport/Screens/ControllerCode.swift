internal import CellContent
internal import Foundation
internal import LayoutSpec

/// Makes the statements that create controllers and what their bars show.
struct ControllerCode {
  private(set) var statements: [SwiftStatement] = []
  private var names: Set<String> = []
  /// The controller that was presented last.
  private var presenter: Code?

  /// Adds a constant and returns its name.
  mutating func make(_ wanted: String, _ value: Code) -> Code {
    let name = names.taking(wanted)
    statements.append(.constant(name, value))
    return .name(name)
  }

  mutating func set(_ target: Code, _ value: Code?) {
    if let value { statements.append(.assign(target, value)) }
  }

  /// Sets what only newer systems have.
  mutating func setOnIOS26(_ target: Code, _ value: Code?) {
    guard let value else { return }
    statements.append(.block("if #available(iOS 26.0, *) {", [.assign(target, value)]))
  }

  mutating func add(_ word: String, _ code: Code) { statements.append(.code(word, code)) }

  // MARK: Bars

  /// Shows a navigation bar above a controller.
  mutating func fill(_ content: Code, _ bar: NavigationBar) {
    set(content.title, bar.title.map(Code.text))
    let item = content.navigationItem
    set(item.prompt, bar.prompt.map(Code.text))
    setOnIOS26(item.subtitle, bar.subtitle.map(Code.text))
    let leading = bar.leading.filter { $0.role != .back }
    if !leading.isEmpty {
      set(item.leftBarButtonItems, list(leading))
      if leading.count < bar.leading.count { set(item.leftItemsSupplementBackButton, .yes) }
    }
    // The first item is at the edge.
    if !bar.trailing.isEmpty { set(item.rightBarButtonItems, list(bar.trailing.reversed())) }
    if let search = bar.search { set(item.searchController, controller(of: search)) }
  }

  /// Adds the items that need statements, and returns the list of all.
  mutating func list(_ items: [BarItem]) -> Code {
    var list: [Code] = []
    for item in items { list.append(self.item(item)) }
    return .array(list)
  }

  private mutating func item(_ item: BarItem) -> Code {
    if item.role == .spacer { return ".flexibleSpace()" }
    let image = item.image.map { ("UIImage" as Code)(systemName: .text($0)) }
    let call = Code.call(
      "UIBarButtonItem",
      [Code.Slot("title", item.title.map(Code.text)), Code.Slot("image", image)])
    if item.style == .plain, item.tint == nil, item.badge == nil { return call }
    let button = make(SwiftNames.name(of: item.title ?? item.image ?? "") + "Item", call)
    if item.style == .prominent { set(button.style, ".done") }
    set(button.tintColor, item.tint.map(CellValues.color))
    setOnIOS26(button.badge, item.badge.map { (".string" as Code)(.text($0)) })
    return button
  }

  private mutating func controller(of field: SearchField) -> Code {
    let search = make("search", ("UISearchController" as Code)(searchResultsController: "nil"))
    let bar = search.searchBar
    set(bar.placeholder, field.placeholder.map(Code.text))
    set(bar.text, field.text.map(Code.text))
    if !field.scopes.isEmpty {
      set(bar.scopeButtonTitles, .array(field.scopes.map(Code.text)))
      if field.selectedScope > 0 {
        set(bar.selectedScopeButtonIndex, .number(Double(field.selectedScope)))
      }
    }
    return search
  }

  // MARK: Alerts

  /// Presents an alert or an action sheet from the controller whose code this is.
  mutating func present(_ alert: Alert, isSheet: Bool) {
    func text(_ text: String?) -> Code { text.map(Code.text) ?? "nil" }
    let controller = make(
      isSheet ? "actions" : "alert",
      ("UIAlertController" as Code)(
        title: text(alert.title), message: text(alert.message),
        preferredStyle: isSheet ? ".actionSheet" : ".alert"))
    for action in alert.actions {
      let style: Code =
        switch action.role {
        case .normal: ".default"
        case .cancel: ".cancel"
        case .destructive: ".destructive"
        }
      let made = ("UIAlertAction" as Code)(title: .text(action.title), style: style)
      add("", controller.addAction(made))
    }
    // Without a source, iPads cannot present it.
    if isSheet {
      set(Code.chained(controller.popoverPresentationController).sourceView, "view")
    }
    present(controller)
  }

  /// Presents a controller from the one that was presented last, or from that whose code this is.
  mutating func present(_ controller: Code) {
    add("", (presenter?.present ?? "present")(controller, animated: .no))
    presenter = controller
  }
}
