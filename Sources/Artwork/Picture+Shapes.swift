package import Foundation
package import Scene

extension Picture {
  /// The shapes of a generated picture; `nil` for files, which belong to the scene, and for unknown
  /// names.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points, relative to the drawing's origin.
  ///   - tint: The color of symbols.
  ///   - weight: The line width of symbols relative to the regular one.
  package func shapes(
    in rect: CGRect, tint: RGBA, weight: CGFloat = 1, isMirrored: Bool = false
  ) -> [Shape]? {
    switch self {
    case .photo(let kind, let seed): Photo(kind: kind, seed: seed).shapes(in: rect)
    case .icon(let seed): AppIcon(seed: seed).shapes(in: rect)
    case .avatar(let seed): avatar(of: seed).shapes(in: rect)
    case .symbol(let symbol):
      symbol.shapes(in: rect, color: tint, isMirrored: isMirrored, weight: weight)
    case .file, .unknown: nil
    }
  }

  /// The text on the picture: the initials of an avatar.
  package func texts(in rect: CGRect) -> [TextBlock] {
    guard case .avatar(let seed) = self else { return [] }
    return avatar(of: seed).texts(in: rect)
  }

  private func avatar(of seed: String) -> Artwork {
    Artwork(
      picture: self, images: ImageLibrary(), fit: .cover, tint: .white, placeholderColor: .white,
      isMirrored: false, name: seed)
  }
}
