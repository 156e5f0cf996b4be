internal import Artwork
public import CompositionalLayout
public import Foundation
internal import Scene

/// A symbol of the system, a picture in a file, or the name of one.
///
/// Symbols are drawn as signs of Flatplan's own, named as Apple's are; a name that none goes by becomes a
/// frame with the name in it. Not read are PDF and SVG files, colours of palettes but the first two,
/// and animations. See [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal
    case alwaysTemplate
  }

  /// Where a picture comes from.
  package enum Source: Hashable, Sendable {
    /// A sign of the system.
    case symbol(String)
    /// A file, by its name in ``library``.
    case file(String)
    /// Only the name is known: `photo-`, `avatar-` and `icon-` with any text behind them are drawn by
    /// chance, as in specs, and all else as a placeholder.
    case named(String)
    /// What code has drawn.
    case drawn(DrawnPicture)
  }

  package let source: Source
  /// The colour that the image brings along.
  package let tint: ColorValue?
  /// The colour that it keeps in a view: symbols, and what is a stencil, take the view's unless they are to be
  /// drawn as they are or have colours of a palette.
  package var tintInViews: ColorValue? {
    switch renderingMode {
    case .alwaysOriginal: tint
    case .automatic: isSymbolImage ? symbol.color : tint
    case .alwaysTemplate: symbol.color
    }
  }
  /// Whether one colour takes the place of all that the image has.
  package var isStencil: Bool {
    renderingMode == .alwaysTemplate || !isSymbolImage && tintInViews != nil
  }
  public let renderingMode: RenderingMode
  /// How large and heavy a symbol is, as far as it says.
  package let symbol: SymbolTraits
  package let flip: Flip
  /// Points.
  public let size: CGSize

  /// When left and right are exchanged.
  package struct Flip: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    static let always = Self(rawValue: 1)
    package static let readingFromRight = Self(rawValue: 2)

    /// Whether they are in a view that is read so.
    package func isSeen(fromRight: Bool) -> Bool {
      contains(.always) != (fromRight && contains(.readingFromRight))
    }
  }

  init(
    _ source: Source, size: CGSize? = nil, tint: ColorValue? = nil,
    renderingMode: RenderingMode = .automatic, symbol: SymbolTraits = SymbolTraits(),
    flip: Flip = []
  ) {
    self.source = source
    self.flip = flip
    self.tint = tint ?? symbol.color
    self.renderingMode = renderingMode
    self.symbol = symbol
    self.size = size ?? Self.size(of: source, symbol)
    super.init()
  }

  private static func size(of source: Source, _ symbol: SymbolTraits) -> CGSize {
    switch source {
    case .symbol: CGSize(width: symbol.side, height: symbol.side)
    case .file(let name): library[name]?.size ?? .zero
    case .named(let name): Picture(name, subject: name).usualSize
    case .drawn(let picture): picture.size
    }
  }

  // MARK: Making

  /// A picture of nothing.
  public convenience override init() {
    self.init(.drawn(DrawnPicture(size: .zero, marks: [])))
  }

  /// The picture of that name: a PNG, JPEG or WebP file, or an image set of an asset catalog, that lies
  /// beside the code or in the program's folder; where there is none, a placeholder.
  public convenience init?(named name: String) {
    self.init(imageLiteralResourceName: name)
  }

  /// The same whatever the traits: a placeholder has no other versions.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    self.init(named: name)
  }

  /// The picture in a file, by its path; `nil` where it cannot be read. `@2x` and `@3x` at the end of its
  /// name count as its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFolder.file(at: path) else { return nil }
    self.init(file: file)
  }

  /// The picture in the bytes of a PNG, JPEG or WebP file; `nil` for others.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The same with so many pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile(Array(data)) else { return nil }
    self.init(file: Self.library.keep(file, scale: scale))
  }

  private convenience init(file: StoredImage) {
    self.init(.file(file.name), size: file.size)
  }

  /// The picture of `#imageLiteral(resourceName:)`.
  public convenience init(imageLiteralResourceName name: String) {
    if let file = ImageFolder.find(named: name) {
      self.init(file: file)
    } else {
      self.init(.named(name))
    }
  }

  /// A sign of the system; `nil` without a name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A sign of the system, drawn whole whatever the value.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The same whatever the traits are.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let symbol = (configuration as? SymbolConfiguration)?.traits ?? SymbolTraits()
    self.init(.symbol(name), symbol: symbol)
  }

  /// The same as another one, in points of so many pixels.
  convenience init(copying other: UIImage, scale: CGFloat) {
    let factor = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: other.size.width / factor, height: other.size.height / factor)
    self.init(
      other.source, size: size, tint: other.tint, renderingMode: other.renderingMode,
      symbol: other.symbol, flip: other.flip)
  }

  // MARK: Variants

  /// Whether it is a sign of the system.
  public var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Pixels a point; those of files are in ``size`` already.
  public var scale: CGFloat { 1 }

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, tint: color.value, renderingMode: renderingMode, symbol: symbol,
      flip: flip)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, tint: tint, renderingMode: renderingMode, symbol: symbol, flip: flip)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let traits = (configuration as? SymbolConfiguration)?.traits, isSymbolImage else {
      return self
    }
    return UIImage(source, tint: tint, renderingMode: renderingMode, symbol: traits, flip: flip)
  }

  /// The same with what `configuration` says besides.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return self }
    return UIImage(
      source, tint: tint, renderingMode: renderingMode,
      symbol: symbol.merging(configuration.traits), flip: flip)
  }

  /// The same with left and right exchanged where text is read from the right, as signs that point are
  /// in any case.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    flipped(flip.union(.readingFromRight))
  }

  public var flipsForRightToLeftLayoutDirection: Bool { flip.contains(.readingFromRight) }

  /// The same with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    flipped(flip.symmetricDifference(.always))
  }

  private func flipped(_ flip: Flip) -> UIImage {
    UIImage(
      source, size: size, tint: tint, renderingMode: renderingMode, symbol: symbol, flip: flip)
  }

  /// The same, stretched as a whole, which is said.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    if capInsets != .zero { Notes.say("images are stretched as a whole, and caps with them") }
    return self
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  /// The same: views stand by their edges.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && tint == other.tint && size == other.size
      && renderingMode == other.renderingMode && symbol == other.symbol && flip == other.flip
  }

  public override var hash: Int { source.hashValue }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What the compiler makes of image literals.
public typealias _ImageLiteralType = UIImage

extension UIContextualAction {
  /// Kept for code that sets it: a picture shows no swipes.
  public var image: UIImage? {
    get { picture as? UIImage }
    set { picture = newValue }
  }
}

extension Picture {
  /// Points, of one that is made by chance or not known.
  fileprivate var usualSize: CGSize {
    switch self {
    case .photo: CGSize(width: 400, height: 300)
    case .avatar, .icon: CGSize(width: 60, height: 60)
    case .file, .symbol, .unknown: CGSize(width: 44, height: 44)
    }
  }
}
