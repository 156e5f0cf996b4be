internal import CellContent
internal import CompositionalLayout
internal import FlatplanScreens
internal import Foundation
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecInput
internal import SwiftInput

extension ScreenFile {
  /// The file as commands take it.
  ///
  /// - Parameter sections: The number of sections of the screen at an index.
  func code(sections: @escaping @Sendable (Int) -> Int) -> CodeFile {
    if let refusal { return CodeFile(path: path, refusal: refusal) }
    let (group, screens) = (group, screens)
    let folders = CodeFolder.folders(ofCodeAt: path)
    return CodeFile(path: path) { name in
      screens.enumerated().map { index, screen in
        let call = ScreenCall(screen: screen, file: name, folders: folders)
        return CodeSpec(
          name: screen.name, group: group, render: screen.render,
          location: Diagnostic.Location(
            path: screen.file.map { "\(name)/\($0)" } ?? name, line: max(screen.line, 1), column: 1,
            length: 0, sourceLine: ""),
          plan: { try call.plan(in: $0) { sections(index) } },
          perform: { call.perform(in: $0, $1) })
      }
    }
  }
}

extension Screen {
  /// The pictures that are wanted. A wish that cannot be read is told, and none.
  fileprivate var render: RenderRequest {
    var request = RenderRequest()
    if let wish {
      do throws(SpecErrors) {
        request = try RenderRequest(wish, path: name)
      } catch {
        Note.say("\(name): \(error)")
      }
    }
    if product.hasViews { request.themes = request.themes ?? [Theme.system.name] }
    return request
  }
}

extension Screen.Product {
  /// Whether there are views, which look as on the system.
  fileprivate var hasViews: Bool {
    switch self {
    case .layout, .section, .provider: false
    case .collectionView, .controller: true
    }
  }
}

/// A screen of a file as its pictures call it.
private struct ScreenCall: Sendable {
  var screen: Screen
  /// What the user calls the file.
  var file: String
  /// Where the pictures lie that views name.
  var folders: [String]

  /// Does work in which the screen's views are measured and drawn: cells load what they show in tasks that
  /// filling them begins.
  func perform(in container: Container, _ work: () -> Void) {
    PendingTasks.finish { call(in: container, work) }
  }

  /// Does work on the main actor, as the screen.
  private func call(in container: Container, _ work: () -> Void) {
    MainThread.run {
      Watch.shared.see(screen.name, of: file, at: container.size.width) {
        MainThread.assume(work) { screen.perform(in: container, folders: folders, $0) }
      }
    }
  }

  /// Calls the function, waits for what that begins, and asks then what there is to show.
  func plan(
    in container: Container, sections: @escaping @Sendable () -> Int
  ) throws(ScreenError) -> SpecPlan {
    if let reason = Watch.shared.reason(screen.name, of: file, at: container.size.width) {
      throw .stopped(reason)
    }
    let made = try answer(in: container) {
      Result { () throws(ScreenError) in try screen.make(in: container) }
    }.get()
    PendingTasks.wait()
    return answer(in: container) { screen.plan(of: made, sections: sections) }
  }

  private func answer<Answer>(
    in container: Container, _ ask: @MainActor @Sendable () -> Answer
  ) -> Answer {
    var answer: Answer?
    call(in: container) { answer = MainThread.answer(ask) }
    guard let answer else { preconditionFailure("a screen was not asked") }
    return answer
  }
}

/// Where code written for UIKit runs.
enum MainThread {
  /// Does work on the main actor, whose thread this is.
  static func assume(_ work: () -> Void, _ body: @MainActor (() -> Void) -> Void) {
    withoutActuallyEscaping(work) { work in
      let carried = Carried(work: work)
      MainActor.assumeIsolated { body { carried.work() } }
    }
  }

  /// Asks something on the main actor, whose thread this is.
  static func answer<Answer>(_ ask: @MainActor @Sendable () -> Answer) -> Answer {
    MainActor.assumeIsolated { Answered(answer: ask()) }.answer
  }

  /// Carry what stays on one thread past the compiler.
  private struct Carried: @unchecked Sendable {
    let work: () -> Void
  }

  private struct Answered<Answer>: @unchecked Sendable {
    let answer: Answer
  }

  static func run(_ work: () -> Void) {
    if Thread.isMainThread { work() } else { DispatchQueue.main.sync(execute: work) }
  }
}
