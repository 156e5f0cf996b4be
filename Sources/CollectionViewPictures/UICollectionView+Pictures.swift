internal import CairoRenderer
public import CellContent
internal import CompositionalLayout
public import Foundation
internal import LayoutScene
public import Scene
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
  ///   - widths: Points, each 1 to 100,000.
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
      if case .png(let scale) = format, part == .content, solved.drawnCells > Self.mostHeld {
        return try png(of: solved, scale: scale)
      }
      let scene = try scene(of: solved, part, "view")
      let display = container.traits.displayScale
      return switch format {
      case .png(let scale): Data(try CairoRenderer.png(scene, scale: scale))
      case .svg(let text): Data(try CairoRenderer.svg(scene, text: text, scale: display))
      case .pdf: Data(try CairoRenderer.pdf(scene, scale: display))
      }
    }
  }
}

// MARK: - Scenes

extension UICollectionView {
  /// The most cells whose drawing is held as a whole where a picture can be made piece by piece, and where
  /// it cannot.
  private static let mostHeld = 2_000
  private static let mostDrawn = 100_000

  private func scene(
    of solved: SolvedLayout, _ part: PicturePart, _ name: String
  ) throws -> Scene {
    guard part == .bounds || solved.drawnCells <= Self.mostDrawn else {
      throw PictureError.tooManyCells(solved.drawnCells)
    }
    var options = options(of: solved, part, name)
    options.drawings = drawings(
      of: SceneBuilder.elements(of: solved, in: options.viewport), appearance: options.appearance)
    return SceneBuilder.scene(of: solved, content: .ofViews, options: options)
  }

  /// The drawing of a strip is made when it is written, and forgotten.
  private func png(of solved: SolvedLayout, scale: CGFloat) throws -> Data {
    let options = options(of: solved, .content, "view")
    let strips = SceneBuilder.strips(of: solved, content: .ofViews, options: options) { elements in
      // Strips are asked for where the picture is.
      MainActor.assumeIsolated {
        self.drawings(of: elements, appearance: options.appearance)
      }
    }
    var data = Data()
    try CairoRenderer.writePNG(strips, scale: scale) { data.append(contentsOf: $0) }
    return data
  }

  private func options(
    of solved: SolvedLayout, _ part: PicturePart, _ name: String
  ) -> SceneOptions {
    let isDark = traitCollection.userInterfaceStyle == .dark
    var options = SceneOptions(
      name: name, theme: .system, appearance: isDark ? .dark : .light,
      background: pictureGround(of: solved))
    if part == .bounds { options.viewport = solved.inSight }
    options.addSurroundings(of: solved) { surroundings(of: $0, $1, $2) }
    return options
  }
}

extension Content {
  /// Views say all themselves, but for the pictures of files.
  fileprivate static let ofViews = Content(sections: [], images: .ofViews)
}
