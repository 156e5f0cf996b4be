internal import Basics
internal import CodeSalvage
internal import HostSystem

/// The generated code that passes a user's functions to the runner.
package enum GeneratedMain {
  /// The generated file for one source file. It can call the private functions of that file.
  ///
  /// Each entry point takes one line, starting at ``firstLine``.
  ///
  /// - Parameter place: The path of the file relative to the drawn folder; `nil` if a single file
  ///   is drawn.
  static func file(
    number: Int, _ entries: [Line], outlets: [String] = [], of file: SwiftUnit.File,
    in place: String? = nil, module: String
  ) -> String {
    """
    import FlatplanScreens
    import UIKit
    @_private(sourceFile: \(file.base.swiftLiteral)) @testable import \(module)

    let screens\(number): [FlatplanScreens.Screen] = [
    \(entries.map { line($0, place) }.joined(separator: "\n"))
    ]

    let outlets\(number): [FlatplanScreens.Outlet] = [
    \(outlets.joined(separator: "\n"))
    ]

    """
  }

  /// The number of the line with the first outlet, after an empty line if there are no entry points.
  static func firstOutlet(after entries: Int) -> Int { firstLine + max(entries, 1) + 3 }

  /// The number of the line with the first entry point.
  static let firstLine = 6

  /// An entry point and the directives above it.
  struct Line {
    var entry: EntryPoint
    /// Replaces the name of the entry point.
    var name: String?
    var items: [Int]?
    var render: String?
    var hasBars = true
    /// The names of controllers in whose place the entry point is drawn, if their app does not show them.
    var replaced: [String] = []

    /// The name of the pictures.
    var shownName: String { name ?? entry.name }

    init(_ entry: EntryPoint, name: String? = nil, items: [Int]? = nil, render: String? = nil) {
      (self.entry, self.name, self.items, self.render) = (entry, name, items, render)
    }

    init(_ entry: EntryPoint, _ comments: Comments) {
      self.init(
        entry, name: comments.name(entry.line), items: comments.items(entry.line),
        render: comments.render(entry.line))
      hasBars = comments.hasBars(entry.line)
    }
  }

  private static func line(_ line: Line, _ place: String?) -> String {
    let entry = line.entry
    let parameters =
      switch entry.product {
      case .layout, .section, .collectionView, .controller, .root: ""
      case .sectionIn: "environment in "
      case .sectionAt: "index, environment in "
      }
    let items = line.items.map { "[" + $0.map(String.init).joined(separator: ", ") + "]" } ?? "nil"
    let head = "FlatplanScreens.Screen(\(line.shownName.swiftLiteral), items: \(items), "
    let value =
      entry.product == .root ? entry.call : "{ \(parameters)try \(entry.call) }"
    let body = "\(entry.product.rawValue): \(value))"
    let render = line.render.map { ".rendered(\($0.swiftLiteral))" } ?? ""
    let bars = line.hasBars ? "" : ".withoutBars()"
    let file = place.map { ", in: \($0.swiftLiteral)" } ?? ""
    let names = line.replaced.map(\.swiftLiteral).joined(separator: ", ")
    let condition = names.isEmpty ? "" : ".instead(of: [\(names)])"
    return "  \(head)\(body).at(line: \(entry.line)\(file))\(render)\(bars)\(condition),"
  }

  /// A unit of the program.
  struct Place {
    /// The path of the unit.
    var path: String
    /// The name of the folder of its pictures.
    var group: String
    /// The numbers of its generated files.
    var files: Range<Int>
    var usesNetwork = false
    /// The absolute paths of the files that the unit takes from its project.
    var taken: [String] = []
  }

  private static func taken(_ unit: Place) -> String {
    guard !unit.taken.isEmpty else { return "" }
    return ", otherFiles: [\(unit.taken.map(\.swiftLiteral).joined(separator: ", "))]"
  }

  /// The main file of the program.
  static func main(_ units: [Place], _ refusals: [RefusedCode]) -> String {
    let drawn = units.map { unit in
      let screens = unit.files.map { "screens\($0)" }.joined(separator: " + ")
      return """
              FlatplanScreens.ScreenFile(
                path: \(unit.path.swiftLiteral), group: \(unit.group.swiftLiteral),
                screens: \(screens)\(taken(unit))),
        """
    }
    let registrations = units.map { unit in
      let outlets = unit.files.map { "outlets\($0)" }.joined(separator: " + ")
      return "    await FlatplanScreens.Outlet.register(\(outlets), in: \(unit.path.swiftLiteral))"
    }
    let refused = refusals.map { refusal in
      """
            FlatplanScreens.ScreenFile(
              path: \(refusal.path.swiftLiteral), refusal: \(refusal.message.swiftLiteral)),
      """
    }
    let isOffline = units.contains(where: \.usesNetwork)
    return """
      import FlatplanScreens

      @_silgen_name("flatplan_run_screen_files")
      func runScreenFiles(_ files: [FlatplanScreens.ScreenFile]) async -> Never

      @main enum Main {
        static func main() async {
      \(isOffline ? "    goOffline()" : "")
      \(registrations.joined(separator: "\n"))
          await runScreenFiles([
      \((drawn + refused).joined(separator: "\n"))
          ])
        }
      }

      \(SystemReplacements.calls)
      \(isOffline ? SystemReplacements.network : "")
      """
  }
}
