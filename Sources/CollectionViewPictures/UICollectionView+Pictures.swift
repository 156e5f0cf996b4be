internal import CairoRenderer
public import CellContent
internal import CompositionalLayout
public import Foundation
internal import LayoutScene
public import Scene
internal import SceneSVG
public import UIKitViews

extension UICollectionView {
  /// A picture of what the view shows: cells, headers and decorations as they draw themselves, their
  /// text measured and set by the same fonts.
  ///
  /// - Parameters:
  ///   - format: PNG, SVG or PDF.
  ///   - part: All the content or what is in sight.
  ///   - appearance: Light or dark; `nil` is what the view's traits say.
  /// - Throws: ``PictureError``; `LayoutError` and `CollectionViewError` where
  ///   UIKit would raise an exception; `RendererError`.
  /// - Complexity: Every cell is filled to be measured, and again to be drawn. As many views are made as
  ///   are in sight together, and the drawing of a long PNG is made piece by piece.
  @preconcurrency @MainActor
  public func snapshot(
    as format: PictureFormat = .png(), of part: PicturePart = .content,
    appearance: Appearance? = nil
  ) throws -> Data {
    try picture(as: format, of: part, in: container(appearance))
  }

  /// A picture for each width, and for each appearance of it; the view is as it was afterwards.
  ///
  /// - Parameters:
  ///   - format: PNG, SVG or PDF.
  ///   - widths: Points, each 1 to 1,000,000.
  ///   - appearances: Light, dark or both.
  /// - Throws: As ``snapshot(as:of:appearance:)``.
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

  /// What ``snapshot(as:of:appearance:)`` draws, as a list of things to draw.
  ///
  /// - Parameters:
  ///   - part: All the content or what is in sight.
  ///   - appearance: Light or dark; `nil` is what the view's traits say.
  ///   - name: What all ids in an SVG begin with.
  /// - Throws: As ``snapshot(as:of:appearance:)``, but for the renderer's errors.
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
      let (kind, scale, text) = format.file
      // The views of a strip are drawn when it is written, and forgotten.
      let isInStrips = kind == .png && part == .content && PictureLimits.needsStrips(solved)
      let drawable = Drawable(
        content: isInStrips
          ? .strips(picture(of: solved, part, "view").strips())
          : .whole(try scene(of: solved, part, "view")),
        scale: scale ?? container.traits.displayScale, text: text)
      var data = Data()
      try drawable.write(as: kind) { data.append(contentsOf: $0) }
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
    of solved: SolvedLayout, _ part: PicturePart, _ name: String
  ) -> LayoutPicture {
    let isDark = traitCollection.userInterfaceStyle == .dark
    return LayoutPicture(
      of: solved, content: .ofViews,
      options: SceneOptions(
        name: name, theme: .system, appearance: isDark ? .dark : .light),
      isClipped: part == .bounds, views: ViewDrawing(self))
  }
}

extension PictureFormat {
  /// The kind of file, its pixels a point where it says them, and how its text is written.
  fileprivate var file: (kind: FileFormat, scale: CGFloat?, text: SVGText) {
    switch self {
    case .png(let scale): (.png, scale, .live)
    case .svg(let text): (.svg, nil, text)
    case .pdf: (.pdf, nil, .live)
    }
  }
}

extension Content {
  /// Views say all themselves, but for the pictures of files.
  fileprivate static let ofViews = Content(sections: [], images: .ofViews)
}
