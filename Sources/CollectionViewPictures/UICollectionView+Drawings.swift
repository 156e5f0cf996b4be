package import CellContent
package import CompositionalLayout
package import Foundation
package import LayoutScene
package import Scene
package import UIKitViews

// For whoever makes a scene of the layout in the view's place.
extension UICollectionView {
  /// What lies behind everything; `nil` where that is the ground of lists, which cover what the view
  /// itself has there.
  package func pictureGround(of solved: SolvedLayout) -> ColorReference? {
    let lists = solved.sections.count { $0.list?.isSeenThrough == false }
    let isUsual = backgroundColor == nil && !hasSaidGround
    if lists > 0, isUsual || lists == solved.sections.count { return nil }
    return ColorReference(seenGround.value)
  }

  private var ownGround: UIColor {
    backgroundColor ?? (hasSaidGround ? .clear : .systemBackground)
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

  /// How the views of elements look: `SceneOptions.drawings`. Elements without a view are left out.
  ///
  /// Views are filled for the appearance that the view's traits say.
  package func drawings(
    of elements: [SolvedElement], appearance: Appearance
  ) -> [SolvedElement.Identity: ElementDrawing] {
    var drawings: [SolvedElement.Identity: ElementDrawing] = [:]
    for element in elements where !element.isHidden {
      drawings[element.identity] = withView(of: element) { ViewPainter.drawing(of: $0, appearance) }
    }
    return drawings
  }

  /// The views that are seen behind all elements; none where something else stands there.
  private func viewsSeen(behind solved: SolvedLayout) -> [UIView] {
    backgroundView == nil && pictureGround(of: solved) != nil ? viewsBehind : []
  }

  /// Whether something stands behind all elements, or over them.
  package var hasSurroundings: Bool { backgroundView != nil || unavailableView != nil }

  /// What stands behind all elements and over them, so large; `nil` for nothing.
  func surroundings(
    of solved: SolvedLayout, _ size: CGSize, _ appearance: Appearance
  ) -> SceneOptions.Surroundings? {
    let bounds = CGRect(origin: .zero, size: size)
    let tint = tintColor ?? .tintColor
    let backdrop = ViewPainter.backdrop(
      of: self, in: viewsSeen(behind: solved), filling: bounds, tint: tint, appearance)
    guard hasSurroundings || backdrop != nil else { return nil }
    return SceneOptions.Surroundings(
      behind: backgroundView.map {
        ViewPainter.drawing(of: $0, in: bounds, tint: tint, appearance)
      } ?? backdrop,
      over: unavailableView.map {
        ViewPainter.drawing(of: $0, in: bounds, tint: tint, appearance)
      })
  }

  /// The same with the views filled for an appearance that the view's traits may not say.
  package func surroundings(
    of solved: SolvedLayout, _ size: CGSize, filledFor appearance: Appearance
  ) -> SceneOptions.Surroundings? {
    guard hasSurroundings || !viewsSeen(behind: solved).isEmpty else { return nil }
    return filled(for: appearance) { surroundings(of: solved, size, appearance) }
  }

  /// ``drawings(of:appearance:)`` with the views filled for an appearance that the view's traits may not say.
  package func drawings(
    of elements: [SolvedElement], filledFor appearance: Appearance
  ) -> [SolvedElement.Identity: ElementDrawing] {
    filled(for: appearance) { drawings(of: elements, appearance: appearance) }
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
