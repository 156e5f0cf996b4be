internal import Artwork
package import Foundation

/// The images of an image set or a symbol set in an asset catalog: a folder `.imageset` or `.symbolset`.
package struct ImageSet: Sendable {
  private var images: [Version]
  /// Whether the image is drawn in the tint color.
  private(set) var isTemplate = false

  private struct Version: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [AssetAppearance]?

    /// The pixels per point; images for all scales have the most.
    var points: Double { scale.flatMap { Double($0.dropLast()) } ?? 100 }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Version]?
    var symbols: [Version]?
    var properties: Properties?
  }

  /// - Parameters:
  ///   - contents: The bytes of `Contents.json`, if there is one.
  ///   - files: The names of the files in the folder. Without `Contents.json`, their names tell their
  ///     scales.
  package init(_ contents: (some Sequence<UInt8>)?, files: [String]) {
    let known = contents.flatMap { try? JSONDecoder().decode(Contents.self, from: Data($0)) }
    isTemplate = known?.properties?.intent == "template"
    images = (known?.images ?? known?.symbols ?? []).filter { image in
      image.filename.map(Picture.isFile) ?? false
    }
    guard images.isEmpty else { return }
    images = files.filter(Picture.isFile).map { file in
      let scale = ["@2x", "@3x"].first { file.contains("\($0).") }
      return Version(filename: file, scale: scale.map { String($0.dropFirst()) } ?? "1x")
    }
  }

  /// The name of the file for an appearance: the smallest with enough pixels per point, or else that
  /// with the most.
  package func file(in appearance: Appearance, scale: CGFloat = 3) -> String? {
    let byAppearance = appearance.substitutes.lazy.map { wanted in
      images.filter { Appearance($0.appearances) == wanted }
    }
    guard let known = byAppearance.first(where: { !$0.isEmpty }) else { return nil }
    let universal = known.filter { $0.idiom ?? "universal" == "universal" }
    let sorted = (universal.isEmpty ? known : universal).sorted { $0.points < $1.points }
    return (sorted.first { $0.points >= scale } ?? sorted.last)?.filename
  }
}
