internal import Foundation

// The files of this folder are a table of UIKit API that compiles but has no effect on a picture:
// gestures, menus, drag and drop, animations, presentation, feedback. Properties store the values
// that they are given, so that code can read them back; functions do nothing, or return what the
// row says; delegates are never called. A member takes one line, and has a comment only if it
// behaves in another way.

extension UICellAccessory {
  /// A pop-up menu, drawn as the title of its selected action, or of its first one.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self {
    let actions = menu.children.compactMap { $0 as? UIAction }
    let shown = actions.first { $0.state == .on } ?? actions.first
    return label(text: shown?.title ?? menu.title, displayed: displayed)
  }
}
