import Foundation
import Testing

@testable import UIKitViews

/// Presented controllers, and the chain of responders.
@MainActor @Suite struct PresentationTests {
  private final class Sheet: UIViewController {
    var events: [String] = []
    override func viewDidAppear(_ animated: Bool) { events.append("appeared \(isBeingPresented)") }
    override func viewWillDisappear(_ animated: Bool) {
      events.append("disappears \(isBeingDismissed)")
    }
  }

  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func `the topmost parent presents, and all its children know the presented controller`()
    async
  {
    let (home, sheet) = (UIViewController(), Sheet())
    let stack = UINavigationController(rootViewController: home)
    var isDone = false
    home.present(sheet, animated: true) { isDone = true }
    #expect(home.presentedViewController === sheet && stack.presentedViewController === sheet)
    #expect(sheet.presentingViewController === stack && !isDone)
    await nextTurn()
    #expect(isDone && sheet.events.isEmpty)
    // A controller presents one other at a time, unless that is an alert.
    home.present(UIViewController(), animated: true)
    #expect(stack.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    #expect(stack.presentedViewController == nil && sheet.presentingViewController == nil)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    home.present(alert, animated: true)
    home.present(sheet, animated: true)
    #expect(home.presentedViewController === sheet && alert.presentingViewController == nil)
  }

  @Test func `controllers of an app that runs appear, one after the other`() async {
    let sheet = Sheet()
    let home = UIViewController()
    let app = RunningApp.start(application: nil, scene: nil) { _, work in work() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = home
    #expect(home.view.window === window && UIView().window == nil)
    app.appear()
    await nextTurn()
    #expect(home.hasAppeared)
    home.present(sheet, animated: false)
    await nextTurn()
    #expect(sheet.events == ["appeared true"] && sheet.view.window === window)
    #expect(app.controllers(of: [Sheet.self]).count == 1)
    sheet.dismiss(animated: false)
    #expect(sheet.events.last == "disappears true")
    #expect(app.controllers(of: [Sheet.self]).isEmpty)
    let next = UIViewController()
    window.rootViewController = next
    await nextTurn()
    #expect(next.hasAppeared)
    RunningApp.end()
    #expect(home.view.window == nil)
  }

  @Test func `styles of presentation have their own managing objects`() {
    let controller = UIViewController()
    #expect(controller.sheetPresentationController != nil)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceRect.origin.x = 4
    #expect(popover.popoverPresentationController?.sourceRect.minX == 4)
    #expect(popover.sheetPresentationController == nil)
    #expect(popover.presentationController?.presentedViewController === popover)
  }

  @Test func `the next responder of a view is its controller or its superview`() {
    let (parent, child, label) = (UIViewController(), UIViewController(), UILabel())
    child.view.addSubview(label)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let chain = Array(sequence(first: label as UIResponder) { $0.next }.dropFirst())
    let expected: [UIResponder?] = [child.view, child, parent.view, parent]
    #expect(chain == expected.compactMap { $0 })
  }
}
