import Foundation

/// What the `image` of an element names.
public enum Picture: Hashable, Sendable {
  /// A file of the user's.
  case file(String)
  /// A landscape made by chance.
  case photo(seed: String)
  /// A person's: the initials, or a symbol, on a disc.
  case avatar(seed: String)
  /// An app's, made by chance.
  case icon(seed: String)
  case symbol(Symbol)
  /// A name that nothing goes by.
  case unknown(String)

  /// - Parameters:
  ///   - name: A path that ends in `.png`, `.jpg`, `.jpeg` or `.webp`; `photo`, `avatar` or `icon`,
  ///     with `-` and any text behind them to choose one; or the name of a symbol.
  ///   - subject: What one without a text of its own is chosen by.
  public init(_ name: String, subject: String) {
    if Self.isFile(name) {
      self = .file(name)
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    let seed = parts.count > 1 ? parts[1] : subject
    switch parts.first {
    case "photo": self = .photo(seed: seed)
    case "avatar": self = .avatar(seed: seed)
    case "icon": self = .icon(seed: seed)
    default: self = Symbol.named(name).map(Picture.symbol) ?? .unknown(name)
    }
  }

  /// The words that name a kind of picture.
  public static let kinds = ["photo", "avatar", "icon"]

  /// Whether a name is that of a file.
  public static func isFile(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".webp"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether it is drawn in the colour of text.
  package var isSymbol: Bool {
    switch self {
    case .symbol, .unknown: true
    case .file, .photo, .avatar, .icon: false
    }
  }

  /// Whether it is round, so that edges of a box that it touched would look cut.
  package var isRound: Bool {
    switch self {
    case .avatar, .icon: true
    case .file, .symbol, .photo, .unknown: false
    }
  }
}

/// How a picture fills its place.
public enum ImageFit: String, Hashable, Sendable, CaseIterable {
  /// All of the place, so that some of the picture may be cut off.
  case cover
  /// As much of the place as shows all of the picture.
  case contain
}
