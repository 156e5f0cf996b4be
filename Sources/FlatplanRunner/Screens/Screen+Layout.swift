internal import CairoRenderer
internal import CellContent
internal import CollectionViewPictures
internal import CompositionalLayout
internal import FlatplanScreens
internal import Foundation
internal import LayoutScene
internal import LayoutSpec
internal import UIKitViews

/// Why there is no layout to draw.
enum ScreenError: Error, Hashable, CustomStringConvertible {
  case notCompositional(String)
  case noCollectionView
  case thrown(String)
  /// It stopped the program before, and is not called again.
  case stopped(String)

  var description: String {
    switch self {
    case .notCompositional(let type):
      "it answers a \(type), and only compositional layouts are drawn"
    case .noCollectionView: "its view holds no collection view"
    case .thrown(let error): "it throws \(error)"
    case .stopped(let reason): reason
    }
  }
}

/// What came of calling a screen's function; looked at on the main actor alone.
struct MadeScreen: @unchecked Sendable {
  var layout: UICollectionViewCompositionalLayout
  /// The view that the layout is of, if there is one.
  var collectionView: UICollectionView?

  /// The item counts that the view shows: those of its data source, also if there are none or its snapshot
  /// failed. `nil` for a layout without a data source, which is drawn with sample cells.
  @MainActor
  var itemCounts: [Int]? {
    guard let collectionView else { return nil }
    let isSupplied = collectionView.hasHadDataSource || collectionView.hasSurroundings
    return isSupplied ? collectionView.itemCounts : nil
  }
}

extension Screen {
  /// Calls the function, within the container that a picture is wanted of.
  @MainActor
  func make(in container: Container) throws(ScreenError) -> MadeScreen {
    let result = Container.$current.withValue(container) {
      Result { try product.make(container, of: name) }
    }
    let (layout, view): (UICollectionViewLayout, UICollectionView?)
    do {
      (layout, view) = try result.get()
    } catch let error as ScreenError {
      throw error
    } catch {
      throw .thrown("\(error)")
    }
    guard let compositional = layout as? UICollectionViewCompositionalLayout else {
      throw .notCompositional("\(type(of: layout))")
    }
    return MadeScreen(layout: compositional, collectionView: view)
  }

  /// The layout of what the function made, and its sample content.
  @MainActor
  func plan(of made: MadeScreen, sections: () -> Int) -> SpecPlan {
    // What was loaded is taken over where views and controllers say what they follow from.
    made.collectionView?.topmost.updatePropertiesIfNeeded()
    let counts =
      items ?? made.itemCounts ?? Array(repeating: Self.itemsUnlessSaid, count: sections())
    // What has been loaded since may be laid out otherwise.
    var plan = SpecPlan(
      layout: made.collectionView?.compositionalLayout ?? made.layout, itemCounts: counts)
    // Cells are those of the data source, and say nothing of other numbers of items.
    if let view = made.collectionView, counts == made.itemCounts {
      plan.views = view.cellMeasuring
      plan.drawing = ViewDrawing(view)
      plan.content.images = .ofViews
      plan.scrollOffsets = view.carouselOffsets
    }
    return plan
  }

  /// Does work in which the screen's views are measured and drawn: by the fonts that draw them, and with
  /// the pictures that lie beside their code.
  @MainActor
  func perform(in container: Container, folders: [String], _ work: () -> Void) {
    Container.$current.withValue(container) {
      ImageFolder.$current.withValue(folders) {
        UICollectionView.$throwsErrors.withValue(true) {
          TextMeasurement.measured(by: TextMeasurer(), work)
        }
      }
    }
  }
}

extension Screen.Product {
  @MainActor
  fileprivate func make(
    _ container: Container, of name: String
  ) throws -> (UICollectionViewLayout, UICollectionView?) {
    switch self {
    case .layout(let make): return (try make(), nil)
    case .section(let make):
      return (Self.layout(of: name) { _, environment in try make(environment) }, nil)
    case .provider(let make): return (Self.layout(of: name, make), nil)
    case .collectionView(let make):
      return Self.parts(RetainedObjects.keep(try make()), in: container)
    case .controller(let make):
      let controller = RetainedObjects.keep(try make())
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      guard let whole = controller.view, let view = whole.firstCollectionView else {
        throw ScreenError.noCollectionView
      }
      Self.tell(of: whole.shownViews(beside: view), in: name)
      return Self.parts(view, in: container)
    }
  }

  /// What an app shows beside the collection view, the picture does not.
  @MainActor
  private static func tell(of views: [UIView], in name: String) {
    let kinds = Set(views.map { "\(type(of: $0))" }).sorted()
    guard !kinds.isEmpty else { return }
    Note.say(
      "\(name) is drawn as its collection view alone, as wide as the picture; there is more in its view: "
        + kinds.joined(separator: ", "))
  }

  @MainActor
  private static func parts(
    _ view: UICollectionView, in container: Container
  ) -> (UICollectionViewLayout, UICollectionView?) {
    view.frame = CGRect(origin: .zero, size: container.size)
    return (view.collectionViewLayout, view)
  }

  /// Providers are asked while layouts are described, which happens on the main actor here. A section for
  /// which one throws is none, and what it throws is told.
  @MainActor
  private static func layout(
    of name: String,
    _ provider:
      @escaping @MainActor @Sendable (
        Int, any NSCollectionLayoutEnvironment
      ) throws -> NSCollectionLayoutSection?
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let asked = Asked(environment: environment)
      return MainActor.assumeIsolated {
        do {
          return Answered(section: try provider(index, asked.environment))
        } catch {
          Note.say("\(name) throws \(error) for section \(index)")
          return Answered(section: nil)
        }
      }.section
    }
  }

  /// Carry what stays on one thread past the compiler.
  private struct Asked: @unchecked Sendable {
    let environment: any NSCollectionLayoutEnvironment
  }

  private struct Answered: @unchecked Sendable {
    let section: NSCollectionLayoutSection?
  }
}

extension UIView {
  /// The view that is in no other.
  fileprivate var topmost: UIView { superview?.topmost ?? self }
}
