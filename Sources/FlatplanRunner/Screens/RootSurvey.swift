internal import CompositionalLayout
internal import FlatplanScreens
internal import Foundation
internal import UIKitViews

/// The controllers that apps show when they start.
struct RootSurvey {
  /// The names of the screens of these controllers.
  private var shown: Set<String> = []
  /// The name of a screen that is drawn although no app shows its controller, to report the reason.
  private var kept: String?

  /// Starts each app once. Reports the controllers that an app does not show.
  init(of calls: [ScreenCall]) {
    let roots = calls.compactMap { call in call.screen.root.map { (call, $0) } }
    guard !roots.isEmpty else { return }
    var stopped: String?
    for name in Set(roots.map(\.1.app.name)).sorted() {
      let own = roots.filter { $0.1.app.name == name }
      let container = Container.standard
      if Watch.shared.reason(name, of: own[0].0.file, at: container.size.width) != nil {
        stopped = stopped ?? own[0].0.screen.name
        continue
      }
      shown.formUnion(Self.shown(own.map(\.0), in: container))
    }
    let others = calls.contains { $0.screen.root == nil }
    if let stopped {
      kept = stopped
    } else if shown.isEmpty, !others {
      kept = roots[0].0.screen.name
    }
    for (call, root) in roots where !shown.contains(call.screen.name) && kept == nil {
      guard root.obstacle != nil else { continue }
      Note.print("\(call.screen.name) is not drawn: \(root.reason)")
    }
  }

  /// Starts the app of some screens and returns the names of those whose controllers it shows.
  private static func shown(_ calls: [ScreenCall], in container: Container) -> [String] {
    PendingTasks.inTurn {
      calls[0].start(in: container)
      let roots = calls.compactMap(\.screen.root)
      let isFound = calls[0].answer(in: container, as: roots[0].app.name) {
        let found = RunningApp.current?.controllers(of: roots.map(\.type)) ?? [:]
        return roots.map { found[ObjectIdentifier($0.type)] != nil }
      }
      return zip(calls, isFound).filter(\.1).map(\.0.screen.name)
    }
  }

  /// Whether a screen is drawn.
  func draws(_ screen: Screen) -> Bool {
    guard screen.root == nil else { return shown.contains(screen.name) || screen.name == kept }
    return shown.isDisjoint(with: screen.replaced)
  }
}

extension Screen {
  /// The controller of an app, if the screen shows one.
  var root: RootController? {
    if case .root(let root) = product { root } else { nil }
  }

  /// The names of the functions that are called for the screen, as in messages about stopped calls.
  var calledNames: [String] { [name] + (root.map { [$0.app.name] } ?? []) }
}

extension RootController {
  /// Why the controller is not drawn if the app does not show it.
  var reason: String {
    obstacle ?? "\(app.name) shows no controller with a collection view when the app starts"
  }

  /// The controller in the app that runs.
  @MainActor
  func find() -> UIViewController? {
    RunningApp.current?.controllers(of: [type])[ObjectIdentifier(type)]
  }
}
