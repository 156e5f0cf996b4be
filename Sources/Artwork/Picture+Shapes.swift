package import Foundation
package import Scene

extension Picture {
  /// The picture in a place, as far as it is made here: files are the scene's, and nothing is known of
  /// names that nothing goes by.
  ///
  /// - Parameters:
  ///   - rect: Points, relative to the origin of its drawing.
  ///   - tint: The colour of symbols.
  ///   - weight: The line width of symbols; 1 is regular.
  package func shapes(
    in rect: CGRect, tint: RGBA, weight: CGFloat = 1, isMirrored: Bool = false
  ) -> [Shape]? {
    switch self {
    case .photo(let seed): Photo(seed: seed).shapes(in: rect)
    case .icon(let seed): AppIcon(seed: seed).shapes(in: rect)
    case .avatar(let seed): avatar(of: seed).shapes(in: rect)
    case .symbol(let symbol):
      symbol.shapes(in: rect, color: tint, isMirrored: isMirrored, weight: weight)
    case .file, .unknown: nil
    }
  }

  /// The words on the picture: an avatar's initials.
  package func texts(in rect: CGRect) -> [TextBlock] {
    guard case .avatar(let seed) = self else { return [] }
    return avatar(of: seed).texts(in: rect)
  }

  private func avatar(of seed: String) -> Artwork {
    Artwork(
      picture: self, images: ImageLibrary(), fit: .cover, tint: .white, quiet: .white,
      isMirrored: false, name: seed)
  }
}
