// Members that code for UIKit often uses and a picture of a collection view does not need.

extension UICellAccessory {
  @available(
    *, unavailable, message: "no menus are drawn; a label with a disclosureIndicator() comes close"
  )
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    disclosureIndicator()
  }
}
