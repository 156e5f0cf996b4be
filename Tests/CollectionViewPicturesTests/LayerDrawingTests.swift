import CollectionViewPictures
import CompositionalLayout
import Foundation
import Scene
import Testing
import UIKitViews

/// Tests rotated, clipped and covered views, and layers.
@MainActor @Suite struct LayerDrawingTests {
  /// The scene of a cell of 320 x 100 points, and its cell element.
  private func drawn(
    _ fill: @escaping @MainActor (UIView) -> Void
  ) throws -> (scene: Scene, cell: SceneElement) {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 100), [1]) { cell, _ in
      fill(cell.contentView)
    }
    let scene = try rows.view.scene()
    return (scene, try #require(scene.cells.first))
  }

  private func shapes(_ layer: SceneElement.Layer, _ scene: Scene) -> [Shape] {
    layer.definition.map { scene.definitions[$0].shapes } ?? []
  }

  private func label(_ frame: CGRect, _ text: String = "Harbour") -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  private func view(_ frame: CGRect, _ color: UIColor = .black) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  /// Converts a point of a layer to the scene.
  private func seen(_ x: CGFloat, _ y: CGFloat, _ layer: SceneElement.Layer) -> CGPoint {
    let point = CGPoint(x: x, y: y).applying(layer.transform)
    return CGPoint(x: point.x.rounded(), y: point.y.rounded())
  }

  @Test func `a view in a cell is rotated about its center together with its text`() throws {
    let (scene, cell) = try drawn { content in
      let ribbon = self.view(CGRect(x: 20, y: 40, width: 100, height: 20))
      ribbon.addSubview(self.label(CGRect(x: 0, y: 0, width: 100, height: 20)))
      ribbon.transform = self.quarter
      content.addSubview(ribbon)
    }
    #expect(cell.definition == nil && cell.texts.isEmpty)
    let layer = try #require(cell.layers.first)
    #expect(
      shapes(layer, scene).boxes.map(\.rect) == [CGRect(x: 20, y: 40, width: 100, height: 20)])
    #expect(layer.texts.flatMap(\.paragraphs).map(\.string) == ["Harbour"])
    #expect(seen(20, 40, layer) == CGPoint(x: 80, y: 0))
    #expect(seen(120, 60, layer) == CGPoint(x: 60, y: 100))
  }

  @Test func `nested rotations are combined`() throws {
    let (_, cell) = try drawn { content in
      let outer = self.view(CGRect(x: 0, y: 0, width: 100, height: 100), .clear)
      let inner = self.view(CGRect(x: 0, y: 0, width: 20, height: 20))
      (outer.transform, inner.transform) = (self.quarter, self.quarter)
      outer.addSubview(inner)
      content.addSubview(outer)
    }
    let layer = try #require(cell.layers.first)
    #expect(cell.layers.count == 1)
    // First rotated about (10, 10), then about (50, 50).
    #expect(seen(0, 0, layer) == CGPoint(x: 100, y: 20))
  }

  @Test func `rotated views are clipped by their superviews`() throws {
    let (_, cell) = try drawn { content in
      let outer = self.view(CGRect(x: 0, y: 0, width: 60, height: 60), .clear)
      outer.clipsToBounds = true
      let inner = self.view(CGRect(x: 20, y: 20, width: 80, height: 10))
      inner.transform = self.quarter
      outer.addSubview(inner)
      content.addSubview(outer)
    }
    let window = try #require(cell.layers.first?.windows.first)
    #expect(window.path == .rectangle(CGRect(x: 0, y: 0, width: 60, height: 60)))
  }

  @Test func `a view above a text covers it`() throws {
    let (scene, cell) = try drawn { content in
      content.addSubview(self.label(CGRect(x: 0, y: 0, width: 100, height: 20)))
      content.addSubview(self.view(CGRect(x: 200, y: 0, width: 20, height: 20)))
      content.addSubview(self.view(CGRect(x: 50, y: 10, width: 20, height: 20), .red))
      content.addSubview(self.label(CGRect(x: 50, y: 10, width: 20, height: 20), "Ferry"))
    }
    #expect(cell.definition.map { scene.definitions[$0].shapes.boxes.map(\.rect.minX) } == [200])
    #expect(cell.texts.flatMap(\.paragraphs).map(\.string) == ["Harbour"])
    #expect(cell.layers.count == 1 && cell.layers.first?.transform.isIdentity == true)
    #expect(cell.layers.first.map { shapes($0, scene).boxes.map(\.rect.minX) } == [50])
    #expect(cell.layers.first?.texts.flatMap(\.paragraphs).map(\.string) == ["Ferry"])
  }

  @Test func `a border around texts does not add a layer`() throws {
    let (_, cell) = try drawn { content in
      content.addSubview(self.label(CGRect(x: 10, y: 10, width: 100, height: 20)))
      content.addSubview(self.view(CGRect(x: 0, y: 0, width: 320, height: 1)))
      content.layer.borderWidth = 2
      content.layer.borderColor = UIColor.red.cgColor
    }
    #expect(cell.layers.isEmpty)
  }

  @Test func `texts are clipped by a clipping view`() throws {
    let (_, cell) = try drawn { content in
      let outer = self.view(CGRect(x: 0, y: 0, width: 60, height: 100), .clear)
      outer.clipsToBounds = true
      outer.addSubview(self.label(CGRect(x: 0, y: 0, width: 50, height: 20)))
      outer.addSubview(self.label(CGRect(x: 40, y: 40, width: 50, height: 20), "Ferry"))
      content.addSubview(outer)
    }
    #expect(cell.texts.flatMap(\.paragraphs).map(\.string) == ["Harbour"])
    #expect(cell.layers.first?.texts.flatMap(\.paragraphs).map(\.string) == ["Ferry"])
    #expect(
      cell.layers.first?.windows.map(\.path)
        == [.rectangle(CGRect(x: 0, y: 0, width: 60, height: 100))])
    #expect(cell.allTexts.count == 2)
  }

  // MARK: Layers

  @Test func `layers are rotated about their anchor points`() throws {
    let (scene, cell) = try drawn { content in
      let hand = CALayer()
      hand.backgroundColor = UIColor.red.cgColor
      hand.anchorPoint = CGPoint(x: 0, y: 0.5)
      hand.bounds = CGRect(x: 0, y: 0, width: 40, height: 4)
      hand.position = CGPoint(x: 50, y: 50)
      hand.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      content.layer.addSublayer(hand)
    }
    let layer = try #require(cell.layers.first)
    #expect(shapes(layer, scene).boxes.map(\.rect) == [CGRect(x: 50, y: 48, width: 40, height: 4)])
    #expect(seen(50, 50, layer) == CGPoint(x: 50, y: 50))
    #expect(seen(90, 50, layer) == CGPoint(x: 50, y: 90))
  }

  @Test func `views are rotated about their layers' anchor points`() throws {
    let (_, cell) = try drawn { content in
      let view = self.view(CGRect(x: 10, y: 10, width: 40, height: 20))
      view.layer.anchorPoint = .zero
      #expect(view.frame == CGRect(x: 30, y: 20, width: 40, height: 20))
      #expect(view.center == CGPoint(x: 30, y: 20))
      view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
      view.transform = self.quarter
      content.addSubview(view)
    }
    let layer = try #require(cell.layers.first)
    #expect(seen(10, 10, layer) == CGPoint(x: 10, y: 10))
    #expect(seen(50, 10, layer) == CGPoint(x: 10, y: 50))
  }

  @Test func `the frame, position and transform of a layer are consistent`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(layer.position == CGPoint(x: 30, y: 30))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -10, y: 10, width: 80, height: 40))
    #expect(layer.bounds.size == CGSize(width: 40, height: 20))
    layer.transform = CATransform3DIdentity
    layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
    layer.bounds.size.height = 50
    #expect(layer.frame == CGRect(x: 10, y: -20, width: 40, height: 50))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform3D = CATransform3DMakeScale(3, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 3, y: 2))
    #expect(view.layer.affineTransform() == view.transform)
  }

  @Test func `layers draw images according to their gravity`() throws {
    func boxes(_ gravity: CALayerContentsGravity) throws -> [CGRect] {
      let (scene, cell) = try drawn { content in
        let red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        content.layer.contents = red.cgImage
        content.layer.contentsGravity = gravity
      }
      return scene.shapes(of: cell).compactMap { shape in
        guard case .outline(let outline) = shape else { return nil }
        let numbers = outline.path.numbers
        let (xs, ys) = (
          stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] },
          stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
        )
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let low = ys.max()
        else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: low - top)
      }
    }
    #expect(try boxes(.resize) == [CGRect(x: 0, y: 0, width: 320, height: 100)])
    #expect(try boxes(.resizeAspect) == [CGRect(x: 110, y: 0, width: 100, height: 100)])
    #expect(try boxes(.bottomRight) == [CGRect(x: 310, y: 90, width: 10, height: 10)])
    #expect(UIImage().cgImage == nil)
  }

  @Test func `sublayers are drawn above the content of their view`() throws {
    let (scene, cell) = try drawn { content in
      let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      picture.image = UIImage(systemName: "star")
      let shade = CALayer()
      shade.frame = picture.bounds
      shade.backgroundColor = UIColor.red.cgColor
      picture.layer.addSublayer(shade)
      content.addSubview(picture)
    }
    guard case .box(let box)? = scene.shapes(of: cell).last else {
      Issue.record("the layer is not on top")
      return
    }
    #expect(box.fill == RGBA(0xFF0000))
  }

  @Test func `texts and symbols without a background cast shadows of their own shape`() throws {
    let (scene, cell) = try drawn { content in
      let label = self.label(CGRect(x: 10, y: 10, width: 100, height: 20))
      let symbol = UIImageView(image: UIImage(systemName: "heart.fill"))
      symbol.frame = CGRect(x: 10, y: 40, width: 20, height: 20)
      symbol.tintColor = .red
      for view in [label, symbol] {
        view.layer.shadowOpacity = 0.8
        view.layer.shadowRadius = 1
        view.layer.shadowOffset = CGSize(width: 0, height: 2)
        content.addSubview(view)
      }
    }
    let texts = cell.allTexts
    #expect(texts.flatMap(\.paragraphs).map(\.role) == ["shadow", "label"])
    #expect(texts[0].box.minY == texts[1].box.minY + 2)
    #expect(abs((texts[0].paragraphs.first?.color.alpha ?? 0) - 0.8) < 0.001)
    let fills = cell.allDefinitions.flatMap { scene.definitions[$0].shapes }
      .compactMap { shape -> RGBA? in
        if case .outline(let outline) = shape, case .color(let color) = outline.fill {
          color
        } else {
          nil
        }
      }
    #expect(fills.count == 2 && fills[1] == RGBA(0xFF0000) && fills[0].red == 0)
  }

  @Test func `a translucent view is blended as a group`() throws {
    let (scene, cell) = try drawn { content in
      let card = self.view(CGRect(x: 10, y: 10, width: 100, height: 40), .red)
      card.addSubview(self.view(CGRect(x: 0, y: 0, width: 20, height: 20), .blue))
      card.addSubview(self.label(CGRect(x: 20, y: 0, width: 80, height: 40)))
      card.alpha = 0.5
      content.addSubview(card)
      content.addSubview(self.view(CGRect(x: 60, y: 10, width: 10, height: 10), .green))
    }
    #expect(cell.definition == nil && cell.layers.map(\.opacity) == [0.5, 1])
    let fills = cell.layers.map { shapes($0, scene).boxes.compactMap(\.fill) }
    #expect(fills == [[RGBA(0xFF0000), RGBA(0x0000FF)], [RGBA(0x00FF00)]])
    #expect(cell.layers[0].texts.flatMap(\.paragraphs).map(\.color) == [.black])
  }

  @Test func `a translucent view without subviews has faded colors and no group`() throws {
    let (scene, cell) = try drawn { content in
      let (box, words) = (
        self.view(CGRect(x: 10, y: 10, width: 100, height: 40), .red),
        self.label(CGRect(x: 10, y: 60, width: 80, height: 20))
      )
      for view in [box, words] {
        view.alpha = 0.5
        content.addSubview(view)
      }
    }
    #expect(cell.layers.isEmpty)
    #expect(scene.boxes(of: cell).map(\.fill) == [RGBA(0xFF0000, alpha: 0.5)])
    #expect(cell.texts.flatMap(\.paragraphs).map(\.color.alpha) == [0.5])
  }

  @Test func `nested translucent layers are blended as groups`() throws {
    let (scene, cell) = try drawn { content in
      let (outer, inner) = (CALayer(), CALayer())
      outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      outer.backgroundColor = UIColor.red.cgColor
      inner.backgroundColor = UIColor.blue.cgColor
      inner.borderColor = UIColor.black.cgColor
      inner.borderWidth = 2
      (outer.opacity, inner.opacity) = (0.5, 0.5)
      outer.addSublayer(inner)
      content.layer.addSublayer(outer)
    }
    #expect(cell.layers.isEmpty)
    let shapes = cell.definition.map { scene.definitions[$0].shapes } ?? []
    guard case .faded(let outer)? = shapes.first, case .faded(let inner)? = outer.shapes.last else {
      Issue.record("\(shapes)")
      return
    }
    #expect(outer.opacity == 0.5 && inner.opacity == 0.5 && shapes.count == 1)
    #expect(outer.rect == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `gradients from a clear color do not pass through black`() throws {
    let (scene, cell) = try drawn { content in
      let fade = CAGradientLayer()
      fade.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      fade.colors = [UIColor.white.withAlphaComponent(0), .white].map(\.cgColor)
      content.layer.addSublayer(fade)
    }
    let stops = try #require(scene.boxes(of: cell).first?.gradient).stops
    #expect(stops.map(\.color) == [RGBA.white.faded(by: 0), .white])
  }

  @Test func `conic gradients are centered at their start point and drawn below the border`() throws
  {
    let (scene, cell) = try drawn { content in
      let ring = CAGradientLayer()
      ring.type = .conic
      ring.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      ring.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
      (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
      (ring.cornerRadius, ring.borderWidth) = (20, 1)
      ring.borderColor = UIColor.red.cgColor
      content.layer.addSublayer(ring)
    }
    let shapes = scene.shapes(of: cell)
    guard case .clipped(let clipped)? = shapes.first, case .box(let border)? = shapes.last else {
      Issue.record("no sectors below a border: \(shapes)")
      return
    }
    #expect(clipped.rect == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(clipped.corners == CornerRadii(20) && clipped.shapes.count > 100)
    #expect(border.stroke?.width == 1 && border.fill == nil)
  }

  @Test func `a gradient masks a view and its subviews`() throws {
    let (scene, cell) = try drawn { content in
      let background = self.view(CGRect(x: 10, y: 20, width: 100, height: 40))
      background.addSubview(self.label(CGRect(x: 0, y: 0, width: 100, height: 20)))
      let fade = CAGradientLayer()
      fade.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      fade.colors = [UIColor.red, UIColor.clear].map(\.cgColor)
      background.layer.mask = fade
      content.addSubview(background)
    }
    let layer = try #require(cell.layers.first)
    #expect(cell.layers.count == 1 && cell.definition == nil && cell.texts.isEmpty)
    #expect(
      shapes(layer, scene).boxes.map(\.rect) == [CGRect(x: 10, y: 20, width: 100, height: 40)])
    #expect(layer.texts.count == 1)
    let window = try #require(layer.windows.first)
    #expect(window.path == .rectangle(CGRect(x: 10, y: 20, width: 100, height: 30)))
    let veil = try #require(window.mask)
    #expect(veil.gradient.stops.map(\.color.alpha) == [1, 0])
    #expect(CGPoint(x: 1, y: 1).applying(veil.transform) == CGPoint(x: 110, y: 50))
  }

  @Test func `a gradient mask is rotated with its view`() throws {
    let (_, cell) = try drawn { content in
      let background = self.view(CGRect(x: 0, y: 0, width: 40, height: 40))
      let fade = CAGradientLayer()
      fade.frame = background.bounds
      fade.colors = [UIColor.red, UIColor.clear].map(\.cgColor)
      background.layer.mask = fade
      background.transform = self.quarter
      content.addSubview(background)
    }
    let veil = try #require(cell.layers.first?.windows.first?.mask)
    let end = CGPoint(x: 0, y: 1).applying(veil.transform)
    #expect(abs(end.x) < 1e-9 && abs(end.y) < 1e-9)
  }

  @Test func `radial gradients are centered at their start point`() throws {
    let (scene, cell) = try drawn { content in
      let glow = CAGradientLayer()
      glow.type = .radial
      glow.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      glow.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
      glow.startPoint = CGPoint(x: 0.5, y: 0.25)
      glow.endPoint = CGPoint(x: 1, y: 1)
      content.layer.addSublayer(glow)
    }
    let gradient = try #require(scene.boxes(of: cell).first?.gradient)
    #expect(gradient.kind == .radial)
    #expect(gradient.startY == 0.25 && gradient.radii == CGSize(width: 0.5, height: 0.75))
  }

  @Test func `text layers draw their text from the top`() throws {
    let (_, cell) = try drawn { content in
      let layer = CATextLayer()
      layer.frame = CGRect(x: 10, y: 20, width: 200, height: 60)
      layer.string = "Harbour"
      layer.font = UIFont.systemFont(ofSize: 40, weight: .bold)
      layer.fontSize = 20
      layer.alignmentMode = .center
      layer.foregroundColor = UIColor.red.cgColor
      content.layer.addSublayer(layer)
    }
    let block = try #require(cell.texts.first)
    #expect(block.box.minX == 10 && block.box.minY == 20 && block.box.width == 200)
    #expect(block.alignment == .center)
    let words = try #require(block.paragraphs.first)
    #expect(words.string == "Harbour" && words.color == RGBA(0xFF0000))
    #expect(words.font.size == 20 && words.font.weight == .bold)
  }

  @Test func `replicator layers draw copies of their sublayers`() throws {
    let (scene, cell) = try drawn { content in
      let dots = CAReplicatorLayer()
      dots.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      dot.backgroundColor = UIColor.red.cgColor
      dots.addSublayer(dot)
      dots.instanceCount = 3
      dots.instanceTransform = CATransform3DMakeTranslation(14, 0, 0)
      content.layer.addSublayer(dots)
    }
    #expect(scene.boxes(of: cell).map(\.rect.minX) == [10, 10, 10])
    #expect(cell.layers.map { seen(10, 10, $0).x } == [24, 38])
  }

  @Test func `layer subclasses can lay out sublayers and draw`() throws {
    final class Meter: CALayer {
      let bar = CALayer()
      override func layoutSublayers() {
        super.layoutSublayers()
        if bar.superlayer == nil { addSublayer(bar) }
        bar.backgroundColor = UIColor.red.cgColor
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.black.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    let (scene, cell) = try drawn { content in
      let meter = Meter()
      meter.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
      content.layer.addSublayer(meter)
    }
    #expect(scene.boxes(of: cell).map(\.rect) == [CGRect(x: 10, y: 10, width: 50, height: 20)])
    let outlines = scene.shapes(of: cell).compactMap { shape in
      if case .outline(let outline) = shape { outline.path.numbers.first } else { nil }
    }
    #expect(outlines == [10])
  }
}
