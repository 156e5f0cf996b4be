import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// Tests custom drawing in `draw(_:)` and in image contexts.
@MainActor @Suite struct MarkDrawingTests {
  /// A view that draws with a closure.
  private final class Drawn: UIView {
    var body: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { body(rect) }
  }

  /// The shapes of a cell of 100 x 60 points whose only view, at (10, 10) with a size of 50 x 40
  /// points, draws with a closure.
  private func drawing(
    background: UIColor? = .clear, _ body: @escaping (CGRect) -> Void
  ) throws -> (shapes: [Shape], texts: [TextBlock]) {
    let view = Drawn(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    view.backgroundColor = background
    view.body = body
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 60), [1]) { cell, _ in
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    let element = try #require(scene.elements.first { $0.identity.category == .cell })
    layers = element.layers
    return (element.definition.map { scene.definitions[$0].shapes } ?? [], element.texts)
  }

  /// The layers of the last drawing.
  private final class Layers {
    var all: [SceneElement.Layer] = []
  }

  private let kept = Layers()
  private var layers: [SceneElement.Layer] {
    get { kept.all }
    nonmutating set { kept.all = newValue }
  }

  private func boxes(_ shapes: [Shape]) -> [Box] {
    shapes.flatMap { shape -> [Box] in
      if case .clipped(let clipped) = shape { boxes(clipped.shapes) } else { [shape].boxes }
    }
  }

  private func outlines(_ shapes: [Shape]) -> [Outline] {
    shapes.flatMap { shape -> [Outline] in
      switch shape {
      case .outline(let outline): [outline]
      case .clipped(let clipped): outlines(clipped.shapes)
      default: []
      }
    }
  }

  @Test func `paths are filled and stroked in the coordinates of the view`() throws {
    let (shapes, _) = try drawing { rect in
      #expect(rect == CGRect(x: 0, y: 0, width: 50, height: 40))
      UIColor.red.setFill()
      let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
      path.fill()
      UIColor.blue.setStroke()
      path.lineWidth = 3
      path.setLineDash([4, 2], count: 2, phase: 1)
      path.stroke()
    }
    let found = outlines(shapes)
    #expect(found.count == 2)
    #expect(found.first?.fill == .color(RGBA(0xFF0000)))
    #expect(found.first?.path.numbers.first == 15)
    #expect(found.last?.stroke == Box.Stroke(color: RGBA(0x0000FF), width: 3))
    #expect(found.last?.pen.dash == [4, 2] && found.last?.pen.phase == 1)
  }

  @Test func `rounded corners clip the drawing of a clipping view`() throws {
    let view = Drawn(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    view.isOpaque = false
    view.layer.cornerRadius = 8
    view.clipsToBounds = true
    view.body = { UIRectFill($0) }
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 60), [1]) { cell, _ in
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    func corners(_ shapes: [Shape]) -> [CornerRadii] {
      shapes.flatMap { shape -> [CornerRadii] in
        if case .clipped(let clipped) = shape {
          [clipped.corners] + corners(clipped.shapes)
        } else {
          []
        }
      }
    }
    #expect(corners(scene.shapes(of: scene.cells.first)).contains(CornerRadii(8)))
  }

