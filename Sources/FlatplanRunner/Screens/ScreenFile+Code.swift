internal import Basics
internal import CellContent
internal import CompositionalLayout
internal import FlatplanScreens
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures
internal import UIKitViews

extension ScreenFile {
  /// Converts the file to an input of commands.
  ///
  /// - Parameter sections: Returns the number of sections of the screen at an index.
  func code(sections: @escaping @Sendable (Int) -> Int) -> CodeFile {
    if let refusal { return CodeFile(path: path, refusal: refusal) }
    let (group, screens, otherFiles) = (group, screens, otherFiles)
    let folders = CodeFolder.folders(ofCodeAt: path)
    let style = ProjectStyle.style(ofCodeAt: path)
    return CodeFile(path: path) { name, budget in
      let calls = screens.map {
        ScreenCall(screen: $0, file: name, folders: folders, budget: budget)
      }
      let survey = RootSurvey(of: calls)
      return calls.enumerated().filter { survey.draws($0.element.screen) }.map { index, call in
        let screen = call.screen
        return CodeSpec(
          name: screen.name, group: group, render: screen.renderRequest(style),
          location: Diagnostic.Location(
            path: screen.file.map { "\(name)/\($0)" } ?? name, line: max(screen.line, 1), column: 1,
            length: 0, sourceLine: ""),
          otherFiles: otherFiles, plan: { try call.plan(in: $0) { sections(index) } },
          perform: { call.perform(in: $0, $1) })
      }
    }
  }
}

extension Screen {
  /// The parsed `render` settings. Invalid settings are reported and ignored.
  ///
  /// - Parameter style: The style of the app, in which screens are drawn unless `render` says otherwise.
  fileprivate func renderRequest(_ style: UIUserInterfaceStyle?) -> RenderRequest {
    var request = RenderRequest()
    if let render {
      do throws(SpecErrors) {
        request = try RenderRequest(render, path: name)
      } catch {
        Note.print("\(name): \(error)")
      }
    }
    if product.hasViews {
      request.themes = request.themes ?? [Theme.system.name]
      if style == .dark { request.appearances = request.appearances ?? [.dark] }
    }
    return request
  }
}

extension Screen.Product {
  /// Whether the product has views. Views are drawn with the system theme.
  fileprivate var hasViews: Bool {
    switch self {
    case .layout, .section, .provider: false
    case .collectionView, .controller, .root: true
    }
  }
}

/// Calls the function of a screen for its pictures.
struct ScreenCall: Sendable {
  var screen: Screen
  /// The name that the user gave to the file.
  var file: String
  /// The folders that are searched for images.
  var folders: [String]
  /// Counts the text that views measure.
  var budget: Budget.Share

  /// Runs work that measures and draws the screen's views, and waits for the tasks that cells start to
  /// load their content.
  func perform(in container: Container, _ work: () -> Void) {
    PendingTasks.inTurn { PendingTasks.finish { call(in: container, work) } }
  }

  /// Runs work on the main actor in the context of the screen, under the time limit.
  ///
  /// - Parameter name: The name of the called function, if it is not that of the screen.
  private func call(in container: Container, as name: String? = nil, _ work: () -> Void) {
    MainThread.run {
      Watch.shared.watch(name ?? screen.name, of: file, at: container.size.width) {
        PendingTasks.marked(.main) {
          MainThread.assume(work) {
            screen.perform(in: container, folders: folders, budget, $0)
          }
        }
      }
    }
  }

  /// Calls the function, waits for the work that it starts, and returns the content to draw.
  func plan(
    in container: Container, sections: @escaping @Sendable () -> Int
  ) throws(ScreenError) -> SpecPlan {
    for name in screen.calledNames {
      if let reason = Watch.shared.reason(name, of: file, at: container.size.width) {
        throw .stopped(reason)
      }
    }
    return try PendingTasks.inTurn { () throws(ScreenError) in
      start(in: container)
      let made = try answer(in: container) {
        Result { () throws(ScreenError) in try screen.make(in: container) }
      }.get()
      wait(as: screen.name, in: container)
      return answer(in: container) { screen.plan(of: made, sections: sections) }
    }
  }

  /// Starts the app of the screen, lets its controllers appear, and waits for the work that they start.
  /// Screens without an app run without one.
  ///
  /// If a controller stops the program when it appears, the app is started again without that.
  func start(in container: Container) {
    guard let app = screen.root?.app else { return answer(in: container) { RunningApp.end() } }
    let call = self
    answer(in: container, as: app.name) {
      app.start { controller, work in
        call.perform("\(app.name) shows \(controller)", in: container, work)
      }
    }
    wait(as: app.name, in: container)
    let name = "\(app.name) shows its windows"
    guard Watch.shared.reason(name, of: file, at: container.size.width) == nil else { return }
    answer(in: container, as: app.name) { RunningApp.current?.appear() }
    wait(as: name, in: container)
  }

  /// Runs work of a controller unless that stopped the program before.
  private func perform(_ name: String, in container: Container, _ work: () -> Void) {
    let width = container.size.width
    guard Watch.shared.reason(name, of: file, at: width) == nil else { return }
    Watch.shared.watch(name, of: file, at: width) {
      MainThread.assume(work) {
        screen.perform(in: container, folders: folders, budget, $0)
      }
    }
  }

  /// Waits for the work that a function started. If it stops the program, the function is reported.
  private func wait(as name: String, in container: Container) {
    Watch.shared.watch(name, of: file, at: container.size.width, isLimited: false) {
      _ = PendingTasks.wait()
    }
  }

  func answer<Answer>(
    in container: Container, as name: String? = nil, _ ask: @MainActor @Sendable () -> Answer
  ) -> Answer {
    var answer: Answer?
    call(in: container, as: name) { answer = MainThread.answer(ask) }
    guard let answer else { preconditionFailure("the main thread did not run the call") }
    return answer
  }
}

/// Runs code on the main thread, as UIKit requires.
enum MainThread {
  private static let mark = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the current thread serves the main queue.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Runs work on the main actor. Must be called on the main thread.
  static func assume(_ work: () -> Void, _ body: @MainActor (() -> Void) -> Void) {
    withoutActuallyEscaping(work) { work in
      let carried = Carried(work: work)
      MainActor.assumeIsolated { body { carried.work() } }
    }
  }

  /// Returns the result of a closure on the main actor. Must be called on the main thread.
  static func answer<Answer>(_ ask: @MainActor @Sendable () -> Answer) -> Answer {
    MainActor.assumeIsolated { Answered(answer: ask()) }.answer
  }

  // These wrappers pass values that stay on one thread through the compiler's `Sendable` checks.

  private struct Carried: @unchecked Sendable {
    let work: () -> Void
  }

  private struct Answered<Answer>: @unchecked Sendable {
    let answer: Answer
  }

  /// Runs work on the main thread and waits for it.
  static func run(_ work: () -> Void) {
    if isCurrent { work() } else { DispatchQueue.main.sync(execute: work) }
  }
}
