import Artwork
import CellContent
import CollectionViewPictures
import CompositionalLayout
import Foundation
import PNGCodec
import Scene
import Testing
import UIKitViews

/// Tests the drawing of images, shadows, gradients, backgrounds and cell states.
@MainActor @Suite struct ViewDrawingTests {
  /// The shapes of the first cell, 320 points wide and with the given height.
  private func shapes(
    high height: CGFloat = 40, _ fill: @escaping @MainActor (UICollectionViewCell) -> Void
  ) throws -> [Shape] {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: height), [1]) { cell, _ in fill(cell) }
    let scene = try rows.view.scene()
    return scene.shapes(of: scene.cells.first)
  }

  private func image(_ image: UIImage?, mode: UIView.ContentMode = .scaleToFill) throws -> [Shape] {
    try shapes { cell in
      let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
      view.image = image
      view.contentMode = mode
      view.tintColor = .red
      cell.contentView.addSubview(view)
    }
  }

  @Test func `a bar draws a view of the code in place of its title`() throws {
    let layout = Rows<UICollectionViewCell>.cells(high: 40)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let title = UIView()
    title.backgroundColor = .red
    controller.navigationItem.titleView = title
    let stack = UINavigationController(rootViewController: controller)
    stack.loadViewIfNeeded()
    let drawing = ViewDrawing(try #require(controller.collectionView))
    let size = CGSize(width: 60, height: 20)
    let shown = drawing.bar("navigation bar title view", size, Palette(.light))
    #expect(shown?.shapes.boxes.map(\.rect) == [CGRect(origin: .zero, size: size)])
    #expect(drawing.bar("tab bar accessory content", size, Palette(.light)) == nil)
  }

  @Test func `scroll views clip their content`() throws {
    let boxes = try shapes { cell in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.contentOffset.x = 30
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 40))
      content.backgroundColor = .black
      view.addSubview(content)
      cell.contentView.addSubview(view)
    }.boxes
    #expect(boxes.map(\.rect) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
  }

  @Test func `a section background is behind the cells of a nested collection view (R27)`() throws {
    final class Ground: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
      }
      required init?(coder: NSCoder) { nil }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.decorationItems = [.background(elementKind: "decoration")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "decoration")
    let inner = Rows<UICollectionViewCell>(layout, [1]) { cell, _ in cell.backgroundColor = .red }
    let boxes = try shapes { cell in cell.contentView.addSubview(inner.view) }.boxes
    #expect(boxes.map(\.fill) == [.black, RGBA(0xFF0000)])
  }

  @Test func `tint colors with alpha follow the tint of their view`() throws {
    let rows = Rows<UICollectionViewListCell>(Rows.cells(high: 40), [1]) { cell, _ in
      @MainActor func part(_ alpha: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .tintColor.withAlphaComponent(alpha)
        return view
      }
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      (label.text, label.textColor) = ("Harbour", .tintColor)
      let inner = part(0.5)
      inner.tintColor = .blue
      for view in [label, part(1), inner] { cell.contentView.addSubview(view) }
      cell.accessories = [
        .customView(configuration: .init(customView: part(1), placement: .trailing())),
        .customView(
          configuration: .init(
            customView: part(1), placement: .trailing(), tintColor: .black)),
      ]
    }
    rows.view.tintColor = .red
    let scene = try rows.view.scene()
    let red = RGBA(0xFF0000)
    let fills = scene.boxes(of: scene.cells.first).map(\.fill)
    #expect(fills == [red, RGBA(0x0000FF).faded(by: 0.5), .black, red])
    #expect(scene.cells.first?.texts.first?.paragraphs.map(\.color) == [red])
  }

  @Test func `text that does not fit at its minimum size is truncated`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.text = "The last ferry across the harbour"
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
      cell.contentView.addSubview(label)
    }
    let text = try #require(try rows.view.scene().elements.flatMap(\.texts).first)
    #expect(text.fit == .shrink(minimumSize: 8.5, mayTruncate: true))
  }

  @Test func `letters are at the bottom of tall lines, above the line spacing`() throws {
    func box(_ change: @escaping @MainActor (NSMutableParagraphStyle) -> Void) throws -> TextBlock {
      let rows = Rows<UICollectionViewCell>(Rows.cells(high: 100), [1]) { cell, _ in
        let (label, style) = (UILabel(), NSMutableParagraphStyle())
        change(style)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
          string: "One\nTwo", attributes: [.paragraphStyle: style])
        label.sizeToFit()
        cell.contentView.addSubview(label)
      }
      return try #require(try rows.view.scene().elements.flatMap(\.texts).first)
    }
    let line = UILabel().font.lineHeight
    let apart = try box { $0.lineSpacing = 8 }
    // Rounded to pixels at a scale of 2.
    let lines = (4 * line).rounded(.up) / 2
    #expect(apart.box.minY == -4 && apart.box.height == lines + 16)
    #expect(apart.paragraphs.first?.runs.map(\.font.lineHeight) == [line + 8])
    let high = try box { $0.minimumLineHeight = line + 10 }
    #expect(high.box.minY == 5 && high.box.height == lines + 20)
  }

  @Test func `texts are truncated by their mode, and single lines are shrunk`() throws {
    func block(_ change: @escaping @MainActor (UILabel) -> Void) throws -> TextBlock {
      let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "The last ferry across the harbour"
        change(label)
        cell.contentView.addSubview(label)
      }
      return try #require(try rows.view.scene().elements.flatMap(\.texts).first)
    }
    let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    let cuts = try modes.map { mode in
      try block { $0.lineBreakMode = mode }.paragraphs.first?.truncation
    }
    #expect(cuts == [.start, .middle, .end])
    let fit = try block { ($0.adjustsFontSizeToFitWidth, $0.numberOfLines) = (true, 2) }.fit
    #expect(fit == .ellipsis)
  }

  @Test func `a multiline text is shrunk to fit, down to its minimum size`() throws {
    func size(least: CGFloat = 0, lines: Int = 2, high: CGFloat = 44) throws -> CGFloat? {
      let rows = Rows<UICollectionViewCell>(Rows.cells(high: 60), [1]) { cell, _ in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: high))
        label.text = "The last ferry across the harbour leaves at noon"
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, least)
        label.numberOfLines = lines
        cell.contentView.addSubview(label)
      }
      let text = try #require(try rows.view.scene().cells.first?.texts.first)
      #expect(text.fit == .ellipsis)
      return text.paragraphs.first?.font.size
    }
    let small = try #require(try size())
    #expect(small < 16 && small > 6)
    #expect(try size(least: 0.9) == 15.5)
    #expect(try size(least: .nan) == small && size(least: 3) == 17)
    #expect(try size(lines: 8, high: 400) == 17)
  }

  @Test func `symbols and custom views among accessories are drawn in order`() throws {
    let rows = Rows<UICollectionViewListCell>(Rows.list(), [1]) { cell, _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      cell.accessories = [
        .customView(configuration: .init(customView: view, placement: .leading())),
        .disclosureIndicator(),
      ]
    }
    let scene = try rows.view.scene()
    let shapes = scene.shapes(of: scene.cells.first)
    #expect(shapes.count == 2 && Array(shapes.prefix(1)).lines.count == 1)
  }

  @Test func `symbols are white in a selected sidebar row`() throws {
    func colors(isSelected: Bool, tint: UIColor? = nil) throws -> [RGBA] {
      let rows = Rows<UICollectionViewListCell>(Rows.list(.sidebar), [1]) { cell, _ in
        cell.accessories = [
          .label(text: "3", options: .init(tintColor: tint)), .disclosureIndicator(),
        ]
      }
      if isSelected {
        rows.view.selectItem(
          at: IndexPath(indexes: [0, 0]), animated: false, scrollPosition: [])
      }
      let scene = try rows.view.scene()
      let cell = try #require(scene.cells.first)
      return cell.texts.flatMap(\.paragraphs).map(\.color)
        + scene.shapes(of: cell).lines.map(\.color)
    }
    let white = RGBA(0xFFFFFF)
    #expect(try colors(isSelected: true) == [white, white])
    #expect(try !colors(isSelected: false).contains(white))
    #expect(try colors(isSelected: true, tint: .red) == [RGBA(0xFF0000), white])
  }

  @Test func `disabled labels fade, and highlighted images replace others`() throws {
    let symbol = UIImage(systemName: "star.fill")
    func symbols(_ change: @escaping @MainActor (UIImageView) -> Void) throws -> [Shape] {
      try shapes { cell in
        let view = UIImageView(image: UIImage(systemName: "star"), highlightedImage: symbol)
        change(view)
        cell.contentView.addSubview(view)
      }
    }
    #expect(try symbols { $0.isHighlighted = true } == symbols { $0.image = symbol })
    #expect(try symbols { _ in } != symbols { $0.image = symbol })
    let label = UILabel()
    label.isEnabled = false
    #expect(label.shownColor == .tertiaryLabel)
  }

  @Test func `symbols use the tint of their view unless they have their own color`() throws {
    let symbol = try #require(UIImage(systemName: "star.fill"))
    let own = symbol.withTintColor(.blue)
    #expect(try image(own) == image(symbol))
    #expect(try image(symbol.withTintColor(.red, renderingMode: .alwaysOriginal)) == image(symbol))
    #expect(try image(own.withRenderingMode(.alwaysOriginal)) != image(symbol))
    let palette = UIImage.SymbolConfiguration(hierarchicalColor: .blue)
    #expect(try image(symbol.applyingSymbolConfiguration(palette)) != image(symbol))
  }

  @Test func `background configurations look equal in cells, buttons and unavailable content`()
    throws
  {
    var background = UIBackgroundConfiguration.clear()
    let custom = UIView()
    custom.backgroundColor = .black
    (background.backgroundColor, background.customView) = (.red, custom)
    (background.visualEffect, background.cornerRadius) = (UIBlurEffect(style: .dark), 8)
    (background.strokeColor, background.strokeWidth, background.strokeOutset) = (.blue, 2, 3)
    let inCell = try shapes { $0.backgroundConfiguration = background }
    #expect(inCell.boxes.map(\.rect.width) == [320, 320, 320, 326])
    #expect(inCell.boxes.map(\.corners) == [8, 8, 8, 11].map { CornerRadii($0) })
    func alone(_ view: UIView) throws -> [Shape] {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
      return try shapes { $0.contentView.addSubview(view) }
    }
    var button = UIButton.Configuration.filled()
    (button.cornerStyle, button.background) = (.fixed, background)
    #expect(try alone(UIButton(configuration: button)) == inCell)
    var nothing = UIContentUnavailableConfiguration.empty()
    nothing.background = background
    #expect(try alone(UIContentUnavailableView(configuration: nothing)) == inCell)
  }

  @Test func `background configurations cast their shadows`() throws {
    let shapes = try shapes { cell in
      var background = UIBackgroundConfiguration.clear()
      (background.backgroundColor, background.cornerRadius) = (.white, 8)
      background.shadowProperties.opacity = 0.5
      (background.shadowProperties.radius, background.shadowProperties.offset) = (4, .zero)
      cell.backgroundConfiguration = background
    }
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 40)
    #expect(
      shapes == [
        .shadow(
          Shadow(
            bounds, corners: CornerRadii(8), color: RGBA.black.faded(by: 0.5), radius: 4,
            offset: .zero)), .box(Box(bounds, corners: CornerRadii(8), fill: RGBA(0xFFFFFF))),
      ])
  }

  @Test func `layout margins are added to background insets if configured`() throws {
    let box = try #require(
      try shapes { cell in
        cell.backgroundConfiguration = .clear()
        cell.backgroundConfiguration?.backgroundColor = .white
        cell.backgroundConfiguration?.backgroundInsets.leading = 5
        cell.backgroundConfiguration?.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .top]
        cell.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      }.boxes.first)
    #expect(box.rect == CGRect(x: 7, y: 1, width: 313, height: 39))
  }

  @Test func `images of rows have a stroke in the tint color or their own color`() throws {
    func stroke(_ color: UIColor?) throws -> Box.Stroke? {
      try shapes { cell in
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "star")
        content.imageProperties.strokeWidth = 2
        content.imageProperties.strokeColor = color
        cell.tintColor = .red
        cell.contentConfiguration = content
      }.boxes.compactMap(\.stroke).first
    }
    #expect(try stroke(nil) == Box.Stroke(color: RGBA(0xFF0000), width: 2))
    #expect(try stroke(.black) == Box.Stroke(color: .black, width: 2))
  }

  @Test func `a clipping cell clips its background`() throws {
    let box = try #require(
      try shapes { cell in
        cell.backgroundConfiguration = .clear()
        cell.backgroundConfiguration?.backgroundColor = .red
        cell.layer.cornerRadius = 10
        cell.clipsToBounds = true
      }.boxes.first)
    #expect(box.corners == CornerRadii(10))
  }

  @Test func `visual effects are drawn above background colors`() throws {
    let effect = UIBlurEffect(style: .dark)
    let effectColor = try #require(UIVisualEffectView(effect: effect).backgroundColor)
    let boxes = try shapes { cell in
      var background = UIBackgroundConfiguration.listCell()
      (background.backgroundColor, background.visualEffect) = (.red, effect)
      cell.backgroundConfiguration = background
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      plain.backgroundColor = effectColor
      cell.contentView.addSubview(plain)
    }.boxes
    #expect(boxes.count == 3 && boxes[0].fill == RGBA(0xFF0000) && boxes[1].fill == boxes[2].fill)
    var configuration = UIButton.Configuration.glass()
    configuration.background.visualEffect = effect
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let alone = try shapes { $0.contentView.addSubview(button) }.boxes
    #expect(alone.map(\.fill) == [boxes[1].fill])
  }

  @Test func `a nested collection view draws its background view first`() throws {
    let inner = Rows<UICollectionViewCell>(Rows.cells(high: 10), [1]) { cell, _ in
      cell.backgroundColor = .red
    }
    let back = UIView()
    back.backgroundColor = .black
    inner.view.backgroundView = back
    let boxes = try shapes { cell in cell.contentView.addSubview(inner.view) }.boxes
    #expect(boxes.map(\.fill) == [.black, RGBA(0xFF0000)])
    #expect(boxes.first?.rect == CGRect(x: 0, y: 0, width: 320, height: 300))
  }

  @Test func `symbols have the tint color and their configured size and weight`() throws {
    let heavy = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
    let star = try #require(Symbol.named("star"))
    let side = 10 * 1.18
    let square = CGRect(
      x: 10 + (40 - side) * 0.5, y: 10 + (20 - side) * 0.5, width: side, height: side)
    #expect(
      try image(UIImage(systemName: "star", withConfiguration: heavy), mode: .center)
        == star.shapes(in: square, color: RGBA(0xFF0000), weight: 1.44))
    // The smaller side determines the size in every content mode.
    let fitted = CGRect(x: 20, y: 10, width: 20, height: 20)
    #expect(
      try image(UIImage(systemName: "star")) == star.shapes(in: fitted, color: RGBA(0xFF0000)))
  }

  @Test func `symbols in filled circles support palette and hierarchical colors`() throws {
    func fills(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> [RGBA] {
      let symbol = UIImage(systemName: name, withConfiguration: configuration)
      return try image(symbol).compactMap { shape in
        guard case .outline(let outline) = shape else { return nil }
        if case .color(let color) = outline.fill { return color }
        return outline.stroke?.color
      }
    }
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .black])
    #expect(try Set(fills("lock.circle.fill", palette)) == [.white, .black])
    #expect(try fills("lock.circle.fill", palette).first == .black)
    #expect(try Set(fills("27.square.fill", palette)) == [.white, .black])
    #expect(try Set(fills("lock.fill", palette)) == [.white])
    let hierarchy = UIImage.SymbolConfiguration(hierarchicalColor: .black)
    #expect(try fills("lock.circle.fill", hierarchy).map(\.alpha).min() == 0.25)
    #expect(try fills("person.crop.circle.fill", palette) == [.black, .white])
    #expect(try fills("cloud.sun.fill", palette).first == .white)
    #expect(try Set(fills("cloud.sun.fill", palette)) == [.white, .black])
    #expect(try Set(fills("cloud.fill", palette)) == [.white])
  }

  @Test func `weather symbols and badges support multicolor rendering`() throws {
    func fills(_ name: String, of configuration: UIImage.SymbolConfiguration) throws -> Set<RGBA> {
      func inks(_ shapes: [Shape]) -> [RGBA] {
        shapes.flatMap { shape -> [RGBA] in
          switch shape {
          case .clipped(let clipped): return inks(clipped.shapes)
          case .outline(let outline):
            if case .color(let color) = outline.fill { return [color] }
            return [outline.stroke?.color].compactMap(\.self)
          default: return []
          }
        }
      }
      return Set(inks(try image(UIImage(systemName: name, withConfiguration: configuration))))
    }
    let (own, yellow) = (UIImage.SymbolConfiguration.preferringMulticolor(), RGBA(0xFFCC00))
    #expect(try fills("sun.max.fill", of: own) == [yellow])
    #expect(try fills("cloud.sun.fill", of: own) == [.white, yellow])
    let tint = try fills("bell", of: own)
    #expect(try fills("bell.badge", of: own) == tint.union([RGBA(0xFF383C)]))
    #expect(tint.count == 1)
    let black = own.applying(UIImage.SymbolConfiguration(paletteColors: [.black]))
    #expect(try fills("sun.max.fill", of: black) == [.black])
  }

  @Test func `overlapping backgrounds cast one shadow`() throws {
    let shadows = try shapes { cell in
      cell.layer.shadowOpacity = 0.5
      cell.contentView.clipsToBounds = true
      cell.contentView.layer.cornerRadius = 8
      for frame in [cell.bounds, CGRect(x: 0, y: 20, width: 320, height: 20)] {
        let view = UIView(frame: frame)
        view.backgroundColor = .red
        cell.contentView.addSubview(view)
      }
      let side = UIView(frame: CGRect(x: 300, y: 0, width: 50, height: 10))
      side.backgroundColor = .red
      cell.contentView.addSubview(side)
    }
    .compactMap { shape in
      if case .shadow(let shadow) = shape { shadow } else { nil }
    }
    #expect(shadows.first?.rect == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(shadows.first?.corners == CornerRadii(8) && shadows.count == 1)
  }

  @Test func `changes of a default background configuration are drawn`() throws {
    let rows = Rows<UICollectionViewListCell>(Rows.cells(high: 40), [1]) { cell, _ in
      cell.backgroundConfiguration?.backgroundColor = .red
      cell.backgroundConfiguration?.cornerRadius = 14
    }
    let scene = try rows.view.scene()
    let box = try #require(scene.boxes(of: scene.elements.first).first)
    #expect(box.fill == RGBA(0xFF0000) && box.corners == CornerRadii(14))
    #expect(UICollectionViewCell().backgroundConfiguration == nil)
  }

  @Test func `a dark view uses dark colors`() throws {
    let drawn = try shapes { cell in
      let (dark, inner) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
        UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      )
      dark.overrideUserInterfaceStyle = .dark
      dark.backgroundColor = .label
      inner.overrideUserInterfaceStyle = .light
      inner.backgroundColor = .label
      dark.addSubview(inner)
      cell.contentView.addSubview(dark)
    }
    #expect(drawn.boxes.map(\.fill) == [.white, .black])
  }

  @Test func `a clear collection view shows the background of its container`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { _, _ in }
    let above = UIView(frame: rows.view.frame)
    above.backgroundColor = .red
    above.addSubview(rows.view)
    rows.view.backgroundColor = .clear
    #expect(try rows.view.scene().background == RGBA(0xFF0000))
  }

  @Test func `a nil background color is clear, and the default is the system background`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { _, _ in }
    let above = UIView(frame: rows.view.frame)
    above.backgroundColor = .red
    above.addSubview(rows.view)
    #expect(try rows.view.scene().background == .white)
    rows.view.backgroundColor = nil
    #expect(try rows.view.scene().background == RGBA(0xFF0000))
  }

  /// A layout that fades and moves its second cell.
  private final class FadingLayout: UICollectionViewCompositionalLayout, @unchecked Sendable {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        guard attributes.indexPath.item == 1 else { return attributes }
        attributes.alpha = 0.5
        attributes.center.x += 10
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
    }
  }

  @Test func `attributes of a layout subclass are drawn`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let layout = FadingLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let rows = Rows<UICollectionViewCell>(layout, [2]) { cell, _ in cell.backgroundColor = .red }
    rows.view.layoutIfNeeded()
    let cells = try rows.view.scene().cells
    #expect(cells.map(\.opacity) == [1, 0.5])
    #expect(cells.map(\.frame.minX) == [0, 10])
    #expect(cells.map(\.transform.a) == [1, 0.5])
  }

  @Test func `rows with their own background are not part of the list's card`() throws {
    let rows = Rows<UICollectionViewListCell>(Rows.list(), [4]) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = "row"
      cell.contentConfiguration = content
      var round = UIBackgroundConfiguration.listGroupedCell()
      round.cornerRadius = 8
      cell.backgroundConfiguration = [nil, .clear(), nil, round][item]
    }
    let scene = try rows.view.scene()
    func backgrounds(_ category: SolvedElement.Category, _ kind: String? = nil) -> [[CGRect]] {
      scene.elements.filter { $0.identity.category == category && $0.identity.kind == kind }
        .sorted { $0.frame.minY < $1.frame.minY }
        .map { element in
          scene.boxes(of: element).map {
            $0.rect.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
          }
        }
    }
    let frames = scene.cells.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(backgrounds(.decoration, "list-card") == [[frames[0]], [frames[2]]])
    #expect(backgrounds(.cell) == [[], [], [], [frames[3]]])
  }

  @Test func `sublayers are drawn above the subviews added before them`() throws {
    let drawn = try shapes { cell in
      @MainActor func square(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = color
        return view
      }
      @MainActor func layer(_ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = color.cgColor
        return layer
      }
      let (content, first) = (cell.contentView, square(.black))
      content.addSubview(first)
      content.layer.addSublayer(layer(.red))
      let last = square(.white)
      content.addSubview(last)
      content.layer.insertSublayer(layer(.green), at: 0)
      content.layer.insertSublayer(layer(.blue), below: last.layer)
    }
    #expect(
      drawn.boxes.map(\.fill) == [0x00FF00, 0, 0xFF0000, 0x0000FF, 0xFFFFFF].map { RGBA($0) })
  }

  @Test func `sublayers stay when the subviews below them are removed`() throws {
    let shapes = try shapes { cell in
      let (content, layer) = (cell.contentView, CALayer())
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.backgroundColor = UIColor.red.cgColor
      let view = UIView()
      content.addSubview(view)
      content.layer.addSublayer(layer)
      view.removeFromSuperview()
    }
    #expect(
      shapes == [
        .box(Box(CGRect(x: 0, y: 0, width: 10, height: 10), fill: RGBA(0xFF0000)))
      ])
  }

  @Test func `the shadow of a label is a copy of its text below it`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      label.text = "7°"
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 1, height: 2)
      cell.contentView.addSubview(label)
    }
    let texts = try rows.view.scene().elements.flatMap(\.texts)
    #expect(texts.flatMap(\.paragraphs).map(\.color) == [RGBA(0xFF0000), .black])
    #expect(texts[0].box == texts[1].box.offsetBy(dx: 1, dy: 2))
  }

  @Test func `an unknown symbol is drawn as a frame with its name`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.image = UIImage(systemName: "no.such.sign")
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    #expect(
      scene.elements.flatMap(\.texts).flatMap(\.paragraphs).map(\.string) == ["no.such.sign"])
  }

  /// The size of a missing image is unknown, so its placeholder covers the view and shows the name
  /// if it fits.
  @Test(arguments: [20, 80])
  func `a missing image is drawn as a placeholder that fills its view`(
    height: CGFloat
  ) throws {
    let frame = CGRect(x: 10, y: 5, width: 120, height: height)
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 90), [1]) { cell, _ in
      let view = UIImageView(frame: frame)
      view.image = UIImage(named: "beach")
      view.contentMode = .scaleAspectFill
      cell.contentView.addSubview(view)
    }
    let scene = try rows.view.scene()
    let background = try #require(scene.elements.flatMap { scene.boxes(of: $0) }.first)
    let differences = [
      background.rect.minX - frame.minX, background.rect.minY - frame.minY,
      background.rect.maxX - frame.maxX,
      background.rect.maxY - frame.maxY,
    ]
    #expect(differences.allSatisfy { abs($0) < 1e-9 })
    let words = scene.elements.flatMap(\.texts).flatMap(\.paragraphs).map(\.string)
    #expect(words == (height > 50 ? ["beach"] : []))
  }

  @Test(arguments: [0, 10, 17.5]) func `a label lower than its line centers the line`(
    height: CGFloat
  ) throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let label = UILabel(frame: CGRect(x: 0, y: 8, width: 200, height: height))
      label.text = "Harbour"
      label.font = .preferredFont(forTextStyle: .body)
      cell.contentView.addSubview(label)
    }
    let text = try #require(try rows.view.scene().elements.flatMap(\.texts).first)
    #expect(text.box.height == text.paragraphs[0].font.lineHeight)
    #expect(text.box.midY == 8 + height / 2)
  }

  /// A label with padding around its text.
  private final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 8, bottom: 4, right: 6)))
    }
  }

  @Test func `a label subclass can inset its text`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let label = PaddedLabel(frame: CGRect(x: 10, y: 0, width: 100, height: 40))
      label.text = "Harbour"
      cell.contentView.addSubview(label)
    }
    let text = try #require(try rows.view.scene().elements.flatMap(\.texts).first)
    #expect(text.box == CGRect(x: 18, y: 2, width: 86, height: 34))
  }

  @Test func `image files follow the content mode of their view`() throws {
    let picture = try #require(UIImage(data: try png(width: 40, height: 10)))
    #expect(picture.size == CGSize(width: 40, height: 10))
    func rects(_ mode: UIView.ContentMode) throws -> [CGRect] {
      try image(picture, mode: mode).compactMap {
        if case .image(let placed) = $0 { placed.rect } else { nil }
      }
    }
    #expect(try rects(.scaleToFill) == [CGRect(x: 10, y: 10, width: 40, height: 20)])
    #expect(try rects(.scaleAspectFit) == [CGRect(x: 10, y: 15, width: 40, height: 10)])
    #expect(try rects(.scaleAspectFill) == [CGRect(x: -10, y: 10, width: 80, height: 20)])
    #expect(try rects(.bottomRight) == [CGRect(x: 10, y: 20, width: 40, height: 10)])
  }

  @Test func `images are found next to the code by name, scale or catalog`() throws {
    let folder = NSTemporaryDirectory() + "flatplan-images-\(getpid())"
    let set = folder + "/Assets.xcassets/Trip/sea.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bytes = try png(width: 40, height: 20)
    for path in ["\(folder)/hill.png", "\(folder)/lake@2x.png", "\(set)/sea@3x.png"] {
      try bytes.write(to: URL(fileURLWithPath: path))
    }
    ImageFolder.$current.withValue([folder]) {
      #expect(UIImage(named: "hill")?.size == CGSize(width: 40, height: 20))
      #expect(UIImage(named: "lake")?.size == CGSize(width: 20, height: 10))
      #expect(abs((UIImage(named: "sea")?.size.width ?? 0) - 40 / 3) < 0.01)
      #expect(UIImage(named: "../hill")?.size == CGSize(width: 44, height: 44))
    }
    #expect(UIImage(contentsOfFile: folder + "/lake@2x.png")?.size.width == 20)
    #expect(UIImage(contentsOfFile: folder + "/none.png") == nil)
    // Images found by name are cached.
    try png(width: 8, height: 8).write(to: URL(fileURLWithPath: folder + "/hill.png"))
    ImageFolder.$current.withValue([folder]) {
      #expect(UIImage(named: "hill")?.size.width == 40)
    }
    #expect(UIImage(contentsOfFile: folder + "/hill.png")?.size.width == 8)
  }

  @Test func `only visible parts cast shadows`() throws {
    let cast = try shapes { cell in
      cell.layer.shadowOpacity = 0.5
      cell.layer.shadowRadius = 4
      cell.layer.shadowOffset = CGSize(width: 0, height: 2)
      cell.contentView.backgroundColor = .white
      cell.contentView.layer.cornerRadius = 8
      cell.contentView.clipsToBounds = true
    }
    #expect(
      cast.first
        == .shadow(
          Shadow(
            CGRect(x: 0, y: 0, width: 320, height: 40), corners: CornerRadii(8),
            color: RGBA.black.faded(by: 0.5), radius: 4, offset: CGSize(width: 0, height: 2))))
    let cut = try shapes { cell in
      cell.backgroundColor = .white
      cell.layer.shadowOpacity = 0.5
      cell.layer.masksToBounds = true
    }
    #expect(cut.count == 1)
  }

  @Test func `layers with non-finite frames are not drawn, and clipped views cast no shadow`()
    throws
  {
    let drawn = try shapes { cell in
      cell.contentView.clipsToBounds = true
      let layer = CALayer()
      layer.backgroundColor = UIColor.red.cgColor
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
      cell.contentView.layer.addSublayer(layer)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      cell.contentView.addSubview(view)
    }
    #expect(drawn == [.box(Box(CGRect(x: 0, y: 0, width: 10, height: 10), fill: RGBA(0xFF0000)))])
    let outside = try shapes { cell in
      cell.layer.shadowOpacity = 0.5
      cell.contentView.clipsToBounds = true
      let view = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
      view.backgroundColor = .red
      cell.contentView.addSubview(view)
    }
    #expect(outside.isEmpty)
  }

  // MARK: Masks and paths

  @Test func `a mask clips a view and its subviews`() throws {
    func masked(_ mask: CALayer) throws -> [Shape] {
      try shapes { cell in
        let view = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 30))
        view.backgroundColor = .red
        view.layer.mask = mask
        cell.contentView.addSubview(view)
      }
    }
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 0, width: 20, height: 10)).cgPath
    shape.fillRule = .evenOdd
    let red = Shape.box(Box(CGRect(x: 10, y: 5, width: 30, height: 30), fill: RGBA(0xFF0000)))
    guard case .clipped(let clipped)? = try masked(shape).first else {
      Issue.record("no clipped shape")
      return
    }
    #expect(clipped.rect == CGRect(x: 15, y: 5, width: 20, height: 10))
    #expect(clipped.path == VectorPath.ellipse(25, 10, 10, 5) && clipped.rule == .evenOdd)
    #expect(clipped.shapes == [red])
    let plain = CALayer()
    plain.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(try masked(plain).isEmpty)
    plain.backgroundColor = UIColor.black.cgColor
    #expect(
      try masked(plain)
        == [.box(Box(CGRect(x: 10, y: 5, width: 10, height: 10), fill: RGBA(0xFF0000)))])
    #expect(try masked(CAGradientLayer()).isEmpty)
    // Parts outside of the mask are not drawn.
    let several = CALayer()
    several.addSublayer(CALayer())
    #expect(try masked(several) == [red])
  }

  @Test func `shape layers fill and stroke their paths`() throws {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: -.pi / 2, endAngle: .pi * 1.5,
      clockwise: true)
    let drawn = try shapes { cell in
      let ring = CAShapeLayer()
      ring.path = path.cgPath
      ring.fillColor = UIColor.red.cgColor
      ring.strokeColor = UIColor.black.cgColor
      ring.lineWidth = 4
      ring.lineCap = .round
      ring.strokeEnd = 0.25
      ring.lineDashPattern = [3, 1]
      cell.contentView.layer.addSublayer(ring)
    }
    guard drawn.count == 2, case .outline(let fill) = drawn[0], case .outline(let line) = drawn[1]
    else {
      Issue.record("unexpected shapes: \(drawn.count)")
      return
    }
    #expect(fill.fill == .color(RGBA(0xFF0000)) && fill.path == path.cgPath.vectors)
    #expect(line.stroke == Box.Stroke(color: .black, width: 4))
    #expect(line.pen == Outline.Pen(cap: .round, join: .miter, dash: [3, 1]))
    // A quarter of the circle, from the top to the right.
    let ends = (line.path.numbers.prefix(2), line.path.numbers.suffix(2))
    #expect(zip(ends.0, [20, 10]).allSatisfy { abs($0 - $1) < 0.1 })
    #expect(zip(ends.1, [30, 20]).allSatisfy { abs($0 - $1) < 0.1 })
  }

  @Test func `views and layers are drawn in z-order`() throws {
    let drawn = try shapes { cell in
      for (index, color) in [UIColor.red, .blue].enumerated() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = color
        view.layer.zPosition = CGFloat(1 - index)
        cell.contentView.addSubview(view)
      }
    }
    #expect(drawn.boxes.map(\.fill) == [RGBA(0x0000FF), RGBA(0xFF0000)])
  }

  @Test func `semantic content attributes mirror a view but not its subviews`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [1]) { cell, _ in
      let (outer, inner) = (UILabel(frame: cell.bounds), UILabel(frame: cell.bounds))
      (outer.text, inner.text) = ("outer", "inner")
      outer.semanticContentAttribute = .forceRightToLeft
      outer.addSubview(inner)
      cell.contentView.addSubview(outer)
    }
    let texts = try rows.view.scene().elements[0].texts
    #expect(texts.map(\.alignment) == [.right, .left])
    rows.view.semanticContentAttribute = .forceRightToLeft
    #expect(rows.view.layoutContainer.traits.layoutDirection == .rightToLeft)
    #expect(rows.view.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func `a shadow path replaces the shape of the shadow`() throws {
    let cast = try shapes { cell in
      cell.layer.shadowOpacity = 1
      cell.layer.shadowPath =
        UIBezierPath(
          roundedRect: CGRect(x: 10, y: 5, width: 100, height: 30),
          byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 6, height: 6)
        ).cgPath
    }
    let shadow = Shadow(
      CGRect(x: 10, y: 5, width: 100, height: 30),
      corners: CornerRadii(topLeft: 6, topRight: 6, bottomRight: 0, bottomLeft: 0), color: .black,
      radius: 3, offset: CGSize(width: 0, height: -3))
    #expect(cast == [.shadow(shadow)])
  }

  @Test func `a border is drawn above overlapping subviews, otherwise with the background`() throws
  {
    func drawn(_ inner: CGRect) throws -> [Shape] {
      try shapes { cell in
        cell.backgroundColor = .white
        cell.layer.borderWidth = 2
        cell.layer.borderColor = UIColor.black.cgColor
        let view = UIView(frame: inner)
        view.backgroundColor = .red
        cell.contentView.addSubview(view)
      }
    }
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 40)
    let (white, red) = (RGBA(0xFFFFFF), RGBA(0xFF0000))
    let border = Box.Stroke(color: .black, width: 2)
    #expect(
      try drawn(bounds) == [
        .box(Box(bounds, fill: white)), .box(Box(bounds, fill: red)),
        .box(Box(bounds, stroke: border)),
      ])
    let inner = CGRect(x: 2, y: 2, width: 316, height: 36)
    #expect(
      try drawn(inner) == [
        .box(Box(bounds, fill: white, stroke: border)), .box(Box(inner, fill: red)),
      ])
  }

  @Test func `list backgrounds keep their colors in other sections`() throws {
    func fill(_ background: UIBackgroundConfiguration) throws -> RGBA? {
      try shapes { $0.backgroundConfiguration = background }.boxes.first?.fill
    }
    #expect(try fill(.listGroupedCell()) == RGBA(0xFFFFFF))
    #expect(try fill(.listPlainCell()) == RGBA(0xFFFFFF))
    #expect(try fill(.listSidebarCell()) == nil)
    #expect(try fill(.clear()) == nil)
  }

  @Test func `the background color of the view is drawn behind sections that are not lists`() throws
  {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return index == 0
        ? NSCollectionLayoutSection(group: group)
        : .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    let rows = Rows<UICollectionViewListCell>(layout, [1, 1]) { _, _ in }
    rows.view.backgroundColor = .red
    #expect(try rows.view.scene().background == RGBA(0xFF0000))
    let list = Rows<UICollectionViewListCell>(Rows<UICollectionViewListCell>.list(), [1]) { _, _ in
    }
    list.view.backgroundColor = .red
    #expect(try list.view.scene().background != RGBA(0xFF0000))
  }

  @Test func `colors are found in asset catalogs, for light and dark`() throws {
    let folder = NSTemporaryDirectory() + "flatplan-colors-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ name: String, _ json: String) throws {
      let set = "\(folder)/Assets.xcassets/Brand/\(name).colorset"
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      try Data(json.utf8).write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
    }
    try write(
      "Tile",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"alpha": "1.000", "blue": "0xFF", "green": "51", "red": "0.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"alpha": "0.5", "white": "1.0"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """)
    try write(
      "Link",
      """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """)
    try write("Broken", "{")
    ImageFolder.$current.withValue([folder]) {
      let light = ColorValue.components(red: 0, green: 0.2, blue: 1, alpha: 1)
      let dark = ColorValue.components(red: 1, green: 1, blue: 1, alpha: 0.5)
      #expect(UIColor(named: "Tile")?.value == .dynamic(light: light, dark: dark))
      #expect(UIColor(named: "Link") == .systemBlue)
      #expect(UIColor(named: "Broken") == nil && UIColor(named: "Missing") == nil)
    }
  }

  @Test func `gradient layers are drawn and clipped by their view`() throws {
    let drawn = try shapes { cell in
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
      layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      layer.locations = [0.5, 1]
      cell.contentView.layer.addSublayer(layer)
    }
    let gradient = Gradient(
      [Gradient.Stop(0.5, .black), Gradient.Stop(1, .white)], from: CGPoint(x: 0.5, y: 0),
      to: CGPoint(x: 0.5, y: 1))
    #expect(
      drawn == [.box(Box(CGRect(x: 0, y: 0, width: 320, height: 40), gradient: gradient))])
  }

  @Test func `symbols are clipped by rounded corners`() throws {
    let drawn = try shapes { cell in
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.layer.cornerRadius = 10
      window.clipsToBounds = true
      let view = UIImageView(frame: CGRect(x: -5, y: -5, width: 30, height: 30))
      view.image = UIImage(systemName: "plus")
      window.addSubview(view)
      cell.contentView.addSubview(window)
    }
    guard case .clipped(let clipped)? = drawn.first else {
      Issue.record("no clipped shape")
      return
    }
    #expect(clipped.rect == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(clipped.corners == CornerRadii(10) && drawn.count == 1)
  }

  @Test func `rows follow selection and editing`() throws {
    let rows = Rows<UICollectionViewListCell>(Rows<UICollectionViewListCell>.list(), [2]) {
      cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    func texts() throws -> [CGFloat] {
      let scene = try rows.view.scene()
      return scene.cells.compactMap { $0.texts.first?.box.minX }
    }
    #expect(try texts() == [16, 16])
    rows.view.selectItem(
      at: IndexPath(indexes: [0, 1]), animated: false, scrollPosition: [])
    let scene = try rows.view.scene()
    #expect(scene.cells.map { scene.boxes(of: $0).map(\.fill) } == [[], [RGBA(0xD1D1D6)]])
    rows.view.isEditing = true
    // R108: the content begins at 40 points, with the margin of 16.
    #expect(try texts() == [56, 56])
  }

  @Test func `outline rows are indented and their disclosure symbols rotate`() throws {
    let rows = Rows<UICollectionViewListCell>(Rows<UICollectionViewListCell>.list(), []) {
      cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1])
    outline.append([2], to: 1)
    outline.expand([1])
    rows.source.apply(outline, to: 0)
    let scene = try rows.view.scene()
    #expect(scene.cells.compactMap { $0.texts.first?.box.minX } == [16, 26])
    let points = scene.cells.flatMap { scene.shapes(of: $0) }.lines.map(\.points)
    // If expanded, both ends of the chevron have the same y position; if collapsed, the same x
    // position.
    #expect(points[0][0].y == points[0][2].y && points[1][0].x == points[1][2].x)
  }

  @Test func `a cell that hides itself stays hidden when it becomes visible`() throws {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 40), [2]) { cell, item in
      cell.backgroundColor = .red
      cell.isHidden = item == 1
    }
    rows.view.layoutIfNeeded()
    #expect(rows.view.visibleCells.map(\.isHidden) == [false, true])
    let scene = try rows.view.scene(of: .bounds)
    #expect(scene.cells.map { scene.shapes(of: $0).isEmpty } == [false, true])
  }

  @Test func `text follows the preferred text size`() throws {
    let rows = Rows<UICollectionViewListCell>(Rows<UICollectionViewListCell>.list(), [1]) {
      cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
    var container = Container(width: 320)
    container.traits.preferredContentSizeCategory = .accessibilityLarge
    // R108: body text of 33 points has a line height of 39.5, with 15 points above and below.
    let record = try rows.view.record(in: container)
    #expect(record.layout.frames.first?.rect.height == 69.5)
  }

  @Test func `long pictures drawn in strips have the same pixels`() throws {
    func png(_ count: Int) throws -> Data {
      let rows = Rows<UICollectionViewCell>(Rows.cells(high: 2), [count]) { cell, item in
        cell.contentView.backgroundColor = ([.red, .blue, nil] as [UIColor?])[item % 3]
      }
      let back = UIView()
      back.backgroundColor = .green
      rows.view.backgroundView = back
      return try rows.view.snapshot(as: .png(scale: 1))
    }
    let (whole, pieces) = (try pixels(png(2000)), try pixels(png(2001)))
    #expect(pieces.starts(with: whole) && pieces.count == whole.count + 2 * 320 * 4)
    #expect(whole[(4 * 320 * 4)..<(4 * 320 * 4 + 4)].elementsEqual([0, 255, 0, 255]))
  }

  @Test func `vector pictures have a limit of cells`() {
    let rows = Rows<UICollectionViewCell>(Rows.cells(high: 1), [100_001]) { _, _ in }
    #expect(throws: PictureError.tooManyCells(100_001)) { try rows.view.snapshot(as: .svg()) }
  }

  @Test func `records of two data states differ in content and layout`() throws {
    let rows = Rows<UICollectionViewListCell>(Rows<UICollectionViewListCell>.list(), [2]) {
      cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    let before = try rows.view.record()
    var snapshot = rows.source.snapshot()
    snapshot.appendItems([7])
    snapshot.moveItem(1, beforeItem: 0)
    rows.source.apply(snapshot)
    let after = try rows.view.record()
    #expect(after.layout.frames.count == before.layout.frames.count + 1)
    #expect(
      after.content.difference(from: before.content).changes.contains(
        .inserted(.init(name: "0/2", fields: [.init("textLabel", "Row 7")]))))
  }

  // MARK: Files

  private func png(width: Int, height: Int) throws -> Data {
    let rows = Rows<UICollectionViewCell>(
      Rows.cells(high: CGFloat(height)), [1], width: CGFloat(width)
    ) {
      cell, _ in cell.contentView.backgroundColor = .red
    }
    return try rows.view.snapshot(as: .png(scale: 1))
  }

  private func pixels(_ png: Data) throws -> [UInt8] {
    try PNG.decode(Array(png)).pixels
  }
}
