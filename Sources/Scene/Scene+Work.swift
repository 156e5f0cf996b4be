package import Basics
package import Foundation
internal import Geometry

/// The work of drawing elements.
package struct DrawingWork: Hashable, Sendable {
  /// The number of shapes and texts.
  package var parts = 0
  /// The bytes of their texts in UTF-8.
  package var characters = 0
  /// The pixels of shadows, once for each of their fills.
  package var shadowPixels = 0
}

extension Scene {
  /// The work of drawing the elements of the scene.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; `nil` for a format without pixels.
  ///   - heights: Counts only elements that begin in a range of y coordinates, so that the sum of all
  ///     strips does not depend on their heights. `nil` counts all elements.
  /// - Complexity: O(*n*) in the number of elements and definitions.
  package func work(scale: CGFloat?, startingIn heights: ClosedRange<CGFloat>? = nil) -> DrawingWork
  {
    let known = definitions.map { Self.work(of: $0.shapes) }
    var sum = DrawingWork()
    for element in groups.lazy.flatMap(\.elements) {
      let top = min(max(element.frame.minY, 0), size.height)
      if let heights, !heights.contains(top) { continue }
      add(element.definition, element.texts, of: element, known, scale, to: &sum)
      for layer in element.layers {
        add(layer.definition, layer.texts, of: element, known, scale, to: &sum)
      }
    }
    return sum
  }

  private func add(
    _ definition: Int?, _ texts: [TextBlock], of element: SceneElement,
    _ known: [(shapes: Int, shadows: [Shadow])], _ scale: CGFloat?, to sum: inout DrawingWork
  ) {
    sum.parts = sum.parts.addingWithSaturation(texts.count)
    for paragraph in texts.lazy.flatMap(\.paragraphs) {
      sum.characters = sum.characters.addingWithSaturation(paragraph.string.utf8.count)
    }
    guard let definition, known.indices.contains(definition) else { return }
    sum.parts = sum.parts.addingWithSaturation(known[definition].shapes)
    guard let scale else { return }
    let picture = CGRect(origin: .zero, size: size)
    for shadow in known[definition].shadows {
      let overflow = shadow.overflow
      let rect = shadow.rect.insetBy(dx: -overflow, dy: -overflow)
        .offsetBy(dx: element.frame.minX, dy: element.frame.minY)
      let seen = rect.common(with: picture)
      let pixels = seen.width * seen.height * scale * scale * CGFloat(shadow.layers.count)
      guard pixels.isFinite, pixels > 0 else { continue }
      sum.shadowPixels = sum.shadowPixels.addingWithSaturation(Int(min(pixels, 1e18)))
    }
  }

  private static func work(of shapes: [Shape]) -> (shapes: Int, shadows: [Shadow]) {
    var (count, shadows) = (0, [Shadow]())
    for shape in shapes {
      count += 1
      switch shape {
      case .shadow(let shadow): shadows.append(shadow)
      case .clipped(let clipped):
        let inner = work(of: clipped.shapes)
        count += inner.shapes
        shadows += inner.shadows
      case .faded(let faded):
        let inner = work(of: faded.shapes)
        count += inner.shapes
        shadows += inner.shadows
      case .box, .line, .strokes, .outline, .image: break
      }
    }
    return (count, shadows)
  }
}

extension Budget.Share {
  /// Adds the work of drawing elements, and returns whether the limits allow it. What exceeds a limit
  /// is reported by ``checkDrawing()``.
  package func add(_ work: DrawingWork) -> Bool {
    let parts = add(work.parts, to: .parts)
    // The shaped text of measured cells is often still known.
    let characters = add(work.characters / 2, to: .measuredCharacters)
    return add(work.shadowPixels, to: .shadowPixels) && parts && characters
  }

  /// Whether more is drawn than a limit allows.
  package var isDrawingExceeded: Bool { Self.drawing.contains(where: isExceeded) }

  /// - Throws: `Budget.Exceeded` if more is drawn than a limit allows.
  package func checkDrawing() throws(Budget.Exceeded) {
    for resource in Self.drawing { try check(resource) }
  }

  private static let drawing: [Budget.Resource] = [.parts, .measuredCharacters, .shadowPixels]
}
