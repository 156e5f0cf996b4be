internal import CairoRenderer
public import CollectionViewContent
package import CompositionalLayout
public import Foundation
public import LayoutScene

extension UICollectionView {
  /// A picture of what the view shows: cells, headers and decorations as they draw themselves, their
  /// text measured and set by the same fonts.
  ///
  /// - Parameters:
  ///   - format: PNG, SVG or PDF.
  ///   - part: All the content or what is in sight.
  ///   - appearance: Light or dark; `nil` is what the view's traits say.
  /// - Throws: ``PictureError``; `LayoutError` and ``CollectionViewContent/CollectionViewError`` where
  ///   UIKit would raise an exception; `RendererError`.
  @preconcurrency @MainActor
  public func snapshot(
    as format: PictureFormat = .png(), of part: PicturePart = .content,
    appearance: Appearance? = nil
  ) throws -> Data {
    Data(try scene(of: part, appearance: appearance).bytes(as: format))
  }

  /// A picture for each width, and for each appearance of it; the view is as it was afterwards.
  ///
  /// - Parameter widths: Points, each 1 to 100,000.
  /// - Throws: As ``snapshot(as:of:appearance:)``.
  @preconcurrency @MainActor
  public func snapshots(
    as format: PictureFormat = .png(), widths: [CGFloat], appearances: [Appearance] = [.light]
  ) throws -> [ViewPicture] {
    try widths.flatMap { width in
      guard (1...100_000).contains(width) else { throw PictureError.width(width) }
      return try appearances.map { appearance in
        let scene = try scene(in: container(appearance, width: width), of: .content)
        return ViewPicture(
          width: width, appearance: appearance, data: Data(try scene.bytes(as: format)))
      }
    }
  }

  /// What ``snapshot(as:of:appearance:)`` draws, as a list of things to draw.
  ///
  /// - Parameter name: What all ids in an SVG begin with.
  /// - Throws: As ``snapshot(as:of:appearance:)``, but for the renderer's errors.
  @preconcurrency @MainActor
  public func scene(
    of part: PicturePart = .content, appearance: Appearance? = nil, name: String = "view"
  ) throws -> Scene {
    try scene(in: container(appearance), of: part, name: name)
  }

  private func container(_ appearance: Appearance?, width: CGFloat? = nil) -> Container {
    var container = layoutContainer
    if let width {
      let old = container.traits
      container = Container(size: CGSize(width: width, height: container.size.height))
      container.traits.displayScale = old.displayScale
      container.traits.layoutDirection = old.layoutDirection
      container.traits.preferredContentSizeCategory = old.preferredContentSizeCategory
      container.traits.userInterfaceStyle = old.userInterfaceStyle
    }
    if let appearance {
      container.traits.userInterfaceStyle = appearance == .dark ? .dark : .light
    }
    return container
  }

  private func scene(
    in container: Container, of part: PicturePart, name: String = "view"
  ) throws -> Scene {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      throw PictureError.notCompositional("\(type(of: collectionViewLayout))")
    }
    return try inContainer(container) {
      try TextRoom.measured(by: TextMeasurer()) {
        let solved = try solution(layout, part)
        if let error { throw error }
        return scene(of: solved, part, name)
      }
    }
  }

  private func solution(
    _ layout: UICollectionViewCompositionalLayout, _ part: PicturePart
  ) throws -> SolvedLayout {
    switch part {
    case .content: return try solvedContent(layout)
    case .bounds:
      layoutIfNeeded()
      if let solved = layout.layoutForHost { return solved }
      if let error = layout.layoutError { throw error }
      return try solvedContent(layout)
    }
  }

  private func scene(of solved: SolvedLayout, _ part: PicturePart, _ name: String) -> Scene {
    let isDark = traitCollection.userInterfaceStyle == .dark
    var options = SceneOptions(name: name, theme: .system, appearance: isDark ? .dark : .light)
    if part == .bounds { options.viewport = solved.inSight }
    let area = options.viewport ?? CGRect(origin: .zero, size: solved.contentSize)
    let margin: CGFloat = 100
    let elements = solved.visibleElements(in: area.insetBy(dx: -margin, dy: -margin))
    options.drawings = drawings(of: elements, appearance: options.appearance)
    // The ground of lists is their own.
    if !solved.sections.contains(where: { $0.list != nil }) {
      options.background = ColorReference((backgroundColor ?? .systemBackground).value)
    }
    return SceneBuilder.scene(of: solved, content: Content(sections: []), options: options)
  }

  /// How the views of elements look, for whoever makes a scene of the layout:
  /// `SceneOptions.drawings`. Elements without a view are left out.
  @preconcurrency @MainActor
  package func drawings(
    of elements: [SolvedElement], appearance: Appearance
  ) -> [SolvedElement.Identity: ElementDrawing] {
    var drawings: [SolvedElement.Identity: ElementDrawing] = [:]
    for element in elements where !element.isHidden {
      drawings[element.identity] = withView(of: element) { ViewPainter.drawing(of: $0, appearance) }
    }
    return drawings
  }
}

extension Scene {
  fileprivate func bytes(as format: PictureFormat) throws -> [UInt8] {
    switch format {
    case .png(let scale): try CairoRenderer.png(self, scale: scale)
    case .svg(let text): try CairoRenderer.svg(self, text: text)
    case .pdf: try CairoRenderer.pdf(self)
    }
  }
}
