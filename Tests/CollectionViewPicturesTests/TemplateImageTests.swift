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

  /// The color of the image that a view draws.
  private func tint(_ view: UIView) throws -> RGBA? { try image(view).tint }

  private func image(_ view: UIView) throws -> PlacedImage {
    let images = try drawn(view).shapes.compactMap {
      if case .image(let placed) = $0 { placed } else { nil }
    }
    return try #require(images.first)
  }

  @Test func `template images and tinted images are drawn in their tint`() throws {
    let image = try dot()
    #expect(try tint(UIImageView(image: image)) == nil)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(try tint(UIImageView(image: template)) == RGBA(0xFF0000))
    let blue = image.withTintColor(.blue)
    #expect(try tint(UIImageView(image: blue)) == RGBA(0x0000FF))
    let red = blue.withRenderingMode(.alwaysTemplate)
    #expect(try tint(UIImageView(image: red)) == RGBA(0xFF0000))
  }

  @Test func `sets of asset catalogs are templates or symbols`() throws {
    let folder = NSTemporaryDirectory() + "flatplan-symbols-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, to path: String) throws {
      let place = URL(fileURLWithPath: "\(folder)/Assets.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    try write(
      #"{"symbols": [{"filename": "leaf.svg", "idiom": "universal"}]}"#,
      to: "leaf.symbolset/Contents.json")
    try write(
      """
      <svg xmlns="http://www.w3.org/2000/svg"><g id="Symbols">
      <g id="Regular-M"><path d="M0 0L9 0L9 9Z"/></g><g id="Bold-M"><path d="M0 0L7 0L7 9Z"/></g>
      </g></svg>
      """, to: "leaf.symbolset/leaf.svg")
    try write(
      """
      {"images": [{"filename": "tag.svg"}], "properties": {"template-rendering-intent": "template"}}
      """, to: "tag.imageset/Contents.json")
    try write("<svg viewBox=\"0 0 20 10\"/>", to: "tag.imageset/tag.svg")
    try ImageFolder.$current.withValue([folder]) {
      let tag = try #require(UIImage(named: "tag"))
      #expect(!tag.isSymbolImage && tag.size == CGSize(width: 20, height: 10))
      #expect(try tint(UIImageView(image: tag)) == RGBA(0xFF0000))
      let leaf = try #require(UIImage(named: "leaf"))
      let large = UIImage.SymbolConfiguration(pointSize: 100, weight: .heavy)
      let own = try #require(leaf.applyingSymbolConfiguration(large))
      #expect(leaf.isSymbolImage && own.size == CGSize(width: 118, height: 118))
      #expect(try tint(UIImageView(image: leaf)) == RGBA(0xFF0000))
      let files = try [leaf, own].map { image in
        let name = try self.image(UIImageView(image: image)).name
        return String(decoding: UIImage.library[name]?.file.bytes ?? [], as: UTF8.self)
      }
      #expect(files[0].contains("L9 0") && files[1].contains("L7 0"))
    }
  }

  @Test func `buttons treat images as templates, except custom buttons`() throws {
    let image = try dot()
    func tint(_ button: UIButton) throws -> RGBA? {
      button.setImage(image, for: .normal)
      return try self.tint(button)
    }
    #expect(try tint(UIButton(type: .system)) != nil)
    #expect(try tint(UIButton(configuration: .plain())) != nil)
    #expect(try tint(UIButton(type: .custom)) == nil)
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
