internal import CairoRenderer
public import CellContent
package import CompositionalLayout
public import Foundation
internal import LayoutScene
public import Scene
public import UIKitViews

extension UICollectionView {
  /// Draws the view: cells, headers and decorations, with text measured and drawn in the same
  /// fonts.
  ///
  /// - Parameters:
  ///   - format: PNG, WebP, SVG or PDF.
  ///   - part: All content or the visible part.
  ///   - appearance: Light or dark; `nil` follows the view's traits.
  /// - Throws: ``PictureError``; `LayoutError` and `CollectionViewError` for states in which UIKit
  ///   raises an exception; `RendererError`.
  /// - Complexity: O(*n*) in the number of cells. Every cell is configured once to be measured and
  ///   once to be drawn. There are only as many views as visible cells. Long PNGs are drawn in
  ///   strips.
  @preconcurrency @MainActor
  public func snapshot(
    as format: PictureFormat = .png(), of part: PicturePart = .content,
    appearance: Appearance? = nil
  ) throws -> Data {
    try picture(as: format, of: part, in: container(appearance))
  }

  /// Draws one picture per combination of width and appearance. The view is unchanged afterwards.
  ///
  /// - Parameters:
  ///   - format: PNG, WebP, SVG or PDF.
  ///   - widths: Widths in points, each from 1 to 1,000,000.
  ///   - appearances: Light, dark or both.
  /// - Throws: The same errors as ``snapshot(as:of:appearance:)``.
  @preconcurrency @MainActor
  public func snapshots(
    as format: PictureFormat = .png(), widths: [CGFloat], appearances: [Appearance] = [.light]
  ) throws -> [ViewPicture] {
    try widths.flatMap { width in
      try PictureError.check(width: width)
      return try appearances.map { appearance in
        let container = container(appearance, width: width)
        return ViewPicture(
          width: width, appearance: appearance,
          data: try picture(as: format, of: .content, in: container))
      }
    }
  }

  /// The picture as a scene: a list of shapes and texts.
  ///
  /// - Parameters:
  ///   - part: All content or the visible part.
  ///   - appearance: Light or dark; `nil` follows the view's traits.
  ///   - name: The prefix of all ids in an SVG.
  /// - Throws: The same errors as ``snapshot(as:of:appearance:)``, except `RendererError`.
  @preconcurrency @MainActor
  public func scene(
    of part: PicturePart = .content, appearance: Appearance? = nil, name: String = "view"
  ) throws -> Scene {
    try laidOut(in: container(appearance), part) { try scene(of: $0, part, name) }
  }

  private func picture(
    as format: PictureFormat, of part: PicturePart, in container: Container
  ) throws -> Data {
    try laidOut(in: container, part) { solved in
      // The views of a strip are created when it is written, and released afterwards.
      let isInStrips =
        !format.file.isVector && part == .content && PictureLimits.needsStrips(solved)
      let drawable = Drawable(
        content: isInStrips
          ? .strips(picture(of: solved, part, "view").strips)
          : .whole(try scene(of: solved, part, "view")),
        scale: format.scale ?? container.traits.displayScale, text: format.text)
      var data = Data()
      try drawable.write(as: format.file) { data.append(contentsOf: $0) }
      return data
    }
  }
}

// MARK: - Scenes

extension UICollectionView {
  private func scene(
    of solved: SolvedLayout, _ part: PicturePart, _ name: String
  ) throws -> Scene {
    guard part == .bounds || PictureLimits.holds(solved, inStrips: false) else {
      throw PictureError.tooManyCells(solved.drawnCells)
    }
    return picture(of: solved, part, name).scene()
  }

  private func picture(
    of solved: SolvedLayout, _ part: PicturePart, _ name: String, _ appearance: Appearance? = nil
  ) -> LayoutPicture {
    return LayoutPicture(
      of: solved, content: .ofViews,
      options: SceneOptions(
        name: name, theme: .system, appearance: appearance ?? Appearance(traitCollection.traits)),
      isClipped: part == .bounds, views: ViewDrawing(self))
  }

  /// A PNG of all content while the view is laid out, with one pixel per pixel of its screen.
  package func png(of solved: SolvedLayout, appearance: Appearance) throws -> Data {
    try picture(of: solved, .content, "view", appearance).png(scale: solved.scale)
  }
}

extension SolvedLayout {
  /// A PNG of all frames as wireframe.
  package func png(appearance: Appearance) throws -> Data {
    let picture = LayoutPicture(
      of: self, content: Content(sections: []),
      options: SceneOptions(name: "layout", appearance: appearance), isClipped: false, views: nil)
    return try picture.png(scale: scale)
  }

  fileprivate var scale: CGFloat { record().axes.scale }
}

extension LayoutPicture {
  fileprivate func png(scale: CGFloat) throws -> Data {
    // The views of a strip are created when it is written, and released afterwards.
    let drawable = Drawable(content: .strips(strips), scale: scale, text: .live)
    var data = Data()
    try drawable.write(as: .png) { data.append(contentsOf: $0) }
    return data
  }
}

extension Content {
  /// Content without texts: views supply everything except images of files.
  fileprivate static let ofViews = Content(sections: [], images: .ofViews)
}
