public import CompositionalLayout
internal import Foundation
public import UIKitViews

/// A layout written in Swift, under the name of its pictures.
///
/// The function that makes it is called anew for every picture, so what it reads of `UIScreen`,
/// `UIDevice` and `UITraitCollection` is that of the picture.
public struct Screen: Sendable {
  /// What paths and ids begin with.
  public let name: String
  /// The number of items of each section; where nothing is said, as many sections as the layout has,
  /// with ``itemsUnlessSaid`` items each.
  public let items: [Int]?
  /// Where the function stands in its file, from 1; 0 where that is not known.
  package var line = 0
  /// Its file in the folder that is drawn; `nil` where a file is.
  package var file: String?
  package let product: Product
  /// The pictures that are wanted, as ``rendered(_:)`` says them.
  package var wish: String?

  /// How many items a section has when nobody says.
  public static let itemsUnlessSaid = 12

  /// What the function makes.
  package enum Product: Sendable {
    case layout(@MainActor @Sendable () throws -> UICollectionViewLayout)
    case section(
      @MainActor @Sendable (any NSCollectionLayoutEnvironment) throws -> NSCollectionLayoutSection?)
    case provider(
      @MainActor @Sendable (Int, any NSCollectionLayoutEnvironment) throws ->
        NSCollectionLayoutSection?)
    case collectionView(@MainActor @Sendable () throws -> UICollectionView)
    case controller(@MainActor @Sendable () throws -> UIViewController)
  }

  /// A whole layout.
  public init(
    _ name: String, items: [Int]? = nil,
    layout: @escaping @MainActor @Sendable () throws -> UICollectionViewLayout
  ) {
    self.init(name, items, .layout(layout))
  }

  /// A layout of one section.
  public init(
    _ name: String, items: [Int]? = nil,
    section: @escaping @MainActor @Sendable () throws -> NSCollectionLayoutSection?
  ) {
    self.init(name, items, .section { _ in try section() })
  }

  /// A layout of one section that follows its environment.
  public init(
    _ name: String, items: [Int]? = nil,
    sectionIn section:
      @escaping @MainActor @Sendable (any NSCollectionLayoutEnvironment) throws ->
      NSCollectionLayoutSection?
  ) {
    self.init(name, items, .section(section))
  }

  /// A layout of sections that follow their index and their environment.
  public init(
    _ name: String, items: [Int]? = nil,
    sectionAt provider:
      @escaping @MainActor @Sendable (
        Int, any NSCollectionLayoutEnvironment
      ) throws -> NSCollectionLayoutSection?
  ) {
    self.init(name, items, .provider(provider))
  }

  /// The layout of a collection view, with as many items as its data source says.
  public init(
    _ name: String, items: [Int]? = nil,
    collectionView: @escaping @MainActor @Sendable () throws -> UICollectionView
  ) {
    self.init(name, items, .collectionView(collectionView))
  }

  /// The layout of the collection view that a controller shows, with as many items as its data source
  /// says.
  public init(
    _ name: String, items: [Int]? = nil,
    controller: @escaping @MainActor @Sendable () throws -> UIViewController
  ) {
    self.init(name, items, .controller(controller))
  }

  private init(_ name: String, _ items: [Int]?, _ product: Product) {
    self.name = name
    self.items = items
    self.product = product
  }

  /// The same, drawn as a spec's `render` would have it: `{appearance: [light, dark], scrollOffset: 300}`.
  /// What the command line says comes before it.
  public func rendered(_ wish: String) -> Screen {
    var screen = self
    screen.wish = wish
    return screen
  }

  /// The same, with the place of its function; `file` in a folder that is drawn.
  public func at(line: Int, in file: String? = nil) -> Screen {
    var screen = self
    (screen.line, screen.file) = (line, file)
    return screen
  }
}
