package import Foundation
package import Scene

/// Draws the picture of an element with the colors of its environment.
package struct Artwork: Hashable {
  package var picture: Picture
  package var images: ImageLibrary
  package var fit: ImageFit
  /// The color of symbols and of images that are templates.
  package var tint: RGBA
  /// The color of the placeholder for missing pictures.
  package var placeholderColor: RGBA
  package var isMirrored: Bool
  /// The name whose initials an avatar shows.
  package var name: String?
  /// The color of an icon's square; `nil` if no style sets one.
  package var ground: RGBA?
  /// The index of an icon's colors; `nil` lets its name choose.
  package var iconColor: Int?

  package init(
    picture: Picture, images: ImageLibrary, fit: ImageFit, tint: RGBA, placeholderColor: RGBA,
    isMirrored: Bool, name: String? = nil, ground: RGBA? = nil, iconColor: Int? = nil
  ) {
    self.picture = picture
    self.images = images
    self.fit = fit
    self.tint = tint
    self.placeholderColor = placeholderColor
    self.isMirrored = isMirrored
    self.name = name
    self.ground = ground
    self.iconColor = iconColor
  }

  /// The ratio of width to height of the image file or generated picture.
  package var aspect: CGFloat {
    switch picture {
    case .file(let path): images[path].map { CGFloat($0.width) / CGFloat($0.height) } ?? 1
    case .photo(let kind, _): kind.aspect
    case .avatar, .icon, .symbol, .unknown: 1
    }
  }

  /// The shapes of the picture in a rectangle with rounded corners, in points.
  package func shapes(in rect: CGRect, corners: CornerRadii = .square) -> [Shape] {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return []
    }
    switch picture {
    case .photo(let kind, let seed):
      let shapes = Photo(kind: kind, seed: seed).shapes(in: rect)
      return [.clipped(ClippedShapes(rect, corners: corners, shapes))]
    case .icon(let seed):
      return AppIcon(seed: seed, color: iconColor, tint: ground).shapes(in: rect)
    case .avatar(let seed): return avatar(seed, in: rect)
    case .symbol(let symbol): return symbol.shapes(in: rect, color: tint, isMirrored: isMirrored)
    case .unknown: return missing(in: rect, corners)
    case .file(let path):
      guard let file = images[path] else { return missing(in: rect, corners) }
      let fit = picture.isSymbol ? .contain : fit
      let image = PlacedImage(
        path, in: fit.frame(ofAspect: aspect, in: rect), tint: file.isTemplate ? tint : nil)
      return [.clipped(ClippedShapes(rect, corners: corners, [.image(image)]))]
    }
  }

  /// The text on the picture: the initials of an avatar. Avatars smaller than 18 points show none.
  package func texts(in rect: CGRect) -> [TextBlock] {
    guard case .avatar = picture, let initials, min(rect.width, rect.height) >= 18 else {
      return []
    }
    let size = min(rect.width, rect.height)
    let font = TextMetrics(
      size: size * 0.38, lineHeight: TextMetrics.lineHeight(forSize: size * 0.38),
      weight: .semibold)
    let label = Paragraph(initials, role: "initials", font: font, color: .white)
    return [TextBlock([label], in: rect, fit: .shrink(minimumSize: 5))]
  }
}

extension Artwork {
  /// The first letters of the first and the last word.
  private var initials: String? {
    let letters = (name ?? "").split(separator: " ").compactMap { $0.first { $0.isLetter } }
    guard let first = letters.first else { return nil }
    let both = letters.count > 1 ? [first, letters[letters.count - 1]] : [first]
    return String(both).uppercased()
  }

  private func avatar(_ seed: String, in rect: CGRect) -> [Shape] {
    var random = SeededGenerator("avatar " + seed)
    let (upper, lower) = random.one(of: Self.discs)
    let radius = min(rect.width, rect.height) / 2
    let disc = Shape.outline(
      Outline(
        .circle(rect.midX, rect.midY, radius),
        fill: .gradient(Gradient([RGBA(upper), RGBA(lower)]))))
    guard initials == nil || radius < 9 else { return [disc] }
    let symbol = Symbol.named("person.fill")?.shapes(
      in: rect.insetBy(dx: radius * 0.5, dy: radius * 0.5), color: .white)
    return [disc] + (symbol ?? [])
  }

  /// A placeholder: a faint background with a crossed-out frame.
  private func missing(in rect: CGRect, _ corners: CornerRadii) -> [Shape] {
    let side = min(rect.width, rect.height, 40)
    let sign = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return [.box(Box(rect, corners: corners, fill: tint.faded(by: 0.1)))]
      + (Symbol.missing?.shapes(
        in: sign.insetBy(dx: side * 0.15, dy: side * 0.15), color: placeholderColor)
        ?? [])
  }

  /// Pairs of gradient colors on which white text is legible.
  private static let discs: [(UInt32, UInt32)] = [
    (0x5875AC, 0x3F5C94), (0x8367B4, 0x624893), (0xAE5984, 0x8C3B66), (0xAD6047, 0x8F4630),
    (0x498061, 0x336449), (0x3D7E8C, 0x2A6270), (0x70737F, 0x50535E), (0x916F2D, 0x75571D),
  ]
}

extension ImageFit {
  /// The rectangle of a whole picture that fills or fits `rect`, in points.
  func frame(ofAspect aspect: CGFloat, in rect: CGRect) -> CGRect {
    guard aspect > 0, aspect.isFinite else { return rect }
    let isWider = aspect > rect.width / rect.height
    let fillsHeight = (self == .cover) == isWider
    let size =
      fillsHeight
      ? CGSize(width: rect.height * aspect, height: rect.height)
      : CGSize(width: rect.width, height: rect.width / aspect)
    return CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
