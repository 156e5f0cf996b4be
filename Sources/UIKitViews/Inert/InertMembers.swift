public import Foundation

// The files of this folder declare UIKit API that compiles and has no effect on a picture: gestures,
// menus, drag and drop, animations, presentation, feedback. Its types keep the values they are given, so
// that code can read them back. `UnavailableTypes.swift` names API that stops the compiler with the
// reason and the replacement.

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

extension UINib {
  @available(*, unavailable, message: "there are no nibs; make views in code")
  @MainActor
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Bundle {
  @available(*, unavailable, message: "there are no nibs; make views in code")
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    nil
  }
}
