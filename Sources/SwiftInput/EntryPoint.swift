/// A function, property or class that can be drawn.
struct EntryPoint: Hashable, Sendable {
  /// The name of its pictures, for example `createLayout` or `HomeController.layout`.
  var name: String
  /// The name of the file that declares it.
  var file: String
  /// The line number, starting at 1.
  var line: Int
  var product: Product
  /// The Swift expression that calls it, which may use `index` and `environment`.
  var call: String
  /// The reason why the entry point cannot be called. Entry points with an obstacle are reported
  /// and skipped.
  var obstacle: String?
  /// The arguments that Flatplan chose, such as `count: 2`. The entry point is drawn only if nothing
  /// else is.
  var chosenArguments: [String] = []
  /// The directive that gives the missing arguments, as an example.
  var advice: String?
  /// The name of the type that it is a member of.
  var owner: String?
  /// Whether that type is a view. Members of views are not drawn on their own if a controller is.
  var isOfView = false
  /// The controllers that it draws. Members of these controllers are not drawn separately.
  var shows: Set<String> = []

  /// The type of the result.
  enum Product: String, Hashable, Sendable {
    case layout
    case section
    /// A section that depends on the environment.
    case sectionIn
    /// A section that depends on its index and the environment.
    case sectionAt
    case collectionView
    /// A view controller that shows a collection view.
    case controller
    /// A view controller with a collection view that an app shows when it starts.
    case root

    var isSection: Bool { [.section, .sectionIn, .sectionAt].contains(self) }
  }
}
