internal import Foundation

extension UIViewController {
  /// Whether the controller appears because it is presented.
  public var isBeingPresented: Bool { appearance?.isAppearing == true && presenter != nil }
  /// Whether the controller disappears because it is dismissed.
  public var isBeingDismissed: Bool { appearance?.isAppearing == false && presenter != nil }
  /// Whether the controller appears in a container.
  public var isMovingToParent: Bool { appearance?.isAppearing == true && parent != nil }
  /// Whether the controller disappears because its container removes it; always `false`.
  public var isMovingFromParent: Bool { false }

  /// Whether the controller is an alert or a share sheet, which have no view of their own.
  private var isSystemDialog: Bool { self is UIAlertController || self is UIActivityViewController }

  /// The controller at the top of the hierarchy of parents.
  private var topmostParent: UIViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  /// Presents a controller by the topmost parent, as UIKit does for most styles.
  func startPresenting(_ controller: UIViewController, _ completion: (() -> Void)?) {
    let owner = topmostParent
    if let obstacle = owner.obstacle(to: controller) {
      return Notes.report("\(type(of: controller)) is not presented: \(obstacle)")
    }
    owner.presented?.presenter = nil
    owner.presented = controller
    controller.presenter = owner
    let isShown = RunningApp.current?.shows(owner) ?? false
    let appears = isShown && RunningApp.current?.hasAppeared == true
    if controller is UIActivityViewController {
      Notes.report("\(type(of: controller)) is presented but not drawn")
    } else if !isShown, !controller.isSystemDialog {
      Notes.report(
        "\(type(of: controller)) is presented but not drawn; render it separately")
    }
    Later.perform(for: controller) {
      if appears, controller.presenter === owner { controller.appear() }
    }
    if let completion { Later.perform(for: self) { completion() } }
  }

  /// Why a controller cannot be presented by this one.
  private func obstacle(to controller: UIViewController) -> String? {
    if controller === self || controller.parent != nil {
      return "it is in a controller already"
    }
    if controller.presenter != nil { return "it is presented already" }
    guard let presented, !presented.isSystemDialog else { return nil }
    return "\(type(of: self)) presents \(type(of: presented)) already"
  }

  /// Dismisses what this controller presents, otherwise this controller.
  func endPresenting(_ completion: (() -> Void)?) {
    let owner = sequence(first: self) { $0.parent }.first { $0.presented != nil }
    (owner ?? presentingViewController)?.removePresented()
    if let completion { Later.perform(for: self) { completion() } }
  }

  private func removePresented() {
    guard let presented else { return }
    presented.removePresented()
    if presented.hasAppeared {
      presented.beginAppearanceTransition(false, animated: false)
      presented.endAppearanceTransition()
    }
    presented.presenter = nil
    self.presented = nil
  }

  /// Whether this controller or one of its parents is presented.
  var isInPresented: Bool { topmostParent.presenter != nil }

  /// Whether the view is in that of a parent that has appeared.
  var isShownByParent: Bool {
    guard let parent, parent.hasAppeared, let view = viewIfLoaded else { return false }
    return parent.viewIfLoaded.map(view.isDescendant) ?? false
  }

  /// Shows the view if it has not appeared yet.
  package func appear() {
    guard !hasAppeared, !isSystemDialog else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }
}

/// Work that is done when the main thread is free.
@MainActor
enum Later {
  /// The main thread is the only one that uses the work.
  private struct UncheckedBox: @unchecked Sendable {
    let work: @MainActor () -> Void
  }

  /// Does work of a controller after the code that runs now, with the screen and the fonts of the app
  /// that runs.
  static func perform(for controller: UIViewController, _ work: @escaping @MainActor () -> Void) {
    let box = UncheckedBox(work: work)
    let (app, name) = (RunningApp.current, "\(type(of: controller))")
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard let app else { return box.work() }
        guard app === RunningApp.current else { return }
        app.perform(name) { box.work() }
      }
    }
  }
}
