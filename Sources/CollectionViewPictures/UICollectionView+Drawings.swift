import CellContent
import CompositionalLayout
import Foundation
internal import LayoutScene
package import Scene
package import UIKitViews

extension ViewDrawing {
  /// Creates a drawing of a collection view's views. Its closures run on the main actor.
  ///
  /// - Parameter isWhole: Whether the views beside the collection view are drawn, too.
  @MainActor package init(_ view: UICollectionView, isWhole: Bool = false) {
    self.init(
      appearance: view.overriddenAppearance, direction: view.ownDirection,
      background: { solved in MainActor.assumeIsolated { view.pictureBackground(of: solved) } },
      drawings: { elements, palette in
        MainActor.assumeIsolated { view.drawings(of: elements, palette) }
      })
    bar = { name, size, palette in
      MainActor.assumeIsolated { view.drawing(ofBar: name, size, palette) }
    }
    let isWhole = isWhole && view.hasViewsBeside
    enter = { container in
      MainActor.assumeIsolated {
        view.enter(container)
        return isWhole ? view.layOutBeside(in: container.size) : nil
      }
    }
    failure = { MainActor.assumeIsolated { view.error } }
    surroundings = { solved, size, palette in
      MainActor.assumeIsolated { view.surroundings(of: solved, size, palette, isWhole: isWhole) }
    }
  }
}

extension UICollectionView {
  /// The background of the picture; `nil` if the lists' background covers the view's own.
  fileprivate func pictureBackground(of solved: SolvedLayout) -> ColorReference? {
    let lists = solved.sections.count { $0.list?.hasClearBackground == false }
    let isDefault = backgroundColor == nil && !hasExplicitBackground
    if lists > 0, isDefault || lists == solved.sections.count { return nil }
    return ColorReference(visibleBackground.value)
  }

  private var ownBackground: UIColor {
    backgroundColor ?? (hasExplicitBackground ? .clear : .systemBackground)
  }

  /// The background color of the view, or of the nearest ancestor with one if the view is clear.
  private var visibleBackground: UIColor {
    guard let last = viewsBehind.last else { return ownBackground }
    return last.backgroundColor ?? .clear
  }

  /// The ancestors visible through the view, up to the nearest one with a background color.
  private var viewsBehind: [UIView] {
    var views: [UIView] = []
    var (color, view): (UIColor, UIView) = (ownBackground, self)
    while color.isClear, let above = view.superview {
      views.append(above)
      (color, view) = (above.backgroundColor ?? .clear, above)
    }
    return views
  }

  /// The drawings of elements' views, configured for a palette. Elements without a view are
  /// left out.
  fileprivate func drawings(
    of elements: [SolvedElement], _ palette: Palette
  ) -> [SolvedElement.Identity: ElementDrawing] {
    filled(for: palette.appearance) {
      var drawings: [SolvedElement.Identity: ElementDrawing] = [:]
      for element in elements where !element.isHidden {
        drawings[element.identity] = withView(of: element) {
          ViewPainter.drawing(of: $0, palette)
        }
      }
      return drawings
    }
  }

  /// The drawing of the view that a bar shows; `nil` if it shows none.
  fileprivate func drawing(ofBar name: String, _ size: CGSize, _ palette: Palette)
    -> ElementDrawing?
  {
    shownView(inBar: name).map { shown in
      let bounds = CGRect(origin: .zero, size: size)
      return filled(for: palette.appearance) {
        ViewPainter.drawing(of: shown, in: bounds, tint: tintColor ?? .tintColor, palette)
      }
    }
  }

  /// The ancestors visible behind all elements; empty if something covers them.
  private func visibleViews(behind solved: SolvedLayout) -> [UIView] {
    backgroundView == nil && pictureBackground(of: solved) != nil ? viewsBehind : []
  }

  /// Whether a background view, a view for unavailable content or an index is shown.
  package var hasSurroundings: Bool {
    backgroundView != nil || unavailableView != nil || sectionIndex != nil
  }

  private var sectionIndex: ListIndex? { ListIndex(dataSource?.indexTitles(for: self) ?? []) }

  /// The drawings behind and above all elements, at a size and configured for a palette; `nil`
  /// if there are none.
  fileprivate func surroundings(
    of solved: SolvedLayout, _ size: CGSize, _ palette: Palette, isWhole: Bool
  ) -> SceneOptions.Surroundings? {
    let visible = visibleViews(behind: solved)
    guard hasSurroundings || isWhole || !visible.isEmpty else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let tint = tintColor ?? .tintColor
    return filled(for: palette.appearance) {
      let backdrop = ViewPainter.backdrop(
        of: self, in: visible, filling: bounds, tint: tint, palette)
      guard hasSurroundings || isWhole || backdrop != nil else { return nil }
      @MainActor func drawing(of view: UIView) -> ElementDrawing {
        ViewPainter.drawing(of: view, in: bounds, tint: tint, palette)
      }
      let index = sectionIndex?.drawing(
        in: size, of: solved.container, tint: ColorReference(tint.value).resolved(in: palette))
      let (behind, over) = (
        backgroundView.map(drawing) ?? backdrop, unavailableView.map(drawing) ?? index
      )
      guard isWhole else { return SceneOptions.Surroundings(behind: behind, over: over) }
      let (below, above) = ViewPainter.drawings(
        beside: self, hasBackdrop: backdrop != nil, filling: bounds, palette)
      return SceneOptions.Surroundings(
        behind: behind?.below(below) ?? below, over: over?.below(above) ?? above)
    }
  }

  /// Runs `body` with the views configured for an appearance. Views that already have it stay as
  /// they are, because their content may have been loaded later.
  private func filled<Result>(for appearance: Appearance, _ body: () -> Result) -> Result {
    guard Appearance(traitCollection.traits) != appearance else { return body() }
    let container = container(appearance)
    return inContainer(container, on: screen(inAppearanceOf: container.traits), body)
  }
}

extension ImageLibrary {
  /// The images of files that views show.
  package static let ofViews = ImageLibrary(name: "views") { UIImage.library[$0]?.file }
}

extension UIColor {
  /// Whether the color is invisible.
  fileprivate var isClear: Bool { value.isClear }
}

extension ColorValue {
  fileprivate var isClear: Bool { !ColorReference(self).resolved(in: .light).isVisible }
}

extension ListDescription {
  /// Whether the background behind the list is visible between its rows.
  fileprivate var hasClearBackground: Bool { backgroundColor?.isClear ?? false }
}
