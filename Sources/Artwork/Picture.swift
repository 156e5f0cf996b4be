import Foundation

/// The picture that the `image` of an element refers to.
public enum Picture: Hashable, Sendable {
  /// An image file of the user.
  case file(String)
  /// A generated picture that stands for a photograph.
  case photo(PhotoKind = .landscapes, seed: String)
  /// A person's avatar: a disc with initials or a symbol.
  case avatar(seed: String)
  /// A generated app icon.
  case icon(seed: String)
  /// A symbol of the symbol library.
  case symbol(Symbol)
  /// A name that refers to nothing.
  case unknown(String)

  /// Finds the picture for a name.
  ///
  /// - Parameters:
  ///   - name: A path that ends in `.png`, `.jpg`, `.jpeg`, `.webp` or `.svg`; `photo`, `avatar` or `icon`,
  ///     optionally followed by `-` and a seed; `photo-`, a ``PhotoKind`` and optionally `-` and a
  ///     seed; or the name of a symbol.
  ///   - subject: The seed if the name has none.
  /// - Complexity: O(log *n*) in the number of symbols.
  public init(_ name: String, subject: String) {
    if Self.isFile(name) {
      self = .file(name)
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    let seed = parts.count > 1 ? parts[1] : subject
    switch parts.first {
    case "photo":
      let (kind, seed) =
        parts.count > 1 ? PhotoKind.split(seed, subject: subject) : (.landscapes, subject)
      self = .photo(kind, seed: seed)
    case "avatar": self = .avatar(seed: seed)
    case "icon": self = .icon(seed: seed)
    default: self = Symbol.named(name).map(Picture.symbol) ?? .unknown(name)
    }
  }

  /// The names of generated kinds of pictures.
  public static let kinds = ["photo", "avatar", "icon"]

  /// Whether a name has the extension of an image file.
  public static func isFile(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".webp", ".svg"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The format of an image file that cannot be read, by its extension; `nil` for other names.
  package static func unreadFormat(_ name: String) -> String? {
    let formats = [
      "gif": "GIF", "bmp": "BMP", "tif": "TIFF", "tiff": "TIFF", "heic": "HEIC",
      "heif": "HEIC", "avif": "AVIF", "pdf": "PDF", "jxl": "JPEG XL",
    ]
    let parts = name.split(separator: ".")
    return parts.count > 1 ? formats[parts[parts.count - 1].lowercased()] : nil
  }

  /// Whether the picture is drawn in the tint color.
  package var isSymbol: Bool {
    switch self {
    case .symbol, .unknown: true
    case .file(let path): Self.isOfSymbolSet(path)
    case .photo, .avatar, .icon: false
    }
  }

  /// Whether a path is that of a file in a symbol set of an asset catalog.
  package static func isOfSymbolSet(_ path: String) -> Bool { path.contains(".symbolset/") }

  /// Whether the picture is round. Square edges that touch it would make it look clipped.
  package var isRound: Bool {
    switch self {
    case .avatar, .icon: true
    case .file, .symbol, .photo, .unknown: false
    }
  }
}

/// How a picture is scaled to its rectangle.
public enum ImageFit: String, Hashable, Sendable, CaseIterable {
  /// Fills the rectangle and crops the picture if necessary.
  case cover
  /// Fits the whole picture into the rectangle.
  case contain
}
