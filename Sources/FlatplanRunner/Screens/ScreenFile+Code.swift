internal import CompositionalLayout
internal import FlatplanCommands
internal import FlatplanScreens
internal import Foundation
internal import LayoutSpec

extension ScreenFile {
  /// The file as commands take it.
  ///
  /// - Parameter sections: The number of sections of the screen at an index.
  func code(sections: @escaping @Sendable (Int) -> Int) -> CodeFile {
    let (group, screens) = (group, screens)
    return CodeFile(path: path) { name in
      screens.enumerated().map { index, screen in
        let code = SpecCode(
          location: Diagnostic.Location(
            path: name, line: max(screen.line, 1), column: 1, length: 0, sourceLine: ""),
          plan: { container in
            try MainActor.assumeIsolated {
              try screen.plan(in: container, sections: { sections(index) })
            }
          },
          perform: { container, work in
            MainThread.run {
              Watch.shared.see(screen.name, of: name, at: container.size.width, work)
            }
          })
        return Spec(name: screen.name, group: group, code: code)
      }
    }
  }
}

/// Where code written for UIKit runs.
enum MainThread {
  static func run(_ work: () -> Void) {
    if Thread.isMainThread { work() } else { DispatchQueue.main.sync(execute: work) }
  }
}
