import Foundation
import Testing

@testable import UIKitViews

/// Targets and actions of controls, which code calls by sending events.
@MainActor @Suite struct ControlActionTests {
  private final class Listener: UIView {
    var heard: [String] = []
  }

  @Test func `actions run in their order, with the control as the sender`() {
    var ran: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction { _ in ran.append("primary") })
    let id = UIAction.Identifier("one")
    button.addAction(UIAction(identifier: id) { _ in ran.append("old") }, for: .touchUpInside)
    let action = UIAction(identifier: id) { action in
      ran.append(action.sender as? UIButton === button ? "one" : "?")
    }
    button.addAction(UIAction { _ in ran.append("first") }, for: .touchUpInside)
    button.addAction(action, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    #expect(ran == ["first", "one"] && action.sender == nil)
    ran = []
    button.performPrimaryAction()
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(ran == ["primary", "first", "one"])
    button.removeAction(identifiedBy: id, for: .allEvents)
    #expect(button.allControlEvents == [.primaryActionTriggered, .touchUpInside])
  }

  #if !canImport(ObjectiveC)
    @Test func `methods of targets are called, and of the first responder without a target`() {
      SelectorMethods.add("hear") { object, sender in
        guard let listener = object as? Listener else { return false }
        listener.heard.append(sender is UIControl ? "control" : "other")
        return true
      }
      let (near, far, control) = (Listener(), Listener(), UISwitch())
      far.addSubview(near)
      near.addSubview(UIView())
      near.subviews[0].addSubview(control)
      control.addTarget(far, action: Selector("hear:"), for: .valueChanged)
      control.addTarget(far, action: Selector("hear:"), for: .touchUpInside)
      control.addTarget(nil, action: Selector("hear:"), for: .editingChanged)
      control.addTarget(far, action: Selector("unknown"), for: .valueChanged)
      control.sendActions(for: [.valueChanged, .touchUpInside])
      #expect(far.heard == ["control"] && near.heard.isEmpty)
      control.sendActions(for: .editingChanged)
      #expect(far.heard.count == 1 && near.heard == ["control"])
      #expect(control.actions(forTarget: far, forControlEvent: .touchUpInside) == ["hear:"])
      #expect(control.allTargets == [far])
      control.removeTarget(far, action: nil, for: .valueChanged)
      control.removeTarget(nil, action: Selector("hear:"), for: .touchUpInside)
      control.sendActions(for: .allTouchEvents)
      #expect(far.heard.count == 1)
      #expect(!UIApplication.shared.sendAction("hear", to: nil, from: UIView(), for: nil))
    }

    @Test func `a control does not retain its targets`() {
      SelectorMethods.add("release") { object, _ in (object as? Listener) != nil }
      let control = UIButton()
      weak var target: Listener?
      do {
        let listener = Listener()
        target = listener
        control.addTarget(listener, action: "release", for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      #expect(target == nil)
    }
  #endif
}
