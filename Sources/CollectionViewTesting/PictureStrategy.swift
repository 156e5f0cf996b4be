public import CellContent
internal import CollectionViewPictures
internal import CompositionalLayout
public import FlatplanTesting
internal import Foundation
internal import PNGCodec
public import UIKitViews
internal import VisualDiff

extension SnapshotStrategy where Content == UICollectionView {
  /// A picture of all content as a PNG, with the pixels of the container's scale.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark, which is part of the baseline's name.
  ///   - threshold: The smallest difference of colors that counts, from 0 to 1. About 0.02 is just
  ///     noticeable. With 0, every pixel counts whose bytes differ.
  public static func picture(
    appearance: Appearance = .light, threshold: Double = 0.02
  ) -> Self {
    Self { layout, view in
      let png = try onMainActor(view) { try view.png(of: layout, appearance: appearance) }
      return [.picture(png, of: layout, appearance, threshold)]
    }
  }
}

extension SnapshotStrategy where Content == Void {
  /// A picture of all frames as a PNG, drawn as wireframe, with the pixels of the container's scale.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark, which is part of the baseline's name.
  ///   - threshold: The smallest difference of colors that counts, from 0 to 1.
  public static func picture(
    appearance: Appearance = .light, threshold: Double = 0.02
  ) -> Self {
    Self { layout, _ in
      [.picture(try layout.png(appearance: appearance), of: layout, appearance, threshold)]
    }
  }
}

extension SnapshotForm {
  fileprivate static func picture(
    _ png: Data, of layout: SolvedLayout, _ appearance: Appearance, _ threshold: Double
  ) -> Self {
    let new = [UInt8](png)
    var form = Self(new, kind: "png", axes: layout.record().axes) { old in
      guard old != new else { return nil }
      return try Changes(from: try PNG.decode(old), to: try PNG.decode(new), threshold)
    }
    if appearance != .light { form.suffix = "-\(appearance.rawValue)" }
    return form
  }
}

extension SnapshotForm.Changes {
  /// The visible differences of two pictures; `nil` if there are none.
  fileprivate init?(from old: PNG.Picture, to new: PNG.Picture, _ threshold: Double) throws {
    let isExact = threshold == 0
    let diff = ImageDiff(
      old, new, options: ImageDiff.Options(threshold: threshold, countsAntialiased: isExact))
    guard !diff.isEmpty else { return nil }
    let sizes =
      diff.hasEqualSizes
      ? [] : ["size      \(old.width) x \(old.height) -> \(new.width) x \(new.height) pixels"]
    let worst = diff.densest(in: 8)
    let pixels = "pixels    \(diff.different) differ, most of them at \(worst.x),\(worst.y)"
    self.init(
      (sizes + (diff.different > 0 ? [pixels] : [])).joined(separator: "\n"),
      picture: try PNG.encode(diff.picture(over: old)))
  }
}
