internal import CompositionalLayout
internal import FlatplanCommands
internal import FlatplanScreens
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

extension ScreenFile {
  /// The file as commands take it.
  ///
  /// - Parameter sections: The number of sections of the screen at an index.
  func code(sections: @escaping @Sendable (Int) -> Int) -> CodeFile {
    let (group, screens) = (group, screens)
    let folder = imageFolder
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
              Watch.shared.see(screen.name, of: name, at: container.size.width) {
                MainThread.assume(work) { screen.perform(in: container, folder: folder, $0) }
              }
            }
          })
        var spec = Spec(name: screen.name, group: group, code: code)
        spec.render = screen.render
        return spec
      }
    }
  }

  /// Where the pictures lie that views name: in the folder, or in that of the file.
  private var imageFolder: String {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
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
        FileHandle.standardError.write(Data("note: \(name): \(error)\n".utf8))
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

/// Where code written for UIKit runs.
enum MainThread {
  /// Does work on the main actor, whose thread this is.
  static func assume(_ work: () -> Void, _ body: @MainActor (() -> Void) -> Void) {
    withoutActuallyEscaping(work) { work in
      let carried = Carried(work: work)
      MainActor.assumeIsolated { body { carried.work() } }
    }
  }

  /// Carries what stays on one thread past the compiler.
  private struct Carried: @unchecked Sendable {
    let work: () -> Void
  }

  static func run(_ work: () -> Void) {
    if Thread.isMainThread { work() } else { DispatchQueue.main.sync(execute: work) }
  }
}
