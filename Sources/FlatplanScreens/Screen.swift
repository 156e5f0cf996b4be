public import CompositionalLayout
internal import Foundation
public import UIKitViews

/// A layout written in Swift, with the name of its pictures.
///
/// The closure that creates the layout is called again for each picture. In it, `UIScreen`, `UIDevice`
/// and `UITraitCollection` have the values of that picture.
public struct Screen: Sendable {
  /// The name, with which paths and ids start.
  public let name: String
  /// The number of items of each section. If `nil`, each section of the layout has
  /// ``defaultItemCount`` items, or as many as the data source of the collection view provides.
  public let items: [Int]?
  /// The line of the function in its file, starting at 1; 0 if unknown.
  package var line = 0
  /// The path of the file inside of the drawn folder; `nil` if a single file is drawn.
  package var file: String?
  package let product: Product
  /// The `render` settings, see ``rendered(_:)``.
  package var render: String?
  /// Whether the bars around a controller are drawn.
  package private(set) var hasBars = true
  /// The controllers in whose place this screen is drawn, see ``instead(of:)``.
  package var replaced: [String] = []

  /// The default number of items of a section.
  public static let defaultItemCount = 12

  /// The closure that creates the layout, by the type of its result.
  package enum Product: Sendable {
    case layout(@MainActor @Sendable () throws -> UICollectionViewLayout)
    case section(
      @MainActor @Sendable (any NSCollectionLayoutEnvironment) throws -> NSCollectionLayoutSection?)
    case provider(
      @MainActor @Sendable (Int, any NSCollectionLayoutEnvironment) throws ->
        NSCollectionLayoutSection?)
    case collectionView(@MainActor @Sendable () throws -> UICollectionView)
    case controller(@MainActor @Sendable () throws -> UIViewController)
    case root(RootController)
  }

  /// Creates a screen from a layout.
  ///
  /// - Parameters:
  ///   - name: The name of the pictures.
  ///   - items: The number of items of each section.
  ///   - layout: Creates the layout; called once for each picture.
  public init(
    _ name: String, items: [Int]? = nil,
    layout: @escaping @MainActor @Sendable () throws -> UICollectionViewLayout
  ) {
    self.init(name, items, .layout(layout))
  }

  /// Creates a screen with one section.
  public init(
    _ name: String, items: [Int]? = nil,
    section: @escaping @MainActor @Sendable () throws -> NSCollectionLayoutSection?
  ) {
    self.init(name, items, .section { _ in try section() })
  }

  /// Creates a screen with one section that depends on the layout environment.
  public init(
    _ name: String, items: [Int]? = nil,
    sectionIn section:
      @escaping @MainActor @Sendable (any NSCollectionLayoutEnvironment) throws ->
      NSCollectionLayoutSection?
  ) {
    self.init(name, items, .section(section))
  }

  /// Creates a screen from a section provider.
  public init(
    _ name: String, items: [Int]? = nil,
    sectionAt provider:
      @escaping @MainActor @Sendable (
        Int, any NSCollectionLayoutEnvironment
      ) throws -> NSCollectionLayoutSection?
  ) {
    self.init(name, items, .provider(provider))
  }

  /// Creates a screen from a collection view. Its data source provides the items.
  public init(
    _ name: String, items: [Int]? = nil,
    collectionView: @escaping @MainActor @Sendable () throws -> UICollectionView
  ) {
    self.init(name, items, .collectionView(collectionView))
  }

  /// Creates a screen from a view controller with a collection view. Its data source provides the
  /// items.
  public init(
    _ name: String, items: [Int]? = nil,
    controller: @escaping @MainActor @Sendable () throws -> UIViewController
  ) {
    self.init(name, items, .controller(controller))
  }

  /// Creates a screen from a controller that an app shows when it starts.
  ///
  /// - Parameters:
  ///   - type: The class of the controller.
  ///   - app: The app.
  ///   - obstacle: What is reported if the app does not show such a controller.
  public init(
    _ name: String, items: [Int]? = nil, root type: UIViewController.Type, of app: AppStart,
    obstacle: String? = nil
  ) {
    self.init(name, items, .root(RootController(type, of: app, obstacle: obstacle)))
  }

  private init(_ name: String, _ items: [Int]?, _ product: Product) {
    self.name = name
    self.items = items
    self.product = product
  }

  /// Returns the screen with `render` settings, in the syntax of specs:
  /// `{appearance: [light, dark], scrollOffset: 300}`. Options of the command line override them.
  public func rendered(_ render: String) -> Screen {
    var screen = self
    screen.render = render
    return screen
  }

  /// Returns the screen without the bars around its controller.
  public func withoutBars() -> Screen {
    var screen = self
    screen.hasBars = false
    return screen
  }

  /// Returns a screen that is drawn only if its app does not show some controllers.
  ///
  /// - Parameter controllers: The names of the controllers' screens.
  public func instead(of controllers: [String]) -> Screen {
    var screen = self
    screen.replaced = controllers
    return screen
  }

  /// Returns the screen with the source location of its function.
  ///
  /// - Parameters:
  ///   - line: The line number, starting at 1.
  ///   - file: The path of the file inside of the drawn folder.
  public func at(line: Int, in file: String? = nil) -> Screen {
    var screen = self
    (screen.line, screen.file) = (line, file)
    return screen
  }
}
