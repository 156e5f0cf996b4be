import CellContent
import CompositionalLayout
import Foundation
package import LayoutScene
package import Scene
package import UIKitViews

extension ViewDrawing {
  /// Draws the views of a collection view. Called on the main actor, where they live.
  @MainActor package init(_ view: UICollectionView) {
    self.init(
      appearance: view.overriddenAppearance, direction: view.ownDirection,
      background: { solved in MainActor.assumeIsolated { view.pictureGround(of: solved) } },
      drawings: { elements, appearance in
        MainActor.assumeIsolated { view.drawings(of: elements, appearance) }
      })
    failure = { MainActor.assumeIsolated { view.error } }
    surroundings = { solved, size, appearance in
      MainActor.assumeIsolated { view.surroundings(of: solved, size, appearance) }
    }
  }
}

extension UICollectionView {
  /// What lies behind everything; `nil` where that is the ground of lists, which cover what the view
  /// itself has there.
  fileprivate func pictureGround(of solved: SolvedLayout) -> ColorReference? {
    let lists = solved.sections.count { $0.list?.isSeenThrough == false }
    let isUsual = backgroundColor == nil && !hasExplicitBackground
    if lists > 0, isUsual || lists == solved.sections.count { return nil }
    return ColorReference(seenGround.value)
  }

  private var ownGround: UIColor {
    backgroundColor ?? (hasExplicitBackground ? .clear : .systemBackground)
  }

  /// The colour of the view or, where that is clear, of the nearest one above it that has one.
  private var seenGround: UIColor {
    guard let last = viewsBehind.last else { return ownGround }
    return last.backgroundColor ?? .clear
  }

  /// The views that are seen through this one, from the one that it is in to the nearest with a colour.
  private var viewsBehind: [UIView] {
    var views: [UIView] = []
    var (ground, view): (UIColor, UIView) = (ownGround, self)
    while ground.isClear, let above = view.superview {
      views.append(above)
      (ground, view) = (above.backgroundColor ?? .clear, above)
    }
    return views
  }

  /// How the views of elements look, filled for an appearance that the view's traits may not have. Elements
  /// without a view are left out.
  fileprivate func drawings(
    of elements: [SolvedElement], _ appearance: Appearance
  ) -> [SolvedElement.Identity: ElementDrawing] {
    filled(for: appearance) {
      var drawings: [SolvedElement.Identity: ElementDrawing] = [:]
      for element in elements where !element.isHidden {
        drawings[element.identity] = withView(of: element) {
          ViewPainter.drawing(of: $0, appearance)
        }
      }
      return drawings
    }
  }

  /// The views that are seen behind all elements; none where something else stands there.
  private func viewsSeen(behind solved: SolvedLayout) -> [UIView] {
    backgroundView == nil && pictureGround(of: solved) != nil ? viewsBehind : []
  }

  /// Whether something stands behind all elements, or over them.
  package var hasSurroundings: Bool { backgroundView != nil || unavailableView != nil }

  /// What stands behind all elements and over them, so large, filled for an appearance that the view's traits
  /// may not have; `nil` for nothing.
  fileprivate func surroundings(
    of solved: SolvedLayout, _ size: CGSize, _ appearance: Appearance
  ) -> SceneOptions.Surroundings? {
    let seen = viewsSeen(behind: solved)
    guard hasSurroundings || !seen.isEmpty else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let tint = tintColor ?? .tintColor
    return filled(for: appearance) {
      let backdrop = ViewPainter.backdrop(
        of: self, in: seen, filling: bounds, tint: tint, appearance)
      guard hasSurroundings || backdrop != nil else { return nil }
      @MainActor func drawing(of view: UIView) -> ElementDrawing {
        ViewPainter.drawing(of: view, in: bounds, tint: tint, appearance)
      }
      return SceneOptions.Surroundings(
        behind: backgroundView.map(drawing) ?? backdrop, over: unavailableView.map(drawing))
    }
  }

  /// Views that stand in the appearance stay as they are: what they were filled with may have come late.
  private func filled<Result>(for appearance: Appearance, _ body: () -> Result) -> Result {
    let isDark = traitCollection.userInterfaceStyle == .dark
    guard isDark != (appearance == .dark) else { return body() }
    return inContainer(container(appearance), body)
  }
}

extension ImageLibrary {
  /// The pictures of files that views show.
  package static let ofViews = ImageLibrary(name: "views") { UIImage.library[$0]?.file }
}

extension UIColor {
  /// Whether nothing of it can be seen.
  fileprivate var isClear: Bool { !ColorReference(value).resolved(in: .light).isVisible }
}

extension ListDescription {
  /// Whether what lies behind the list is seen between its rows.
  fileprivate var isSeenThrough: Bool { backgroundColor?.isClear ?? false }
}
