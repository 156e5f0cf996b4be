import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// Tests drawing with the functions of a graphics context.
@MainActor @Suite struct ContextDrawingTests {
  /// A view that draws with a closure.
  private final class Drawn: UIView {
    var body: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  /// The outlines that a view at the origin of a cell draws.
  private func outlines(_ body: @escaping (CGContext) -> Void) throws -> [Outline] {
    func outlines(_ shapes: [Shape]) -> [Outline] {
      shapes.flatMap { shape -> [Outline] in
        switch shape {
        case .outline(let outline): [outline]
        case .clipped(let clipped): outlines(clipped.shapes)
        default: []
        }
      }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    view.backgroundColor = .clear
    view.body = body
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 60), [1]) { cell, _ in
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    return outlines(scene.shapes(of: scene.cells.first))
  }

  private func points(_ numbers: CGFloat...) -> [CGPoint] {
    stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  @Test func `lines have the color, width, ends and corners that were set`() throws {
    let found = try outlines { context in
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.strokeLineSegments(between: points(1, 2, 3, 4, 5, 6, 7, 8))
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineCap(.square)
      context.setLineJoin(.miter)
      context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 10))
    }
    #expect(found.count == 2)
    let (lines, ellipse) = (try #require(found.first), try #require(found.last))
    #expect(lines.path.steps == [.move, .line, .move, .line])
    #expect(lines.path.numbers == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(lines.stroke == Box.Stroke(color: RGBA(0xFF0000), width: 2) && lines.fill == nil)
    #expect(lines.pen.cap == .round && lines.pen.join == .bevel)
    #expect(ellipse.stroke == Box.Stroke(color: RGBA(0x0000FF), width: 2))
    #expect(ellipse.pen.cap == .square && ellipse.pen.join == .miter)
    let xs = stride(from: 0, to: ellipse.path.numbers.count, by: 2).map { ellipse.path.numbers[$0] }
    #expect(xs.min() == 10 && xs.max() == 30)
  }

  /// A mode, the rule of the fill, and whether the path is stroked.
  nonisolated private static let modes: [(CGPathDrawingMode, Outline.FillRule?, Bool)] = [
    (.fill, .nonZero, false), (.eoFill, .evenOdd, false), (.stroke, nil, true),
    (.fillStroke, .nonZero, true), (.eoFillStroke, .evenOdd, true),
  ]

  @Test(arguments: modes) func `a path is drawn once, in the mode`(
    _ mode: CGPathDrawingMode, _ rule: Outline.FillRule?, _ isStroked: Bool
  ) throws {
    let found = try outlines { context in
      context.addRect(CGRect(x: 90, y: 90, width: 1, height: 1))
      context.beginPath()
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
      context.drawPath(using: mode)
      context.drawPath(using: mode)
    }
    #expect(found.filter { $0.fill != nil }.map(\.rule) == (rule.map { [$0] } ?? []))
    #expect(found.filter { $0.stroke != nil }.count == (isStroked ? 1 : 0))
    #expect(found.allSatisfy { $0.path.numbers.allSatisfy { $0 <= 20 } })
  }

  @Test func `a path is filled by the rule that is given`() throws {
    let found = try outlines { context in
      for rule in [CGPathFillRule.winding, .evenOdd] {
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
        context.fillPath(using: rule)
      }
    }
    #expect(found.map(\.rule) == [.nonZero, .evenOdd])
  }

  @Test func `a transform is applied before those that were applied earlier`() throws {
    let found = try outlines { context in
      context.translateBy(x: 10, y: 20)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 3))
      context.addLines(between: points(0, 0, 1, 1))
      context.strokePath()
    }
    #expect(found.map(\.path.numbers) == [[10, 20, 12, 23]])
  }

  @Test func `the frame of a rectangle is a ring of one point`() throws {
    let found = try outlines { context in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 5, y: 5, width: 20, height: 10))
    }
    #expect(found.map(\.rule) == [.evenOdd] && found.first?.fill == .color(RGBA(0xFF0000)))
    #expect(Set(found.first?.path.numbers ?? []) == [5, 25, 15, 6, 24, 14])
  }

  @Test func `rounded rectangles of paths are the same in all notations`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 4)
    #expect(path == CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil))
    let size = CGSize(width: 4, height: 4)
    let corners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(
      UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: size).cgPath
        == UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: size).cgPath)
  }

  @Test func `an image context has the size that it is begun with`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 12, height: 7))
    UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 7))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 12, height: 7))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
