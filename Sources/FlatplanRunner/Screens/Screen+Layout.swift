internal import Basics
internal import CairoRenderer
internal import CellContent
internal import CollectionViewPictures
internal import CompositionalLayout
internal import FlatplanScreens
internal import Foundation
internal import LayoutSpec
internal import Scene
internal import UIKitViews

/// A screen of Swift code. `CellContent` calls the bars around a layout a screen.
typealias Screen = FlatplanScreens.Screen

/// Why a screen cannot be drawn.
enum ScreenError: Error, Hashable, CustomStringConvertible {
  /// The layout computes its frames only in a collection view, or is the base class, which has none.
  case notCompositional(String)
  /// The view of the controller contains no collection view.
  case noCollectionView
  /// The app does not show the controller when it starts.
  case notShown(String)
  /// The function threw an error.
  case thrown(String)
  /// An earlier call stopped the program, so the call is not repeated.
  case stopped(String)

  var description: String {
    switch self {
    case .notCompositional(let type):
      "it returns a \(type), which can only be drawn in a collection view with items"
    case .noCollectionView: "its view contains no collection view"
    case .notShown(let reason): reason
    case .thrown(let error): "it throws \(error)"
    case .stopped(let reason): reason
    }
  }
}

/// The result of calling a screen's function. It must be used only on the main actor.
struct MadeScreen: @unchecked Sendable {
  var layout: UICollectionViewCompositionalLayout
  /// The collection view of the layout, if there is one.
  var collectionView: UICollectionView?
  /// The controller that shows the collection view, with what is around it.
  var controller: UIViewController?

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
  /// Calls the function with the container of a picture.
  @MainActor
  func make(in container: Container) throws(ScreenError) -> MadeScreen {
    let result = Container.$current.withValue(container) {
      Result { try product.make(container, of: name) }
    }
    let parts: Product.Parts
    do {
      parts = try result.get()
    } catch let error as ScreenError {
      throw error
    } catch {
      throw .thrown("\(error)")
    }
    // The compositional layouts of other layouts do not retain them.
    guard let compositional = RetainedObjects.keep(parts.layout).drawnLayout,
      parts.view != nil || !parts.layout.isOwn
    else {
      throw .notCompositional("\(type(of: parts.layout))")
    }
    return MadeScreen(
      layout: compositional, collectionView: parts.view,
      controller: parts.controller)
  }

  /// The layout and content to draw.
  ///
  /// - Parameter sections: Counts the sections of a layout without items of its own.
  @MainActor
  func plan(of made: MadeScreen, sections: () -> Int) -> SpecPlan {
    // Views and controllers apply data that has been loaded since.
    made.collectionView?.topmost.updatePropertiesIfNeeded()
    let counts =
      items ?? made.itemCounts ?? Array(repeating: Self.defaultItemCount, count: sections())
    // The layout is read now, since loading data may have replaced it.
    var plan = SpecPlan(
      layout: made.collectionView?.compositionalLayout ?? made.layout, itemCounts: counts)
    plan.screen = hasBars ? made.controller?.bars : nil
    if let view = made.collectionView { reportWidth(of: view) }
    // The cells of the data source are valid only for its own number of items.
    if let view = made.collectionView, counts == made.itemCounts {
      plan.views = view.cellMeasuring
      plan.drawing = ViewDrawing(view, isWhole: made.controller != nil)
      plan.content.images = .ofViews
      plan.scrollOffsets = view.carouselOffsets
      plan.pageScroll = view.pageScroll
    }
    return plan
  }

  /// Reports content that is wider than a picture may be. Its visible part is drawn.
  @MainActor
  private func reportWidth(of view: UICollectionView) {
    guard view.compositionalLayout?.configuration.scrollDirection == .horizontal else { return }
    let width = view.contentSize.width
    guard width * view.traitCollection.displayScale > CGFloat(PictureLimits.imageSide) else {
      return
    }
    Note.print("\(name) is \(Int(width)) points wide: its visible part is drawn")
  }

  /// Runs work that measures and draws the screen's views. Text is measured with the fonts used for
  /// drawing, and images are loaded from the folders of the code.
  @MainActor
  func perform(
    in container: Container, folders: [String], _ budget: Budget.Share, _ work: () -> Void
  ) {
    Container.$current.withValue(container) {
      ImageFolder.$current.withValue(folders) {
        UICollectionView.$throwsErrors.withValue(true) {
          TextMeasurement.measured(by: BudgetedText(TextMeasurer(), budget), work)
        }
      }
    }
  }
}

extension Screen.Product {
  /// What a function returns.
  fileprivate struct Parts {
    var layout: UICollectionViewLayout
    var view: UICollectionView?
    var controller: UIViewController?
  }

  @MainActor
  fileprivate func make(_ container: Container, of name: String) throws -> Parts {
    switch self {
    case .layout(let make): return Parts(layout: try make())
    case .section(let make):
      return Parts(layout: Self.layout(of: name) { _, environment in try make(environment) })
    case .provider(let make): return Parts(layout: Self.layout(of: name, make))
    case .collectionView(let make):
      return Self.parts(RetainedObjects.keep(try make()), in: container)
    case .controller(let make):
      return try Self.parts(of: RetainedObjects.keep(try make()), container)
    case .root(let root):
      guard let controller = root.find() else { throw ScreenError.notShown(root.reason) }
      return try Self.parts(of: controller, container)
    }
  }

  /// Shows a controller and returns its collection view.
  @MainActor
  private static func parts(
    of controller: UIViewController, _ container: Container
  ) throws -> Parts {
    if RunningApp.current?.shows(controller) == true {
      controller.appear()
    } else {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
    guard let whole = controller.view, let view = whole.firstCollectionView else {
      throw ScreenError.noCollectionView
    }
    if view.hasViewsBeside, view.layOutBeside(in: container.size) != nil {
      return Parts(layout: view.collectionViewLayout, view: view, controller: controller)
    }
    var parts = parts(view, in: container)
    parts.controller = controller
    return parts
  }

  @MainActor
  private static func parts(_ view: UICollectionView, in container: Container) -> Parts {
    let hasOtherSize = view.bounds.size != container.size
    view.frame = CGRect(origin: .zero, size: container.size)
    // Layouts that compute their frames themselves ignore a new size unless they say otherwise.
    let layout = view.collectionViewLayout
    if hasOtherSize, layout.isOwn { layout.invalidateLayout() }
    return Parts(layout: layout, view: view)
  }

  /// A layout with a section provider. Layouts are described on the main actor, so the provider can be
  /// called there. If it throws an error, the error is reported and the section is missing.
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
          Note.print("\(name) throws \(error) for section \(index)")
          return Answered(section: nil)
        }
      }.section
    }
  }

  // These wrappers pass values that stay on one thread through the compiler's `Sendable` checks.

  private struct Asked: @unchecked Sendable {
    let environment: any NSCollectionLayoutEnvironment
  }

  private struct Answered: @unchecked Sendable {
    let section: NSCollectionLayoutSection?
  }
}