  @Test func `linear gradients fill the clip area perpendicular to their line`() throws {
    let (shapes, _) = try drawing { rect in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5])
      guard let gradient else { return }
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 20))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 25, y: 50), options: [.drawsAfterEndLocation])
    }
    let box = try #require(boxes(shapes).first)
    #expect(box.rect == CGRect(x: 10, y: 10, width: 50, height: 50))
    let stops = [
      Gradient.Stop(0, RGBA(0xFF0000).faded(by: 0)), Gradient.Stop(0, RGBA(0xFF0000)),
      Gradient.Stop(0, RGBA(0xFF0000)), Gradient.Stop(0.5, RGBA(0x0000FF)),
    ]
    #expect(box.gradient == Gradient(stops, from: .zero, to: CGPoint(x: 0.5, y: 1)))
    #expect(CGGradient(colorsSpace: nil, colors: []) == nil)
  }

  /// The box of a radial gradient from red to blue around (20, 20), drawn at a scale of 2.
  private func radial(
    from start: CGFloat, to end: CGFloat, _ options: CGGradientDrawingOptions
  ) throws -> (rect: CGRect, gradient: Gradient)? {
    let (shapes, _) = try drawing { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors) else { return }
      context.scaleBy(x: 2, y: 2)
      let center = CGPoint(x: 10, y: 10)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
        options: options)
    }
    return boxes(shapes).first.flatMap { box in box.gradient.map { (box.rect, $0) } }
  }

  private let red = RGBA(0xFF0000)
  private let blue = RGBA(0x0000FF)

  @Test func `radial gradients without extension end at their circles`() throws {
    let (rect, gradient) = try #require(try radial(from: 2, to: 8, []))
    #expect(rect == CGRect(x: 14, y: 14, width: 32, height: 32))
    #expect(gradient.kind == .radial && gradient.radii == CGSize(width: 0.5, height: 0.5))
    #expect(
      gradient.stops == [
        .init(0.25, red.faded(by: 0)), .init(0.25, red), .init(0.25, red), .init(1, blue),
        .init(1, blue), .init(1, blue.faded(by: 0)),
      ])
  }

  @Test func `extended radial gradients fill the whole view`() throws {
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let (rect, gradient) = try #require(try radial(from: 0, to: 5, options))
    let part = gradient.radii.width
    #expect(
      abs(part * rect.width - 10) < 1e-9
        && rect.contains(CGRect(x: 10, y: 10, width: 50, height: 40)))
    #expect(abs((part * 100).rounded() / 100 - part) < 1e-9)
    #expect(gradient.stops == [.init(0, red), .init(1, blue)])
  }

  @Test func `radial gradients can run from the outer to the inner circle`() throws {
    let (_, gradient) = try #require(try radial(from: 8, to: 0, .drawsBeforeStartLocation))
    let colors = gradient.stops.map(\.color)
    #expect(colors == [blue.faded(by: 0), blue, blue, red])
    #expect(try radial(from: 0, to: 0, []) == nil)
  }

  @Test func `contexts support transforms, alpha and saved states`() throws {
    let (shapes, _) = try drawing { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 20, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.setAlpha(0.5)
      context.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      context.restoreGState()
      context.restoreGState()
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 1))
      context.addLine(to: CGPoint(x: 9, y: 1))
      context.strokePath()
      context.strokePath()
    }
    let found = outlines(shapes)
    #expect(found.count == 2)
    #expect(found.first?.path.numbers.prefix(2) == [32, 22])
    #expect(found.first?.fill == .color(RGBA.black.faded(by: 0.5)))
    #expect(found.last?.path.numbers == [10, 11, 19, 11])
  }

  @Test func `clipped drawing and drawing outside of the view is invisible`() throws {
    let (shapes, _) = try drawing { rect in
      UIBezierPath(ovalIn: rect).addClip()
      UIRectFill(rect.insetBy(dx: -100, dy: -100))
    }
    guard case .clipped(let outer)? = shapes.first else {
      Issue.record("no clipped shape: \(shapes)")
      return
    }
    #expect(outer.rect == CGRect(x: 10, y: 10, width: 50, height: 40))
    #expect(
      try drawing { _ in UIRectFill(CGRect(x: 200, y: 0, width: 9, height: 9)) }.shapes.isEmpty)
  }

  @Test func `an opaque view without a background is black below its drawing`() throws {
    let (shapes, _) = try drawing(background: nil) { UIRectFill($0.insetBy(dx: 9, dy: 9)) }
    guard case .box(let box)? = shapes.first else {
      Issue.record("no background: \(shapes)")
      return
    }
    #expect(box.fill == .black && box.rect == CGRect(x: 10, y: 10, width: 50, height: 40))
    #expect(try drawing(background: nil) { _ in }.shapes.isEmpty)
  }

  @Test func `texts and images are drawn at their positions`() throws {
    let (shapes, texts) = try drawing { _ in
      "one".draw(at: CGPoint(x: 3, y: 4), withAttributes: [.foregroundColor: UIColor.red])
      NSAttributedString(string: "two").draw(in: CGRect(x: 0, y: 20, width: 40, height: 20))
      UIImage(systemName: "star.fill")?.draw(in: CGRect(x: 30, y: 0, width: 20, height: 20))
    }
    #expect(texts.flatMap(\.paragraphs).map(\.string) == ["one", "two"])
    #expect(texts.first?.box.origin == CGPoint(x: 13, y: 14))
    #expect(texts.last?.box.origin == CGPoint(x: 10, y: 30))
    #expect(!shapes.isEmpty)
    #expect("one".size(withAttributes: nil).width > 5)
  }

  @Test func `texts and images are rotated with their context`() throws {
    let (_, texts) = try drawing { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: 20, y: 10)
      context.rotate(by: .pi / 2)
      "north".draw(at: CGPoint(x: 5, y: 0), withAttributes: nil)
    }
    #expect(texts.isEmpty)
    let layer = try #require(layers.first)
    let block = try #require(layer.texts.first)
    #expect(block.paragraphs.map(\.string) == ["north"])
    let corner = block.box.origin.applying(layer.transform)
    #expect(abs(corner.x - 30) < 1e-9 && abs(corner.y - 25) < 1e-9)
    let ahead = CGPoint(x: block.box.maxX, y: block.box.minY).applying(layer.transform)
    #expect(abs(ahead.x - 30) < 1e-9 && ahead.y > 30)
  }

  @Test func `a scaled context scales its text`() throws {
    let (_, texts) = try drawing { _ in
      UIGraphicsGetCurrentContext()?.scaleBy(x: 2, y: 2)
      "north".draw(at: .zero, withAttributes: nil)
    }
    #expect(texts.isEmpty && layers.first?.transform.a == 2)
  }

  @Test func `image contexts can be nested`() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(.zero) }
    inner.draw(at: CGPoint(x: 5, y: 5))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && image.size == CGSize(width: 10, height: 10))
    guard case .drawn(let picture) = image.source, case .drawn(let drawn) = inner.source else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(picture.operations.count == 2 && drawn.operations.count == 1)
  }

  @Test func `drawn images can be stretched like other images`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      UIColor.black.setStroke()
      context.cgContext.stroke(CGRect(x: 1, y: 1, width: 2, height: 2), width: 1)
    }
    #expect(image.size == CGSize(width: 10, height: 10) && UIGraphicsGetCurrentContext() == nil)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 10, y: 0, width: 40, height: 40)
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 60), [1]) { cell, _ in
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    let found = outlines(scene.definitions.flatMap(\.shapes))
    #expect(found.first?.path.boundingBox == CGRect(x: 10, y: 0, width: 20, height: 40))
    #expect(found.last?.stroke?.width == 4)
    let empty = UIGraphicsImageRenderer(size: .zero).image { $0.fill(.infinite) }
    view.image = empty
    #expect(outlines(try rows.view.scene().definitions.flatMap(\.shapes)).isEmpty)
  }

  @Test func `drawing with non-finite numbers has no effect`() throws {
    let (shapes, texts) = try drawing { _ in
      let wrong = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: -3)
      UIBezierPath(ovalIn: wrong).fill()
      UIBezierPath(rect: wrong).stroke()
      UIBezierPath(rect: wrong).addClip()
      "a".draw(in: wrong, withAttributes: nil)
      UIImage(systemName: "star")?.draw(in: wrong)
      let context = UIGraphicsGetCurrentContext()
      context?.scaleBy(x: .infinity, y: 0)
      context?.setLineWidth(.nan)
      context?.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(shapes.isEmpty && texts.isEmpty)
  }

  @Test func `drawing without a context has no effect`() {
    UIColor.red.set()
    UIRectFill(.zero)
    UIBezierPath(rect: .zero).stroke()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
