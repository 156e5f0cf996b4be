internal import Foundation

// The files of this folder declare UIKit API that compiles but has no effect on a picture:
// gestures, menus, drag and drop, animations, presentation, feedback. The types store the values
// that they are given, so that code can read them back. `UnavailableTypes.swift` declares API whose
// use is a compiler error that names the reason and the replacement.

extension UICellAccessory {
  /// Unavailable: menus are not drawn.
  @available(
    *, unavailable, message: "menus are not drawn; use a label with a disclosureIndicator() instead"
  )
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    disclosureIndicator()
  }
}
