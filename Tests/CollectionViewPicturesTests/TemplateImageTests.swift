import CollectionViewPictures
import CompositionalLayout
import Foundation
import PNGCodec
import Scene
import Testing
import UIKitViews

/// Tests template images.
@MainActor @Suite struct TemplateImageTests {
  /// An image of two pixels, black and clear.
  private func dot() throws -> UIImage {
    let picture = PNG.Picture(width: 2, height: 1, pixels: [0, 0, 0, 255, 0, 0, 0, 0])
    return try #require(UIImage(data: Data(try PNG.encode(picture))))
  }

  private func drawn(_ view: UIView) throws -> (scene: Scene, shapes: [Shape]) {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      view.tintColor = .red
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    return (scene, scene.shapes(of: scene.cells.first))
  }

  private func pixels(_ view: UIView) throws -> [UInt8] {
    let file = try #require(try drawn(view).scene.images.first?.file)
    return try PNG.decode(file.bytes).pixels
  }

  @Test func `template images and tinted images are drawn in their tint`() throws {
    let image = try dot()
    let (black, red) = ([0, 0, 0, 255] as [UInt8], [255, 0, 0, 255] as [UInt8])
    #expect(try pixels(UIImageView(image: image)).prefix(4) == black[...])
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(try pixels(UIImageView(image: template)).prefix(4) == red[...])
    #expect(try pixels(UIImageView(image: template))[7] == 0)
    let blue = image.withTintColor(.blue)
    #expect(try pixels(UIImageView(image: blue)).prefix(4) == [0, 0, 255, 255])
    #expect(try pixels(UIImageView(image: blue.withRenderingMode(.alwaysTemplate)))[0] == 255)
  }

  @Test func `buttons treat images as templates, except custom buttons`() throws {
    let image = try dot()
    func pixel(_ button: UIButton) throws -> UInt8 {
      button.setImage(image, for: .normal)
      return try pixels(button)[0]
    }
    #expect(try pixel(UIButton(type: .system)) == 255)
    #expect(try pixel(UIButton(configuration: .plain())) == 255)
    #expect(try pixel(UIButton(type: .custom)) == 0)
    #expect(UIButton(configuration: .plain()).imageView?.image == nil)
  }

  @Test func `drawn images can be templates`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.black.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let shapes = try drawn(UIImageView(image: image.withRenderingMode(.alwaysTemplate))).shapes
    let plain = try drawn(UIImageView(image: image)).shapes
    #expect("\(shapes)".contains("red: 1.0") && !"\(plain)".contains("red: 1.0"))
  }

  @Test func `images are mirrored by their orientation or in right-to-left layout`()
    throws
  {
    let image = try dot()
    func isBlackAtLeft(_ image: UIImage, isMirrored: Bool = false) throws -> Bool {
      let view = UIImageView(image: image)
      if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      return try pixels(view)[3] == 255
    }
    let reading = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(try isBlackAtLeft(image, isMirrored: true))
    #expect(try isBlackAtLeft(reading))
    #expect(try !isBlackAtLeft(reading, isMirrored: true))
    #expect(try !isBlackAtLeft(image.withHorizontallyFlippedOrientation()))
    #expect(reading.flipsForRightToLeftLayoutDirection && reading != image)
    let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let flipped = half.withHorizontallyFlippedOrientation()
    #expect(
      try drawn(UIImageView(image: half)).shapes != drawn(UIImageView(image: flipped)).shapes)
  }

  @Test func `symbols are mirrored by their orientation or in right-to-left layout`() throws {
    func shapes(_ image: UIImage?, isMirrored: Bool = false) throws -> [Shape] {
      let view = UIImageView(image: image)
      if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      return try drawn(view).shapes
    }
    let right = try #require(UIImage(systemName: "chevron.right"))
    let (toLeft, toRight) = (
      try shapes(right.withHorizontallyFlippedOrientation()), try shapes(right)
    )
    #expect(toLeft != toRight)
    #expect(try shapes(right, isMirrored: true) == toRight)
    let reading = right.imageFlippedForRightToLeftLayoutDirection()
    #expect(try shapes(reading) == toRight && shapes(reading, isMirrored: true) == toLeft)
    let large = reading.withConfiguration(UIImage.SymbolConfiguration(pointSize: 30))
    #expect(try shapes(large) != shapes(large, isMirrored: true))
    let forward = try #require(UIImage(systemName: "chevron.forward"))
    let turned = try shapes(forward, isMirrored: true)
    #expect(try turned != shapes(forward))
    #expect(
      try shapes(forward.imageFlippedForRightToLeftLayoutDirection(), isMirrored: true) == turned)
    #expect(try shapes(forward.withHorizontallyFlippedOrientation()) == turned)
  }

  @Test func `images are as translucent as their view`() throws {
    let view = UIImageView(image: try dot())
    view.alpha = 0.25
    guard case .faded(let faded)? = try drawn(view).shapes.first else {
      Issue.record("the image is not faded")
      return
    }
    #expect(faded.opacity == 0.25 && faded.rect.width == 20)
  }
}
