internal import Artwork
public import CompositionalLayout
public import Foundation
internal import Scene

/// An image: a symbol, a file, a drawing or a placeholder.
///
/// Flatplan draws its own symbols under Apple's names. An unknown symbol becomes a frame with its
/// name. PDF files are not read; palettes have two colors, and animations do not run.
///
/// See [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, Sendable {
  /// Whether an image keeps its colors or is drawn in the tint.
  public enum RenderingMode: Int, Sendable {
    /// The tint for symbols, the image's colors otherwise.
    case automatic = 0
    /// The image's colors.
    case alwaysOriginal
    /// The tint.
    case alwaysTemplate
  }

  package enum Source: Hashable, Sendable {
    case symbol(String)
    /// A file, by its name in ``library``.
    case file(String)
    /// Only a name. Names that start with `photo-`, `avatar-` or `icon-` become random artwork, as
    /// in specs; others become a placeholder.
    case named(String)
    /// A drawing by code.
    case drawn(DrawnPicture)
  }

  package let source: Source
  package let tint: ColorValue?
  /// The color that replaces the view's tint; `nil` uses the view's tint.
  ///
  /// Symbols and template images use the view's tint, unless they are always original or have
  /// palette colors.
  package var tintInViews: ColorValue? {
    switch renderingMode {
    case .alwaysOriginal: tint
    case .automatic: isSymbolImage ? symbol.color : tint
    case .alwaysTemplate: symbol.color
    }
  }
  /// Whether one color replaces all colors of the image.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate || !isSymbolImage && tintInViews != nil
  }
  /// Whether the image keeps its colors.
  public let renderingMode: RenderingMode
  /// The symbol settings of the image.
  package let symbol: SymbolTraits
  package let flip: Flip
  public let size: CGSize

  /// When an image is mirrored horizontally.
  package struct Flip: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    static let always = Self(rawValue: 1)
    package static let inRightToLeft = Self(rawValue: 2)

    /// Whether the image is mirrored in a view with a layout direction.
    package func isMirrored(inRightToLeft isRightToLeft: Bool) -> Bool {
      contains(.always) != (isRightToLeft && contains(.inRightToLeft))
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
    case .file(let name) where library[name]?.symbol == nil: library[name]?.size ?? .zero
    case .symbol, .file: CGSize(width: symbol.side, height: symbol.side)
    case .named(let name): Picture(name, subject: name).usualSize
    case .drawn(let picture): picture.size
    }
  }

  // MARK: Initializers

  /// Creates an empty image.
  public convenience override init() {
    self.init(.drawn(DrawnPicture(size: .zero, operations: [])))
  }

  /// Creates the image of a name: an image file, an image set or a symbol set, beside the code or in
  /// the program's folder. If there is none, the image is a placeholder.
  public convenience init?(named name: String) { self.init(imageLiteralResourceName: name) }

  /// Creates the image of a name. The bundle and the traits are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(named: name) }

  /// Creates the image in a file; `nil` if it cannot be read. A file name that ends in `@2x` or
  /// `@3x` sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFolder.file(at: path, isNamed: true) else { return nil }
    self.init(file: file)
  }

  /// Creates an image from the bytes of a PNG, JPEG or WebP file; `nil` for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a file, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile(Array(data)) else { return nil }
    self.init(file: Self.library.keep(file, scale: scale))
  }

  private convenience init(file: StoredImage) {
    let isTemplate = file.file.isTemplate && file.symbol == nil
    self.init(
      .file(file.name), size: file.symbol == nil ? file.size : nil,
      renderingMode: isTemplate ? .alwaysTemplate : .automatic)
  }

  public convenience init(imageLiteralResourceName name: String) {
    if let file = ImageFolder.find(named: name) {
      self.init(file: file)
    } else {
      self.init(.named(name))
    }
  }

  /// Creates a symbol; `nil` for an empty name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol. The variable value is ignored.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// Creates a symbol. The traits are ignored.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  /// Creates a symbol with a configuration; `nil` for an empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let symbol = (configuration as? SymbolConfiguration)?.traits ?? SymbolTraits()
    self.init(.symbol(name), symbol: symbol)
  }

  /// Creates a copy with a number of pixels per point.
  convenience init(copying other: UIImage, scale: CGFloat) {
    let factor = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: other.size.width / factor, height: other.size.height / factor)
    self.init(
      other.source, size: size, tint: other.tint, renderingMode: other.renderingMode,
      symbol: other.symbol, flip: other.flip)
  }

  // MARK: Variants

  public var isSymbolImage: Bool {
    switch source {
    case .symbol: true
    case .file(let name): Self.library[name]?.symbol != nil
    case .named, .drawn: false
    }
  }

  /// Pixels per point; always 1, because ``size`` already includes the scale of files.
  public var scale: CGFloat { 1 }

  /// A copy with a tint.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// A copy with a tint and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, tint: color.value, renderingMode: renderingMode, symbol: symbol,
      flip: flip)
  }

  /// A copy with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, tint: tint, renderingMode: renderingMode, symbol: symbol, flip: flip)
  }

  /// A copy of a symbol with a configuration; other images are returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let traits = (configuration as? SymbolConfiguration)?.traits, isSymbolImage else {
      return self
    }
    return UIImage(source, tint: tint, renderingMode: renderingMode, symbol: traits, flip: flip)
  }

  /// A copy of a symbol with the values of a configuration added; other images are returned
  /// unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return self }
    return UIImage(
      source, tint: tint, renderingMode: renderingMode,
      symbol: symbol.merging(configuration.traits), flip: flip)
  }

  /// A copy that is mirrored in right-to-left layouts. Directional symbols are always mirrored
  /// there.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    flipped(flip.union(.inRightToLeft))
  }

  /// Whether the image is mirrored in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { flip.contains(.inRightToLeft) }

  /// A copy that is mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    flipped(flip.symmetricDifference(.always))
  }

  private func flipped(_ flip: Flip) -> UIImage {
    UIImage(
      source, size: size, tint: tint, renderingMode: renderingMode, symbol: symbol, flip: flip)
  }

  /// Returns the image itself: it is stretched as a whole. Flatplan logs cap insets.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    if capInsets != .zero {
      Notes.report("images are stretched as a whole; cap insets are ignored")
    }
    return self
  }

  /// How a resizable image fills its area. No effect on pictures.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  /// Returns the image itself: views are aligned by their edges.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// Whether another object is an equal image.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && tint == other.tint && size == other.size
      && renderingMode == other.renderingMode && symbol == other.symbol && flip == other.flip
  }

  public override var hash: Int { source.hashValue }
}

extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ImageLiteralType = UIImage

extension UIContextualAction {
  /// The image of the action. Not drawn.
  public var image: UIImage? {
    get { picture as? UIImage }
    set { picture = newValue }
  }
}

extension Picture {
  /// The size of artwork and placeholders in points.
  fileprivate var usualSize: CGSize {
    switch self {
    case .photo(let kind, _): CGSize(width: 400, height: 400 / kind.aspect)
    case .avatar, .icon: CGSize(width: 60, height: 60)
    case .file, .symbol, .unknown: CGSize(width: 44, height: 44)
    }
  }
}
